"""Small signs of this game."""

from functools import cache

from render.picture.palette import GOLD, INK
from render.picture.sprites import Painter, Pen

ARROW = ((6, 36), (54, 36), (54, 14), (96, 50), (54, 86), (54, 64), (6, 64))
CROWN = ((6, 26), (28, 50), (50, 12), (72, 50), (94, 26), (86, 86), (14, 86))


@cache
def onward(*, left: bool) -> Painter:
    """Where the hands go next."""

    def paint(pen: Pen) -> None:
        pen.polygon([(100 - x if left else x, y) for x, y in ARROW], GOLD)

    return paint


def crown(pen: Pen) -> None:
    """The most crates of a good."""
    pen.polygon(CROWN, GOLD, INK, 6)
