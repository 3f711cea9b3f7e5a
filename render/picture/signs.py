"""Small signs that several games need: what is used up, said, done, or thrown away."""

from functools import cache

from render.picture.palette import AWNING, CLOSED, GOLD, INK, LEAF, PAPER, WHITE, Colour, mix
from render.picture.sprites import Painter, Pen


def struck(pen: Pen) -> None:
    """Used up."""
    pen.line([(12, 88), (88, 12)], WHITE, 16)
    pen.line([(12, 88), (88, 12)], AWNING, 8)


def cross(pen: Pen) -> None:
    """Not this one."""
    for points in ([(16, 16), (84, 84)], [(84, 16), (16, 84)]):
        pen.line(points, WHITE, 18)
    for points in ([(16, 16), (84, 84)], [(84, 16), (16, 84)]):
        pen.line(points, AWNING, 10)


def card_back(pen: Pen) -> None:
    """A hand of cards."""
    for left, fill in ((10, mix(AWNING, PAPER, 0.5)), (34, AWNING)):
        pen.rectangle(left, 6, left + 56, 94, fill, INK, 6, radius=10)
    pen.circle(62, 50, 15, PAPER, None)


def dustbin(pen: Pen) -> None:
    """What is out of the game."""
    pen.rectangle(22, 30, 78, 95, CLOSED, INK, 6, radius=8)
    for x in (40, 60):
        pen.line([(x, 48), (x, 80)], INK, 5)
    pen.line([(12, 28), (88, 28)], INK, 9)
    pen.line([(40, 14), (60, 14)], INK, 9)


def pennant(pen: Pen) -> None:
    """The first player of the round."""
    pen.polygon([(22, 8), (94, 32), (22, 58)], GOLD, INK, 7)
    pen.line([(20, 6), (20, 94)], INK, 10)


@cache
def bubble(fill: Colour) -> Painter:
    """What somebody above it says."""

    def paint(pen: Pen) -> None:
        pen.polygon([(16, 22), (44, 22), (20, 3)], fill, INK, 4)
        pen.rectangle(2, 14, 98, pen.height - 2, fill, INK, 4, radius=14)
        pen.polygon([(21, 20), (38, 20), (24, 9)], fill, None)

    return paint


def check(pen: Pen) -> None:
    """Done: a tick with nothing behind it, for a place in a row."""
    pen.line([(14, 54), (40, 80), (88, 20)], WHITE, 30)
    pen.line([(14, 54), (40, 80), (88, 20)], INK, 24)
    pen.line([(14, 54), (40, 80), (88, 20)], LEAF, 12)


def hourglass(pen: Pen) -> None:
    """Somebody is waited for."""
    pen.polygon([(24, 10), (76, 10), (54, 50), (76, 90), (24, 90), (46, 50)], PAPER, INK, 7)
    pen.polygon([(38, 30), (62, 30), (50, 50)], GOLD, None)
    pen.polygon([(34, 84), (66, 84), (50, 62)], GOLD, None)
    for y in (8, 92):
        pen.line([(16, y), (84, y)], INK, 11)
