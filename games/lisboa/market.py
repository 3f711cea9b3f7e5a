"""The market: what a stand costs, what it is worth, and who earns what. Pure functions of the board.

The rules, the previews and the computer player all count with these.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from games.kernel.hidden import HIDDEN
from games.lisboa.challenges import Challenge
from games.lisboa.components import (
    BAR,
    CELL_ENTRANCES,
    CELLS,
    COLUMN,
    CROWD,
    ENTRANCES,
    GOODS,
    LINE_CELLS,
    LINE_OF_ENTRANCE,
    LINES,
    NEIGHBOURS,
    RESTAURANTS,
    ROW,
    TOP,
    WANTED,
    WANTED_MASK,
)

# What lies on a cell is one number, so that a cell cannot hold two things.

EMPTY = 0
_STAND, _OPEN, _CLOSED, _END = 1, 21, 31, 37

GOOD_ON = tuple((code - _STAND) % len(GOODS) if _STAND <= code < _OPEN else -1 for code in range(_END))
"""The good of the stand on a cell, or -1."""
OWNER_ON = tuple((code - _STAND) // len(GOODS) if _STAND <= code < _OPEN else -1 for code in range(_END))
"""The owner of the stand on a cell, or -1."""
OPEN_ON = tuple(code - _OPEN if _OPEN <= code < _OPEN + len(RESTAURANTS) else -1 for code in range(_END))
"""The open restaurant on a cell, or -1."""
CLOSED_ON = tuple(code - _CLOSED if code >= _CLOSED else -1 for code in range(_END))
"""The closed restaurant on a cell, or -1."""
IMPROVES = tuple(tuple(OPEN_ON[code] in (good, BAR) for good in range(len(GOODS))) for code in range(_END))
"""By what lies on a cell and by good: whether it is an open restaurant that improves it (ML-7.1)."""

ALL_GOODS = (1 << len(GOODS)) - 1
FREE_ENTRANCE = -1


def stand(owner: int, good: int) -> int:
    """A stand, as it lies on a cell."""
    return _STAND + owner * len(GOODS) + good


def open_restaurant(restaurant: int) -> int:
    """An open restaurant, as it lies on a cell."""
    return _OPEN + restaurant


def closed_restaurant(restaurant: int) -> int:
    """A closed restaurant, as it lies on a cell."""
    return _CLOSED + restaurant


@dataclass(slots=True)
class Market:
    """The board: what lies on each cell, the customer tile at each entrance or FREE_ENTRANCE, the stands of each line.

    The stands are counted as they are placed, for every cost and every condition asks for them.
    """

    cells: Annotated[list[int], HIDDEN]
    """Of a closed restaurant nobody knows the type, unless the players have agreed on it."""
    entrances: list[int]
    stands: list[int]

    @classmethod
    def of(cls, cells: list[int], entrances: list[int]) -> "Market":
        """The market with this on it."""
        return cls(cells, entrances, count_stands(cells))

    @classmethod
    def empty(cls) -> "Market":
        """A market with nothing in it."""
        return cls.of([EMPTY] * len(CELLS), [FREE_ENTRANCE] * len(ENTRANCES))

    def copy(self) -> "Market":
        """An independent market that is equal."""
        return Market(list(self.cells), list(self.entrances), list(self.stands))

    def put(self, cell: int, code: int) -> None:
        """Put a stand or a restaurant on a cell."""
        self.cells[cell] = code
        if EMPTY < code < _OPEN:
            self.stands[COLUMN[cell]] += 1
            self.stands[ROW[cell]] += 1


class Payment(NamedTuple):
    """What one stand earns through one customer tile."""

    seat: int
    cell: int
    entrance: int
    amount: int


def is_available(code: int) -> bool:
    """Whether a cell with this on it holds neither a stand nor an open restaurant (ML-2.4)."""
    return code == EMPTY or code >= _CLOSED


def available_cells(market: Market) -> list[int]:
    """All cells that hold neither a stand nor an open restaurant."""
    return [cell for cell, code in enumerate(market.cells) if code == EMPTY or code >= _CLOSED]


def improved_by(market: Market, cell: int, restaurant: int) -> list[int]:
    """Whose stands would be worth more beside a restaurant that is opened on a cell, a seat for each stand (ML-7.1)."""
    beside = [market.cells[neighbour] for neighbour in NEIGHBOURS[cell]]
    improves = IMPROVES[open_restaurant(restaurant)]
    return [OWNER_ON[code] for code in beside if OWNER_ON[code] >= 0 and improves[GOOD_ON[code]]]


def free_entrances(market: Market) -> int:
    """How many entrances have no customers."""
    return market.entrances.count(FREE_ENTRANCE)


def count_stands(cells: list[int]) -> list[int]:
    """How many stands each line holds."""
    counts = [0] * len(LINES)
    for cell, code in enumerate(cells):
        if EMPTY < code < _OPEN:
            counts[COLUMN[cell]] += 1
            counts[ROW[cell]] += 1
    return counts


def goods_by_line(market: Market, owner: int) -> list[int]:
    """The goods of this owner's stands in each line, as masks."""
    goods = [0] * len(LINES)
    for cell, code in enumerate(market.cells):
        if EMPTY < code < _OPEN and OWNER_ON[code] == owner:
            mask = 1 << GOOD_ON[code]
            goods[COLUMN[cell]] |= mask
            goods[ROW[cell]] |= mask
    return goods


def stands_in_line(market: Market, line: int) -> list[int]:
    """The cells of a line that hold a stand."""
    return [cell for cell in LINE_CELLS[line] if EMPTY < market.cells[cell] < _OPEN]


def stand_cost(market: Market, cell: int) -> int:
    """What opening a stand here costs (ML-3.2)."""
    return 1 + max(market.stands[ROW[cell]], market.stands[COLUMN[cell]])


def stand_value(market: Market, cell: int, good: int) -> int:
    """What a stand of this good is worth here (ML-7.1)."""
    cells = market.cells
    value = 1
    for neighbour in NEIGHBOURS[cell]:
        value += IMPROVES[cells[neighbour]][good]
    return value


def waiting_customers(market: Market) -> list[list[int]]:
    """By good and line: how many customers at the ends of the line want it."""
    waiting = [[0] * len(LINES) for _ in GOODS]
    for entrance, tile in enumerate(market.entrances):
        if tile != FREE_ENTRANCE:
            for good in WANTED[tile]:
                waiting[good][LINE_OF_ENTRANCE[entrance]] += CROWD[tile]
    return waiting


def opening_payments(
    market: Market, challenge: Challenge, speciality: int, seat: int, good: int, cell: int
) -> list[Payment]:
    """What opening this stand earns, nothing of it placed yet (ML-7.5, ML-21.4, ML-27)."""
    if challenge.one_good_earns and speciality not in (-1, good):
        return []
    if challenge.customers_sleep:
        return _waking_payments(market, seat, good, cell)
    value = stand_value(market, cell, good)
    return [
        Payment(seat, cell, entrance, value * CROWD[tile])
        for entrance in CELL_ENTRANCES[cell]
        if (tile := market.entrances[entrance]) != FREE_ENTRANCE and WANTED_MASK[tile] >> good & 1
    ]


def _waking_payments(market: Market, seat: int, good: int, cell: int) -> list[Payment]:
    payments = []
    for entrance in CELL_ENTRANCES[cell]:
        tile = market.entrances[entrance]
        stands = stands_in_line(market, LINE_OF_ENTRANCE[entrance])
        if len(stands) + 1 < CROWD[tile]:  # ML-27.3: asleep
            continue
        if len(stands) + 1 == CROWD[tile]:  # ML-27.4: it wakes, and pays for the whole line
            payments += _paid_by(market, tile, entrance, stands, ALL_GOODS)
        if WANTED_MASK[tile] >> good & 1:
            payments.append(Payment(seat, cell, entrance, stand_value(market, cell, good) * CROWD[tile]))
    return payments


def bringing_payments(market: Market, tile: int, entrance: int, earning: int = ALL_GOODS) -> list[Payment]:
    """What everybody earns when these customers come to this entrance (ML-7.3); only goods in ``earning`` do."""
    return _paid_by(market, tile, entrance, stands_in_line(market, LINE_OF_ENTRANCE[entrance]), earning)


def _paid_by(market: Market, tile: int, entrance: int, stands: Iterable[int], earning: int) -> list[Payment]:
    payments = []
    matching = WANTED_MASK[tile] & earning
    for cell in stands:
        code = market.cells[cell]
        good = GOOD_ON[code]
        if matching >> good & 1:
            payments.append(Payment(OWNER_ON[code], cell, entrance, stand_value(market, cell, good) * CROWD[tile]))
    return payments


def earning_goods(market: Market, challenge: Challenge, speciality: int, tile: int, entrance: int) -> int:
    """Which goods these customers would pay for, as a mask; with several, a specialist must name one (ML-21.2)."""
    if not challenge.one_good_earns:
        return ALL_GOODS
    if speciality != -1:
        return 1 << speciality
    sold = 0
    for cell in stands_in_line(market, LINE_OF_ENTRANCE[entrance]):
        sold |= 1 << GOOD_ON[market.cells[cell]]
    return sold & WANTED_MASK[tile]


def street_goods(market: Market, column: int) -> int:
    """The goods of the customers at the top of a column, as a mask (ML-29.2)."""
    tile = market.entrances[TOP[column]]
    return 0 if tile == FREE_ENTRANCE else WANTED_MASK[tile]
