"""A move is carried out by the phase it belongs to; then one phase follows the other until somebody has to decide."""

from collections.abc import Callable
from typing import Any

from games.kernel import Dice, Event, Move, Seat
from games.turin import auction, buying, choosing, claims, listing, loans, order_book, planning, ties
from games.turin.components import Phase
from games.turin.events import closed
from games.turin.round_end import end_round
from games.turin.sealing import seal
from games.turin.state import State

_HANDLERS: dict[str, Callable[[State, Seat, Any], list[Event]]] = {
    "place": auction.place,
    "bid": auction.bid,
    "plan": auction.bid,
    "goose": ties.answer_goose,
    "extra": ties.add,
    "take": choosing.take,
    "pass": seal,
    "done": seal,
    "list": listing.submit,
    "withdraw": listing.submit,
    "buy": listing.submit,
    "sell": buying.pick,
    "claim": claims.claim,
    "decline": claims.decline,
    "loan": loans.take_loan,
    "want": order_book.give,
    "favour": order_book.give,
    "habit": order_book.give,
    "next": order_book.give,
    "cancel": order_book.give,
    "ahead": planning.give_plan,
}
"""By kind of action what checks it and carries it out. Each function takes actions of its kinds only."""

_UNDISTURBED = frozenset({Phase.BID, Phase.REBID, Phase.LIST, Phase.BUY})
"""Phases that do not close while a buyer is still to be found (MT-10.8, MT-10.9)."""


def apply(state: State, move: Move, dice: Dice) -> list[Event]:
    """Check the move, carry it out, and go on until somebody has to decide, or the game is over."""
    events = _HANDLERS[move.action.kind](state, move.seat, move.action)
    if state.rules > 1:
        claims.spare_idle(state)
    while _is_ready(state):
        events += _STEPS[state.phase](state, dice)
    return events


def _is_ready(state: State) -> bool:
    if state.window is not None:
        return state.window.complete and not (state.phase in _UNDISTURBED and _seeks_buyer(state))
    if state.phase is Phase.OVER:
        return False
    return not state.queue and not (state.ends_with_choice and _seeks_buyer(state))


def _seeks_buyer(state: State) -> bool:
    return bool(state.contests or state.claims)


def _after_buy(state: State, dice: Dice) -> list[Event]:
    assert state.window is not None  # noqa: S101 - a phase with a question has a window
    if state.window.asked and not state.orders_settled:
        return buying.settle_orders(state)
    events: list[Event] = [closed(Phase.BUY)] if state.window.asked else []
    return events + end_round(state, dice)


_STEPS: dict[Phase, Callable[[State, Dice], list[Event]]] = {
    Phase.SELECT: auction.after_select,
    Phase.BID: auction.after_bid,
    Phase.GOOSE: ties.after_goose,
    Phase.REBID: ties.after_rebid,
    Phase.CHOOSE: choosing.after_choose,
    Phase.LIST: listing.after_list,
    Phase.BUY: _after_buy,
}
"""By phase what happens when all have answered."""
