"""Where everything lies on the picture of the board of Market of Turin."""

from typing import Final, NamedTuple

from render.picture.canvas import Box
from render.picture.page import MARGIN, WIDTH

GAP: Final = 10

HEADER: Final = Box(MARGIN, 42, WIDTH - MARGIN, 140)

CARD_HEIGHT: Final = 226
CARD_WIDTH: Final = 148
LINE: Final = 48
"""Below each card: who put it up, and its price."""
SLOT: Final = 153
SHELF: Final = Box.at(MARGIN, 148, WIDTH - 2 * MARGIN, CARD_HEIGHT + LINE + 22)
SLOTS: Final = 6
"""How many cards the first shelf holds; the positions are beside it."""
MORE_SLOTS: Final = 7
"""How many cards each further shelf holds."""
LOW_SHELF: Final = 68
"""How high the shelf is without any card on it."""
POSITION_WIDTH: Final = 200
POSITION_HEIGHT: Final = 48

GOODS_HEIGHT: Final = 118
COLUMN: Final = 74
"""How wide the column of a good is."""
COLUMNS_LEFT: Final = WIDTH - MARGIN - 12 - 9 * COLUMN
ROW: Final = 174
"""How high the row of a player is."""
SCORES: Final = 46
"""How much higher, once there are scores to show."""


class Layout(NamedTuple):
    """The parts whose places depend on the view."""

    players: int
    cards: int
    """On the shelves."""
    scored: bool

    @property
    def frame(self) -> "Layout":
        """The same for all numbers of cards that need as much room."""
        further = len(self.shelves) - 1
        return self._replace(cards=min(self.cards, 1) + further * MORE_SLOTS + (SLOTS - 1 if further else 0))

    @property
    def shelves(self) -> tuple[Box, ...]:
        """The shelves, from top to bottom."""
        further = max(0, -(-(self.cards - SLOTS) // MORE_SLOTS))
        height = SHELF.height if self.cards else LOW_SHELF
        step = height + GAP
        return tuple(
            Box.at(SHELF.left, SHELF.top + number * step, SHELF.width, height) for number in range(1 + further)
        )

    def position(self, place: int) -> Box:
        """The place of a position: below each other beside the cards, or in a row without them."""
        if self.cards:
            top = SHELF.top + 14 + place * (SHELF.height - 20) // 5
            return Box.at(SHELF.right - POSITION_WIDTH - 14, top, POSITION_WIDTH, POSITION_HEIGHT)
        left = SHELF.left + 6 + place * (SHELF.width - 20) // 5
        return Box.at(left, SHELF.top + 10, POSITION_WIDTH, POSITION_HEIGHT)

    @property
    def goods(self) -> Box:
        """The goods and their payouts."""
        return Box.at(MARGIN, self.shelves[-1].bottom + GAP, WIDTH - 2 * MARGIN, GOODS_HEIGHT)

    def player(self, seat: int) -> Box:
        """The row of a player, below the goods; higher where a series is scored."""
        height = ROW + (SCORES if self.scored else 0)
        return Box.at(MARGIN, self.goods.bottom + 4 + seat * (height + GAP - 2), WIDTH - 2 * MARGIN, height)

    @property
    def height(self) -> int:
        """How high the board is, down to the row of the last player."""
        return self.player(self.players - 1).bottom + 18

    def slot(self, place: int) -> Box:
        """The place of a card, with the line below it."""
        shelf, column = (0, place) if place < SLOTS else divmod(place - SLOTS + MORE_SLOTS, MORE_SLOTS)
        box = self.shelves[shelf]
        return Box.at(box.left + 12 + column * SLOT, box.top + 10, CARD_WIDTH, CARD_HEIGHT + LINE)
