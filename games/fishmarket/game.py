"""Fish Market: the Game object that puts the parts together."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from typing_extensions import override

from games.fishmarket.actions import FishMarketAction
from games.fishmarket.agent import FishMarketAgent
from games.fishmarket.choices import choices, forms
from games.fishmarket.decisions import awaits, decisions
from games.fishmarket.defaults import default
from games.fishmarket.foreseen import FORCIBLE, foreseen
from games.fishmarket.invariants import violations
from games.fishmarket.market import check_meant
from games.fishmarket.memory import explain, numbers, recall
from games.fishmarket.options import FishMarketOptions
from games.fishmarket.orders import standing
from games.fishmarket.planner import FishMarketPlanner
from games.fishmarket.play import apply
from games.fishmarket.preview import preview
from games.fishmarket.reasons import Because
from games.fishmarket.sampling import resample
from games.fishmarket.scoring import outcome, tally
from games.fishmarket.setup import set_up
from games.fishmarket.state import State
from games.fishmarket.topics import reference, topics
from games.fishmarket.view import FishMarketView, OfferNumber, view
from games.fishmarket.why_not import why_not
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
    Outcome,
    Refusal,
    Seat,
    Topic,
    View,
)


class FishMarket(Game[State, FishMarketOptions]):
    """Four days of bidding, haggling and selling."""

    id = "fishmarket"
    rules_version = 1
    clause_prefix = "FM"
    seat_counts = range(3, 6)
    state_type = State
    options_type = FishMarketOptions
    action_type = FishMarketAction
    reasons = Because
    forcible = FORCIBLE
    merits = MappingProxyType({"brings": 1})

    @override
    def setup(self, seats: int, options: FishMarketOptions, dice: Dice) -> State:
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
    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        return apply(state, move, dice)

    @override
    def orders(self, state: State, seat: Seat) -> Sequence[Action]:
        return standing(state, seat)

    @override
    def drop_orders(self, state: State, seat: Seat) -> None:
        state.players[seat].plan = None

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return default(state, seat, decision, dice)

    @override
    def view(self, state: State, seat: Seat | None) -> FishMarketView:
        return view(state, seat)

    @override
    def topics(self, state: State, seat: Seat | None) -> tuple[Topic, ...]:
        return topics(state, seat)

    @override
    def reference(self, name: str) -> tuple[str, OfferNumber] | None:
        return reference(name)

    @override
    def recall(self, view: View, told: Iterable[Event]) -> View:
        return recall(view, told) if isinstance(view, FishMarketView) else view

    @override
    def numbers(self, told: Iterable[Event]) -> Mapping[str, int]:
        return numbers(told)

    @override
    def explain(self, refusal: Refusal, seat: Seat, told: Iterable[Event]) -> Refusal:
        return explain(refusal, seat, told)

    @override
    def check_meant(self, state: State, seat: Seat, action: Action) -> None:
        check_meant(state, seat, action)

    @override
    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        other = self.copy(state)
        resample(other, seat, dice)
        return other

    @override
    def foreseen(self, view: View, seat: Seat, decision: Decision, told: Iterable[Event]) -> Answers:
        assert isinstance(view, FishMarketView)  # noqa: S101 - the kernel shows this game its own views
        return foreseen(view, seat, decision)

    @override
    def why_not(self, state: State, seat: Seat, decision: Decision, kind: str) -> Refusal | None:
        return why_not(state, seat, kind)

    @override
    def preview(self, state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
        return preview(state, seat, action)

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
    def agent(self) -> FishMarketAgent:
        return FishMarketAgent()

    @override
    def planner(self) -> FishMarketPlanner:
        return FishMarketPlanner()
