"""BZ-7: loans."""

from games.kernel import Decision, Dice, Event, Move, Nature, Question, Seat, kinds_of, plays
from tests.games.kernel.bazaar.actions import Loan
from tests.games.kernel.bazaar.components import LOAN
from tests.games.kernel.bazaar.events import Happened
from tests.games.kernel.bazaar.state import State


class Borrowing(Question[State]):
    kinds = ("loan",)
    nature = Nature.FREE
    accepts = kinds_of(Loan)

    def asks(self, state: State, seat: Seat) -> bool:
        return not state.players[seat].loan

    def decision(self, state: State, seat: Seat) -> Decision:
        return self.put("loan").listed((Loan(),), ())


@plays
def borrow(state: State, move: Move[Loan], dice: Dice) -> list[Event]:
    player = state.players[move.seat]
    player.loan, player.cash = True, player.cash + LOAN
    return [Happened(what="loan", seat=move.seat)]
