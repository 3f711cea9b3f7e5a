"""What can be done: every legal action that can be listed, and forms for standing orders with figures in them."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import chain

from games.central import plan_book
from games.central.actions import (
    OrderBid,
    OrderNoRot,
    OrderOpen,
    OrderPass,
    OrderRot,
    OrderSell,
    OrderUndercut,
    is_single,
)
from games.central.auction import can_bid
from games.central.components import LEAST_TO_ROT, LIMIT, NONE_HELD, PRODUCTS, held_of_all
from games.central.listed import (
    ASIDE_NOTHING,
    FIRST_LAP,
    FIRST_LAP_AHEAD,
    LATER_LAPS,
    LATER_LAPS_AHEAD,
    ONLY_PASS,
    ROT_CHOICES,
    SKIP,
    asides,
    cancel,
    cheats,
    closing_choices,
    openings,
    sales,
    tourist_sales,
    tourists_orders,
)
from games.central.opening import openable
from games.central.order_book import (
    MOST_CARDS,
    bidding_products,
    opening_products,
    rot_products,
    sale_is_ahead,
    tourists_are_ahead,
)
from games.central.state import State
from games.kernel import Action, Decision, Form, Number, Pick, Seat


def choices(state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
    """Every legal action that can be listed."""
    return _CHOICES[decision.kind](state, seat)


def forms(state: State, seat: Seat, decision: Decision) -> tuple[Form, ...]:
    """Standing orders have figures to fill in."""
    return _order_forms(state, seat) if decision.kind == "orders" else _NO_FORMS


# Lists


def _openings(state: State, seat: Seat) -> Sequence[Action]:
    """Every opening, and ``skip`` where opening would need the Cheater."""
    found = openings(openable(state, seat), state.price_max)
    return found if state.held_unopened(seat) else (SKIP, *found)


def _bids(state: State, seat: Seat) -> Sequence[Action]:
    """Every bid, and the way out."""
    auction = state.bidding
    if auction.bidding[seat] == "active":
        return LATER_LAPS[auction.lowest]
    return FIRST_LAP[auction.lowest] if can_bid(state, seat) else ONLY_PASS


def _bids_ahead(state: State, seat: Seat) -> Sequence[Action]:
    """The same ahead of the turn; who has a choice may also wait for it."""
    auction = state.bidding
    if auction.bidding[seat] == "active":
        return LATER_LAPS_AHEAD[auction.lowest]
    return FIRST_LAP_AHEAD[auction.lowest] if can_bid(state, seat) else ONLY_PASS


def _sales(state: State, seat: Seat) -> Sequence[Action]:
    """Every legal sale: of the product if the seat holds any, else of another one with the Cheater (CM-11.7)."""
    cap = state.cap(seat)
    held = state.held(seat)
    if held != NONE_HELD:
        return sales(held, cap)
    others = enumerate(held_of_all(state.players[seat].hand))
    return list(chain.from_iterable(cheats(product, held, cap) for product, held in others if any(held)))


def _rots(state: State, _seat: Seat) -> Sequence[Action]:
    """Decline, or Rot with any threshold that this sale can reach."""
    return ROT_CHOICES[state.bidding.last_sale.sold]


def _closing_tourists(state: State, seat: Seat) -> Sequence[Action]:
    """Every further sale in the closing window, where one can also decline."""
    return closing_choices(state.held(seat))


def _early_tourists(state: State, seat: Seat) -> Sequence[Action]:
    """Every further sale that the seat could make out of turn."""
    return tourist_sales(state.held(seat))


def _asides(state: State, seat: Seat) -> Sequence[Action]:
    """Any one card of the hand, or none."""
    found: list[Action] = [ASIDE_NOTHING]
    for product, held in enumerate(held_of_all(state.players[seat].hand)):
        if any(held):
            found += asides(product, held)
    return found


def _orders(state: State, seat: Seat) -> Sequence[Action]:
    """The orders that can be listed: those for tourists, and taking back what was ordered."""
    listed = tourists_orders(state.held(seat)) if tourists_are_ahead(state, seat) else ()
    orders = state.players[seat].orders
    return (*[cancel(*order.slot) for order in orders if is_single(order)], *listed) if orders else listed


_CHOICES: Mapping[str, Callable[[State, Seat], Sequence[Action]]] = {
    "open": _openings,
    "first-bid": _bids_ahead,
    "next-bid": _bids_ahead,
    "bid": _bids,
    "lower": _bids,
    "sell": _sales,
    "rot": _rots,
    "tourists": _closing_tourists,
    "early-tourists": _early_tourists,
    "aside": _asides,
    "orders": _orders,
}
"""By the kind of decision."""


# Forms


def _order_forms(state: State, seat: Seat) -> tuple[Form, ...]:
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
    return (*plan_book.forms(state, seat), *found)


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
