"""Where everything lies on the pictures of Fish Market."""

from typing import Final

from render.picture.canvas import Box
from render.picture.page import MARGIN, WIDTH

GAP: Final = 10

HEADER: Final = Box(MARGIN, 42, WIDTH - MARGIN, 104)
DEMAND: Final = Box(MARGIN, HEADER.bottom + 6, WIDTH - MARGIN, HEADER.bottom + 6 + 92)
TOP: Final = DEMAND.bottom + GAP
"""Where the parts begin whose height changes."""

ROWS: Final = {4: (4,), 5: (3, 2), 6: (3, 3)}
"""How many boats lie beside each other."""


def columns(count: int, top: int, height: int) -> list[Box]:
    """So many boxes of equal width beside each other, over the whole page."""
    width = (WIDTH - 2 * MARGIN - GAP * (count - 1)) // count
    return [Box.at(MARGIN + place * (width + GAP), top, width, height) for place in range(count)]
