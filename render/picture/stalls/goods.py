"""What is sold at the stalls, and the crate that it comes in. Each has its own silhouette."""

from collections.abc import Mapping
from types import MappingProxyType

from games.stalls.components import Good
from render.picture.palette import INK, LEAF, PAPER, WHITE, Colour, mix
from render.picture.sprites import Painter, Pen

BREAD: Colour = (211, 148, 78)
CHEESE: Colour = (250, 205, 72)
EGGS: Colour = (243, 214, 184)
HONEY: Colour = (230, 138, 30)
PEARS: Colour = (168, 196, 66)
ROSES: Colour = (222, 58, 96)
WOOD: Colour = (196, 146, 92)


def bread(pen: Pen) -> None:
    """A long loaf with cuts in its crust."""
    pen.blob([(5, 62), (14, 40), (36, 27), (66, 25), (88, 38), (96, 60), (86, 78), (50, 84), (14, 78)], BREAD)
    for x in (28, 48, 68):
        pen.line([(x - 7, 60), (x + 7, 38)], mix(BREAD, WHITE, 0.6), 8)


def cheese(pen: Pen) -> None:
    """A wedge with holes."""
    pen.polygon([(4, 52), (70, 14), (96, 44), (96, 52)], mix(CHEESE, WHITE, 0.5))
    pen.polygon([(4, 52), (96, 52), (96, 88), (4, 88)], CHEESE)
    hole = mix(CHEESE, INK, 0.3)
    for x, y, radius in ((24, 70, 8), (54, 64, 6), (76, 76, 8), (46, 81, 4)):
        pen.circle(x, y, radius, hole, None)


def eggs(pen: Pen) -> None:
    """Three eggs in a nest of straw."""
    for x, y, fill in ((30, 42, EGGS), (70, 42, mix(EGGS, BREAD, 0.35)), (50, 38, mix(EGGS, WHITE, 0.6))):
        pen.blob([(x, y - 30), (x + 17, y - 8), (x + 18, y + 14), (x, y + 26), (x - 18, y + 14), (x - 17, y - 8)], fill)
    pen.blob([(4, 58), (26, 66), (50, 69), (74, 66), (96, 58), (86, 84), (50, 93), (14, 84)], mix(WOOD, CHEESE, 0.4))
    for x in (22, 42, 62):
        pen.line([(x, 76), (x + 16, 82)], mix(WOOD, INK, 0.3), 4)


def honey(pen: Pen) -> None:
    """A jar with a cloth over its lid."""
    pen.rectangle(16, 30, 84, 96, HONEY, radius=16)
    pen.rectangle(26, 46, 34, 80, mix(HONEY, WHITE, 0.6), None, radius=4)
    pen.polygon([(10, 34), (20, 8), (80, 8), (90, 34), (76, 28), (63, 35), (50, 28), (37, 35), (24, 28)], PAPER)
    hexagon = [(52, 52), (66, 52), (73, 64), (66, 76), (52, 76), (45, 64)]
    pen.polygon(hexagon, mix(HONEY, CHEESE, 0.75), INK, 4)


def pears(pen: Pen) -> None:
    """A pear with its leaf."""
    pen.line([(50, 24), (54, 6)], mix(WOOD, INK, 0.5), 8)
    pen.blob([(56, 14), (72, 2), (90, 8), (76, 20)], LEAF, INK, 4)
    pen.blob(
        [(50, 17), (64, 30), (70, 52), (83, 70), (74, 91), (50, 97), (26, 91), (17, 70), (30, 52), (36, 30)], PEARS
    )
    pen.line([(29, 72), (34, 60)], mix(PEARS, WHITE, 0.6), 8)


def roses(pen: Pen) -> None:
    """A rose on its stem."""
    pen.line([(50, 56), (50, 95)], LEAF, 9)
    pen.blob([(50, 84), (62, 64), (84, 62), (74, 80)], LEAF, INK, 4)
    pen.blob([(50, 90), (38, 72), (16, 70), (26, 88)], LEAF, INK, 4)
    pen.blob([(50, 66), (24, 58), (16, 32), (32, 10), (50, 4), (68, 10), (84, 32), (76, 58)], ROSES)
    dark = mix(ROSES, INK, 0.45)
    pen.arc(30, 16, 70, 52, 150, 400, dark, 5)
    pen.arc(40, 24, 62, 44, -20, 220, dark, 5)
    pen.arc(18, 22, 82, 66, 35, 145, dark, 5)


def crate(pen: Pen) -> None:
    """A wooden crate."""
    pen.rectangle(3, 22, 97, 92, mix(WOOD, INK, 0.45), radius=4)
    for top in (22, 46, 70):
        pen.rectangle(3, top, 97, top + 20, WOOD, INK, 4, radius=3)
    for left in (8, 80):
        pen.rectangle(left, 14, left + 12, 96, mix(WOOD, WHITE, 0.25), INK, 4, radius=3)


PAINTERS: Mapping[Good, Painter] = MappingProxyType(
    {
        Good.BREAD: bread,
        Good.CHEESE: cheese,
        Good.EGGS: eggs,
        Good.HONEY: honey,
        Good.PEARS: pears,
        Good.ROSES: roses,
    }
)
COLOURS: Mapping[Good, Colour] = MappingProxyType(
    {
        Good.BREAD: BREAD,
        Good.CHEESE: CHEESE,
        Good.EGGS: EGGS,
        Good.HONEY: HONEY,
        Good.PEARS: PEARS,
        Good.ROSES: ROSES,
    }
)
