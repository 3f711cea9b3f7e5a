"""Actions that are listed often, made once: listing picks them from here and builds nothing."""

from functools import cache
from typing import Final

from games.central.actions import (
    HIGHEST_PRICE,
    Aside,
    AsideNothing,
    Bid,
    BidOnce,
    Cancel,
    Cheat,
    Consent,
    Decline,
    NoTourists,
    OpenProduct,
    OrderBid,
    OrderedThing,
    OrderNoTourists,
    OrderTourists,
    OrderUndercut,
    Pass,
    Rot,
    Sell,
    SkipOpening,
    Stay,
    Tourists,
    Undercut,
    Wait,
)
from games.central.components import (
    BATCHES,
    KG_VALUES,
    LEAST_TO_ROT,
    LIMIT,
    PRODUCTS,
    Held,
    Product,
    batches_of,
    sellable,
)
from games.kernel import Action

_prices = range(1, HIGHEST_PRICE + 1)
SKIP: Final = SkipOpening()
PASS: Final = Pass()
STAY: Final = Stay()
OPENINGS: Final = tuple(tuple(OpenProduct(product=product, price=price) for price in _prices) for product in PRODUCTS)
"""By product, then by price from 1."""
WAIT: Final = Wait()
BIDS: Final = tuple(Bid(price=price) for price in _prices)
BIDS_ONCE: Final = tuple(BidOnce(price=price) for price in _prices)
UNDERCUTS: Final = tuple(Undercut(floor=price) for price in _prices)
"""By price from 1, as all of these."""


def _bidding(leave: tuple[Action, ...], below: int) -> tuple[Action, ...]:
    lower = slice(max(0, below - 1))
    return (*leave, *BIDS[lower][::-1], *BIDS_ONCE[lower][::-1], *UNDERCUTS[lower][::-1])


FIRST_LAP: Final = tuple(_bidding((PASS,), below) for below in range(HIGHEST_PRICE + 1))
"""What can be done in the first lap, by the lowest bid."""
LATER_LAPS: Final = tuple(_bidding((STAY,), below) for below in range(HIGHEST_PRICE + 1))
FIRST_LAP_AHEAD: Final = tuple(_bidding((PASS, WAIT), below) for below in range(HIGHEST_PRICE + 1))
LATER_LAPS_AHEAD: Final = tuple(_bidding((STAY, WAIT), below) for below in range(HIGHEST_PRICE + 1))
"""The same ahead of one's turn."""
ONLY_PASS: Final = (PASS,)

SALES: Final = tuple(Sell(batch=batch.text) for batch in BATCHES)
CHEATS: Final = tuple(tuple(Cheat(product=product, batch=batch.text) for batch in BATCHES) for product in PRODUCTS)
DECLINE: Final = Decline()
DECLINE_PRODUCT: Final = Decline(scope="product")
DECLINE_ROUND: Final = Decline(scope="round")
ROTS: Final = tuple(Rot(least=least) for least in range(LEAST_TO_ROT, LIMIT + 1))
ROT_CHOICES: Final = tuple(
    (DECLINE, *ROTS[: max(0, sold + 1 - LEAST_TO_ROT)], DECLINE_PRODUCT, DECLINE_ROUND) for sold in range(LIMIT + 1)
)
"""What can be answered to a sale, by its sold kg."""
NO_TOURISTS: Final = NoTourists()
ORDER_NO_TOURISTS: Final = OrderNoTourists()
TOURISTS: Final = tuple(Tourists(batch=batch.text) for batch in BATCHES)
ASIDE_NOTHING: Final = AsideNothing()
ASIDES: Final = tuple(tuple(Aside(product=product, kg=kg) for kg in (2, 3, 4)) for product in PRODUCTS)
"""By product, then by kg value from 2."""


@cache
def sales(held: Held, cap: int) -> tuple[Sell, ...]:
    """Every legal honest sale, the default first."""
    return tuple(SALES[number] for number in sellable(held, cap))


@cache
def cheats(product: int, held: Held, cap: int) -> tuple[Cheat, ...]:
    """Every legal sale of this product as another one."""
    return tuple(CHEATS[product][number] for number in sellable(held, cap))


@cache
def tourist_sales(held: Held) -> tuple[Tourists, ...]:
    """Every sale to tourists."""
    return tuple(TOURISTS[number] for number in batches_of(held))


@cache
def closing_choices(held: Held) -> tuple[Action, ...]:
    """Every answer in the closing window; who has nothing to sell has one only."""
    return (DECLINE, NO_TOURISTS, *tourist_sales(held)) if any(held) else (DECLINE,)


@cache
def openings(products: tuple[int, ...], price_max: int) -> tuple[OpenProduct, ...]:
    """Every opening of these products."""
    return tuple(opening for product in products for opening in OPENINGS[product][:price_max])


@cache
def asides(product: int, held: Held) -> tuple[Aside, ...]:
    """Every card of the product that can be set aside."""
    return tuple(ASIDES[product][kg - 2] for kg in KG_VALUES if held[kg - 2])


@cache
def tourists_orders(held: Held) -> tuple[OrderNoTourists | OrderTourists, ...]:
    """Every order for the tourists of the auctioned product, to somebody who holds these cards of it."""
    batches = (BATCHES[number].text for number in batches_of(held))
    return (ORDER_NO_TOURISTS, *(OrderTourists(batch=batch) for batch in ("none", "all", *batches)))


@cache
def undercut_order(product: int, floor: int, consent: Consent) -> OrderUndercut:
    """The order that goes with undercutting by hand."""
    return OrderUndercut(product=PRODUCTS[product], floor=floor, cheater=consent)


@cache
def bid_order(product: int, price: int, consent: Consent) -> OrderBid:
    """The order that goes with bidding once by hand."""
    return OrderBid(product=PRODUCTS[product], price=price, cheater=consent)


@cache
def cancel(thing: OrderedThing, product: Product | None) -> Cancel:
    """The cancelling of one order."""
    return Cancel(order=thing, product=product)
