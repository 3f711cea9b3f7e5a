"""The basket, as it is painted on the board and on the cover."""

from typing import Final

from render.picture.palette import GOLD_DARK, INK, STONE_DARK, mix
from render.picture.sprites import Pen

WICKER: Final = mix(GOLD_DARK, STONE_DARK, 0.4)


def basket(pen: Pen) -> None:
    """A basket with a handle."""
    pen.arc(18, 4, 82, 110, 180, 360, INK, 7)
    pen.polygon([(6, 46), (94, 46), (82, 94), (18, 94)], WICKER, INK, 5)
    for height in (60, 74):
        pen.line([(12, height), (88, height)], mix(WICKER, INK, 0.4), 3)
