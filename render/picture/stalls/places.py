"""Where things lie on the board: a column for each good, and a strip for each stall."""

from typing import Final

from games.stalls.components import Good
from render.picture.canvas import Box
from render.picture.page import MARGIN, SCALLOPS, WIDTH

GAP: Final = 12
HEADER: Final = Box(MARGIN, SCALLOPS + 12, WIDTH - MARGIN, SCALLOPS + 112)
PRICES: Final = Box.at(MARGIN, HEADER.bottom + GAP, WIDTH - 2 * MARGIN, 124)
COLUMN: Final = (PRICES.width - 12) // len(Good)
NAMES: Final = 134
"""How high the part of a stall is in which its people stand."""
CRATES: Final = 116
"""And that in which its crates stand."""
STALL: Final = NAMES + CRATES
OWN: Final = 282
"""What one's own hand needs below the stalls."""


def column(good: Good, top: int, height: int) -> Box:
    """The place of a good in a row."""
    return Box.at(PRICES.left + 6 + list(Good).index(good) * COLUMN + 3, top, COLUMN - 6, height)


def stall_box(family: int) -> Box:
    """The strip of a stall."""
    return Box.at(MARGIN, PRICES.bottom + GAP + family * (STALL + GAP), WIDTH - 2 * MARGIN, STALL)
