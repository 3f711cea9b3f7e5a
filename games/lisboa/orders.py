"""Planned moves: a standing order for the next turn of a player who is not active."""

from games.kernel import Event, Reason, Refusal, acted, stopped
from games.lisboa.actions import Plan, TurnAction
from games.lisboa.checks import check_turn_action, net_gain
from games.lisboa.events import PlanFollowed, PlanStored, PlanWithdrawn
from games.lisboa.listed import BY_TEXT
from games.lisboa.reasons import Because
from games.lisboa.state import NOBODY, State

MOST_MOVES = 3
LEAST_GAIN = -5
"""A stand that earns nothing costs no more."""
MOST_GAIN = 40
"""No opening earns more."""


def may_plan(state: State, seat: int) -> bool:
    """Whether this player has another turn to come, and it is not their turn now."""
    if state.solo is not None or seat == state.active:
        return False
    return state.last_seat == NOBODY or turns_until(state, seat) <= turns_until(state, state.last_seat)


def turns_until(state: State, seat: int) -> int:
    """How many turns from now it is the turn of this player."""
    return (seat - state.active) % len(state.players)


def standing(state: State, seat: int) -> tuple[Plan, ...]:
    """The plan of this player, if there is one."""
    plan = state.plans[seat]
    return () if plan is None else (plan,)


def give(state: State, seat: int, plan: Plan, events: list[Event]) -> None:
    """Keep a plan, in place of any earlier one."""
    _check_plan(state, seat, plan)
    state.plans[seat] = plan
    events.append(PlanStored(to=(seat,), plan=plan.text))


def withdraw(state: State, seat: int, events: list[Event]) -> None:
    """Take a plan back."""
    plan = state.plans[seat]
    if plan is None:
        raise Refusal(Because.NO_PLAN)
    state.plans[seat] = None
    events.append(PlanWithdrawn(to=(seat,), plan=plan.text))


def _check_plan(state: State, seat: int, plan: Plan) -> None:
    """Refuse a plan that names something which would not be legal now."""
    if not 1 <= len(set(plan.moves)) == len(plan.moves) <= MOST_MOVES:
        raise Refusal(Because.PLAN_LENGTH, "", moves=len(plan.moves), most=MOST_MOVES)
    if plan.gain is not None and not LEAST_GAIN <= plan.gain <= MOST_GAIN:
        raise Refusal(Reason.OUT_OF_BOUNDS, "", field="gain", low=LEAST_GAIN, high=MOST_GAIN)
    for text in plan.moves:
        if text not in BY_TEXT:
            raise Refusal(Because.NOT_A_MOVE, "", text=text)
        check_turn_action(state, seat, BY_TEXT[text])


def follow(state: State, events: list[Event]) -> TurnAction | None:
    """What the plan of the active player has them do, if they have one and it can be carried out; it is used up."""
    seat = state.active
    plan = state.plans[seat]
    if plan is None:
        return None
    state.plans[seat] = None
    try:
        action = _planned_action(state, plan)
    except Refusal as refusal:
        events.append(stopped(seat, plan, refusal))
        return None
    events += [PlanFollowed(seat=seat), acted(seat, plan, action)]
    return action


def stop_all(state: State, events: list[Event]) -> None:
    """No plan outlasts the game."""
    for seat, plan in enumerate(state.plans):
        if plan is not None:
            state.plans[seat] = None
            events.append(stopped(seat, plan, Refusal(Reason.GAME_OVER)))


def _planned_action(state: State, plan: Plan) -> TurnAction:
    """The first move of the plan that is legal and gains enough; else the refusal of its first move."""
    refusals = []
    for text in plan.moves:
        action = BY_TEXT[text]
        try:
            _check_planned(state, plan, action)
        except Refusal as refusal:
            refusals.append(refusal)
        else:
            return action
    raise refusals[0]


def _check_planned(state: State, plan: Plan, action: TurnAction) -> None:
    check_turn_action(state, state.active, action)
    if plan.gain is not None and (gain := net_gain(state, state.active, action)) < plan.gain:
        raise Refusal(Because.GAIN_TOO_SMALL, "", gain=gain, least=plan.gain)
