"""The game object: Central Market as the kernel knows it."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from typing_extensions import override

from games.central.actions import CentralAction
from games.central.agent import CentralAgent
from games.central.choices import choices, forms
from games.central.decisions import decisions
from games.central.defaults import default
from games.central.foreseen import FORCIBLE, foreseen
from games.central.invariants import violations
from games.central.options import CentralOptions, check
from games.central.orders import standing
from games.central.planner import CentralPlanner
from games.central.play import apply
from games.central.preview import preview
from games.central.reasons import Because
from games.central.sampling import resample
from games.central.scoring import outcome, tally
from games.central.setup import set_up
from games.central.state import FirstState, SecondState, State
from games.central.view import CentralView, view
from games.central.why_not import why_not
from games.kernel import Action, Answers, Decision, Dice, Event, Figure, Form, Game, Move, Outcome, Refusal, Seat, View


class CentralMarket(Game[State, CentralOptions]):
    """Central Market, after the rule spec CM."""

    id = "central"
    rules_version = State.rules
    clause_prefix = "CM"
    seat_counts = range(3, 6)
    state_type = State
    options_type = CentralOptions
    action_type = CentralAction
    reasons = Because
    forcible = FORCIBLE
    known_to_all = frozenset({Because.NO_LOWER})
    merits = MappingProxyType({"income": 1})

    @override
    def check(self, seats: int, options: CentralOptions) -> None:
        check(seats, options)

    @override
    def setup(self, seats: int, options: CentralOptions, dice: Dice) -> State:
        return set_up(seats, options, dice, self.state_type)

    @override
    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        return decisions(state, seat)

    @override
    def awaits(self, state: State, seat: Seat) -> bool:
        return state.awaits(seat)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return choices(state, seat, decision)

    @override
    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        return forms(state, seat, decision)

    @override
    def foreseen(self, view: View, seat: Seat, decision: Decision, told: Iterable[Event]) -> Answers:
        assert isinstance(view, CentralView)  # noqa: S101 - the kernel shows this game its own views
        return foreseen(view, seat, decision)

    @override
    def why_not(self, state: State, seat: Seat, decision: Decision, kind: str) -> Refusal | None:
        return why_not(state, seat, kind)

    @override
    def preview(self, state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
        return preview(state, seat, action)

    @override
    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        return apply(state, move, dice)

    @override
    def orders(self, state: State, seat: Seat) -> Sequence[Action]:
        return standing(state, seat)

    @override
    def drop_orders(self, state: State, seat: Seat) -> None:
        state.players[seat].orders = []

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return default(state, seat, decision, dice)

    @override
    def view(self, state: State, seat: Seat | None) -> CentralView:
        return view(state, seat)

    @override
    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return resample(self.copy(state), seat, dice)

    @override
    def over(self, state: State) -> bool:
        return state.phase == "over"

    @override
    def outcome(self, state: State) -> Outcome:
        return outcome(state)

    @override
    def tally(self, state: State) -> tuple[int, ...]:
        return tally(state)

    @override
    def violations(self, state: State) -> list[str]:
        return violations(state)

    @override
    def agent(self) -> CentralAgent:
        return CentralAgent()

    @override
    def planner(self) -> CentralPlanner:
        return CentralPlanner()


class SecondCentralMarket(CentralMarket):
    """Central Market for tables that were begun under its second rules."""

    rules_version = SecondState.rules
    state_type = SecondState


class FirstCentralMarket(CentralMarket):
    """Central Market for tables that were begun under its first rules."""

    rules_version = FirstState.rules
    state_type = FirstState
