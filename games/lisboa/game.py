"""Mercado de Lisboa: one market that everybody builds, for 2 to 4 players, and a solo campaign."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.kernel import Action, Agent, Decision, Dice, Event, Figure, Form, Game, Move, Nature, Outcome, Seat, Sheet
from games.lisboa import tables
from games.lisboa.actions import BringCustomers, LisboaAction, OpenRestaurant, OpenStand, Plan, TakeCoin
from games.lisboa.agent import LisboaAgent
from games.lisboa.invariants import broken_invariants
from games.lisboa.legal import take_choices, turn_choices
from games.lisboa.options import LisboaOptions
from games.lisboa.orders import may_plan, plan_form, turns_until
from games.lisboa.preview import preview_turn_action
from games.lisboa.refusals import LisboaReason
from games.lisboa.rules import apply_move
from games.lisboa.sampling import resample_hidden
from games.lisboa.scoring import campaign_sheet, game_outcome, tally
from games.lisboa.setup import first_state
from games.lisboa.state import Stage, State
from games.lisboa.view import LisboaView, make_view

_TURN_KINDS = frozenset({"open", "bring", "restaurant", "coin", "swap-hand"})
_SOLO_TURN_KINDS = _TURN_KINDS | {"keep-hand", "speciality"}
_TAKE_KINDS = frozenset({"take", "swap-display"})
_NEXT_KINDS = frozenset({"go-on", "give-up"})
_PLAN_KINDS = frozenset({"plan", "withdraw-plan"})


@lru_cache
def _turn_decision(turn: int, stage: Stage, swapped: bool, solo: bool) -> tuple[Decision]:
    """What the active player is asked."""
    step = ".swapped" if swapped else ""
    if stage is Stage.TAKE:
        return (Decision(f"t{turn}.take{step}", "take", Nature.TURN, True, _TAKE_KINDS),)
    if stage is Stage.NEXT:
        return (Decision(f"t{turn}.next", "next-challenge", Nature.TURN, True, _NEXT_KINDS),)
    return (Decision(f"t{turn}{step}", "turn", Nature.TURN, True, _SOLO_TURN_KINDS if solo else _TURN_KINDS),)


@lru_cache
def _plan_decision(turn: int, plan: Plan | None) -> tuple[Decision]:
    """What a player may do who waits for this turn."""
    return (Decision(f"t{turn}.plan", "plan", Nature.ORDER, False, _PLAN_KINDS, answered=plan),)


class Lisboa(Game[State, LisboaOptions]):
    """The rules of Mercado de Lisboa."""

    id = "lisboa"
    rules_version = 1
    clause_prefix = "ML"
    seat_counts = range(1, 5)
    state_type = State
    options_type = LisboaOptions
    action_type = LisboaAction
    reasons = LisboaReason

    def setup(self, seats: int, options: LisboaOptions, dice: Dice) -> State:
        """The first state."""
        return first_state(seats, options, dice)

    def relevant_options(self, seats: int, options: LisboaOptions) -> frozenset[str]:
        """Solo play has options of its own, and four players have one."""
        names = {"money_visibility", "restaurant_info"}
        if seats == 1:
            names.add("solo_mode")
            if options.solo_mode == "single":
                names.add("solo_challenge")
        else:
            names.add("start_player")
            if seats == 4:
                names.add("four_player_bar")
        return frozenset(names)

    # What may be done

    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        """The turn of the active player, and a plan for everybody who waits for his."""
        if state.stage is Stage.OVER:
            return ()
        if seat == state.active:
            swapped = state.display_swapped if state.stage is Stage.TAKE else state.hand_swapped
            return _turn_decision(state.turn, state.stage, swapped, state.solo is not None)
        if may_plan(state, seat):
            return _plan_decision(state.turn + turns_until(state, seat), state.plans[seat])
        return ()

    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """Every legal action of the decision that can be listed."""
        match decision.kind:
            case "turn":
                return turn_choices(state)
            case "take":
                return take_choices(state)
            case "next-challenge":
                return (tables.GO_ON, tables.GIVE_UP)
            case _:
                return () if state.plans[seat] is None else (tables.WITHDRAW_PLAN,)

    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        """The plan of a player who waits for his turn."""
        return (plan_form(state, seat),) if decision.kind == "plan" else ()

    def orders(self, state: State, seat: Seat) -> Sequence[Action]:
        """The plan for the next turn."""
        plan = state.plans[seat]
        return () if plan is None else (plan,)

    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """A coin, the leftmost tile of the display, the next challenge; a solo player has no deadline anyway."""
        match decision.kind:
            case "turn" if state.solo is None:
                return tables.COIN
            case "take":
                return tables.TAKE[next(good for good in state.display if good >= 0)]
            case "plan":
                return tables.WITHDRAW_PLAN
            case _:
                return self.choices(state, seat, decision)[0]

    def preview(self, state: State, seat: Seat, action: Action) -> Mapping[str, Figure]:
        """Cost, income, net, what others earn, and whether the end is triggered."""
        match action:
            case OpenStand() | BringCustomers() | OpenRestaurant() | TakeCoin():
                return preview_turn_action(state, seat, action)
            case _:
                return {}

    # What happens

    def apply(self, state: State, move: Move, dice: Dice) -> list[Event]:
        """Check the move, then carry it out with all that follows from it."""
        return apply_move(state, move, dice)

    def over(self, state: State) -> bool:
        """Whether the game, or the campaign, has ended."""
        return state.stage is Stage.OVER

    def outcome(self, state: State) -> Outcome:
        """How the game ended."""
        return game_outcome(state)

    def sheet(self, state: State) -> Sheet | None:
        """The prestige of a campaign so far."""
        return campaign_sheet(state)

    # Who knows what

    def view(self, state: State, seat: Seat | None) -> LisboaView:
        """All that this seat, or a spectator, may know."""
        return make_view(state, seat)

    def resample(self, state: State, seat: Seat | None, dice: Dice) -> State:
        """Another state that this seat could not tell from the real one."""
        other = self.copy(state)
        resample_hidden(other, seat, dice)
        return other

    def tally(self, state: State) -> tuple[int, ...]:
        """Money after the penalty; of a solo player what counts in his challenge or campaign."""
        return tally(state)

    def violations(self, state: State) -> list[str]:
        """Every broken invariant of the rule spec."""
        return broken_invariants(state)

    def agent(self) -> Agent:
        """The computer player."""
        return LisboaAgent()
