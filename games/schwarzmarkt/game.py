"""The game object: Schwarzmarkt as the kernel knows it."""

from collections.abc import Mapping, Sequence

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Fact, Form, Game, Move, Outcome, Seat
from games.schwarzmarkt.actions import SchwarzmarktAction
from games.schwarzmarkt.agent import SchwarzmarktAgent
from games.schwarzmarkt.choices import choices, forms
from games.schwarzmarkt.components import Phase
from games.schwarzmarkt.decisions import awaits, decisions
from games.schwarzmarkt.defaults import default
from games.schwarzmarkt.invariants import violations
from games.schwarzmarkt.options import SchwarzmarktOptions, check
from games.schwarzmarkt.orders import standing
from games.schwarzmarkt.play import apply
from games.schwarzmarkt.preview import preview
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.sampling import resample
from games.schwarzmarkt.scoring import outcome, tally
from games.schwarzmarkt.setup import set_up
from games.schwarzmarkt.state import State
from games.schwarzmarkt.view import SchwarzmarktView, view


class Schwarzmarkt(Game[State, SchwarzmarktOptions]):
    """Schwarzmarkt by Stefan Dorra, for 3 to 5 players."""

    id = "schwarzmarkt"
    rules_version = 1
    clause_prefix = "SM"
    seat_counts = range(3, 6)
    state_type = State
    options_type = SchwarzmarktOptions
    action_type = SchwarzmarktAction
    reasons = Because

    @override
    def check(self, seats: int, options: SchwarzmarktOptions) -> None:
        check(seats, options)

    @override
    def setup(self, seats: int, options: SchwarzmarktOptions, dice: Dice) -> State:
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
    def preview(self, state: State, seat: Seat, action: Action) -> Mapping[str, Fact]:
        return preview(state, seat, action)

    @override
    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        return apply(state, move, dice)

    @override
    def orders(self, state: State, seat: Seat) -> Sequence[Action]:
        return standing(state, seat)

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return default(state, seat, decision, dice)

    @override
    def view(self, state: State, seat: Seat | None) -> SchwarzmarktView:
        return view(state, seat)

    @override
    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return resample(self.copy(state), seat, dice)

    @override
    def over(self, state: State) -> bool:
        return state.phase is Phase.OVER

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
    def agent(self) -> SchwarzmarktAgent:
        return SchwarzmarktAgent()
