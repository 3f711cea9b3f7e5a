"""What may be promised with the coins at hand, and the loan that adds to them (MT-11)."""

from collections.abc import Sequence

from typing_extensions import override

from games.kernel import Decision, Dice, Event, Move, Nature, Question, Refusal, Seat, kinds_of, plays
from games.turin.actions import Loan
from games.turin.components import LOAN, LOAN_DEBT
from games.turin.events import Borrowed
from games.turin.listed import TAKE_LOAN
from games.turin.reasons import Because
from games.turin.state import State


class Borrowing(Question[State]):
    """Everybody may take one loan, at any time (MT-11.1, MT-11.3)."""

    kinds = ("loan",)
    nature = Nature.FREE
    accepts = kinds_of(Loan)

    @override
    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        return () if state.players[seat].loan else _BORROWING


_BORROWING = (Borrowing.put("loan").listed((TAKE_LOAN,), ()),)


@plays
def take_loan(state: State, move: Move[Loan], dice: Dice) -> list[Event]:
    """Take the loan of one's own accord."""
    return [borrow(state, move.seat, forced=False)]


def borrow(state: State, seat: Seat, forced: bool) -> Borrowed:
    """Take the loan (MT-11.2)."""
    player = state.players[seat]
    player.loan, player.debt, player.cash = True, LOAN_DEBT, player.cash + LOAN
    return Borrowed(seat=seat, forced=forced)


def check_covered(state: State, seat: Seat, coins: int, purse: int, clause: str) -> None:
    """Refuse what the purse does not cover; if a loan could help, say so."""
    if coins > purse:
        if state.players[seat].loan:
            raise Refusal(Because.OVER_CASH, clause, coins=coins, free=purse)
        raise Refusal(Because.LOAN_FIRST, clause, coins=coins, free=purse, loan=LOAN, debt=LOAN_DEBT)


def check_least(coins: int, clause: str, least: int = 0) -> None:
    """Refuse fewer coins than that."""
    if coins < least:
        raise Refusal(Because.BELOW_LEAST, clause, coins=coins, least=least)
