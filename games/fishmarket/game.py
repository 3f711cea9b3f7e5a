"""Fish Market: the Game object that puts the parts together."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.fishmarket import afternoon, asking, auction, market
from games.fishmarket.actions import (
    FREEZE,
    SET_STALL,
    Accept,
    Boats,
    Counter,
    Decline,
    FishMarketAction,
    Freeze,
    MakeOffer,
    Plan,
    Rebid,
    Reject,
    SetStall,
    Unplan,
    Withdraw,
)
from games.fishmarket.agent import FishMarketAgent
from games.fishmarket.day import set_up
from games.fishmarket.evening import outcome
from games.fishmarket.invariants import violations
from games.fishmarket.numbers import OfferNumber
from games.fishmarket.options import FishMarketOptions
from games.fishmarket.preview import preview
from games.fishmarket.refusals import Because
from games.fishmarket.sampling import redraw
from games.fishmarket.state import State
from games.fishmarket.topics import topics
from games.fishmarket.view import FishMarketView, view
from games.kernel import Action, Agent, Decision, Dice, Event, Figure, Form, Game, Move, Outcome, Seat, Topic

_HANDLERS: Final[dict[type[Action], Callable[[State, Seat, Any, Dice], list[Event]]]] = {
    Boats: auction.seal_bids,
    Rebid: auction.seal_rebids,
    MakeOffer: market.make_offer,
    Counter: market.make_counter,
    Accept: market.accept,
    Reject: market.reject,
    Decline: market.reject,
    Withdraw: market.withdraw,
    SetStall: market.set_stall,
    Plan: afternoon.leave_plan,
    Unplan: afternoon.take_plan_back,
    Freeze: afternoon.seal_freeze,
}
"""What carries out each kind of action. (A match over twelve classes would take longer than most moves.)"""


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

    def setup(self, seats: int, options: FishMarketOptions, dice: Dice) -> State:
        """The dawn of the first day."""
        return set_up(seats, options, dice)

    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        """The decisions open to this seat, not listed yet."""
        return asking.decisions(state, seat)

    def awaits(self, state: State, seat: Seat) -> bool:
        """Whether this seat has not answered, or its stall is still open."""
        return asking.awaits(state, seat)

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """Every legal action of the decision that can be listed."""
        return asking.choices(state, seat, decision)

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        """The actions of the decision that cannot be listed."""
        return asking.forms(state, seat, decision)

    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        """Check the move, then carry it out with all that follows from it."""
        return _HANDLERS[type(move.action)](state, move.seat, move.action, dice)

    def orders(self, state: State, seat: Seat) -> Sequence[Action]:
        """The freeze plan of the day."""
        plan = state.players[seat].plan
        return () if plan is None else (plan,)

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """What a seat does whose time has run out (section 5 of the rule spec)."""
        match decision.kind:
            case "bids":
                return Boats(bids={})
            case "rebids":
                return auction.standing_bids(state, seat)
            case "ice":
                return FREEZE[afternoon.most_first(state.players[seat], 2)]
            case "market":
                return SET_STALL["done"]
            case kind:
                raise LookupError(f"nobody owes {kind}")

    def view(self, state: State, seat: Seat | None) -> FishMarketView:
        """All that this seat, or a spectator, may know."""
        return view(state, seat)

    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        """Another state that this seat could not tell from the real one."""
        other = self.copy(state)
        if other.phase != "over":
            redraw(other, seat, dice)
        return other

    def preview(self, state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
        """What a choice would cost and bring, as far as this seat can know."""
        return preview(state, seat, action)

    def topics(self, state: State, seat: Seat | None) -> tuple[Topic, ...]:
        """The open offers."""
        return topics(state, seat)

    def reference(self, name: str) -> tuple[str, OfferNumber]:
        """An offer by its number."""
        return "offer", OfferNumber.read(name)

    def over(self, state: State) -> bool:
        """Whether the last evening is over."""
        return state.phase == "over"

    def outcome(self, state: State) -> Outcome:
        """Places by balance."""
        return outcome(state)

    def tally(self, state: State) -> tuple[int, ...]:
        """The balances."""
        return tuple(player.balance for player in state.players)

    def violations(self, state: State) -> list[str]:
        """Every broken invariant of the rule spec."""
        return violations(state)

    def agent(self) -> Agent:
        """The computer player."""
        return FishMarketAgent()
