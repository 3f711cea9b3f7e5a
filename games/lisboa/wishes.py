"""Wishes: which move grants the first of them that can be granted.

A plan cannot weigh what a player would, so it keeps to what nobody regrets: it does nothing that brings the end, and
nothing of which somebody else has more than its owner.
"""

from typing import NamedTuple

from games.lisboa.actions import BringCustomers, OpenRestaurant, OpenStand, TakeCoin, TurnAction, Wishes
from games.lisboa.checks import net_gain, turn_cost, turn_payments
from games.lisboa.choices import turn_actions
from games.lisboa.components import (
    CELL_NUMBER,
    CUSTOMERS_TO,
    ENTRANCE_NUMBER,
    GOODS,
    LINE_OF_ENTRANCE,
    NEIGHBOURS,
    RESTAURANT_NUMBER,
    Good,
    Wish,
)
from games.lisboa.ending import brings_end
from games.lisboa.market import GOOD_ON, IMPROVES, OWNER_ON, open_restaurant
from games.lisboa.state import NOTHING, State

_LEAST_GAIN = 1
"""Where a plan names no least gain, what it does for money must bring some."""


class Granted(NamedTuple):
    """A wish, and the move that makes it come true."""

    wish: Wish
    action: TurnAction


def granted(state: State, plan: Wishes) -> Granted | None:
    """The first wish of the active player that can be granted now; None if there is none."""
    seat = state.active
    tile = _tile_to_take(state, plan)
    actions = [
        action
        for action in turn_actions(state, seat)
        if isinstance(action, TurnAction) and (not isinstance(action, OpenStand) or action.take == tile)
    ]
    for wish in plan.ranked:
        fitting = [
            action for action in actions if _fits(state, plan, wish, action) and _is_harmless(state, seat, action)
        ]
        if fitting:
            return Granted(wish, max(fitting, key=lambda action: _merit(state, seat, action)))
    return None


def _tile_to_take(state: State, plan: Wishes) -> Good | None:
    """The leftmost tile of the display that is wanted; None if there is none.

    Then a stand can be opened only where that is possible without naming a tile, and the tile is asked for (ML-8.2).
    """
    tiles = [GOODS[good] for good in state.display if good != NOTHING]
    wanted = [tile for tile in tiles if not plan.take or tile in plan.take]
    return next(iter(wanted), None)


def _fits(state: State, plan: Wishes, wish: Wish, action: TurnAction) -> bool:
    """Whether this is what a wish is for."""
    match action:
        case TakeCoin():
            asked = wish is Wish.COIN
        case OpenRestaurant():
            asked = wish is Wish.RESTAURANT
        case BringCustomers():
            line = LINE_OF_ENTRANCE[ENTRANCE_NUMBER[action.entrance]]
            asked = wish in (Wish.CUSTOMERS, CUSTOMERS_TO[line]) and _pays(state, plan, action)
        case OpenStand():
            earning = wish is Wish.EARNING_STAND and _pays(state, plan, action)
            asked = earning or (wish is Wish.STAND and _is_described(state, plan, action))
    return asked or (wish is Wish.BEST and _pays(state, plan, action))


def _pays(state: State, plan: Wishes, action: TurnAction) -> bool:
    return net_gain(state, state.active, action) >= (plan.gain or _LEAST_GAIN)


def _is_described(state: State, plan: Wishes, action: OpenStand) -> bool:
    column, row = action.cell
    return (
        plan.good in (None, action.good)
        and plan.column in (None, column)
        and plan.row in (None, int(row))
        and (plan.cost is None or turn_cost(state, action) <= plan.cost)
    )


# What comes of a move


def _is_harmless(state: State, seat: int, action: TurnAction) -> bool:
    return _lead(state, seat, action) >= 0 and not brings_end(state, seat, action)


def _merit(state: State, seat: int, action: TurnAction) -> tuple[int, int]:
    """Money first, customers by how far they put this player ahead; then what a restaurant does for the stands."""
    lead = _lead(state, seat, action)
    return lead if isinstance(action, BringCustomers) else net_gain(state, seat, action), lead


def _lead(state: State, seat: int, action: TurnAction) -> int:
    """By how much this player has more of it than any other."""
    shares = _improved(state, action) if isinstance(action, OpenRestaurant) else _earned(state, seat, action)
    return shares[seat] - max(share for other, share in enumerate(shares) if other != seat)


def _earned(state: State, seat: int, action: TurnAction) -> list[int]:
    """By seat: what customers pay."""
    shares = [0] * len(state.players)
    for payment in turn_payments(state, seat, action):
        shares[payment.seat] += payment.amount
    return shares


def _improved(state: State, action: OpenRestaurant) -> list[int]:
    """By seat: how many stands a restaurant would improve (ML-7.1)."""
    shares = [0] * len(state.players)
    improves = IMPROVES[open_restaurant(RESTAURANT_NUMBER[action.restaurant])]
    for neighbour in NEIGHBOURS[CELL_NUMBER[action.cell]]:
        code = state.market.cells[neighbour]
        if GOOD_ON[code] != NOTHING and improves[GOOD_ON[code]]:
            shares[OWNER_ON[code]] += 1
    return shares
