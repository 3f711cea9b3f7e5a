"""What stands around a fish market: boats, ice, the bank, and signs of what people are doing."""

from render.picture.palette import AWNING, CLOSED_DARK, GOLD, INK, LEAF, PAPER, SUN, WHITE, Colour, mix
from render.picture.sprites import EDGE, Pen

SEA: Colour = (176, 216, 230)
SEA_DARK: Colour = (92, 160, 190)
HULL: Colour = (192, 74, 58)
ICE: Colour = (190, 228, 246)
STONE_WALL: Colour = (214, 204, 186)


def hull(pen: Pen) -> None:
    """The side of a boat; what it carries stands on it."""
    bottom = pen.height - 1.2
    line = 1.2
    pen.polygon([(1, 1), (99, 1), (90, bottom), (9, bottom)], HULL, INK, line)
    pen.polygon([(1.6, 1.4), (98.4, 1.4), (96.2, 4.4), (3.6, 4.4)], PAPER, INK, line * 0.7)


def paint_boat(pen: Pen, edge: float) -> None:
    """A small boat under sail, with outlines of any width."""
    pen.line([(52, 8), (52, 62)], INK, edge)
    pen.polygon([(58, 12), (88, 54), (58, 54)], PAPER, INK, edge)
    pen.polygon([(46, 20), (46, 54), (22, 54)], mix(SEA, WHITE, 0.4), INK, edge)
    pen.polygon([(4, 62), (96, 62), (80, 90), (20, 90)], HULL, INK, edge)
    pen.line([(11, 70), (89, 70)], PAPER, edge)


def boat(pen: Pen) -> None:
    """A small boat under sail."""
    paint_boat(pen, EDGE)


def dawn(pen: Pen) -> None:
    """The sun comes out of the sea."""
    for start, end in (((50, 4), (50, 16)), ((14, 20), (23, 29)), ((86, 20), (77, 29))):
        pen.line([start, end], GOLD, 8)
    pen.circle(50, 56, 30, SUN)
    pen.rectangle(2, 60, 98, 95, SEA_DARK, radius=8)
    for y in (72, 84):
        pen.line([(16, y), (34, y - 4), (50, y), (66, y - 4), (84, y)], SEA, 5)


def ice(pen: Pen) -> None:
    """A block of ice."""
    pen.polygon([(8, 30), (50, 10), (92, 30), (50, 50)], mix(ICE, WHITE, 0.7))
    pen.polygon([(8, 30), (50, 50), (50, 96), (8, 76)], ICE)
    pen.polygon([(50, 50), (92, 30), (92, 76), (50, 96)], mix(ICE, SEA_DARK, 0.5))
    pen.line([(18, 46), (18, 62)], WHITE, 6)


def bank(pen: Pen) -> None:
    """The bank: what is on the account."""
    pen.polygon([(50, 4), (96, 34), (4, 34)], STONE_WALL)
    for x in (18, 42, 66):
        pen.rectangle(x, 38, x + 16, 80, PAPER, INK, 4)
    pen.rectangle(4, 80, 96, 95, STONE_WALL)
    pen.circle(50, 23, 7, GOLD, None)


def sealed(pen: Pen) -> None:
    """An answer in an envelope."""
    pen.rectangle(4, 18, 96, 86, PAPER, radius=6)
    pen.line([(8, 22), (50, 56), (92, 22)], INK, 5)
    pen.circle(50, 58, 14, AWNING, INK, 4)


def hourglass(pen: Pen) -> None:
    """An answer that is waited for."""
    pen.polygon([(22, 12), (78, 12), (56, 50), (78, 88), (22, 88), (44, 50)], mix(SEA, WHITE, 0.5))
    pen.polygon([(34, 84), (50, 62), (66, 84)], SUN, None)
    pen.polygon([(38, 26), (62, 26), (50, 44)], SUN, None)
    for y in (9, 91):
        pen.line([(16, y), (84, y)], INK, 10)


def stall_open(pen: Pen) -> None:
    """A stall that is open."""
    pen.rectangle(12, 40, 88, 92, PAPER)
    pen.rectangle(12, 66, 88, 92, mix(SUN, INK, 0.25))
    for number in range(4):
        fill = AWNING if number % 2 == 0 else PAPER
        left = 4 + number * 23
        pen.ellipse(left, 30, left + 23, 54, fill, INK, 4)
        pen.rectangle(left, 8, left + 23, 42, fill, INK, 4)


def to(pen: Pen) -> None:
    """What is given on the left is for what is on the right."""
    pen.polygon([(4, 38), (56, 38), (56, 16), (96, 50), (56, 84), (56, 62), (4, 62)], GOLD)


def speech(pen: Pen) -> None:
    """Something that was said."""
    pen.polygon([(26, 62), (22, 96), (52, 68)], WHITE)
    pen.rectangle(4, 10, 96, 72, WHITE, radius=18)
    pen.polygon([(30, 60), (27, 84), (48, 62)], WHITE, None)
    for x in (28, 50, 72):
        pen.circle(x, 41, 6.5, INK, None)


def everybody(pen: Pen) -> None:
    """All the others."""
    coat = mix(SEA_DARK, INK, 0.3)
    for x, y, size in ((26, 30, 0.8), (74, 30, 0.8), (50, 36, 1.0)):
        pen.blob(
            [
                (x - 26 * size, 96),
                (x - 22 * size, y + 34 * size),
                (x, y + 20 * size),
                (x + 22 * size, y + 34 * size),
                (x + 26 * size, 96),
            ],
            coat,
            INK,
            5,
        )
        pen.circle(x, y, 15 * size, (244, 205, 164), INK, 5)


def fish_pile(pen: Pen) -> None:
    """The pile of fish cards."""
    _pile(pen, SEA_DARK)
    pen.blob([(20, 58), (34, 48), (52, 56), (64, 48), (64, 68), (52, 61), (34, 69)], WHITE, INK, 3)


def demand_pile(pen: Pen) -> None:
    """The pile of demand cards."""
    _pile(pen, mix(GOLD, WHITE, 0.3))
    pen.blob([(24, 82), (28, 66), (43, 60), (58, 66), (62, 82)], SEA_DARK, INK, 3)
    pen.circle(43, 50, 10, (244, 205, 164), INK, 3)


def price_pile(pen: Pen) -> None:
    """The pile of price cards."""
    _pile(pen, mix(LEAF, WHITE, 0.45))
    pen.circle(43, 56, 17, GOLD, INK, 4)
    pen.circle(43, 56, 8, mix(GOLD, WHITE, 0.4), None)


def _pile(pen: Pen, colour: Colour) -> None:
    pen.rectangle(24, 6, 94, 84, mix(colour, INK, 0.25), radius=8)
    pen.rectangle(8, 16, 78, 96, colour, radius=8)


def heap(pen: Pen) -> None:
    """What was sold, rotted or not sold at all: cards face up in a heap."""
    pen.polygon([(10, 30), (60, 12), (80, 62), (30, 80)], mix(CLOSED_DARK, WHITE, 0.5))
    pen.polygon([(24, 44), (84, 36), (90, 84), (32, 94)], PAPER)
    pen.blob([(38, 68), (50, 58), (64, 66), (76, 58), (76, 76), (64, 70), (50, 77)], SEA_DARK, INK, 3)
