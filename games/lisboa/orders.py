"""Planned moves: a standing order for the next turn of a player who is not active."""

from games.kernel import Form, Number, Picks, Reason, Refusal
from games.lisboa.actions import Plan, TurnAction
from games.lisboa.checks import check_turn_action, net_gain
from games.lisboa.legal import turn_actions
from games.lisboa.refusals import LisboaReason
from games.lisboa.state import NOBODY, State
from games.lisboa.tables import BY_TEXT

MOST_MOVES = 3
LEAST_GAIN = -5
"""A stand that earns nothing costs no more."""
MOST_GAIN = 40
"""No opening earns more."""


def may_plan(state: State, seat: int) -> bool:
    """Whether this player has another turn to come, and it is not his turn now."""
    if state.solo is not None or seat == state.active:
        return False
    return state.last_seat == NOBODY or turns_until(state, seat) <= turns_until(state, state.last_seat)


def turns_until(state: State, seat: int) -> int:
    """How many turns from now it is the turn of this player."""
    return (seat - state.active) % len(state.players)


def plan_form(state: State, seat: int) -> Form:
    """A plan of up to three moves that would be legal now, in order of preference."""
    return Form(
        kind="plan",
        notation=Plan.notation,
        fields=(
            Picks(
                name="moves",
                items=tuple(action.text for action in turn_actions(state, seat)),
                least=1,
                most=MOST_MOVES,
                ordered=True,
            ),
            Number(name="gain", low=LEAST_GAIN, high=MOST_GAIN, optional=True),
        ),
    )


def check_plan(state: State, seat: int, plan: Plan) -> None:
    """Refuse a plan that names something which would not be legal now."""
    if not 1 <= len(set(plan.moves)) == len(plan.moves) <= MOST_MOVES:
        raise Refusal(LisboaReason.PLAN_LENGTH, "", moves=len(plan.moves), most=MOST_MOVES)
    if plan.gain is not None and not LEAST_GAIN <= plan.gain <= MOST_GAIN:
        raise Refusal(Reason.OUT_OF_BOUNDS, "", field="gain", low=LEAST_GAIN, high=MOST_GAIN)
    for text in plan.moves:
        if text not in BY_TEXT:
            raise Refusal(LisboaReason.NOT_A_MOVE, "", text=text)
        check_turn_action(state, seat, BY_TEXT[text])


def planned_action(state: State, plan: Plan) -> TurnAction:
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
        raise Refusal(LisboaReason.GAIN_TOO_SMALL, "", gain=gain, least=plan.gain)
