"""What is left for a day: a plan for it (FM-6.28), or only what to freeze (FM-8.10); both in secret."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from typing_extensions import override

from games.fishmarket.actions import REFUSE, REST, AnyPlan, DayPlan, Plan, Unplan
from games.fishmarket.components import DAYS, DEMAND_CARDS, FREEZABLE, KINDS
from games.fishmarket.events import DayPlanned, PlanLeft, PlanTakenBack
from games.fishmarket.listed import UNPLAN
from games.fishmarket.orders import check_kinds, put_on_ice
from games.fishmarket.reasons import Because
from games.fishmarket.state import State
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
    Refusal,
    Seat,
    Stream,
    kinds_of,
    plays,
)
from games.kernel.form import Field

MOST_PAID: Final = 24
"""So much at most a price list pays for a fish, and so many prices it can ask: more do not fit into a menu."""
NOTHING: Final = DayPlan()


class Planning(Question[State]):
    """Everybody may leave a plan while the market is open, whatever their stall; what to freeze lies there longer."""

    kinds = ("plan",)
    nature = Nature.ORDER
    accepts = kinds_of(Plan, Unplan, DayPlan)
    phases = ("market", "ice")

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return state.phase == "market"

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        player = state.players[seat]
        return _plan(state.day, player.ice, player.plan)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        return (UNPLAN,) if isinstance(state.players[seat].plan, Plan) else ()

    @override
    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        player = state.players[seat]
        return _plan_forms(state.day, player.ice > 0, player.demand, tuple(player.stock.values()), player.plan)

    @override
    def standing(self, state: State, seat: Seat) -> Sequence[Action]:
        plan = state.players[seat].plan
        return () if plan is None else (plan,)

    @override
    def drop(self, state: State, seat: Seat) -> None:
        state.players[seat].plan = None

    @override
    def redraw(self, state: State, seat: Seat, stream: Stream) -> None:
        if state.phase == "market":
            state.players[seat].plan = _another(stream)


_LAST_DAY: Final = kinds_of(DayPlan)


@lru_cache(maxsize=4096)
def _plan(day: int, ice: int, plan: AnyPlan | None) -> Decision:
    accepts = _LAST_DAY if day == DAYS else Planning.accepts
    return Planning.put(f"d{day}.plan", {"day": day, "ice": ice}, accepts=accepts, answered=plan)


def _another(stream: Stream) -> AnyPlan | None:
    """What a player may have left for today: nothing, what to freeze, or a price list."""
    match stream.below(3):
        case 0:
            return None
        case 1:
            return Plan(kinds=tuple(stream.sample(FREEZABLE, 2)))
        case _:
            bought, sold, frozen = stream.sample(FREEZABLE, 3)
            prices = {f"buy_{bought}": stream.between(1, MOST_PAID), f"sell_{sold}": stream.below(MOST_PAID)}
            return DayPlan(**prices, ice=(frozen,), others=REFUSE if stream.below(2) else None)


# Forms

_PLAN_FORM: Final = Form(
    kind="plan",
    notation=Plan.notation,
    fields=(Picks(name="kinds", items=FREEZABLE, least=0, most=len(FREEZABLE), ordered=True),),
)


@lru_cache(maxsize=4096)
def _plan_forms(day: int, ices: bool, demand: str, stock: tuple[int, ...], plan: AnyPlan | None) -> tuple[Form, ...]:
    """Beside the plan of the day the freeze plan, which keeps an order; but not on the last day (FM-8.10)."""
    asked, held = DEMAND_CARDS[demand], dict(zip(KINDS, stock, strict=True))
    named: tuple[str, ...] = ()
    if isinstance(plan, DayPlan):
        named = (*plan.ice, *(kind for kind in FREEZABLE if plan.sells(kind) is not None))
    other = tuple(kind for kind in FREEZABLE if kind not in asked and (held[kind] or kind in named))
    if day == DAYS:
        return (_day_form(asked, other, ices=False),)
    return _day_form(asked, other, ices=ices), _PLAN_FORM


def _day_form(asked: tuple[str, ...], other: tuple[str, ...], *, ices: bool) -> Form:
    """What the own customers ask for can be bought, all else that is there sold: so many menus a phone can show."""
    fields: list[Field] = [Number(name=f"buy_{kind}", low=1, high=MOST_PAID, optional=True) for kind in asked]
    fields += [Number(name=f"sell_{kind}", low=0, high=MOST_PAID - 1, optional=True) for kind in other]
    if ices and other:
        fields.append(Picks(name="ice", items=(*other, REST), least=0, most=len(other) + 1))
    fields.append(Pick(name="others", items=(REFUSE,), optional=True))
    return Form(kind="day-plan", notation=DayPlan.notation, fields=tuple(fields))


# Giving and taking back


@plays
def leave_plan(state: State, move: Move[Plan], dice: Dice) -> list[Event]:
    """Keep a freeze plan for the afternoon, in place of an earlier one."""
    seat, plan = move.seat, move.action
    check_kinds(plan.kinds)
    put_on_ice(state.players[seat], plan.kinds)
    return [PlanLeft(to=(seat,), kinds=plan.kinds)]


@plays
def take_plan_back(state: State, move: Move[Unplan], dice: Dice) -> list[Event]:
    """Forget the freeze plan."""
    player = state.players[move.seat]
    if not isinstance(player.plan, Plan):
        raise Refusal(Because.NO_PLAN, "FM-8.10")
    player.plan = None
    return [PlanTakenBack(to=(move.seat,))]


@plays
def plan_day(state: State, move: Move[DayPlan], dice: Dice) -> list[Event]:
    """Keep a plan for today in place of all that was left before; one that says nothing only takes that back."""
    plan = move.action
    _check_day_plan(state, plan)
    state.players[move.seat].plan = None if plan == NOTHING else plan
    return [DayPlanned(to=(move.seat,), plan=plan.text)]


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
