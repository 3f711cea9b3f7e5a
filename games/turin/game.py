"""Market of Turin: the rules as one object."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.kernel import (
    Action,
    Agent,
    Decision,
    Dice,
    Event,
    Figure,
    Form,
    Game,
    Move,
    Moves,
    Outcome,
    ScoreLine,
    Seat,
    Standing,
    places,
)
from games.turin import asking, auction, choosing, claims, course, moves, offers, orders, preview, sampling, trade
from games.turin.actions import DONE, PASS, AnyAction, Bid, Extra, Goose, Loan, Place
from games.turin.agent import TurinAgent
from games.turin.components import PRIZES
from games.turin.invariants import violations
from games.turin.money import borrow
from games.turin.options import TurinOptions
from games.turin.reasons import Because
from games.turin.scoring import LINES, finish
from games.turin.state import Phase, State
from games.turin.view import TurinView, view


def _loan(state: State, seat: Seat, _: Loan) -> list[Event]:
    return [borrow(state, seat, forced=False)]


_HANDLERS: dict[str, Callable[[State, Seat, Any], list[Event]]] = {
    "place": auction.place,
    "bid": auction.bid,
    "plan": auction.bid,
    "goose": auction.answer_goose,
    "extra": auction.add,
    "take": choosing.take,
    "pass": course.pass_by,
    "done": course.pass_by,
    "list": offers.submit,
    "withdraw": offers.submit,
    "buy": offers.submit,
    "sell": trade.pick,
    "claim": claims.claim,
    "decline": claims.decline,
    "loan": _loan,
    "want": orders.give,
    "favour": orders.give,
    "habit": orders.give,
    "next": orders.give,
    "cancel": orders.give,
}
"""By kind of action what checks it and carries it out. Each function takes actions of its kinds only."""


class Turin(Game[State, TurinOptions]):
    """Market of Turin."""

    id = "turin"
    rules_version = 1
    clause_prefix = "MT"
    seat_counts = range(min(PRIZES), max(PRIZES) + 1)
    state_type = State
    options_type = TurinOptions
    action_type = AnyAction
    reasons = Because

    def setup(self, seats: int, options: TurinOptions, dice: Dice) -> State:
        """The deal, and the first question."""
        return course.first_state(seats, options, dice)

    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        """Everything that this seat may decide now."""
        return asking.decisions(state, seat)

    def awaits(self, state: State, seat: Seat) -> bool:
        """Whether this seat is asked and has not answered, is to choose, or sells to one of several."""
        return asking.awaits(state, seat)

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """Every legal action of the decision that can be listed."""
        return moves.choices(state, seat, decision)

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        """The actions of the decision that cannot be listed."""
        return moves.forms(state, seat, decision)

    def moves(self, state: State, seat: Seat) -> Moves:
        """What this seat may do now; loan and standing orders, which are there at every look, are listed once."""
        return tuple([moves.listed(state, seat, decision) for decision in asking.decisions(state, seat)])

    def preview(self, state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
        """What a choice would cost and bring."""
        return preview.preview(state, seat, action)

    # Playing

    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        """Check the move, carry it out, and go on until somebody has to decide."""
        events = _HANDLERS[move.action.kind](state, move.seat, move.action)
        return events + course.proceed(state, dice)

    def orders(self, state: State, seat: Seat) -> Sequence[Action]:
        """What the seat wants to buy, whom it favours, its habits and its next card."""
        return orders.standing(state.players[seat])

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """Section 6 of the rule spec."""
        stream = dice.stream(f"default:{decision.id}:{seat}")
        match decision.kind:
            case "place":
                return Place(card=stream.choice(state.players[seat].hand))
            case "bid":
                return Bid(coins=0)
            case "goose":
                return Goose(answer="leave" if state.goose is None else "keep")
            case "extra":
                return Extra(coins=0)
            case "take":
                return choosing.default_take(state, seat)
            case "sell" | "answer":
                listed = self.choices(state, seat, decision)
                return stream.choice(listed) if decision.kind == "sell" else listed[0]
            case _:
                return DONE if state.live and state.phase is Phase.BUY else PASS

    # Knowing

    def view(self, state: State, seat: Seat | None) -> TurinView:
        """All that this seat, or a spectator, may know."""
        return view(state, seat)

    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        """Another state that this seat could not tell from the real one."""
        other = self.copy(state)
        if state.phase is not Phase.OVER:
            sampling.resample(other, seat, dice.stream("resample"))
        return other

    # Ending

    def over(self, state: State) -> bool:
        """Whether the last game of the series is scored."""
        return state.phase is Phase.OVER

    def outcome(self, state: State) -> Outcome:
        """Most Scudo wins, over all games of a series (MT-14.3, MT-15.2)."""
        if len(state.scores) == 1:
            sheets = [
                [ScoreLine(name=name, amount=amount) for name, amount in zip(LINES, sheet, strict=True)]
                for sheet in state.sheets
            ]
        else:
            sheets = [
                [ScoreLine(name=f"game-{number}", amount=scores[seat]) for number, scores in enumerate(state.scores, 1)]
                for seat in range(state.seats)
            ]
        totals = [sum(line.amount for line in sheet) for sheet in sheets]
        ranks = places([(total,) for total in totals])
        return Outcome(
            reason="scored" if len(state.scores) == 1 else "series",
            standings=tuple(
                Standing(seat=seat, place=ranks[seat], score=totals[seat], lines=tuple(sheets[seat]))
                for seat in range(state.seats)
            ),
        )

    def tally(self, state: State) -> tuple[int, ...]:
        """Coins as if all goods were paid now, over all games of a series."""
        if state.phase is not Phase.OVER:
            state = self.copy(state)
            finish(state)
        return tuple(map(sum, zip(*state.scores, strict=True)))

    def violations(self, state: State) -> list[str]:
        """Every broken invariant of section 10 that a state can show."""
        return violations(state)

    def agent(self) -> Agent:
        """The computer player."""
        return TurinAgent()
