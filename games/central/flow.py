"""What follows from a move: phases, windows and standing orders, until somebody has to be asked."""

from collections.abc import Callable

from games.central import auction, delivery, opening, orders, round_end, sale, tourists
from games.central.actions import (
    Aside,
    AsideNothing,
    Bid,
    BidOnce,
    Cancel,
    Cheat,
    Decline,
    OpenProduct,
    OrderBid,
    OrderNoRot,
    OrderOpen,
    OrderPass,
    OrderRot,
    OrderSell,
    OrderTourists,
    OrderUndercut,
    Pass,
    Rot,
    Sell,
    SkipOpening,
    Stay,
    Tourists,
    Undercut,
)
from games.central.components import BATCH_NUMBER
from games.central.events import Noted
from games.central.order_book import cancel_order, check, check_cancel, keep_order
from games.central.reasons import Because
from games.central.state import Phase, State
from games.kernel import Action, Dice, Event, Refusal, Seat, Window, acted, stopped

Answer = Rot | Decline | Tourists | Aside | AsideNothing
Answers = list[tuple[Seat, int]]


def play(state: State, seat: Seat, action: Action, dice: Dice) -> list[Event]:
    """Check an action, carry it out, and go on until somebody is asked."""
    events: list[Event] = []
    if _takes_effect(state, seat, action, events):
        advance(state, dice, events)
    return events


def _takes_effect(state: State, seat: Seat, action: Action, events: list[Event]) -> bool:
    """Check an action and carry it out; whether the table may have to go on."""
    match action:
        case OpenProduct():
            opening.check_open(state, seat, action)
            opening.open_product(state, seat, action, events)
        case SkipOpening():
            opening.check_skip(state, seat)
            opening.skip(state, seat, events)
        case Bid(price=price):
            auction.check_bid(state, seat, price)
            auction.bid(state, seat, price, events)
        case BidOnce(price=price):
            auction.check_bid(state, seat, price)
            auction.bid_once(state, seat, price, events)
        case Undercut(floor=floor):
            auction.check_bid(state, seat, floor)
            auction.undercut(state, seat, floor, events)
        case Pass() | Stay():
            auction.leave(state, seat, events)
        case Sell():
            sale.check_sell(state, seat, action)
            sale.lay_down(state, seat, action, events)
        case Cheat():
            sale.check_cheat(state, seat, action)
            sale.lay_down(state, seat, action, events)
        case Tourists(batch=batch) if state.phase is Phase.SELL:
            tourists.check(state, seat, action)
            tourists.play(state, seat, BATCH_NUMBER[batch], events)
            return False
        case Rot() | Decline() | Tourists() | Aside() | AsideNothing():
            return _answer(state, seat, action, events)
        case Cancel(slot=slot):
            check_cancel(state, seat, action)
            cancel_order(state, seat, slot)
            return _note(seat, action, events)
        case (
            OrderPass()
            | OrderUndercut()
            | OrderBid()
            | OrderOpen()
            | OrderSell()
            | OrderRot()
            | OrderNoRot()
            | OrderTourists()
        ):
            check(state, seat, action)
            keep_order(state, seat, action)
            return _note(seat, action, events)
        case _:
            raise TypeError(action.kind)
    return True


def _note(seat: Seat, action: Action, events: list[Event]) -> bool:
    events.append(Noted(to=(seat,), seat=seat, action=action.text))
    return False


# Windows


def _answer(state: State, seat: Seat, action: Answer, events: list[Event]) -> bool:
    """Put an answer into the open window; whether it is complete now."""
    match action:
        case Rot():
            sale.check_rot(state, action)
        case Decline(scope=scope) if scope is not None and state.phase is not Phase.ROT:
            raise Refusal(Because.ONLY_ROT, "CM-13.8")
        case Tourists():
            tourists.check(state, seat, action)
        case Aside():
            round_end.check(state, seat, action)
        case _:
            pass
    window = _window(state)
    window.answer(seat, _encode(state, action))
    _note(seat, action, events)
    return window.complete


def _window(state: State) -> Window[int]:
    assert state.window is not None  # noqa: S101 - only an open window takes answers
    return state.window


def _encode(state: State, action: Action) -> int:
    if state.phase is Phase.ROT and isinstance(action, Rot | Decline):
        return sale.answer_to(action)
    return tourists.answer_to(action) if state.phase is Phase.TOURISTS else round_end.answer_to(action)


def given_answer(state: State, seat: Seat) -> Action | None:
    """What a seat has answered in the open window so far."""
    answer = None if state.window is None else state.window.answer_of(seat)
    if answer is None:
        return None
    match state.phase:
        case Phase.ROT:
            return sale.answer_of(answer)
        case Phase.TOURISTS:
            return tourists.answer_of(answer)
        case _:
            return round_end.answer_of(answer)


# Going on


def advance(state: State, dice: Dice, events: list[Event]) -> None:
    """Go on until somebody must be asked, or the game is over."""
    while True:
        match state.phase:
            case Phase.DELIVERY:
                delivery.start_round(state, dice, events)
            case Phase.OPEN:
                if opening.settle(state, events) and not _ordered(state, state.opener, orders.opening, events):
                    return
            case Phase.BID:
                if not _ordered(state, state.bidding.turn, orders.bidding, events):
                    return
            case Phase.SELL:
                if sale.settle(state, events) and not _ordered(state, state.bidding.seller, orders.selling, events):
                    return
            case Phase.ROT:
                answers = _answers(state, sale.open_window, orders.rot, events)
                if answers is None:
                    return
                sale.pay(state, answers, events)
            case Phase.TOURISTS:
                answers = _answers(state, tourists.open_window, orders.tourists, events)
                if answers is None:
                    return
                tourists.close(state, answers, events)
            case Phase.ASIDE:
                answers = _answers(state, round_end.open_window, _no_order, events)
                if answers is None:
                    return
                round_end.close(state, answers, events)
            case Phase.SCORING:
                round_end.score(state, events)
            case Phase.OVER:
                return


Said = orders.Ordered | orders.Halted | None
"""What the orders of a seat say to a question."""


def _ordered(
    state: State, seat: Seat, find: Callable[[State, Seat], orders.Ordered | None], events: list[Event]
) -> bool:
    """Whether an order of the seat has answered for it."""
    said = find(state, seat) if state.players[seat].orders else None
    if said is None:
        return False
    events.append(acted(seat, said.order, said.action))
    return _takes_effect(state, seat, said.action, events)


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
        case orders.Ordered(order, action):
            events.append(acted(seat, order, action))
            _window(state).answer(seat, _encode(state, action))
        case orders.Halted(order, why):
            events.append(stopped(seat, order, why))
            cancel_order(state, seat, order.slot)
        case None:
            pass


def _no_order(_state: State, _seat: Seat) -> None:
    """Nobody can order what to set aside: it depends on the whole round."""
