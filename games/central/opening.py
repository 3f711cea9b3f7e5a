"""Opening a product, and who may not (CM-4)."""

from games.central.actions import OF_OPENING, OpenProduct
from games.central.auction import start
from games.central.components import LIMIT, PRODUCT_NUMBER, held_of_all, kg_of
from games.central.events import OpeningSkipped, opened
from games.central.order_book import drop_dead_orders, drop_from_plan, drop_opening_orders
from games.central.reasons import Because
from games.central.state import State
from games.kernel import Event, Refusal, Seat


def openable(state: State, seat: Seat) -> tuple[int, ...]:
    """The products that the seat may open, with the Cheater's help where that is allowed (CM-4.8)."""
    return state.unopened() if _cheater_helps(state, seat) else state.held_unopened(seat)


def _cheater_helps(state: State, seat: Seat) -> bool:
    """Whether the seat may open any product, by what everybody knows."""
    player = state.players[seat]
    return state.cheater_may_open and player.cheater and bool(player.hand)


def heaviest(state: State, seat: Seat) -> int | None:
    """What a seat holds most of, of all that it holds and can open; of two the first by product order."""
    held = held_of_all(state.players[seat].hand)
    return max(state.held_unopened(seat), key=lambda product: (kg_of(held[product]), -product), default=None)


def check_open(state: State, seat: Seat, action: OpenProduct) -> None:
    """Refuse what the seat may not open."""
    product = PRODUCT_NUMBER[action.product]
    if product not in state.products:
        raise Refusal(Because.NOT_IN_PLAY, "CM-14.2", product=action.product)
    if product in state.opened:
        raise Refusal(Because.ALREADY_OPENED, "CM-4.3", product=action.product)
    if product not in openable(state, seat):
        raise Refusal(Because.NOT_IN_HAND, "CM-4.2", product=action.product)
    if not 1 <= action.price <= state.price_max:
        raise Refusal(Because.PRICE_RANGE, "CM-4.2", price=action.price, highest=state.price_max)


def open_product(state: State, seat: Seat, action: OpenProduct, events: list[Event]) -> None:
    """Put the product up for sale; the bidding begins with the left neighbour."""
    product = PRODUCT_NUMBER[action.product]
    state.rights += 1
    state.opened += (product,)
    events.append(opened(seat, action.product, action.price, shows_hand=not _cheater_helps(state, seat)))
    drop_opening_orders(state, action.product)
    drop_dead_orders(state, seat, "open")
    drop_from_plan(state.players[seat], *OF_OPENING)
    start(state, seat, product, action.price, events)


def check_skip(state: State, seat: Seat) -> None:
    """Who holds a product that can be opened must open (CM-4.4)."""
    if state.held_unopened(seat):
        raise Refusal(Because.MUST_OPEN, "CM-4.4")


def skip(state: State, seat: Seat, events: list[Event]) -> None:
    """Let the right to open pass on; everybody learns that the seat holds nothing that can be opened."""
    player = state.players[seat]
    at_limit = player.sold == LIMIT
    if not at_limit:
        player.lacks = sorted({*player.lacks, *state.unopened()})
    state.rights += 1
    drop_dead_orders(state, seat, "open")
    drop_from_plan(player, *OF_OPENING)
    events.append(OpeningSkipped(seat=seat, why="limit" if at_limit else "no-product"))


def settle(state: State, events: list[Event]) -> bool:
    """Pass over all who cannot open; whether somebody can."""
    while state.rights < state.seats:
        seat = state.opener
        if state.players[seat].sold < LIMIT and openable(state, seat):
            return True
        skip(state, seat, events)
    state.phase = "scoring" if state.final else "aside"
    return False
