"""Where everything lies on the picture of the board of Mercado de Lisboa.

The whole board is a little higher than wide: a higher one would be shown narrower. Where something is to be chosen,
only the part stands there in which it lies, and it is large.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from games.lisboa.components import CUSTOMERS, GROUPS, SIDE
from games.lisboa.view import LisboaView
from render.picture.canvas import Box
from render.picture.page import MARGIN, WIDTH

INNER: Final = WIDTH - 2 * MARGIN
HEADER: Final = Box(MARGIN, 42, WIDTH - MARGIN, 146)
GAP: Final = 12
BAND: Final = 38
"""The letters of the columns and the numbers of the rows."""
RIM: Final = 10
"""Between the floor and the entrances on the right and below."""
COLUMNS: Final = 2
COLUMN: Final = (INNER - GAP) // COLUMNS
OFFER: Final = 162
"""How high the customers of one number are."""
TAG: Final = 56
"""What they are higher where it stands below them what they would bring."""
LEGEND: Final = 96
CUSTOMERS_NAMES: Final = frozenset[str](CUSTOMERS)


class Market(NamedTuple):
    """The market in one size: how wide a cell is, and how deep an entrance."""

    cell: int
    door: int

    @property
    def box(self) -> Box:
        """The cells with the entrances around them."""
        side = 2 * self.door + BAND + RIM + SIDE * self.cell
        return Box.at(MARGIN, HEADER.bottom + 6, side, side)

    @property
    def floor(self) -> Box:
        """The cells."""
        inside = self.door + BAND
        return Box.at(self.box.left + inside, self.box.top + inside, SIDE * self.cell, SIDE * self.cell)

    def cell_box(self, cell: int) -> Box:
        """The place of a cell."""
        row, column = divmod(cell, SIDE)
        return Box.at(self.floor.left + column * self.cell, self.floor.top + row * self.cell, self.cell, self.cell)

    def entrance_box(self, entrance: str) -> Box:
        """The place of an entrance, by its name."""
        side, line = entrance[0], entrance[1]
        box, floor = self.box, self.floor
        if side in "TB":
            left = floor.left + "ABCDE".index(line) * self.cell
            return Box.at(left, box.top if side == "T" else floor.bottom + RIM, self.cell, self.door)
        top = floor.top + (int(line) - 1) * self.cell
        return Box.at(box.left if side == "L" else floor.right + RIM, top, self.door, self.cell)


BESIDE_PLAYERS: Final = Market(cell=120, door=98)
ALONE: Final = Market(cell=168, door=132)


class Layout(NamedTuple):
    """Which parts stand on a board, and where."""

    height: int
    market: Market | None
    sidebar: Box | None
    legend: Box | None
    offers: Box | None
    offer_height: int


def layout(view: LisboaView, chosen_from: Iterable[str]) -> Layout:
    """All parts, or those alone in which the places lie that are chosen from."""
    places = set(chosen_from)
    whole = not places
    market = BESIDE_PLAYERS if whole else ALONE if places - CUSTOMERS_NAMES else None
    sidebar = legend = offers = None
    top = HEADER.bottom + GAP
    if market is not None:
        sidebar = Box(market.box.right + GAP, market.box.top, WIDTH - MARGIN, market.box.bottom) if whole else None
        legend = Box.at(MARGIN, market.box.bottom + GAP, INNER, LEGEND)
        top = legend.bottom + GAP
    offer_height = OFFER if whole else OFFER + TAG
    rows = -(-len(groups_of(view)) // COLUMNS)
    if rows and (whole or places & CUSTOMERS_NAMES):
        offers = Box.at(MARGIN, top, INNER, rows * (offer_height + GAP) - GAP)
        top = offers.bottom + GAP
    return Layout(top + 6, market, sidebar, legend, offers, offer_height)


def groups_of(view: LisboaView) -> list[int]:
    """The numbers of customers that can be brought, now or later."""
    return [group for group in GROUPS if view.face_up[group] or view.stacks[group]]


def offer_box(offers: Box, number: int, height: int) -> Box:
    """The place of the customers of one number, from the left and then down."""
    row, column = divmod(number, COLUMNS)
    return Box.at(offers.left + column * (COLUMN + GAP), offers.top + row * (height + GAP), COLUMN, height)
