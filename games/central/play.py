"""Carrying out a move and what follows from it: phases, windows, standing orders, until somebody has to be asked."""

from collections.abc import Callable, Mapping
from typing import Any

from games.central import (
    auction,
    delivery,
    lap,
    opening,
    order_book,
    orders,
    plan_book,
    plans,
    round_end,
    sale,
    tourists,
)
from games.central.actions import (
    ORDERS,
    Aside,
    AsideNothing,
    Bid,
    BidOnce,
    Cancel,
    Cheat,
    Decline,
    LapAnswer,
    OpenProduct,
    Order,
    Pass,
    Plan,
    Rot,
    Sell,
    SkipOpening,
    Stay,
    Tourists,
    Undercut,
    Wait,
)
from games.central.components import BATCH_NUMBER
from games.central.events import AnswerActed, noted
from games.central.reasons import Because
from games.central.state import State
from games.kernel import Action, Dice, Event, Move, Refusal, Seat, Window, acted, stopped

Answers = list[tuple[Seat, int]]


def apply(state: State, move: Move, dice: Dice) -> list[Event]:
    """Check a move, carry it out, and go on until somebody is asked."""
    events: list[Event] = []
    if _HANDLERS[move.action.kind](state, move.seat, move.action, events):
        advance(state, dice, events)
    return events


# What each kind of action does. Each checks first, and says whether the table may have to go on.


def _open(state: State, seat: Seat, action: OpenProduct, events: list[Event]) -> bool:
    opening.check_open(state, seat, action)
    opening.open_product(state, seat, action, events)
    return True


def _skip(state: State, seat: Seat, _action: SkipOpening, events: list[Event]) -> bool:
    opening.check_skip(state, seat)
    opening.skip(state, seat, events)
    return True


def _bid(state: State, seat: Seat, action: Bid, events: list[Event]) -> bool:
    auction.check_bid(state, seat, action.price)
    if state.window is not None:
        return _answer_ahead(state, seat, action, events)
    auction.bid(state, seat, action.price, events)
    return True


def _bid_once(state: State, seat: Seat, action: BidOnce, events: list[Event]) -> bool:
    auction.check_bid(state, seat, action.price)
    if state.window is not None:
        return _answer_ahead(state, seat, action, events)
    auction.bid_once(state, seat, action.price, events)
    return True


def _undercut(state: State, seat: Seat, action: Undercut, events: list[Event]) -> bool:
    auction.check_bid(state, seat, action.floor)
    if state.window is not None:
        return _answer_ahead(state, seat, action, events)
    auction.undercut(state, seat, action.floor, events)
    return True


def _leave(state: State, seat: Seat, action: Pass | Stay, events: list[Event]) -> bool:
    if state.window is not None:
        return _answer_ahead(state, seat, action, events)
    auction.leave(state, seat, events)
    return True


def _wait(state: State, seat: Seat, action: Wait, events: list[Event]) -> bool:
    auction.check_choice(state, seat)
    return _answer_ahead(state, seat, action, events)


def _answer_ahead(state: State, seat: Seat, action: LapAnswer, events: list[Event]) -> bool:
    return _answer(state, seat, action, lap.answer_to(action), events)


def _sell(state: State, seat: Seat, action: Sell, events: list[Event]) -> bool:
    sale.check_sell(state, seat, action)
    sale.lay_down(state, seat, action, events)
    return True


def _cheat(state: State, seat: Seat, action: Cheat, events: list[Event]) -> bool:
    sale.check_cheat(state, seat, action)
    sale.lay_down(state, seat, action, events)
    return True


def _cancel(state: State, seat: Seat, action: Cancel, events: list[Event]) -> bool:
    order_book.check_cancel(state, seat, action)
    order_book.cancel_order(state, seat, (action.order, action.product))
    return _note(seat, action, events)


def _order(state: State, seat: Seat, action: Order, events: list[Event]) -> bool:
    order_book.check(state, seat, action)
    order_book.keep_order(state, seat, action)
    _note(seat, action, events)
    if not orders.renounces_now(state, seat, action):
        return False
    window = _window(state)
    window.answer(seat, sale.DECLINED)
    return window.complete


def _plan(state: State, seat: Seat, action: Plan, events: list[Event]) -> bool:
    """A plan also answers the open window for who is asked there, as nobody else can see that."""
    plan_book.check(state, seat, action)
    plan_book.keep(state, seat, action)
    _note(seat, action, events)
    if state.window is None or not state.awaits(seat):
        return False
    match state.phase:
        case "bid":
            _leave_to_orders(state, seat)
        case "rot":
            _answer_by_order(state, seat, orders.rot, events)
        case "tourists":
            _answer_by_order(state, seat, orders.tourists, events)
        case _:
            return False
    return state.window.complete


def _note(seat: Seat, action: Action, events: list[Event]) -> bool:
    events.append(noted(seat, action))
    return False


# Windows


def _rot(state: State, seat: Seat, action: Rot, events: list[Event]) -> bool:
    sale.check_rot(state, action)
    return _answer(state, seat, action, sale.answer_to(action), events)


def _decline(state: State, seat: Seat, action: Decline, events: list[Event]) -> bool:
    if action.scope is not None and state.phase != "rot":
        raise Refusal(Because.ONLY_ROT, "CM-13.8")
    return _answer(state, seat, action, sale.answer_to(action), events)


def _tourists(state: State, seat: Seat, action: Tourists, events: list[Event]) -> bool:
    tourists.check(state, seat, action)
    if state.phase == "tourists":
        return _answer(state, seat, action, tourists.answer_to(action), events)
    tourists.play(state, seat, BATCH_NUMBER[action.batch], events)  # early, out of turn (CM-12.8)
    return False


def _aside(state: State, seat: Seat, action: Aside, events: list[Event]) -> bool:
    round_end.check(state, seat, action)
    return _answer(state, seat, action, round_end.answer_to(action), events)


def _aside_nothing(state: State, seat: Seat, action: AsideNothing, events: list[Event]) -> bool:
    return _answer(state, seat, action, round_end.NOTHING, events)


def _answer(state: State, seat: Seat, action: Action, answer: int, events: list[Event]) -> bool:
    """Put an answer into the open window; whether it is complete now."""
    window = _window(state)
    window.answer(seat, answer)
    _note(seat, action, events)
    return window.complete


def _window(state: State) -> Window[int]:
    assert state.window is not None  # noqa: S101 - only an open window takes answers
    return state.window


_HANDLERS: Mapping[str, Callable[[State, Seat, Any, list[Event]], bool]] = {
    "open": _open,
    "skip": _skip,
    "bid": _bid,
    "bid-once": _bid_once,
    "undercut": _undercut,
    "pass": _leave,
    "stay": _leave,
    "wait": _wait,
    "sell": _sell,
    "cheat": _cheat,
    "rot": _rot,
    "decline": _decline,
    "tourists": _tourists,
    "aside": _aside,
    "aside-nothing": _aside_nothing,
    "plan": _plan,
    "cancel": _cancel,
    **dict.fromkeys(ORDERS, _order),
}
"""By the kind of action; each takes actions of its own kind only."""


# Going on


def advance(state: State, dice: Dice, events: list[Event]) -> None:
    """Go on until somebody must be asked, or the game is over."""
    while True:
        match state.phase:
            case "bid":
                if _lap_is_open(state, events):
                    return
                if not (_answered(state, events) or _ordered(state, state.bidding.turn, orders.bidding, events)):
                    return
            case "rot":
                answers = _answers(state, sale.open_window, orders.rot, events)
                if answers is None:
                    return
                sale.pay(state, answers, events)
            case "sell":
                if sale.settle(state, events) and not _ordered(state, state.bidding.seller, orders.selling, events):
                    return
            case "tourists":
                answers = _answers(state, tourists.open_window, orders.tourists, events)
                if answers is None:
                    return
                tourists.close(state, answers, events)
            case "open":
                if opening.settle(state, events) and not _ordered(state, state.opener, orders.opening, events):
                    return
            case "aside":
                answers = _answers(state, round_end.open_window, _no_order, events)
                if answers is None:
                    return
                round_end.close(state, answers, events)
            case "scoring":
                round_end.score(state, events)
            case "delivery":
                delivery.start_round(state, dice, events)
            case "over":
                return


Said = orders.Answered | orders.Halted | None
"""What the orders of a seat say to the question of a window."""


def _lap_is_open(state: State, events: list[Event]) -> bool:
    """Whether somebody has still to answer ahead of their turn; when all have, they bid in turn."""
    if state.window is None and state.rules > 2 and not lap.was_asked(state, state.bidding.turn):
        for seat in lap.open_window(state):
            _leave_to_orders(state, seat)
    window = state.window
    if window is not None and window.complete:
        lap.close(state, window.results(), events)
    return state.window is not None


def _answered(state: State, events: list[Event]) -> bool:
    """Whether the seat whose turn it is has answered ahead, in a way that can still be done."""
    seat = state.bidding.turn
    action = lap.take(state, seat) if state.players[seat].orders else None
    if action is None:
        return False
    events.append(AnswerActed(to=(seat,), seat=seat, action=action.text))
    return _HANDLERS[action.kind](state, seat, action, events)


def _leave_to_orders(state: State, seat: Seat) -> None:
    """Do not ask who has left orders for the product: they act when the turn comes."""
    if state.players[seat].orders and orders.bidding(state, seat) is not None:
        _window(state).answer(seat, lap.WAITS)


def _ordered(
    state: State, seat: Seat, find: Callable[[State, Seat], plans.Ordered | None], events: list[Event]
) -> bool:
    """Whether an order of the seat has answered for it."""
    said = find(state, seat) if state.players[seat].orders else None
    if said is None:
        return False
    events.append(acted(seat, said.order, said.action))
    return _HANDLERS[said.action.kind](state, seat, said.action, events)


def _answers(
    state: State,
    open_window: Callable[[State], list[Seat]],
    find: Callable[[State, Seat], Said],
    events: list[Event],
) -> Answers | None:
    """The answers of a window: none as long as it is open; it is opened first, and skipped if nobody is asked."""
    if state.window is None:
        for seat in open_window(state):
            _answer_by_order(state, seat, find, events)
    if state.window is None:
        return []
    return state.window.results() if state.window.complete else None


def _answer_by_order(state: State, seat: Seat, find: Callable[[State, Seat], Said], events: list[Event]) -> None:
    match find(state, seat) if state.players[seat].orders else None:
        case orders.Answered(order, action, answer):
            if action.kind != "decline" or state.rules == 1:  # nothing was done that anybody must be told
                events.append(acted(seat, order, action))
            _window(state).answer(seat, answer)
        case orders.Halted(order, why):
            events.append(stopped(seat, order, why))
            order_book.cancel_order(state, seat, order.slot)
        case None:
            pass


def _no_order(_state: State, _seat: Seat) -> None:
    """Nobody can order what to set aside: it depends on the whole round."""
