"""Market of Turin: the Game object that puts the parts together."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from typing_extensions import override

from games.kernel import (
    Action,
    Answers,
    Decision,
    Dice,
    Event,
    Figure,
    Form,
    Game,
    Move,
    OpenDecisions,
    Outcome,
    Refusal,
    Seat,
    View,
)
from games.turin.actions import TurinAction
from games.turin.agent import TurinAgent
from games.turin.choices import choices, forms, moves
from games.turin.components import PRIZES, Phase
from games.turin.decisions import awaits, decisions
from games.turin.defaults import default
from games.turin.foreseen import FORCIBLE, foreseen
from games.turin.invariants import violations
from games.turin.options import TurinOptions
from games.turin.orders import drop, standing
from games.turin.planner import TurinPlanner
from games.turin.play import apply
from games.turin.preview import preview
from games.turin.reasons import Because
from games.turin.sampling import resample
from games.turin.scoring import outcome, tally
from games.turin.setup import set_up
from games.turin.state import FirstState, SecondState, State
from games.turin.view import TurinView, view
from games.turin.why_not import why_not


class Turin(Game[State, TurinOptions]):
    """Sealed bids for the right to choose, and the lead in nine goods."""

    id = "turin"
    rules_version = State.rules
    clause_prefix = "MT"
    seat_counts = range(min(PRIZES), max(PRIZES) + 1)
    state_type = State
    options_type = TurinOptions
    action_type = TurinAction
    reasons = Because
    forcible = FORCIBLE
    merits = MappingProxyType({"gain": 1, "loss": -1})

    @override
    def setup(self, seats: int, options: TurinOptions, dice: Dice) -> State:
        return set_up(seats, options, dice)

    @override
    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        return decisions(state, seat)

    @override
    def awaits(self, state: State, seat: Seat) -> bool:
        return awaits(state, seat)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return choices(state, seat, decision)

    @override
    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        return forms(state, seat, decision)

    @override
    def moves(self, state: State, seat: Seat) -> OpenDecisions:
        return moves(state, seat)

    @override
    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        return apply(state, move, dice)

    @override
    def orders(self, state: State, seat: Seat) -> Sequence[Action]:
        return standing(state, seat)

    @override
    def drop_orders(self, state: State, seat: Seat) -> None:
        drop(state, seat)

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return default(state, seat, decision, dice)

    @override
    def view(self, state: State, seat: Seat | None) -> TurinView:
        return view(state, seat)

    @override
    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        other = self.copy(state)
        resample(other, seat, dice)
        return other

    @override
    def foreseen(self, view: View, seat: Seat, decision: Decision, told: Iterable[Event]) -> Answers:
        assert isinstance(view, TurinView)  # noqa: S101 - the kernel shows this game its own views
        return foreseen(view, seat)

    @override
    def why_not(self, state: State, seat: Seat, decision: Decision, kind: str) -> Refusal | None:
        return why_not(state, seat, kind)

    @override
    def preview(self, state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
        return preview(state, seat, action)

    @override
    def over(self, state: State) -> bool:
        return state.phase is Phase.OVER

    @override
    def outcome(self, state: State) -> Outcome:
        return outcome(state)

    @override
    def tally(self, state: State) -> tuple[int, ...]:
        return tally(self.copy(state))

    @override
    def violations(self, state: State) -> list[str]:
        return violations(state)

    @override
    def agent(self) -> TurinAgent:
        return TurinAgent()

    @override
    def planner(self) -> TurinPlanner:
        return TurinPlanner()


class SecondTurin(Turin):
    """As it was: who found a card of somebody else on sale was asked to buy in every round, new or not."""

    rules_version = SecondState.rules
    state_type = SecondState

    @override
    def setup(self, seats: int, options: TurinOptions, dice: Dice) -> State:
        return set_up(seats, options, dice, SecondState)


class FirstTurin(Turin):
    """As it was: with live purchases everybody who was asked had to answer, also with nothing left to buy or to list.

    Logs of such tables hold these answers, so they go on by these rules.
    """

    rules_version = FirstState.rules
    state_type = FirstState

    @override
    def setup(self, seats: int, options: TurinOptions, dice: Dice) -> State:
        return set_up(seats, options, dice, FirstState)
