"""Where everything lies on the pictures of Schwarzmarkt."""

from typing import Final

from games.schwarzmarkt.components import RATES
from render.picture.canvas import Box
from render.picture.page import MARGIN, WIDTH

GAP: Final = 12

HEADER: Final = Box(MARGIN, 40, WIDTH - MARGIN, 142)
TRACK: Final = Box(MARGIN, 142, WIDTH - MARGIN, 376)
OFFER: Final = Box(MARGIN, TRACK.bottom + GAP, WIDTH - MARGIN, TRACK.bottom + GAP + 228)

SPACE: Final = TRACK.width // len(RATES)
LOWEST: Final = 94
CLIMB: Final = 4
"""How much higher each space of the track is than the one before."""

ROWS: Final = {3: (3,), 4: (2, 2), 5: (3, 2)}
"""How many players sit beside each other."""


def space_box(space: int) -> Box:
    """The step of the stairs that a space of the rate track is."""
    left = TRACK.left + (TRACK.width - SPACE * len(RATES)) // 2 + space * SPACE
    return Box(left + 2, TRACK.bottom - LOWEST - CLIMB * space, left + SPACE - 2, TRACK.bottom)
