"""Plans are made and taken back: what a player would do in the coming turns. They are private.

What a plan does when its turn comes is in ``orders``.
"""

from functools import lru_cache

from typing_extensions import override

from games.kernel import (
    Action,
    Decision,
    Dice,
    Event,
    Form,
    Move,
    Nature,
    Number,
    Pick,
    Picks,
    Question,
    Reason,
    Refusal,
    Seat,
    Stream,
    kinds_of,
    plays,
)
from games.lisboa.actions import AnyPlan, Plan, Wishes, WithdrawPlan
from games.lisboa.checks import check_turn_action
from games.lisboa.components import COLUMN_NAMES, GOODS, SIDE, Stage, Wish
from games.lisboa.events import PlanStored, PlanWithdrawn
from games.lisboa.listed import BY_TEXT, WITHDRAW_PLAN
from games.lisboa.orders import may_plan, turns_until
from games.lisboa.reasons import Because
from games.lisboa.state import State

MOST_MOVES = 3
MOST_GAIN = 24
"""So many lines fit into a menu; more is seldom earned at once."""
_GAIN = Number(name="gain", low=1, high=MOST_GAIN, optional=True)
_ROW = Number(name="row", low=1, high=SIDE, optional=True)
_COST = Number(name="cost", low=1, high=SIDE, optional=True)
FORM = Form(
    kind="wishes",
    notation=Wishes.notation,
    fields=(
        Pick(name="first", items=tuple(Wish), optional=True),
        Pick(name="second", items=tuple(Wish), optional=True),
        Pick(name="third", items=tuple(Wish), optional=True),
        _GAIN,
        Pick(name="good", items=GOODS, optional=True),
        Pick(name="column", items=COLUMN_NAMES, optional=True),
        _ROW,
        _COST,
        Picks(name="take", items=GOODS, least=0, most=len(GOODS)),
    ),
)


class Planning(Question[State]):
    """Whoever has a turn to come may plan for it, also while they are asked for the one before."""

    kinds = ("plan",)
    nature = Nature.ORDER
    accepts = kinds_of(Wishes, Plan, WithdrawPlan)
    phases = (Stage.ACTION, Stage.TAKE)
    asks = staticmethod(may_plan)

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        return _decision(state.turn + turns_until(state, seat), state.plans[seat])

    @override
    def standing(self, state: State, seat: Seat) -> tuple[Action, ...]:
        plan = state.plans[seat]
        return () if plan is None else (plan,)

    @override
    def drop(self, state: State, seat: Seat) -> None:
        state.plans[seat] = None

    @override
    def redraw(self, state: State, seat: Seat, stream: Stream) -> None:
        if may_plan(state, seat):
            state.plans[seat] = Wishes(first=Wish.COIN) if stream.below(2) else None


@lru_cache
def _decision(turn: int, plan: AnyPlan | None) -> Decision:
    """What a player may plan whose next turn this is; listed, as it is there at every look."""
    choices = () if plan is None else (WITHDRAW_PLAN,)
    return Planning.put(f"t{turn}.plan", answered=plan).listed(choices, (FORM,))


@plays
def wish(state: State, move: Move[Wishes], _dice: Dice) -> list[Event]:
    """Keep a plan in place of any earlier one; an empty one takes it back."""
    for field in (_GAIN, _ROW, _COST):
        value = getattr(move.action, field.name)
        if value is not None and not field.low <= value <= field.high:
            raise Refusal(Reason.OUT_OF_BOUNDS, "", field=field.name, low=field.low, high=field.high)
    if move.action.unless_empty is None:
        return [] if state.plans[move.seat] is None else _withdrawn(state, move.seat)
    return _kept(state, move.seat, move.action)


@plays
def plan_moves(state: State, move: Move[Plan], _dice: Dice) -> list[Event]:
    """Keep a plan of moves: nobody is offered one any more, but logs hold them."""
    moves = move.action.moves
    if not 1 <= len(set(moves)) == len(moves) <= MOST_MOVES:
        raise Refusal(Because.PLAN_LENGTH, "", moves=len(moves), most=MOST_MOVES)
    for text in moves:
        if text not in BY_TEXT:
            raise Refusal(Because.NOT_A_MOVE, "", text=text)
        check_turn_action(state, move.seat, BY_TEXT[text])
    return _kept(state, move.seat, move.action)


@plays
def withdraw(state: State, move: Move[WithdrawPlan], _dice: Dice) -> list[Event]:
    """Take a plan back."""
    if state.plans[move.seat] is None:
        raise Refusal(Because.NO_PLAN)
    return _withdrawn(state, move.seat)


def _kept(state: State, seat: Seat, plan: AnyPlan) -> list[Event]:
    state.plans[seat] = plan
    return [PlanStored(to=(seat,), plan=plan.text)]


def _withdrawn(state: State, seat: Seat) -> list[Event]:
    plan, state.plans[seat] = state.plans[seat], None
    return [] if plan is None else [PlanWithdrawn(to=(seat,), plan=plan.text)]
