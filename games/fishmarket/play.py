"""A move is carried out by the phase it belongs to, with all that follows from it."""

from collections.abc import Callable
from typing import Any, Final

from games.fishmarket import afternoon, auction, market, orders
from games.fishmarket.actions import (
    Accept,
    Boats,
    Counter,
    Decline,
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
    MakeOffer: market.make_offer,
    Counter: market.make_counter,
    Accept: market.accept,
    Reject: market.reject,
    Decline: market.reject,
    Withdraw: market.withdraw,
    SetStall: market.set_stall,
    Plan: orders.leave_plan,
    Unplan: orders.take_plan_back,
    Freeze: afternoon.seal_freeze,
}
"""What carries out each kind of action. (A match over twelve classes would take longer than most moves.)"""


def apply(state: State, move: Move, dice: Dice) -> list[Event]:
    """Check the move, then carry it out."""
    return _HANDLERS[type(move.action)](state, move.seat, move.action, dice)
