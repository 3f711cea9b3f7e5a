"""The terms of standing orders: which make sense, and when they are over. They are gone at the end of the round."""

from typing import Literal

from games.central.actions import (
    OF_ONE_ROUND,
    OF_OPENING,
    AnyOrder,
    AuctionOrder,
    Cancel,
    Kept,
    OrderBid,
    OrderedThing,
    OrderNoRot,
    OrderNoTourists,
    OrderOpen,
    OrderPass,
    OrderRot,
    OrderSell,
    OrderTourists,
    OrderUndercut,
    Plan,
    Slot,
)
from games.central.components import (
    BATCH_NUMBER,
    BATCHES,
    LEAST_TO_ROT,
    LIMIT,
    PRODUCT_NUMBER,
    PRODUCTS,
    Phase,
    Product,
    fits,
)
from games.central.reasons import Because
from games.central.state import Player, State
from games.kernel import Refusal, Seat

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
    return tourists_are_ahead(state, seat)


def tourists_are_ahead(state: State, seat: Seat) -> bool:
    """Whether the closing window of the auctioned product is still to come, and the seat could be asked in it."""
    player, auction = state.players[seat], state.auction
    if auction is None or state.phase == "tourists" or not (player.tourists and player.hand):
        return False
    return auction.bidding[seat] not in ("passed", "out") and seat not in auction.cheated


def sale_is_ahead(state: State, seat: Seat) -> bool:
    """Whether the seat may still come to sell, and is not asked for it now."""
    player = state.players[seat]
    asked_now = state.phase == "sell" and state.bidding.seller == seat
    return bool(player.hand) and player.sold < LIMIT and not asked_now


def _current(state: State, seat: Seat) -> tuple[int, ...]:
    """The auctioned product, if an order to bid on it can still act."""
    auction = state.auction
    if auction is None or state.phase != "bid" or state.awaits(seat):
        return ()
    return (auction.product,) if auction.bidding[seat] in ("waiting", "active") else ()


def bidding_products(state: State, seat: Seat) -> tuple[int, ...]:
    """Products on which an order to bid can still act."""
    player = state.players[seat]
    return _current(state, seat) + state.unopened() if player.hand and player.sold < LIMIT else ()


def opening_is_ahead(state: State, seat: Seat) -> bool:
    """Whether the right of the seat to open is still to come this round."""
    ahead = (seat - state.first) % len(state.players) - state.rights
    return ahead >= (1 if state.phase == "open" else 0) and state.players[seat].sold < LIMIT


def opening_products(state: State, seat: Seat) -> tuple[int, ...]:
    """Products that an order can still open: held ones."""
    return state.held_unopened(seat) if opening_is_ahead(state, seat) else ()


def rot_products(state: State) -> tuple[int, ...]:
    """Products of which sales are still to come, on which Rot could be played."""
    if state.auction and state.phase != "tourists":
        return (state.auction.product, *state.unopened())
    return state.unopened()


# Taking them down


def check(state: State, seat: Seat, order: AnyOrder) -> None:
    """Refuse an order that could never act, or with figures out of range."""
    match order:
        case OrderPass() | OrderUndercut() | OrderBid():
            _check_auction_order(state, seat, order)
        case OrderOpen():
            _check_opening_order(state, seat, order)
        case OrderSell(cards=cards):
            _check_not_asked(state, seat, "sell", "CM-6.3")
            if not sale_is_ahead(state, seat):
                raise Refusal(Because.TOO_LATE, "CM-6.3")
            _check_figure(cards, 1, MOST_CARDS, "CM-6.2")
        case OrderRot() | OrderNoRot():
            if not state.players[seat].rot:
                raise Refusal(Because.CARD_USED, "CM-10.1", card="rot")
            if order.product is not None:
                _check_product(state, order.product, rot_products(state), "CM-13.1")
            if isinstance(order, OrderRot):
                _check_rot_order(state, seat, order)
        case OrderTourists() | OrderNoTourists():
            _check_not_asked(state, seat, "tourists", "CM-12.2")
            if not tourists_are_ahead(state, seat):
                raise Refusal(Because.TOO_LATE, "CM-12.2")
            batch = order.batch if isinstance(order, OrderTourists) else "none"
            if batch in BATCH_NUMBER and not fits(BATCHES[BATCH_NUMBER[batch]], state.held(seat)):
                product = PRODUCTS[state.bidding.product]
                raise Refusal(Because.NOT_IN_HAND, "CM-12.3", product=product, batch=batch)


def _check_not_asked(state: State, seat: Seat, phase: Phase, clause: str) -> None:
    """Refuse an order for what its owner is asked right now."""
    if state.phase == phase and state.awaits(seat):
        raise Refusal(Because.ASKED_NOW, clause)


def _check_opening_order(state: State, seat: Seat, order: OrderOpen) -> None:
    _check_in_play(state, order.product)
    if PRODUCT_NUMBER[order.product] in state.opened:
        raise Refusal(Because.ALREADY_OPENED, "CM-4.3", product=order.product)
    _check_not_asked(state, seat, "open", "CM-4.2")
    if not opening_is_ahead(state, seat):
        raise Refusal(Because.TOO_LATE, "CM-4.2", product=order.product)
    if PRODUCT_NUMBER[order.product] not in opening_products(state, seat):
        raise Refusal(Because.NOT_IN_HAND, "CM-4.2", product=order.product)
    _check_figure(order.price, 1, state.price_max, "CM-4.2")


def _check_auction_order(state: State, seat: Seat, order: AuctionOrder) -> None:
    if state.auction is not None and order.product == PRODUCTS[state.auction.product]:
        _check_not_asked(state, seat, "bid", "CM-5.2")
    _check_product(state, order.product, bidding_products(state, seat), "CM-5.2")
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
    _check_in_play(state, product)
    if PRODUCT_NUMBER[product] not in possible:
        raise Refusal(Because.TOO_LATE, clause, product=product)


def _check_in_play(state: State, product: Product) -> None:
    if PRODUCT_NUMBER[product] not in state.products:
        raise Refusal(Because.NOT_IN_PLAY, "CM-14.2", product=product)


def _check_figure(figure: int | None, low: int, high: int, clause: str) -> None:
    if figure is not None and not low <= figure <= high:
        raise Refusal(Because.WRONG_FIGURE, clause, figure=figure, low=low, high=high)


def check_cancel(state: State, seat: Seat, action: Cancel) -> None:
    """Refuse to take back what was not ordered."""
    if all(order.slot != (action.order, action.product) for order in state.players[seat].orders):
        raise Refusal(Because.NO_SUCH_ORDER, "", order=action.order)


def keep_order(state: State, seat: Seat, order: Kept) -> None:
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
            player.orders = [
                order for order in player.orders if not isinstance(order, OrderOpen) or order.product != product
            ]
            if any(isinstance(order, Plan) and order.open == product for order in player.orders):
                drop_from_plan(player, *OF_OPENING)


def drop_orders(state: State, seat: Seat, *things: OrderedThing | Literal["lap"]) -> None:
    """Forget the orders of a seat for these things."""
    player = state.players[seat]
    if player.orders:
        player.orders = [order for order in player.orders if order.slot[0] not in things]


def drop_dead_orders(state: State, seat: Seat, *things: OrderedThing) -> None:
    """The same, as nothing can come of them any more; under the first rules they stood until the round was over."""
    if state.rules > 1:
        drop_orders(state, seat, *things)


def drop_product_orders(state: State, product: Product) -> None:
    """Forget all orders for a product that is sold."""
    for player in state.players:
        if player.orders:
            player.orders = [order for order in player.orders if not _is_about(order, product)]
            drop_from_plan(player, product)


def _is_about(order: Kept, product: Product) -> bool:
    return isinstance(order, OrderTourists) or order.slot[1] == product


def drop_from_plan(player: Player, *parts: str) -> None:
    """Forget what was planned for these."""
    if player.orders:
        kept = (order.without(parts) if isinstance(order, Plan) else order for order in player.orders)
        player.orders = [order for order in kept if order is not None]


def end_round(player: Player) -> None:
    """Forget all but what was planned from now on."""
    player.orders = [order for order in player.orders if isinstance(order, Plan)]
    drop_from_plan(player, *OF_ONE_ROUND)
