"""Bids ahead of one's turn: all who may bid in a lap are asked at once, and bid in turn as they have answered.

The bids are the same as if they had been asked one after the other (CM-15.7). Who wants to see first what those before
them do waits, and is asked again; who has left orders for the product need not be asked.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from typing_extensions import override

from games.central import auction
from games.central.actions import Ahead, Bid, BidOnce, LapAnswer, Undercut, Wait
from games.central.auction import Bids, Turn, may_bid, way_out
from games.central.events import AnswerActed, LapAnswered
from games.central.listed import BIDS, BIDS_ONCE, FIRST_LAP_AHEAD, LATER_LAPS_AHEAD, PASS, STAY, UNDERCUTS, WAIT
from games.central.order_terms import cancel_order, keep_order
from games.central.reactions import Reaction
from games.central.state import State
from games.kernel import Dice, Event, Move, Seat, Window, kinds_of, plays

FEWEST: Final = 2
"""Who alone may bid is simply asked."""
_ANSWERS: Final[Mapping[int, Ahead]] = dict(enumerate((WAIT, PASS, STAY, *BIDS, *BIDS_ONCE, *UNDERCUTS)))


class BidsAhead(Bids, Reaction):
    """How a seat will bid when its turn comes."""

    kinds = ("first-bid", "next-bid")
    accepts = Turn.accepts | kinds_of(Wait)
    accepts_later = Turn.accepts_later | kinds_of(Wait)
    first, later = FIRST_LAP_AHEAD, LATER_LAPS_AHEAD
    suffix = "all"
    facts = MappingProxyType({"hours": 24})
    """It takes the place of turns, so there is as much time for it."""
    answers = _ANSWERS

    @override
    def open(self, state: State) -> list[Seat]:
        """Ask all who may bid and have not been asked in this lap, in turn order, where who is in turn was not."""
        turn = state.bidding.turn
        if state.rules < 3 or was_asked(state, turn):
            return []
        others = (seat for seat in state.from_left_of(turn) if may_bid(state.bidding, seat))
        asked = [turn, *(seat for seat in others if not was_asked(state, seat))]
        if len(asked) < FEWEST:
            return []
        state.window = Window.open(state.bidding.turns, asked)
        return asked

    @override
    def close(self, state: State, answers: list[tuple[Seat, int]], dice: Dice) -> list[Event]:
        """Keep what was answered until the turns come."""
        state.window = None
        for seat, answer in answers:
            keep_order(state, seat, _ANSWERS[answer])
        return [LapAnswered()]


@plays
def bid(state: State, move: Move[LapAnswer], dice: Dice) -> list[Event]:
    """Bid or leave it, in turn or ahead of it."""
    seat, action = move.seat, move.action
    auction.check(state, seat, action)
    if state.window is not None:
        return BidsAhead.taken_down(state, seat, action)
    return auction.act(state, seat, action)


def was_asked(state: State, seat: Seat) -> bool:
    """Whether a seat has answered in this lap already and its turn has not come yet."""
    return _kept_answer(state, seat) is not None


def _kept_answer(state: State, seat: Seat) -> Ahead | None:
    return next((kept for kept in state.players[seat].orders if isinstance(kept, Ahead)), None)


def act_as_answered(state: State) -> list[Event] | None:
    """Let who is in turn do as they answered ahead; None if their orders or they themselves must be asked."""
    seat = state.bidding.turn
    answer = _kept_answer(state, seat)
    if answer is None:
        return None
    cancel_order(state, seat, answer.slot)
    action = _still_possible(state, seat, answer)
    if action is None:
        return None
    return [AnswerActed(to=(seat,), seat=seat, action=action.text), *auction.act(state, seat, action)]


def _still_possible(state: State, seat: Seat, answer: Ahead) -> Ahead | None:
    """What becomes of an answer, after the bids before it."""
    lowest = state.bidding.lowest
    match answer:
        case Wait():
            return None
        case Bid(price=price):
            return answer if price < lowest else None
        case BidOnce(price=price) | Undercut(floor=price) if price >= lowest:
            return way_out(state, seat)
        case _:
            return answer
