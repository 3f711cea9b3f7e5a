"""What a plan says at each decision point. A single order for the same thing comes before it.

Plans play neither the Cheater nor anything that was not said: where they are silent, their owner is asked.
"""

from functools import cache
from typing import Generic, NamedTuple, TypeVar

from games.central import sale
from games.central.actions import (
    AnyOrder,
    BidPlan,
    Cheat,
    Decline,
    LapAnswer,
    OpenProduct,
    Plan,
    Rot,
    Sell,
    Tourists,
)
from games.central.auction import way_out
from games.central.components import LEAST_TO_ROT, PRODUCT_NUMBER, PRODUCTS, batches_of, kg_of
from games.central.listed import BIDS, DECLINE, OPENINGS, ROTS, TOURISTS
from games.central.opening import heaviest
from games.central.state import State
from games.kernel import Action, Seat

A = TypeVar("A", bound=Action, covariant=True)


class Ordered(NamedTuple, Generic[A]):
    """An order, or the part of a plan that speaks now, and what it does."""

    order: AnyOrder | Plan
    action: A


def plan_of(state: State, seat: Seat) -> Plan | None:
    """The plan of a seat."""
    for order in state.players[seat].orders:
        if isinstance(order, Plan):
            return order
    return None


def opening(state: State, seat: Seat) -> Ordered[OpenProduct] | None:
    """The planned product if it can still be opened."""
    plan = plan_of(state, seat)
    if plan is None or plan.open is None:
        return None
    product = heaviest(state, seat) if plan.open == "heaviest" else PRODUCT_NUMBER[plan.open]
    if product not in state.held_unopened(seat):
        return None
    return Ordered(Plan(open=plan.open, price=plan.price), OPENINGS[product][(plan.price or state.price_max) - 1])


def bidding(state: State, seat: Seat) -> Ordered[LapAnswer] | None:
    """One less than the lowest, or the way out; what is said of other products does not speak for who has bid."""
    plan, product, own = plan_of(state, seat), PRODUCTS[state.bidding.product], state.bidding.bids[seat]
    if plan is None:
        return None
    name, said = (product, plan.bids(product)) if plan.bids(product) or own else ("others", plan.others)
    if said is None:
        return None
    price = state.bidding.lowest - 1
    wanted = said != "pass" and price >= figure(said) and any(state.held(seat))
    return Ordered(_bid_part(name, said), BIDS[price - 1] if wanted else way_out(state, seat))


@cache
def _bid_part(name: str, said: BidPlan) -> Plan:
    return Plan.model_validate({name: said})


def selling(state: State, seat: Seat) -> Ordered[Sell | Cheat] | None:
    """As much as possible, or as much as so many cards can."""
    plan = plan_of(state, seat)
    if plan is None or plan.sell is None:
        return None
    most = len(state.players[seat].hand) if plan.sell == "most" else figure(plan.sell)
    return Ordered(Plan(sell=plan.sell), sale.best(state, seat, most))


def rot(state: State, seat: Seat) -> Ordered[Rot | Decline] | None:
    """Rot where enough kg are still good for the loss that was planned (CM-13.2)."""
    plan = plan_of(state, seat)
    if plan is None or plan.rot is None:
        return None
    part, last = Plan(rot=plan.rot), state.bidding.last_sale
    if plan.rot == "never":
        return Ordered(part, DECLINE)
    rotten = -(-figure(plan.rot) // state.bidding.bids[last.seller])
    return Ordered(part, ROTS[2 * rotten - LEAST_TO_ROT] if 2 * rotten <= last.sold else DECLINE)


def tourists(state: State, seat: Seat) -> Ordered[Tourists | Decline] | None:
    """All that is left, if it brings enough."""
    plan = plan_of(state, seat)
    if plan is None or plan.tourists is None:
        return None
    held = state.held(seat)
    wanted = plan.tourists != "never" and kg_of(held) * state.bidding.lowest >= figure(plan.tourists)
    return Ordered(Plan(tourists=plan.tourists), TOURISTS[batches_of(held)[0]] if wanted else DECLINE)


@cache
def figure(said: str) -> int:
    """The number in a part of a plan, such as 5 in ``to-5``."""
    return int(said.rpartition("-")[2])
