"""What a standing order says at its decision point.

``phases`` lets that be done, by the code that does what is done by hand. Giving orders is in ``order_book``.
"""

from collections.abc import Sequence
from typing import NamedTuple

from games.central import plans, sale
from games.central.actions import (
    AnyOrder,
    AuctionOrder,
    Cheat,
    Decline,
    Kept,
    LapAnswer,
    OpenProduct,
    OrderBid,
    OrderNoRot,
    OrderNoTourists,
    OrderOpen,
    OrderPass,
    OrderSell,
    OrderTourists,
    OrderUndercut,
    Rot,
    RotOrder,
    Sell,
    Tourists,
    Wait,
    is_for_auction,
    is_for_rot,
)
from games.central.auction import can_bid, way_out
from games.central.components import BATCH_NUMBER, BATCHES, LEAST_TO_ROT, PRODUCT_NUMBER, PRODUCTS, batches_of, fits
from games.central.lap import BidsAhead
from games.central.listed import BIDS, DECLINE, OPENINGS, ROTS, TOURISTS, WAIT
from games.central.order_terms import cancel_order
from games.central.plans import Ordered
from games.central.reactions import Reaction
from games.central.reasons import Because
from games.central.rot import Rotting
from games.central.state import State
from games.central.tourists import ClosingTourists
from games.kernel import Action, Event, Refusal, Seat, acted, stopped


class Halted(NamedTuple):
    """An order that cannot be carried out, and why: its owner is asked instead."""

    order: AnyOrder
    why: Refusal


def standing(state: State, seat: Seat) -> Sequence[Kept]:
    """The orders and the plan of a seat, in the order in which they were given."""
    return [order for order in state.players[seat].orders if not isinstance(order, Wait)]


def opening(state: State, seat: Seat) -> Ordered[OpenProduct] | None:
    """The first opening ordered that is possible; cards in the hand only, for the Cheater was not asked."""
    possible = state.held_unopened(seat)
    for order in state.players[seat].orders:
        if isinstance(order, OrderOpen) and PRODUCT_NUMBER[order.product] in possible:
            return Ordered(order, OPENINGS[PRODUCT_NUMBER[order.product]][order.price - 1])
    return plans.opening(state, seat)


def bidding(state: State, seat: Seat) -> Ordered[LapAnswer] | None:
    """A bid, or the way out where the order does not want to go lower, or would have to cheat without consent."""
    product = PRODUCTS[state.bidding.product]
    for order in state.players[seat].orders:
        if is_for_auction(order) and order.product == product:
            price = _wanted_price(state, seat, order)
            return Ordered(order, BIDS[price - 1] if price else way_out(state, seat))
    return plans.bidding(state, seat)


def _wanted_price(state: State, seat: Seat, order: AuctionOrder) -> int | None:
    lowest = state.bidding.lowest
    match order:
        case OrderPass():
            return None
        case OrderUndercut(floor=floor, cheater=consent):
            price = lowest - 1 if lowest - 1 >= floor else None
        case OrderBid(price=wanted, cheater=consent):
            price = wanted if wanted < lowest else None
    honest = any(state.held(seat))
    return price if honest or (consent and can_bid(state, seat)) else None


def selling(state: State, seat: Seat) -> Ordered[Sell | Cheat] | None:
    """The sale that the order wants, honest or with the Cheater alike."""
    for order in state.players[seat].orders:
        if isinstance(order, OrderSell):
            return Ordered(order, sale.best(state, seat, order.cards or len(state.players[seat].hand)))
    return plans.selling(state, seat)


def answer(state: State, seat: Seat) -> list[Event]:
    """Answer for a seat in the open window, as far as its orders do; it is told what is done."""
    if not state.players[seat].orders:
        return []
    match state.phase:
        case "bid":
            if bidding(state, seat) is not None:
                BidsAhead.put_in(state, seat, WAIT)  # they act when the turn comes
            return []
        case "rot":
            return _answer(state, seat, Rotting, _rot(state, seat))
        case "tourists":
            return _answer(state, seat, ClosingTourists, _tourists(state, seat))
        case _:  # nobody can order what to set aside: it depends on the whole round
            return []


def _answer(state: State, seat: Seat, question: type[Reaction], said: Ordered[Action] | Halted | None) -> list[Event]:
    match said:
        case Ordered(order, action):
            question.put_in(state, seat, action)
            # Where nothing was done nobody must be told.
            return [acted(seat, order, action)] if action.kind != "decline" or state.rules == 1 else []
        case Halted(order, why):
            cancel_order(state, seat, order.slot)
            return [stopped(seat, order, why)]
        case None:
            return []


def _rot(state: State, seat: Seat) -> Ordered[Rot | Decline] | None:
    """The answer in a Rot window. An order for the product comes before one for the whole round."""
    product = PRODUCTS[state.bidding.product]
    found = [order for order in state.players[seat].orders if is_for_rot(order)]
    for wanted in (product, None):
        for order in found:
            if order.product == wanted:
                return Ordered(order, _rot_answer(state, order))
    return plans.rot(state, seat)


def _rot_answer(state: State, order: RotOrder) -> Rot | Decline:
    last = state.bidding.last_sale
    if isinstance(order, OrderNoRot) or order.victim not in (None, last.seller):
        return DECLINE
    price = state.bidding.bids[last.seller]
    least = max(order.least, -(-(order.worth or 0) // price))
    return ROTS[least - LEAST_TO_ROT] if least <= last.sold else DECLINE


def _tourists(state: State, seat: Seat) -> Ordered[Tourists | Decline] | Halted | None:
    """The answer in the closing window, unless the cards ordered are not there any more."""
    for order in state.players[seat].orders:
        if isinstance(order, OrderNoTourists):
            return Ordered(order, DECLINE)
        if isinstance(order, OrderTourists):
            action = _tourists_answer(state, seat, order)
            return Halted(order, action) if isinstance(action, Refusal) else Ordered(order, action)
    return plans.tourists(state, seat)


def _tourists_answer(state: State, seat: Seat, order: OrderTourists) -> Tourists | Decline | Refusal:
    held = state.held(seat)
    if order.batch == "none":
        return DECLINE
    if order.batch == "all":
        return TOURISTS[batches_of(held)[0]] if any(held) else DECLINE
    number = BATCH_NUMBER[order.batch]
    if fits(BATCHES[number], held):
        return TOURISTS[number]
    return Refusal(Because.NOT_IN_HAND, "CM-12.3", product=PRODUCTS[state.bidding.product], batch=order.batch)
