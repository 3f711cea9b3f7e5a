"""Where everything lies on the picture of the board of Mercado de Lisboa."""

from typing import Final

from games.lisboa.components import SIDE
from render.picture.canvas import Box
from render.picture.page import MARGIN, WIDTH

HEADER: Final = Box(MARGIN, 42, WIDTH - MARGIN, 132)

DOOR: Final = 104
"""How deep an entrance is."""
BAND: Final = 36
"""The letters of the columns and the numbers of the rows."""
RIM: Final = 8
"""Between the floor and the entrances on the right and below."""
CELL: Final = 117
_SPAN: Final = 2 * DOOR + BAND + SIDE * CELL + RIM
MARKET: Final = Box.at(MARGIN, 138, _SPAN, _SPAN)
FLOOR: Final = Box.at(MARKET.left + DOOR + BAND, MARKET.top + DOOR + BAND, SIDE * CELL, SIDE * CELL)

SIDEBAR: Final = Box(MARKET.right + 12, MARKET.top, WIDTH - MARGIN, MARKET.bottom)
OFFERS: Final = Box.at(MARGIN, MARKET.bottom + 14, WIDTH - 2 * MARGIN, 190)
HEIGHT: Final = OFFERS.bottom + 18
HEIGHT_WITHOUT_OFFERS: Final = MARKET.bottom + 18


def cell_box(cell: int) -> Box:
    """The place of a cell."""
    row, column = divmod(cell, SIDE)
    return Box.at(FLOOR.left + column * CELL, FLOOR.top + row * CELL, CELL, CELL)


def entrance_box(entrance: str) -> Box:
    """The place of an entrance, by its name."""
    side, line = entrance[0], entrance[1]
    if side in "TB":
        left = FLOOR.left + "ABCDE".index(line) * CELL
        return Box.at(left, MARKET.top if side == "T" else FLOOR.bottom + RIM, CELL, DOOR)
    top = FLOOR.top + (int(line) - 1) * CELL
    return Box.at(MARKET.left if side == "L" else FLOOR.right + RIM, top, DOOR, CELL)
