"""What the computer player reads from its view: the market and its own things, as the numbers the rules count with."""

from dataclasses import dataclass, replace

from games.lisboa.actions import BringCustomers, OpenRestaurant, OpenStand, TakeCoin, TurnAction
from games.lisboa.challenges import CHALLENGES, STANDARD, Challenge
from games.lisboa.components import (
    CELL_NUMBER,
    CROWD,
    CUSTOMERS_NUMBER,
    ENTRANCE_NUMBER,
    FOURS,
    GOOD_NUMBER,
    RESTAURANT_NUMBER,
)
from games.lisboa.market import (
    CLOSED_ON,
    EMPTY,
    FREE_ENTRANCE,
    GOOD_ON,
    Market,
    Payment,
    bringing_payments,
    closed_restaurant,
    earning_goods,
    open_restaurant,
    opening_payments,
    stand,
    stand_cost,
)
from games.lisboa.view import LisboaView, RestaurantView, StandView

_UNKNOWN_RESTAURANT = 0
"""Stands for a closed restaurant whose type is hidden: that one lies there is all that counts."""


@dataclass(slots=True)
class Reading:
    """A position as one seat sees it."""

    seat: int
    seats: int
    market: Market
    challenge: Challenge
    speciality: int
    hand: list[int]
    restaurants: int
    """How many lie in front of this seat."""
    stands_left: int
    money: int
    customers: list[int]
    """The face-up customer tiles."""
    supply: tuple[int, ...]
    """By number of customers: how many tiles are still to be brought."""
    income: list[int]
    """By seat: what the move that led here earned or cost."""
    four_income: int = 0
    """How much of the own income came through tiles with four customers."""


def read_view(view: LisboaView) -> Reading:
    """The position that a view shows."""
    seat = view.active if view.seat is None else view.seat
    own = view.players[seat]
    solo = view.solo
    return Reading(
        seat=seat,
        seats=len(view.players),
        market=Market.of(
            [_code(cell) for cell in view.market],
            [FREE_ENTRANCE if name is None else CUSTOMERS_NUMBER[name] for name in view.entrances],
        ),
        challenge=STANDARD if solo is None else CHALLENGES[solo.challenge],
        speciality=-1 if solo is None or solo.speciality is None else GOOD_NUMBER[solo.speciality],
        hand=[GOOD_NUMBER[good] for good in own.stand_tiles],
        restaurants=len(own.restaurants),
        stands_left=own.stands_left,
        money=own.money or 0,
        customers=[CUSTOMERS_NUMBER[name] for names in view.face_up for name in names],
        supply=tuple(len(names) + hidden for names, hidden in zip(view.face_up, view.stacks, strict=True)),
        income=[0] * len(view.players),
    )


def _code(cell: StandView | RestaurantView | None) -> int:
    match cell:
        case None:
            return EMPTY
        case StandView():
            return stand(cell.seat, GOOD_NUMBER[cell.good])
        case RestaurantView():
            if cell.open and cell.restaurant is not None:
                return open_restaurant(RESTAURANT_NUMBER[cell.restaurant])
            return closed_restaurant(
                _UNKNOWN_RESTAURANT if cell.restaurant is None else RESTAURANT_NUMBER[cell.restaurant]
            )


def after(reading: Reading, action: TurnAction) -> Reading:
    """The position after an action of this seat, as far as it can be foreseen: nothing is drawn or turned up."""
    following = replace(
        reading,
        market=reading.market.copy(),
        hand=list(reading.hand),
        income=[0] * reading.seats,
        four_income=0,
    )
    match action:
        case OpenStand():
            _open_stand(following, GOOD_NUMBER[action.good], CELL_NUMBER[action.cell])
        case BringCustomers():
            named = None if action.pay is None else GOOD_NUMBER[action.pay]
            _bring(following, CUSTOMERS_NUMBER[action.customers], ENTRANCE_NUMBER[action.entrance], named)
        case OpenRestaurant():
            _fill(following, CELL_NUMBER[action.cell], open_restaurant(RESTAURANT_NUMBER[action.restaurant]))
            following.restaurants -= 1
            following.income[reading.seat] += 1
        case TakeCoin():
            following.income[reading.seat] += 1
    following.money += following.income[reading.seat]
    return following


def _open_stand(reading: Reading, good: int, cell: int) -> None:
    market, seat = reading.market, reading.seat
    payments = opening_payments(market, reading.challenge, reading.speciality, seat, good, cell)
    reading.income[seat] -= stand_cost(market, cell)
    reading.hand.remove(good)
    reading.stands_left -= 1
    _fill(reading, cell, stand(seat, good))
    _collect(reading, payments)


def _bring(reading: Reading, tile: int, entrance: int, named: int | None) -> None:
    market = reading.market
    earning = (
        earning_goods(market, reading.challenge, reading.speciality, tile, entrance) if named is None else 1 << named
    )
    payments = bringing_payments(market, tile, entrance, earning)
    market.entrances[entrance] = tile
    reading.customers = [other for other in reading.customers if other != tile]
    _collect(reading, payments)


def _fill(reading: Reading, cell: int, code: int) -> None:
    if CLOSED_ON[reading.market.cells[cell]] >= 0:
        reading.restaurants += 1
    reading.market.put(cell, code)


def _collect(reading: Reading, payments: list[Payment]) -> None:
    for payment in payments:
        reading.income[payment.seat] += payment.amount
        if CROWD[reading.market.entrances[payment.entrance]] == FOURS:
            reading.four_income += payment.amount
    if payments and reading.challenge.one_good_earns:
        reading.speciality = GOOD_ON[reading.market.cells[payments[0].cell]]
