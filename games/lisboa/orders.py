"""Plans carried out when the turn comes for which they were made. Making them is in ``planning``."""

from games.kernel import Event, Reason, Refusal, acted, stopped
from games.lisboa.actions import Plan, TurnAction, Wishes
from games.lisboa.checks import check_turn_action, net_gain
from games.lisboa.events import PlanFollowed, PlanSilent
from games.lisboa.listed import BY_TEXT
from games.lisboa.reasons import Because
from games.lisboa.state import NOBODY, State
from games.lisboa.wishes import granted


def may_plan(state: State, seat: int) -> bool:
    """Whether this player has another turn to come."""
    if state.solo is not None:
        return False
    if state.last_seat == NOBODY:
        return True
    return 0 < (seat - state.active) % len(state.players) <= (state.last_seat - state.active) % len(state.players)


def turns_until(state: State, seat: int) -> int:
    """How many turns from now the next one of this player is."""
    return (seat - state.active) % len(state.players) or len(state.players)


def follow(state: State, events: list[Event]) -> TurnAction | None:
    """What the plan of the active player has them do, if they have one that can do something."""
    match state.plans[state.active]:
        case None:
            return None
        case Wishes() as wishes:
            return _grant(state, wishes, events)
        case Plan() as plan:
            return _play_first(state, plan, events)


def stop_all(state: State, events: list[Event]) -> None:
    """No plan outlasts the game; of a plan of moves, which was for one turn, its owner is told."""
    for seat, plan in enumerate(state.plans):
        state.plans[seat] = None
        if isinstance(plan, Plan):
            events.append(stopped(seat, plan, Refusal(Reason.GAME_OVER)))


def _grant(state: State, wishes: Wishes, events: list[Event]) -> TurnAction | None:
    """The wish that comes true is struck off; the others are left for later turns, if there are any."""
    seat = state.active
    found = granted(state, wishes)
    left = wishes if found is None else wishes.without(found.wish)
    state.plans[seat] = left if may_plan(state, seat) else None
    if found is None:
        events.append(PlanSilent(to=(seat,)))
        return None
    events.append(acted(seat, wishes, found.action))
    return found.action


# A plan of moves is used up, whether it can be carried out or not


def _play_first(state: State, plan: Plan, events: list[Event]) -> TurnAction | None:
    seat = state.active
    state.plans[seat] = None
    try:
        action = _first_possible(state, plan)
    except Refusal as refusal:
        events.append(stopped(seat, plan, refusal))
        return None
    events += [PlanFollowed(seat=seat), acted(seat, plan, action)]
    return action


def _first_possible(state: State, plan: Plan) -> TurnAction:
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
