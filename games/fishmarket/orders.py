"""Standing orders: what to freeze (FM-8.10), the plan of a day (FM-6.28), values to bid again in a tie (FM-4.12)."""

from collections.abc import Sequence
from typing import Final

from games.fishmarket.actions import Boats, DayPlan, Freeze, Plan, Rebid, Unplan
from games.fishmarket.components import DAYS, FREEZABLE, in_table_order
from games.fishmarket.events import DayPlanned, PlanLeft, PlanTakenBack
from games.fishmarket.listed import FREEZE
from games.fishmarket.reasons import Because
from games.fishmarket.state import Player, State
from games.kernel import Action, Dice, Event, Refusal, Seat

MOST_PAID: Final = 24
"""So much at most a price list pays for a fish, and so many prices it can ask: more do not fit into a menu."""
NOTHING: Final = DayPlan()


def standing(state: State, seat: Seat) -> Sequence[Action]:
    """What was left for today. (Values for ties are part of a bid form, and gone with the dawn.)"""
    plan = state.players[seat].plan
    return () if plan is None else (plan,)


# Giving and taking back


def check_kinds(kinds: Sequence[str]) -> None:
    """Refuse a plan of what cannot be frozen, or of a kind twice (FM-8.10)."""
    for kind in kinds:
        if kind not in FREEZABLE:
            raise Refusal(Because.NOT_FREEZABLE, "FM-8.1", fish=kind)
        if kinds.count(kind) > 1:
            raise Refusal(Because.TWICE, "FM-8.10", fish=kind)


def leave_plan(state: State, seat: Seat, plan: Plan, _: Dice) -> list[Event]:
    """Keep a freeze plan for the afternoon, in place of an earlier one."""
    check_kinds(plan.kinds)
    put_on_ice(state.players[seat], plan.kinds)
    return [PlanLeft(to=(seat,), kinds=plan.kinds)]


def put_on_ice(player: Player, kinds: tuple[str, ...]) -> None:
    """Remember what goes on ice; a price list stands as it was."""
    if isinstance(player.plan, DayPlan):
        player.plan = player.plan.with_ice(kinds)
    else:
        player.plan = Plan(kinds=kinds)


def take_plan_back(state: State, seat: Seat, _action: Unplan, _: Dice) -> list[Event]:
    """Forget the freeze plan."""
    if not isinstance(state.players[seat].plan, Plan):
        raise Refusal(Because.NO_PLAN, "FM-8.10")
    state.players[seat].plan = None
    return [PlanTakenBack(to=(seat,))]


def plan_day(state: State, seat: Seat, plan: DayPlan, _: Dice) -> list[Event]:
    """Keep a plan for today in place of all that was left before; one that says nothing only takes that back."""
    _check_day_plan(state, plan)
    state.players[seat].plan = None if plan == NOTHING else plan
    return [DayPlanned(to=(seat,), plan=plan.text)]


def _check_day_plan(state: State, plan: DayPlan) -> None:
    """Refuse prices that no menu has, and ice on the last day, on which nobody chooses (FM-8.9)."""
    for kind in FREEZABLE:
        for price, least in ((plan.buys(kind), 1), (plan.sells(kind), 0)):
            most = MOST_PAID - 1 + least
            if price is not None and not least <= price <= most:
                raise Refusal(Because.NO_SUCH_PRICE, "FM-6.28", fish=kind, price=price, least=least, most=most)
    if plan.ice and state.day == DAYS:
        raise Refusal(Because.LAST_DAY, "FM-8.9")
    check_kinds(plan.frozen or ())


# Carrying out


def by_plan(player: Player, kinds: Sequence[str]) -> Freeze:
    """What a plan to freeze these kinds does to the fish that were really left over (FM-8.10)."""
    unsold = [kind for kind in kinds if player.stock[kind]]
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
