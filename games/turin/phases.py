"""What follows from every move: one phase comes after the other until somebody has to decide (MT-3.1)."""

from collections.abc import Callable

from games.kernel import Dice, Event
from games.turin import auction, choosing, claims, listing, ties
from games.turin.components import Phase
from games.turin.events import Closed
from games.turin.round_end import end_round
from games.turin.sales import settle_orders
from games.turin.state import State

_UNDISTURBED = frozenset({Phase.BID, Phase.REBID, Phase.LIST, Phase.BUY})
"""Phases that do not close while a buyer is still to be found (MT-10.8, MT-10.9)."""


def go_on(state: State, dice: Dice) -> list[Event]:
    """Let one phase follow the other until somebody has to decide, or the game is over."""
    if state.rules > 1:
        claims.spare_idle(state)
    events: list[Event] = []
    while _is_ready(state):
        events += _STEPS[state.phase](state, dice)
    return events


def _is_ready(state: State) -> bool:
    if state.window is not None:
        return state.window.complete and not (state.phase in _UNDISTURBED and state.seeks_buyer)
    if state.phase is Phase.OVER:
        return False
    return not state.queue and not (state.ends_with_choice and state.seeks_buyer)


def _after_buy(state: State, dice: Dice) -> list[Event]:
    assert state.window is not None  # noqa: S101 - a phase with a question has a window
    if state.window.asked and not state.orders_settled:
        return settle_orders(state)
    events: list[Event] = [Closed(phase=Phase.BUY)] if state.window.asked else []
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
