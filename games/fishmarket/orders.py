"""Standing orders: the freeze plan of a day (FM-8.10), and the values bid again in case of a tie (FM-4.12)."""

from collections.abc import Sequence

from games.fishmarket.actions import Boats, Freeze, Plan, Rebid, Unplan
from games.fishmarket.components import FREEZABLE, in_table_order
from games.fishmarket.events import PlanLeft, PlanTakenBack
from games.fishmarket.listed import FREEZE
from games.fishmarket.reasons import Because
from games.fishmarket.state import Player, State
from games.kernel import Action, Dice, Event, Refusal, Seat


def standing(state: State, seat: Seat) -> Sequence[Action]:
    """The freeze plan. (Values for ties are part of a bid form, and gone with the dawn.)"""
    plan = state.players[seat].plan
    return () if plan is None else (plan,)


# Giving and taking back


def _check_plan(plan: Plan) -> None:
    """Refuse a plan of what cannot be frozen, or of a kind twice (FM-8.10)."""
    for kind in plan.kinds:
        if kind not in FREEZABLE:
            raise Refusal(Because.NOT_FREEZABLE, "FM-8.1", fish=kind)
        if plan.kinds.count(kind) > 1:
            raise Refusal(Because.TWICE, "FM-8.10", fish=kind)


def leave_plan(state: State, seat: Seat, plan: Plan, _: Dice) -> list[Event]:
    """Keep a freeze plan for the afternoon, in place of an earlier one."""
    _check_plan(plan)
    state.players[seat].plan = plan
    return [PlanLeft(to=(seat,), kinds=plan.kinds)]


def take_plan_back(state: State, seat: Seat, _action: Unplan, _: Dice) -> list[Event]:
    """Forget the freeze plan."""
    if state.players[seat].plan is None:
        raise Refusal(Because.NO_PLAN, "FM-8.10")
    state.players[seat].plan = None
    return [PlanTakenBack(to=(seat,))]


# Carrying out


def by_plan(player: Player, plan: Plan) -> Freeze:
    """What a plan does to the fish that were really left over (FM-8.10)."""
    unsold = [kind for kind in plan.kinds if player.stock[kind]]
    return FREEZE[in_table_order(unsold[: player.ice])]


def by_tied_values(state: State, seat: Seat, form: Boats) -> Rebid | None:
    """The re-bid of a player who left a value for every boat they contend for, cut to what they can pay (FM-4.12)."""
    contended = state.contended(seat)
    if not all(boat.dock in form.tied for boat in contended):
        return None
    left = state.players[seat].cash
    bids = {}
    for waiting, boat in zip(reversed(range(len(contended))), contended, strict=True):
        bids[boat.dock] = min(form.tied[boat.dock], left - waiting)
        left -= bids[boat.dock]
    return Rebid(bids=bids)
