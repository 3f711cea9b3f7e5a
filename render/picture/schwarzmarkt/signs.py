"""The signs of the black market: text cards, the dealer who marks the rate, dice, and the backs of cards."""

from functools import cache
from types import MappingProxyType

from games.schwarzmarkt.components import Text
from render.picture.groceries import BUTTER, POTATO
from render.picture.palette import AWNING, CLOSED_DARK, GOLD, INK, LEAF, MARK_EDGE, PAPER, SUN, WHITE, Colour, mix
from render.picture.sprites import Painter, Pen
from render.picture.tokens import SKIN

COAT: Colour = (112, 98, 84)
NIGHT: Colour = (70, 76, 104)
STEEL: Colour = (176, 184, 192)
WOOD: Colour = (186, 138, 88)
PIPS = MappingProxyType(
    {
        1: ((50, 50),),
        2: ((27, 73), (73, 27)),
        3: ((26, 74), (50, 50), (74, 26)),
        4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    }
)


def dealer(pen: Pen) -> None:
    """A man in a coat, hat deep in the face, who stands on the rate of the moment."""
    paint_dealer(pen, 6)


def paint_dealer(pen: Pen, edge: float) -> None:
    """The dealer with outlines of any width."""
    pen.blob([(14, 98), (20, 62), (36, 50), (64, 50), (80, 62), (86, 98)], COAT, INK, edge)
    pen.polygon([(38, 52), (50, 78), (62, 52)], PAPER, INK, edge * 0.7)
    pen.circle(50, 36, 19, SKIN, INK, edge)
    pen.rectangle(31, 5, 69, 29, NIGHT, INK, edge, radius=9)
    pen.rectangle(15, 24, 85, 35, NIGHT, INK, edge * 0.8, radius=5)


@cache
def die(pips: int) -> Painter:
    """A die that shows how far a pass may push the rate."""

    def paint(pen: Pen) -> None:
        pen.rectangle(4, 4, 96, 96, WHITE, INK, 7, radius=20)
        for x, y in PIPS[pips]:
            pen.circle(x, y, 11.5, INK, None)

    return paint


def flag(pen: Pen) -> None:
    """Where the offer ends."""
    pen.line([(20, 6), (20, 96)], INK, 9)
    pen.polygon([(24, 8), (94, 28), (24, 52)], AWNING)


def start(pen: Pen) -> None:
    """The start player: a hand bell."""
    pen.line([(50, 6), (50, 24)], INK, 12)
    pen.blob([(50, 18), (72, 30), (78, 60), (94, 78), (50, 82), (6, 78), (22, 60), (28, 30)], GOLD)
    pen.circle(50, 88, 10, GOLD)


def card_back(pen: Pen) -> None:
    """A card of any hand, face down."""
    middle, pale = pen.height / 2, mix(NIGHT, WHITE, 0.55)
    pen.rectangle(2, 2, 98, pen.height - 2, NIGHT, width=8, radius=14)
    pen.rectangle(19, 19, 81, pen.height - 19, None, pale, 6, radius=6)
    pen.polygon([(50, middle - 28), (68, middle), (50, middle + 28), (32, middle)], pale, None)


def crate(pen: Pen) -> None:
    """The pile of products."""
    pen.rectangle(5, 20, 95, 92, WOOD, radius=5)
    for y in (44, 68):
        pen.line([(8, y), (92, y)], mix(WOOD, INK, 0.55), 5)
    for x in (20, 80):
        pen.line([(x, 23), (x, 89)], mix(WOOD, INK, 0.55), 6)


def market_pile(pen: Pen) -> None:
    """The pile of black market cards: their back shows a hat."""
    pen.rectangle(24, 6, 94, 84, mix(COAT, WHITE, 0.2), radius=8)
    pen.rectangle(8, 16, 78, 96, mix(COAT, WHITE, 0.55), radius=8)
    pen.rectangle(28, 36, 58, 60, NIGHT, INK, 4, radius=7)
    pen.rectangle(16, 58, 70, 69, NIGHT, INK, 4, radius=5)


def eye(pen: Pen) -> None:
    """What somebody was shown."""
    pen.blob([(2, 50), (26, 24), (50, 16), (74, 24), (98, 50), (74, 76), (50, 84), (26, 76)], WHITE, INK, 8)
    pen.circle(50, 50, 20, INK, None)


# Text cards


def _spy(pen: Pen) -> None:
    pen.line([(62, 62), (90, 90)], INK, 20)
    pen.line([(62, 62), (90, 90)], WOOD, 10)
    pen.circle(42, 42, 36, mix(STEEL, WHITE, 0.6), INK, 8)
    pen.blob([(17, 43), (42, 25), (67, 43), (42, 58)], WHITE, INK, 5)
    pen.circle(42, 42, 10, INK, None)


def _debt(pen: Pen) -> None:
    pen.polygon([(16, 4), (84, 4), (84, 96), (73, 86), (61, 96), (50, 86), (39, 96), (27, 86), (16, 96)], PAPER)
    for y in (22, 38):
        pen.line([(30, y), (70, y)], CLOSED_DARK, 7)
    pen.line([(30, 62), (70, 62)], AWNING, 11)


def _deal(pen: Pen) -> None:
    pen.polygon([(58, 3), (12, 58), (44, 58), (34, 97), (88, 38), (54, 38)], SUN)


def _spoiled(pen: Pen) -> None:
    pen.blob(
        [(50, 30), (74, 22), (92, 42), (84, 76), (60, 95), (50, 90), (40, 95), (16, 76), (8, 42), (26, 22)], POTATO
    )
    pen.line([(50, 28), (56, 8)], INK, 7)
    pen.circle(66, 52, 14, mix(LEAF, INK, 0.45), None)
    pen.circle(36, 72, 10, mix(LEAF, INK, 0.45), None)
    pen.line([(22, 40), (32, 50), (22, 60)], INK, 5)


def _swap(pen: Pen) -> None:
    pen.polygon([(4, 36), (60, 36), (60, 50), (96, 26), (60, 2), (60, 17), (4, 17)], GOLD)
    pen.polygon([(96, 82), (40, 82), (40, 97), (4, 73), (40, 49), (40, 63), (96, 63)], mix(NIGHT, WHITE, 0.35))


def _scarce(pen: Pen) -> None:
    pen.polygon([(4, 40), (96, 40), (84, 94), (16, 94)], WOOD)
    pen.ellipse(4, 26, 96, 54, mix(WOOD, INK, 0.6))
    for x in (34, 66):
        pen.line([(x - (50 - x) * 0.1, 58), (x, 88)], mix(WOOD, INK, 0.55), 5)
    pen.arc(20, 2, 80, 66, 180, 360, INK, 7)


def _raid(pen: Pen) -> None:
    for start, end in (((50, 3), (50, 13)), ((18, 14), (26, 24)), ((82, 14), (74, 24)), ((4, 44), (14, 47))):
        pen.line([start, end], MARK_EDGE, 8)
    pen.line([(96, 44), (86, 47)], MARK_EDGE, 8)
    pen.blob([(24, 80), (24, 46), (36, 28), (50, 24), (64, 28), (76, 46), (76, 80)], (66, 133, 214))
    pen.line([(38, 66), (38, 50), (44, 42)], WHITE, 7)
    pen.rectangle(12, 74, 88, 96, NIGHT, radius=7)


def _discovery(pen: Pen) -> None:
    pen.polygon([(12, 36), (2, 14), (44, 22), (50, 38)], mix(WOOD, WHITE, 0.3))
    pen.polygon([(88, 36), (98, 14), (56, 22), (50, 38)], mix(WOOD, WHITE, 0.3))
    pen.rectangle(12, 36, 88, 96, WOOD, radius=4)
    pen.line([(50, 52), (50, 80)], BUTTER, 12)
    pen.line([(36, 66), (64, 66)], BUTTER, 12)


def _limit(pen: Pen) -> None:
    pen.circle(50, 50, 47, MARK_EDGE, INK, 4)
    pen.circle(50, 50, 33, WHITE, None)
    two = [(27, 41), (31, 34), (40, 33), (45, 39), (43, 47), (28, 65), (46, 65)]
    five = [(70, 34), (56, 34), (54, 47), (64, 45), (72, 51), (71, 60), (63, 66), (53, 63)]
    for figure in (two, five):
        pen.line(figure, INK, 7)


TEXT_PAINTERS = MappingProxyType[Text, Painter](
    {
        Text.SPIONAGE: _spy,
        Text.ALTE_RECHNUNG: _debt,
        Text.SCHNELLES_GESCHAEFT: _deal,
        Text.VERDORBENE_WARE: _spoiled,
        Text.ZWANGSTAUSCH: _swap,
        Text.WAREN_KNAPP: _scarce,
        Text.RAZZIA: _raid,
        Text.NEUE_WARE_ENTDECKT: _discovery,
        Text.LIMIT: _limit,
    }
)
