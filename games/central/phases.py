"""What follows from a move: one phase comes after the other, orders act, until somebody has to be asked."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, TypeVar

from games.central import auction, delivery, lap, opening, orders, round_end, sale
from games.central.components import Phase
from games.central.plans import Ordered
from games.central.reactions import Reaction
from games.central.rot import Rotting
from games.central.state import State
from games.central.tourists import ClosingTourists
from games.kernel import Action, Dice, Event, Move, Seat, acted

A = TypeVar("A", bound=Action)
Step: TypeAlias = Callable[[State, Dice], list[Event] | None]
"""What a phase leads to next; None if somebody has to be asked."""

_TURNS: Final = opening.Opening.accepts | auction.Turn.accepts | auction.Turn.accepts_later | sale.Selling.accepts
"""What moves the table on by itself: neither orders do, nor Tourists out of turn."""


def go_on_after(state: State, move: Move, dice: Dice) -> list[Event]:
    """Go on if the table was waiting for this move."""
    answered = state.window.complete if state.window is not None else move.action.kind in _TURNS
    return go_on(state, dice) if answered else []


def go_on(state: State, dice: Dice) -> list[Event]:
    """Go on until somebody must be asked, or the game is over."""
    events: list[Event] = []
    while (more := _STEPS[state.phase](state, dice)) is not None:
        events += more
    return events


def _open(state: State, _dice: Dice) -> list[Event] | None:
    if state.rights == state.seats:
        state.phase = "scoring" if state.final else "aside"
        return []
    if not opening.can_open(state):
        return opening.skip(state, state.opener)
    return _by_order(state, state.opener, orders.opening, opening.open_product)


def _bid(state: State, dice: Dice) -> list[Event] | None:
    if state.window is not None:
        return _closed(state, _AHEAD, dice)
    if asked := _AHEAD.open(state):
        return _by_orders(state, asked)
    done = lap.act_as_answered(state)
    return done if done is not None else _by_order(state, state.bidding.turn, orders.bidding, auction.act)


def _sell(state: State, _dice: Dice) -> list[Event] | None:
    if not sale.can_sell(state):
        return sale.shut_out(state)
    return _by_order(state, state.bidding.seller, orders.selling, sale.lay_down)


def _by_order(
    state: State,
    seat: Seat,
    find: Callable[[State, Seat], Ordered[A] | None],
    act: Callable[[State, Seat, A], list[Event]],
) -> list[Event] | None:
    """What an order of the seat does for it; None if it must be asked."""
    said = find(state, seat) if state.players[seat].orders else None
    return None if said is None else [acted(seat, said.order, said.action), *act(state, seat, said.action)]


def _reaction(question: Reaction) -> Step:
    """Ask, as far as orders do not answer; without anybody to ask it is over at once."""

    def step(state: State, dice: Dice) -> list[Event] | None:
        if state.window is not None:
            return _closed(state, question, dice)
        asked = question.open(state)
        return _by_orders(state, asked) if asked else question.close(state, [], dice)

    return step


def _by_orders(state: State, asked: list[Seat]) -> list[Event]:
    return [event for seat in asked for event in orders.answer(state, seat)]


def _closed(state: State, question: Reaction, dice: Dice) -> list[Event] | None:
    return question.close(state, state.asking.results(), dice) if state.asking.complete else None


def _over(_state: State, _dice: Dice) -> None:
    """Nobody is asked any more."""


_AHEAD: Final = lap.BidsAhead()
_STEPS: Final[Mapping[Phase, Step]] = {
    "delivery": delivery.start_round,
    "open": _open,
    "bid": _bid,
    "sell": _sell,
    "rot": _reaction(Rotting()),
    "tourists": _reaction(ClosingTourists()),
    "aside": _reaction(round_end.SettingAside()),
    "scoring": round_end.score,
    "over": _over,
}
