"""Giving standing orders and taking them back. They are private, and gone at the end of the round.

An order never answers a question that is already put to its owner: that is done by hand, so that giving an order shows
nothing to anybody. What an order does at its moment is in ``orders``.
"""

from collections.abc import Sequence
from functools import cache

from games.central.actions import (
    AuctionOrder,
    Cancel,
    Order,
    OrderBid,
    OrderNoRot,
    OrderOpen,
    OrderPass,
    OrderRot,
    OrderSell,
    OrderTourists,
    OrderUndercut,
    Slot,
    is_for_rot,
)
from games.central.components import (
    BATCH_NUMBER,
    BATCHES,
    LEAST_TO_ROT,
    LIMIT,
    PRODUCT_NUMBER,
    PRODUCTS,
    Product,
    fits,
)
from games.central.reasons import Because
from games.central.state import State
from games.central.tables import cancel, tourists_orders
from games.kernel import Action, Form, Number, Pick, Refusal, Seat

MOST_CARDS = 10
"""More cards of one product than this nobody can hold."""


# Which orders make sense, for each owner


def takes_orders(state: State, seat: Seat) -> bool:
    """Whether any order of this seat could still matter this round."""
    phase, player = state.phase, state.players[seat]
    if phase == "aside" or phase == "over":
        return False
    if player.rot or player.orders or (player.hand and player.sold < LIMIT):
        return True
    return _tourists_ahead(state, seat)


def _tourists_ahead(state: State, seat: Seat) -> bool:
    """Whether the closing window of the auctioned product is still to come, and the seat could be asked in it."""
    player, auction = state.players[seat], state.auction
    if auction is None or state.phase == "tourists" or not (player.tourists and player.hand):
        return False
    return auction.bidding[seat] not in ("passed", "out") and seat not in auction.cheated


def _sale_is_ahead(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    asked_now = state.phase == "sell" and state.bidding.seller == seat
    return bool(player.hand) and player.sold < LIMIT and not asked_now


def _current(state: State, seat: Seat) -> tuple[int, ...]:
    """The auctioned product, if an order to bid on it can still act."""
    auction = state.auction
    if auction is None or state.phase != "bid" or auction.turn == seat:
        return ()
    return (auction.product,) if auction.bidding[seat] in ("waiting", "active") else ()


def _bidding_products(state: State, seat: Seat) -> tuple[int, ...]:
    """Products on which an order to bid can still act."""
    player = state.players[seat]
    return _current(state, seat) + state.unopened() if player.hand and player.sold < LIMIT else ()


def _opening_products(state: State, seat: Seat) -> tuple[int, ...]:
    """Products that an order can still open: held ones, if the right to open is to come."""
    ahead = (seat - state.first) % len(state.players) - state.rights
    if ahead < 0 or (ahead == 0 and state.phase == "open") or state.players[seat].sold == LIMIT:
        return ()
    return state.held_unopened(seat)


def _rot_products(state: State) -> tuple[int, ...]:
    if state.auction and state.phase != "tourists":
        return (state.auction.product, *state.unopened())
    return state.unopened()


# Offering them


def choices(state: State, seat: Seat) -> Sequence[Action]:
    """The orders that can be listed: those for tourists, and taking back what was ordered."""
    listed = tourists_orders(state.held(seat)) if _tourists_ahead(state, seat) else ()
    orders = state.players[seat].orders
    return (*[cancel(order.slot) for order in orders], *listed) if orders else listed


def forms(state: State, seat: Seat) -> tuple[Form, ...]:
    """The orders with figures in them."""
    player, found = state.players[seat], _NO_FORMS
    if player.hand and player.sold < LIMIT:
        if products := _current(state, seat) + state.unopened():
            found = _bidding_forms(products, state.price_max, player.cheater)
        if products := _opening_products(state, seat):
            found += _opening_forms(products, state.price_max)
        if _sale_is_ahead(state, seat):
            found += _SELLING_FORMS
    if player.rot:
        found += _rot_forms(_rot_products(state), state.price_max, seat, len(state.players))
    return found


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


# Taking them down


def check(state: State, seat: Seat, order: Order) -> None:
    """Refuse an order that could never act, or with figures out of range."""
    match order:
        case OrderPass() | OrderUndercut() | OrderBid():
            _check_auction_order(state, seat, order)
        case OrderOpen(product=product, price=price):
            _check_product(state, product, _opening_products(state, seat), "CM-4.2")
            _check_figure(price, 1, state.price_max, "CM-4.2")
        case OrderSell(cards=cards):
            if not _sale_is_ahead(state, seat):
                raise Refusal(Because.TOO_LATE, "CM-6.3")
            _check_figure(cards, 1, MOST_CARDS, "CM-6.2")
        case OrderRot() | OrderNoRot():
            if not state.players[seat].rot:
                raise Refusal(Because.CARD_USED, "CM-10.1", card="rot")
            if order.product is not None:
                _check_product(state, order.product, _rot_products(state), "CM-13.1")
            if isinstance(order, OrderRot):
                _check_rot_order(state, seat, order)
        case OrderTourists(batch=batch):
            if not _tourists_ahead(state, seat):
                raise Refusal(Because.TOO_LATE, "CM-12.2")
            if batch in BATCH_NUMBER and not fits(BATCHES[BATCH_NUMBER[batch]], state.held(seat)):
                product = PRODUCTS[state.bidding.product]
                raise Refusal(Because.NOT_IN_HAND, "CM-12.3", product=product, batch=batch)


def _check_auction_order(state: State, seat: Seat, order: AuctionOrder) -> None:
    _check_product(state, order.product, _bidding_products(state, seat), "CM-5.2")
    match order:
        case OrderUndercut(floor=price, cheater=consent) | OrderBid(price=price, cheater=consent):
            _check_figure(price, 1, state.price_max - 1, "CM-5.3")
            if consent and not state.players[seat].cheater:
                raise Refusal(Because.CARD_USED, "CM-10.1", card="cheater")
        case OrderPass():
            pass


def _check_rot_order(state: State, seat: Seat, order: OrderRot) -> None:
    _check_figure(order.least, LEAST_TO_ROT, LIMIT, "CM-13.8")
    _check_figure(order.worth, 1, LIMIT * state.price_max, "CM-13.8")
    if order.victim is not None and (order.victim == seat or not 0 <= order.victim < state.seats):
        raise Refusal(Because.WRONG_FIGURE, "CM-13.1", figure=order.victim, low=0, high=state.seats - 1)


def _check_product(state: State, product: Product, possible: tuple[int, ...], clause: str) -> None:
    number = PRODUCT_NUMBER[product]
    if number not in state.products:
        raise Refusal(Because.NOT_IN_PLAY, "CM-14.2", product=product)
    if number not in possible:
        raise Refusal(Because.TOO_LATE, clause, product=product)


def _check_figure(figure: int | None, low: int, high: int, clause: str) -> None:
    if figure is not None and not low <= figure <= high:
        raise Refusal(Because.WRONG_FIGURE, clause, figure=figure, low=low, high=high)


def check_cancel(state: State, seat: Seat, action: Cancel) -> None:
    """Refuse to take back what was not ordered."""
    if all(order.slot != (action.order, action.product) for order in state.players[seat].orders):
        raise Refusal(Because.NO_SUCH_ORDER, "", order=action.order)


def keep_order(state: State, seat: Seat, order: Order) -> None:
    """Take an order down, in the place of an older one for the same thing. Openings are ranked as they come."""
    player = state.players[seat]
    player.orders = [other for other in player.orders if other.slot != order.slot] + [order]


def cancel_order(state: State, seat: Seat, slot: Slot) -> None:
    """Take an order back."""
    player = state.players[seat]
    player.orders = [order for order in player.orders if order.slot != slot]


def drop_opening_orders(state: State, product: Product) -> None:
    """Forget everybody's order to open what has been opened."""
    for player in state.players:
        if player.orders:
            player.orders = [order for order in player.orders if order.kind != "order-open" or order.product != product]


def drop_rot_orders(state: State, seat: Seat) -> None:
    """Forget the orders of who has played Rot, or declines it for the whole round."""
    player = state.players[seat]
    player.orders = [order for order in player.orders if not is_for_rot(order)]


def drop_product_orders(state: State, product: Product) -> None:
    """Forget all orders for a product that is sold."""
    for player in state.players:
        if player.orders:
            player.orders = [order for order in player.orders if not _is_about(order, product)]


def _is_about(order: Order, product: Product) -> bool:
    if order.kind == "order-tourists":
        return True
    return order.kind != "order-sell" and order.product == product
