"""A move is carried out by the phase it belongs to, with all that follows from it."""

from collections.abc import Callable
from typing import Any, Final

from games.fishmarket import afternoon, auction, market, orders, price_lists
from games.fishmarket.actions import (
    Accept,
    Boats,
    Counter,
    DayPlan,
    Decline,
    Finish,
    Freeze,
    MakeOffer,
    Plan,
    Rebid,
    Reject,
    SetStall,
    Unplan,
    Withdraw,
)
from games.fishmarket.state import State
from games.kernel import Action, Dice, Event, Move, Seat

_HANDLERS: Final[dict[type[Action], Callable[[State, Seat, Any, Dice], list[Event]]]] = {
    Boats: auction.seal_bids,
    Rebid: auction.seal_rebids,
    MakeOffer: price_lists.make_offer,
    Counter: price_lists.make_counter,
    Accept: market.accept,
    Reject: market.reject,
    Decline: market.reject,
    Withdraw: market.withdraw,
    SetStall: price_lists.set_stall,
    Finish: price_lists.finish,
    Plan: orders.leave_plan,
    DayPlan: orders.plan_day,
    Unplan: orders.take_plan_back,
    Freeze: afternoon.seal_freeze,
}
"""What carries out each kind of action. (A match over all classes would take longer than most moves.)"""


def apply(state: State, move: Move, dice: Dice) -> list[Event]:
    """Check the move, then carry it out."""
    return _HANDLERS[type(move.action)](state, move.seat, move.action, dice)
