"""Mercado de Lisboa: one market that everybody builds, for 2 to 4 players, and a solo campaign."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from typing_extensions import override

from games.kernel import (
    Action,
    Agent,
    Answers,
    Decision,
    Dice,
    Event,
    Figure,
    Form,
    Game,
    Move,
    Outcome,
    Refusal,
    Seat,
    Sheet,
    View,
)
from games.lisboa.actions import LisboaAction
from games.lisboa.agent import LisboaAgent
from games.lisboa.choices import choices, forms
from games.lisboa.components import Stage
from games.lisboa.decisions import decisions
from games.lisboa.defaults import default
from games.lisboa.foreseen import FORCIBLE, foreseen
from games.lisboa.invariants import violations
from games.lisboa.options import LisboaOptions, relevant_options
from games.lisboa.orders import standing
from games.lisboa.play import apply
from games.lisboa.preview import preview
from games.lisboa.reasons import KNOWN_TO_ALL, Because
from games.lisboa.sampling import resample
from games.lisboa.scoring import outcome, sheet, tally
from games.lisboa.setup import set_up
from games.lisboa.state import State
from games.lisboa.view import LisboaView, view
from games.lisboa.why_not import why_not


class Lisboa(Game[State, LisboaOptions]):
    """The rules of Mercado de Lisboa."""

    id = "lisboa"
    rules_version = 1
    clause_prefix = "ML"
    seat_counts = range(1, 5)
    state_type = State
    options_type = LisboaOptions
    action_type = LisboaAction
    reasons = Because
    forcible = FORCIBLE
    known_to_all = KNOWN_TO_ALL
    merits = MappingProxyType({"net": 1})

    @override
    def setup(self, seats: int, options: LisboaOptions, dice: Dice) -> State:
        return set_up(seats, options, dice)

    @override
    def relevant_options(self, seats: int, options: LisboaOptions) -> frozenset[str]:
        return relevant_options(seats, options)

    # What may be done

    @override
    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        return decisions(state, seat)

    @override
    def awaits(self, state: State, seat: Seat) -> bool:
        return seat == state.active and state.stage is not Stage.OVER

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return choices(state, seat, decision)

    @override
    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        return forms(state, seat, decision)

    @override
    def orders(self, state: State, seat: Seat) -> Sequence[Action]:
        return standing(state, seat)

    @override
    def drop_orders(self, state: State, seat: Seat) -> None:
        state.plans[seat] = None

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return default(state, seat, decision, dice)

    @override
    def foreseen(self, view: View, seat: Seat, decision: Decision, told: Iterable[Event]) -> Answers:
        assert isinstance(view, LisboaView)  # noqa: S101 - the kernel shows this game its own views
        return foreseen(view, seat, decision, told)

    @override
    def why_not(self, state: State, seat: Seat, decision: Decision, kind: str) -> Refusal | None:
        return why_not(state, seat, kind)

    @override
    def preview(self, state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
        return preview(state, seat, action)

    # What happens

    @override
    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        return apply(state, move, dice)

    @override
    def over(self, state: State) -> bool:
        return state.stage is Stage.OVER

    @override
    def outcome(self, state: State) -> Outcome:
        return outcome(state)

    @override
    def sheet(self, state: State) -> Sheet | None:
        return sheet(state)

    @override
    def tally(self, state: State) -> tuple[int, ...]:
        return tally(state)

    # Who knows what

    @override
    def view(self, state: State, seat: Seat | None) -> LisboaView:
        return view(state, seat)

    @override
    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        other = self.copy(state)
        resample(other, seat, dice)
        return other

    # For the tests and the empty seats

    @override
    def violations(self, state: State) -> list[str]:
        return violations(state)

    @override
    def agent(self) -> Agent:
        return LisboaAgent()
