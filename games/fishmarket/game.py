"""Fish Market: the Game object that puts the parts together."""

from collections.abc import Mapping, Sequence

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
    Stall,
    Unplan,
    Withdraw,
)
from games.fishmarket.day import set_up
from games.fishmarket.evening import outcome
from games.fishmarket.invariants import violations
from games.fishmarket.options import FishMarketOptions
from games.fishmarket.preview import preview
from games.fishmarket.refusals import Because
from games.fishmarket.sampling import redraw
from games.fishmarket.state import Phase, State
from games.fishmarket.view import FishMarketView, view
from games.kernel import Action, Agent, Decision, Dice, Event, Figure, Form, Game, Move, Outcome, RandomAgent, Seat


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

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """Every legal action of the decision that can be listed."""
        return asking.choices(state, seat, decision)

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        """The actions of the decision that cannot be listed."""
        return asking.forms(state, seat, decision)

    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        """Check the move, then carry it out with all that follows from it."""
        seat = move.seat
        match move.action:
            case Boats() as form:
                return auction.seal_bids(state, seat, form, dice)
            case Rebid() as form:
                return auction.seal_rebids(state, seat, form, dice)
            case MakeOffer() as action:
                return market.make_offer(state, seat, action)
            case Counter() as action:
                return market.make_counter(state, seat, action)
            case Accept() as action:
                return market.accept(state, seat, action)
            case (Reject() | Decline()) as action:
                return market.reject(state, seat, action)
            case Withdraw() as action:
                return market.withdraw(state, seat, action)
            case SetStall() as action:
                return market.set_stall(state, seat, action, dice)
            case Plan() as plan:
                return afternoon.leave_plan(state, seat, plan)
            case Unplan():
                return afternoon.take_plan_back(state, seat)
            case Freeze() as freeze:
                return afternoon.seal_freeze(state, seat, freeze, dice)
            case other:
                raise TypeError(f"{other.kind} is no action of this game")

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """What a seat does whose time has run out (section 5 of the rule spec)."""
        match decision.kind:
            case "bids":
                return Boats(bids={})
            case "rebids":
                return auction.standing_bids(state, seat)
            case "ice":
                return FREEZE[afternoon.most_first(state.players[seat], 2)]
            case _:
                return SET_STALL[Stall.DONE]

    def view(self, state: State, seat: Seat | None) -> FishMarketView:
        """All that this seat, or a spectator, may know."""
        return view(state, seat)

    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        """Another state that this seat could not tell from the real one."""
        other = self.copy(state)
        if other.phase is not Phase.OVER:
            redraw(other, seat, dice)
        return other

    def preview(self, state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
        """What a choice would cost and bring, as far as this seat can know."""
        return preview(state, seat, action)

    def over(self, state: State) -> bool:
        """Whether the last evening is over."""
        return state.phase is Phase.OVER

    def outcome(self, state: State) -> Outcome:
        """Places by balance."""
        return outcome(state)

    def violations(self, state: State) -> list[str]:
        """Every broken invariant of the rule spec."""
        return violations(state)

    def agent(self) -> Agent:
        """The computer player."""
        return RandomAgent()
