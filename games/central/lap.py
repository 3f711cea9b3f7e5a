"""Bids ahead of one's turn: all who may bid in a lap are asked at once, and bid in turn as they have answered.

The bids are the same as if they had been asked one after the other (CM-15.7). Who wants to see first what those before
them do waits, and is asked again; who has left orders for the product need not be asked.
"""

from typing import Final

from games.central.actions import Ahead, Bid, BidOnce, LapAnswer, Undercut, Wait
from games.central.events import LapAnswered
from games.central.listed import BIDS, BIDS_ONCE, PASS, STAY, UNDERCUTS, WAIT
from games.central.order_book import cancel_order, keep_order
from games.central.state import State
from games.kernel import Action, Event, Seat, Window

_ANSWERS: Final[tuple[Ahead, ...]] = (WAIT, PASS, STAY, *BIDS, *BIDS_ONCE, *UNDERCUTS)
_NUMBERS: Final = {action.text: number for number, action in enumerate(_ANSWERS)}
WAITS: Final = _NUMBERS[WAIT.text]
"""The answer of who has nothing to say before the turn comes."""
FEWEST: Final = 2
"""Who alone may bid is simply asked."""


def open_window(state: State) -> list[Seat]:
    """Ask all who may bid and have not been asked in this lap, in turn order."""
    turn = state.bidding.turn
    asked = [seat for seat in (turn, *state.from_left_of(turn)) if _may_bid(state, seat) and not was_asked(state, seat)]
    if len(asked) < FEWEST:
        return []
    state.window = Window.open(state.bidding.turns, asked)
    return asked


def _may_bid(state: State, seat: Seat) -> bool:
    auction = state.bidding
    standing = auction.bidding[seat]
    return standing == "waiting" or (standing == "active" and auction.bids[seat] > auction.lowest)


def was_asked(state: State, seat: Seat) -> bool:
    """Whether a seat has answered in this lap already and its turn has not come yet."""
    return kept_answer(state, seat) is not None


def kept_answer(state: State, seat: Seat) -> Ahead | None:
    """What is kept of the answer of a seat until its turn comes."""
    return next((kept for kept in state.players[seat].orders if isinstance(kept, Ahead)), None)


def answer_to(action: LapAnswer) -> int:
    """The answer that an action gives ahead of its turn."""
    return _NUMBERS[action.text]


def answer_of(answer: int) -> Ahead:
    """The action that gave an answer."""
    return _ANSWERS[answer]


def close(state: State, answers: list[tuple[Seat, int]], events: list[Event]) -> None:
    """Keep what was answered until the turns come."""
    state.window = None
    for seat, answer in answers:
        keep_order(state, seat, _ANSWERS[answer])
    events.append(LapAnswered())


def take(state: State, seat: Seat) -> Action | None:
    """What a seat has answered ahead, now that its turn has come; None if its orders or itself must be asked."""
    answer = kept_answer(state, seat)
    if answer is None:
        return None
    cancel_order(state, seat, answer.slot)
    lowest = state.bidding.lowest
    match answer:
        case Wait():
            return None
        case Bid(price=price):
            return answer if price < lowest else None
        case BidOnce(price=price) | Undercut(floor=price) if price >= lowest:
            return STAY if state.bidding.bids[seat] else PASS
        case _:
            return answer
