"""The game object: what the kernel asks of Schwarzmarkt, answered by the modules that know it."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.kernel import Action, Decision, Dice, Event, Fact, Form, Game, Move, Nature, Outcome, Refusal, Seat
from games.schwarzmarkt.actions import (
    AnyAction,
    Clear,
    ClimbRule,
    Collect,
    Deal,
    Drop,
    Lay,
    Pass,
    PassRule,
    Raid,
    Sell,
    SellAllRule,
    SellRule,
    Spy,
    Swap,
    Take,
)
from games.schwarzmarkt.agent import SchwarzmarktAgent
from games.schwarzmarkt.decisions import rules_decision, start_player_decision, turn_decision
from games.schwarzmarkt.defaults import default_choice, default_lay, default_turn
from games.schwarzmarkt.invariants import violations
from games.schwarzmarkt.laying import lay, lay_choices
from games.schwarzmarkt.offer import take_turn, turn_choices
from games.schwarzmarkt.options import SchwarzmarktOptions
from games.schwarzmarkt.orders import carry_out_rules, change_rules, order_choices, order_forms
from games.schwarzmarkt.previews import preview
from games.schwarzmarkt.reasons import Because
from games.schwarzmarkt.rounds import set_up
from games.schwarzmarkt.sampling import resampled
from games.schwarzmarkt.scoring import final_outcome
from games.schwarzmarkt.state import Phase, State
from games.schwarzmarkt.text_cards import carry_out, text_choices
from games.schwarzmarkt.view import SchwarzmarktView, view_for

_TEXT_PHASES: Final = frozenset({Phase.SPY, Phase.COLLECT, Phase.DEAL, Phase.SWAP, Phase.RAID, Phase.TAKE})


class Schwarzmarkt(Game[State, SchwarzmarktOptions]):
    """Schwarzmarkt by Stefan Dorra, for 3 to 5 players."""

    id = "schwarzmarkt"
    rules_version = 1
    clause_prefix = "SM"
    seat_counts = range(3, 6)
    state_type = State
    options_type = SchwarzmarktOptions
    action_type = AnyAction
    reasons = Because

    def check(self, seats: int, options: SchwarzmarktOptions) -> None:
        """A start player must sit at the table (SM-2.4)."""
        first = options.first_start_player
        if first != "random" and first > seats:
            raise Refusal(Because.NO_SUCH_STARTER, "SM-2.4", place=first, seats=seats)

    def setup(self, seats: int, options: SchwarzmarktOptions, dice: Dice) -> State:
        """The first state."""
        return set_up(seats, options, dice)

    # Decisions

    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        """One player decides; in an offer everybody may leave rules for his next turns."""
        if (offer := state.offer) is not None:
            rules = rules_decision(state.play)
            return (turn_decision(state, offer), rules) if seat == offer.turn else (rules,)
        if seat != state.starter or state.phase is Phase.OVER:
            return ()
        return (start_player_decision(state),)

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """Every legal action that can be listed; all but the rules can."""
        if decision.nature is Nature.ORDER:
            return order_choices(state, seat)
        if state.offer is not None:
            return turn_choices(state, state.offer, seat)
        if state.phase is Phase.LAY:
            return lay_choices(state, seat)
        return text_choices(state, seat)

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        """The rules that a player may leave."""
        if decision.nature is Nature.ORDER and state.offer is not None:
            return order_forms(state, state.offer, seat)
        return ()

    def preview(self, state: State, seat: Seat, action: Action) -> Mapping[str, Fact]:
        """What a choice costs and brings, as far as the seat can know."""
        return preview(state, seat, action)

    # Playing

    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        """Carry out a move, and then all turns that standing orders take."""
        seat = move.seat
        match move.action:
            case Sell() | Pass() as action:
                return take_turn(state, seat, action, dice) + carry_out_rules(state, dice)
            case Lay(card=card):
                events = lay(state, seat, card, dice)
                # Section 10: an absent player is not asked again for the choice of his text card.
                if move.skipped and state.phase in _TEXT_PHASES:
                    events += carry_out(state, seat, default_choice(state, seat, dice), dice)
                return events
            case Spy() | Collect() | Deal() | Swap() | Raid() | Take() as action:
                return carry_out(state, seat, action, dice)
            case SellAllRule() | SellRule() | PassRule() | ClimbRule() | Drop() | Clear() as action:
                return change_rules(state, seat, action)
            case other:
                raise AssertionError(other)

    def orders(self, state: State, seat: Seat) -> Sequence[Action]:
        """The rules for the offer, in their order."""
        return state.players[seat].rules

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """What a skipped seat does."""
        if state.offer is not None:
            return default_turn(state, state.offer)
        if state.phase is Phase.LAY:
            return default_lay(state, seat)
        return default_choice(state, seat, dice)

    # Knowing

    def view(self, state: State, seat: Seat | None) -> SchwarzmarktView:
        """What a seat may know."""
        return view_for(state, seat)

    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        """Draw anew what a seat cannot know."""
        return resampled(state, self.copy(state), seat, dice)

    def over(self, state: State) -> bool:
        """Whether the second round has ended."""
        return state.phase is Phase.OVER

    def outcome(self, state: State) -> Outcome:
        """Places and scores."""
        return final_outcome(state)

    def tally(self, state: State) -> tuple[int, ...]:
        """The luxury points."""
        return tuple(player.points for player in state.players)

    def violations(self, state: State) -> list[str]:
        """Every broken invariant."""
        return list(violations(state))

    def agent(self) -> SchwarzmarktAgent:
        """The computer player."""
        return SchwarzmarktAgent()
