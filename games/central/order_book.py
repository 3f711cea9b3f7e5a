"""Giving standing orders and taking them back, and the plan of a round (CM-15.8). All of it is private.

An order never answers a question that is already put to its owner: that is done by hand, so that giving an order shows
nothing to anybody. Only who renounces Rot while they are asked about it has declined, and a plan answers the open
window, as nobody else can see that. What an order does at its moment is in ``orders``.
"""

from collections.abc import Sequence
from functools import cache

from typing_extensions import override

from games.central import order_terms, orders, planning
from games.central.actions import (
    AnyOrder,
    Cancel,
    Order,
    OrderBid,
    OrderNoRot,
    OrderOpen,
    OrderPass,
    OrderRot,
    OrderSell,
    OrderUndercut,
    Plan,
    is_single,
)
from games.central.components import LEAST_TO_ROT, LIMIT, MOST_ROUNDS, PRODUCTS
from games.central.events import noted
from games.central.lap import was_asked
from games.central.listed import DECLINE, WAIT, cancel, tourists_orders
from games.central.order_terms import (
    MOST_CARDS,
    bidding_products,
    opening_products,
    rot_products,
    sale_is_ahead,
    tourists_are_ahead,
)
from games.central.rot import Rotting
from games.central.state import State
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
    Question,
    Seat,
    Stream,
    kinds_of,
    plays,
)


class Orders(Question[State]):
    """Everybody may leave orders and a plan while something can come of them."""

    kinds = ("orders",)
    nature = Nature.ORDER
    accepts = kinds_of(Order, Plan, Cancel)
    standing = staticmethod(orders.standing)

    @override
    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        return _DECISIONS[state.round] if order_terms.takes_orders(state, seat) else ()

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        """The orders that can be listed: those for tourists, and taking back what was ordered."""
        listed = tourists_orders(state.held(seat)) if tourists_are_ahead(state, seat) else ()
        kept = state.players[seat].orders
        return (*[cancel(*order.slot) for order in kept if is_single(order)], *listed) if kept else listed

    @override
    def forms(self, state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        """The orders with figures in them."""
        player, found = state.players[seat], _NO_FORMS
        if player.hand and player.sold < LIMIT:
            if products := bidding_products(state, seat):
                found = _bidding_forms(products, state.price_max, player.cheater)
            if products := opening_products(state, seat):
                found += _opening_forms(products, state.price_max)
            if sale_is_ahead(state, seat):
                found += _SELLING_FORMS
        if player.rot:
            found += _rot_forms(rot_products(state), state.price_max, seat, len(state.players))
        return (*planning.forms(state, seat), *found)

    @override
    def drop(self, state: State, seat: Seat) -> None:
        state.players[seat].orders = []

    @override
    def redraw(self, state: State, seat: Seat, stream: Stream) -> None:
        """None; but who has answered ahead of their turn still has."""
        state.players[seat].orders = [WAIT] if was_asked(state, seat) else []


_DECISIONS: Sequence[tuple[Decision, ...]] = [(Orders.put(f"r{number}orders"),) for number in range(MOST_ROUNDS + 1)]
"""By round."""
_NO_FORMS: tuple[Form, ...] = ()


def _pick(products: tuple[int, ...], optional: bool = False) -> Pick:
    return Pick(name="product", items=tuple(PRODUCTS[product] for product in products), optional=optional)


@cache
def _bidding_forms(products: tuple[int, ...], price_max: int, cheater: bool) -> tuple[Form, ...]:
    consent = (Pick(name="cheater", items=("cheater",), optional=True),) if cheater else ()
    floor, price = (Number(name=name, low=1, high=price_max - 1) for name in ("floor", "price"))
    return (
        Form(kind="order-pass", notation=OrderPass.notation, fields=(_pick(products),)),
        Form(kind="order-undercut", notation=OrderUndercut.notation, fields=(_pick(products), floor, *consent)),
        Form(kind="order-bid", notation=OrderBid.notation, fields=(_pick(products), price, *consent)),
    )


@cache
def _opening_forms(products: tuple[int, ...], price_max: int) -> tuple[Form, ...]:
    price = Number(name="price", low=1, high=price_max)
    return (Form(kind="order-open", notation=OrderOpen.notation, fields=(_pick(products), price)),)


_SELLING_FORMS = (
    Form(
        kind="order-sell",
        notation=OrderSell.notation,
        fields=(Number(name="cards", low=1, high=MOST_CARDS, optional=True),),
    ),
)


@cache
def _rot_forms(products: tuple[int, ...], price_max: int, seat: Seat, seats: int) -> tuple[Form, ...]:
    victims = tuple(str(other) for other in range(seats) if other != seat)
    product = (_pick(products, optional=True),) if products else ()
    fields = (
        Number(name="least", low=LEAST_TO_ROT, high=LIMIT),
        *product,
        Pick(name="victim", items=victims, optional=True, people=True),
        Number(name="worth", low=1, high=LIMIT * price_max, optional=True),
    )
    return (
        Form(kind="order-no-rot", notation=OrderNoRot.notation, fields=product),
        Form(kind="order-rot", notation=OrderRot.notation, fields=fields),
    )


@plays
def order(state: State, move: Move[AnyOrder], dice: Dice) -> list[Event]:
    """Keep an order; to renounce Rot is to say no to the question about it too."""
    seat, given = move.seat, move.action
    order_terms.check(state, seat, given)
    order_terms.keep_order(state, seat, given)
    if isinstance(given, OrderNoRot) and _is_asked_for(state, seat, given):
        Rotting.put_in(state, seat, DECLINE)
    return [noted(seat, given)]


def _is_asked_for(state: State, seat: Seat, order: OrderNoRot) -> bool:
    """Whether its owner is asked just now for what an order renounces; under the first rules it was no answer."""
    if state.phase != "rot" or state.rules == 1:
        return False
    return state.awaits(seat) and order.product in (None, PRODUCTS[state.bidding.product])


@plays
def plan(state: State, move: Move[Plan], dice: Dice) -> list[Event]:
    """Keep a plan, or take it away; it also answers the open window for who is asked there."""
    seat = move.seat
    planning.check(state, seat, move.action)
    planning.keep(state, seat, move.action)
    asked = state.window is not None and state.awaits(seat)
    return [noted(seat, move.action), *(orders.answer(state, seat) if asked else ())]


@plays
def take_back(state: State, move: Move[Cancel], dice: Dice) -> list[Event]:
    """Take an order back."""
    order_terms.check_cancel(state, move.seat, move.action)
    order_terms.cancel_order(state, move.seat, (move.action.order, move.action.product))
    return [noted(move.seat, move.action)]
