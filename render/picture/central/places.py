"""Where everything lies on the picture of the board of Central Market."""

from typing import Final

from render.picture.canvas import Box
from render.picture.page import MARGIN, WIDTH

HEADER: Final = Box(MARGIN, 42, WIDTH - MARGIN, 138)
STALLS: Final = Box.at(MARGIN, 146, WIDTH - 2 * MARGIN, 236)
AUCTION: Final = Box.at(MARGIN, STALLS.bottom + 12, WIDTH - 2 * MARGIN, 228)
ROW: Final = 160
"""How high the row of a player is."""
GAP: Final = 9
PRICES: Final = Box(AUCTION.left + 10, AUCTION.top + 82, AUCTION.right - 10, AUCTION.bottom - 10)


def height(players: int) -> int:
    """How high the board is with so many players, whose rows are the last on it."""
    return player_box(players - 1).bottom + 18


def stall_box(place: int, stalls: int) -> Box:
    """The stall of a product."""
    width = (STALLS.width - GAP * (stalls - 1)) // stalls
    return Box.at(STALLS.left + place * (width + GAP), STALLS.top, width, STALLS.height)


def price_box(price: int, highest: int) -> Box:
    """The place of a price on the auction card."""
    width = PRICES.width // highest
    left = PRICES.left + (PRICES.width - width * highest) // 2 + (price - 1) * width
    return Box(left + 3, PRICES.top, left + width - 3, PRICES.bottom)


def player_box(seat: int) -> Box:
    """The row of a player, below the auction."""
    return Box.at(MARGIN, AUCTION.bottom + 12 + seat * (ROW + GAP), WIDTH - 2 * MARGIN, ROW)
