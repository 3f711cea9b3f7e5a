"""What speaks for a move beside what it costs and brings at once: the customers that can come next, and to whom."""

from enum import StrEnum
from typing import NamedTuple

from games.kernel import Action, Point, Seat, View
from games.lisboa.actions import BringCustomers, OpenRestaurant, OpenStand, TakeCoin, TakeTile, TurnAction
from games.lisboa.components import (
    CELL_NUMBER,
    CROWD,
    CUSTOMERS,
    ENTRANCE_NUMBER,
    GOOD_NUMBER,
    LINE_CELLS,
    LINE_ENTRANCES,
    LINE_OF_ENTRANCE,
    LINES,
    NEIGHBOURS,
    RESTAURANT_NUMBER,
    WANTED,
)
from games.lisboa.judgement import triggers_end
from games.lisboa.market import (
    FREE_ENTRANCE,
    IMPROVES,
    available_cells,
    improved_by,
    open_restaurant,
    stand_value,
)
from games.lisboa.outlook import Lines
from games.lisboa.reading import Reading, after, read_view
from games.lisboa.view import LisboaView, RestaurantView

MUCH = 3
"""So many coins more or less are worth a word."""


class Ground(StrEnum):
    """What can speak for a move, or against it."""

    DENIES = "denies"
    """Somebody can no longer bring the customers that would pay them best."""
    LEAVES = "leaves"
    """Against it: then somebody can bring customers that pay them much."""
    NEXT = "next"
    """Next time customers on offer would pay so much."""
    GOOD_CELL = "good-cell"
    """The stand earns more than one from each customer."""
    IMPROVES = "improves"
    """So many own stands beside a restaurant earn more from now on."""
    IMPROVES_OTHERS = "improves-others"
    """The same of others: that speaks against it."""
    WANTED = "wanted"
    """So many customers on offer want this good."""
    FITS = "fits"
    """The closed restaurant on its cell goes with this good."""
    BESIDE = "beside"
    """So many stands can still be opened beside a restaurant."""
    ROOM = "room"
    """So many stands can still be opened where these customers stay, and be paid by them."""
    SAFE = "safe"
    """Nobody else gets anything."""


class _Bringing(NamedTuple):
    """What a seat can earn by bringing customers to a line."""

    coins: int
    tile: int
    line: int


def points(view: View, action: Action) -> list[Point]:
    """Of a move what it takes from rivals and leaves to them, then what it opens to oneself, then where it lies."""
    assert isinstance(view, LisboaView)  # noqa: S101 - each game has its own views
    reading = read_view(view)
    match action:
        case OpenStand() | BringCustomers() | OpenRestaurant() | TakeCoin():
            own = [] if _is_last(view, reading, action) else _of_oneself(reading, action)
            return [*_of_rivals(reading, action), *own, *_of_the_place(view, reading, action)]
        case TakeTile(good=good):
            wanted = sum(CROWD[tile] for tile in reading.customers if GOOD_NUMBER[good] in WANTED[tile])
            return [Point.of(Ground.WANTED, good=str(good), customers=wanted)] if wanted else []
        case _:
            return []


def _of_rivals(reading: Reading, action: TurnAction) -> list[Point]:
    """What others can no longer do, or can do then: the weightiest of each."""
    following = after(reading, action)
    denied: list[tuple[int, Point]] = []
    left: list[tuple[int, Point]] = []
    for seat in range(reading.seats):
        if seat == reading.seat:
            continue
        before, then = _best(reading, seat), _best(following, seat)
        if before is not None and before.coins - (then.coins if then else 0) >= MUCH:
            denied.append((before.coins, _about(Ground.DENIES, seat, before)))
        if then is not None and then.coins - (before.coins if before else 0) >= MUCH:
            left.append((then.coins, _about(Ground.LEAVES, seat, then)))
    return [max(found, key=lambda each: each[0])[1] for found in (denied, left) if found]


def _is_last(view: LisboaView, reading: Reading, action: TurnAction) -> bool:
    """Whether one has no turn after this one (ML-6.2, ML-9.3)."""
    coins_end = isinstance(action, TakeCoin) and view.coin_run + 1 == view.coin_limit
    return coins_end or view.last_seat is not None or triggers_end(reading, after(reading, action))


def _of_oneself(reading: Reading, action: TurnAction) -> list[Point]:
    then = _best(after(reading, action), reading.seat)
    if then is None or then.coins < MUCH:
        return [Point.of(Ground.SAFE)] if isinstance(action, TakeCoin) and reading.seats > 1 else []
    return [Point.of(Ground.NEXT, customers=CUSTOMERS[then.tile], coins=then.coins)]


def _of_the_place(view: LisboaView, reading: Reading, action: TurnAction) -> list[Point]:
    match action:
        case OpenRestaurant():
            return _of_neighbours(reading, action)
        case OpenStand():
            return _of_the_cell(view, reading, action)
        case BringCustomers(entrance=entrance):
            cells = set(LINE_CELLS[LINE_OF_ENTRANCE[ENTRANCE_NUMBER[entrance]]])
            room = len(cells.intersection(available_cells(reading.market)))
            return [Point.of(Ground.ROOM, cells=room)] if room else []
        case _:
            return []


def _of_the_cell(view: LisboaView, reading: Reading, action: OpenStand) -> list[Point]:
    """What each customer pays there, and whether the restaurant on it, if its type is known, will help the stand."""
    cell, good = CELL_NUMBER[action.cell], GOOD_NUMBER[action.good]
    value, found = stand_value(reading.market, cell, good), view.market[cell]
    points = [Point.of(Ground.GOOD_CELL, good=str(action.good), coins=value)] if value > 1 else []
    if not isinstance(found, RestaurantView) or found.open or found.restaurant is None:
        return points
    fits = IMPROVES[open_restaurant(RESTAURANT_NUMBER[found.restaurant])][good]
    return [*points, Point.of(Ground.FITS, restaurant=str(found.restaurant), good=str(action.good))] if fits else points


def _of_neighbours(reading: Reading, action: OpenRestaurant) -> list[Point]:
    """How many own stands a restaurant makes worth more, how many of others, and where some may come."""
    cell = CELL_NUMBER[action.cell]
    improved = improved_by(reading.market, cell, RESTAURANT_NUMBER[action.restaurant])
    own = improved.count(reading.seat)
    room = len(set(NEIGHBOURS[cell]).intersection(available_cells(reading.market)))
    return [
        *([Point.of(Ground.IMPROVES, stands=own)] if own else []),
        *([Point.of(Ground.IMPROVES_OTHERS, stands=len(improved) - own)] if len(improved) > own else []),
        *([Point.of(Ground.BESIDE, cells=room)] if room else []),
    ]


def _about(ground: Ground, seat: Seat, bringing: _Bringing) -> Point:
    return Point.of(ground, seat=seat, customers=CUSTOMERS[bringing.tile], coins=bringing.coins)


def _best(reading: Reading, seat: Seat) -> _Bringing | None:
    """The customers on offer that would pay a seat most."""
    lines = Lines(reading)
    return max(
        (
            _Bringing(CROWD[tile] * sum(lines.values[seat][line][good] for good in WANTED[tile]), tile, line)
            for line in LINES
            if any(reading.market.entrances[entrance] == FREE_ENTRANCE for entrance in LINE_ENTRANCES[line])
            for tile in reading.customers
            if CROWD[tile] <= lines.stands[line] and any(lines.values[seat][line][good] for good in WANTED[tile])
        ),
        default=None,
    )
