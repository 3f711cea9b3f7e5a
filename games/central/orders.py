"""What a standing order says at its decision point.

``play`` carries that out, by the code that carries out what is done by hand. Giving orders is in ``order_book``.
"""

from collections.abc import Sequence
from typing import NamedTuple

from games.central import auction, plans, sale
from games.central import tourists as extra
from games.central.actions import (
    AuctionOrder,
    Decline,
    Kept,
    Order,
    OrderBid,
    OrderNoRot,
    OrderOpen,
    OrderPass,
    OrderSell,
    OrderTourists,
    OrderUndercut,
    Plan,
    Rot,
    RotOrder,
    Tourists,
    Wait,
    is_for_auction,
    is_for_rot,
)
from games.central.components import BATCH_NUMBER, BATCHES, LEAST_TO_ROT, PRODUCT_NUMBER, PRODUCTS, batches_of, fits
from games.central.listed import BIDS, DECLINE, OPENINGS, PASS, ROTS, STAY, TOURISTS
from games.central.plans import Ordered
from games.central.reasons import Because
from games.central.state import State
from games.kernel import Action, Refusal, Seat


class Answered(NamedTuple):
    """An order, or the part of a plan that speaks now, and what it answers in a window."""

    order: Order | Plan
    action: Action
    answer: int


class Halted(NamedTuple):
    """An order that cannot be carried out, and why: its owner is asked instead."""

    order: Order
    why: Refusal


def standing(state: State, seat: Seat) -> Sequence[Kept]:
    """The orders and the plan of a seat, in the order in which they were given."""
    return [order for order in state.players[seat].orders if not isinstance(order, Wait)]


def opening(state: State, seat: Seat) -> Ordered | None:
    """The first opening ordered that is possible; cards in the hand only, for the Cheater was not asked."""
    possible = state.held_unopened(seat)
    for order in state.players[seat].orders:
        if isinstance(order, OrderOpen) and PRODUCT_NUMBER[order.product] in possible:
            return Ordered(order, OPENINGS[PRODUCT_NUMBER[order.product]][order.price - 1])
    return plans.opening(state, seat)


def bidding(state: State, seat: Seat) -> Ordered | None:
    """A bid, or the way out where the order does not want to go lower, or would have to cheat without consent."""
    product = PRODUCTS[state.bidding.product]
    for order in state.players[seat].orders:
        if is_for_auction(order) and order.product == product:
            price = _wanted_price(state, seat, order)
            return Ordered(order, BIDS[price - 1] if price else STAY if state.bidding.bids[seat] else PASS)
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
    return price if honest or (consent and auction.can_bid(state, seat)) else None


def selling(state: State, seat: Seat) -> Ordered | None:
    """The sale that the order wants, honest or with the Cheater alike."""
    for order in state.players[seat].orders:
        if isinstance(order, OrderSell):
            return Ordered(order, sale.best(state, seat, order.cards or len(state.players[seat].hand)))
    return plans.selling(state, seat)


def rot(state: State, seat: Seat) -> Answered | None:
    """The answer in a Rot window. An order for the product comes before one for the whole round."""
    product = PRODUCTS[state.bidding.product]
    found = [order for order in state.players[seat].orders if is_for_rot(order)]
    for wanted in (product, None):
        for order in found:
            if order.product == wanted:
                action = _rot_answer(state, order)
                return Answered(order, action, sale.answer_to(action))
    planned = plans.rot(state, seat)
    return None if planned is None else Answered(*planned, sale.answer_to(planned[1]))


def _rot_answer(state: State, order: RotOrder) -> Rot | Decline:
    last = state.bidding.last_sale
    if isinstance(order, OrderNoRot) or order.victim not in (None, last.seller):
        return DECLINE
    price = state.bidding.bids[last.seller]
    least = max(order.least, -(-(order.worth or 0) // price))
    return ROTS[least - LEAST_TO_ROT] if least <= last.sold else DECLINE


def renounces_now(state: State, seat: Seat, order: Order) -> bool:
    """Whether an order without Rot, just given, says no to the question about it that its owner is asked."""
    if not isinstance(order, OrderNoRot) or state.phase != "rot" or state.rules == 1:
        return False
    return state.awaits(seat) and order.product in (None, PRODUCTS[state.bidding.product])


def tourists(state: State, seat: Seat) -> Answered | Halted | None:
    """The answer in the closing window, unless the cards ordered are not there any more."""
    for order in state.players[seat].orders:
        if isinstance(order, OrderTourists):
            action = _tourists_answer(state, seat, order)
            if isinstance(action, Refusal):
                return Halted(order, action)
            return Answered(order, action, extra.answer_to(action))
    planned = plans.tourists(state, seat)
    return None if planned is None else Answered(*planned, extra.answer_to(planned[1]))


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
