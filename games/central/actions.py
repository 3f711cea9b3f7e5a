"""What a seat can do, in notation."""

from typing import Annotated, ClassVar, Final, Literal, TypeAlias, TypeGuard, get_args

from pydantic import AfterValidator, Field

from games.central.components import (
    BATCH_NUMBER,
    LEAST_TO_ROT,
    Product,
)
from games.kernel import Action, Seat

HIGHEST_PRICE: Final = 12
"""The highest price of any auction card (option ``price_max``)."""


def _known_batch(text: str) -> str:
    if text not in BATCH_NUMBER:
        raise ValueError(text)
    return text


BatchText: TypeAlias = Annotated[str, AfterValidator(_known_batch)]
"""Some cards of one product, such as ``2x3kg 1x4kg``."""
Consent: TypeAlias = Literal["cheater"] | None
"""Whether an order may bid on a product that is not in the hand."""
OrderedThing: TypeAlias = Literal["bid", "open", "sell", "rot", "tourists"]
Slot: TypeAlias = tuple[OrderedThing, Product | None]
"""What an order is for: there is one order for each."""


class OpenProduct(Action):
    """Put a product up for sale, with a first bid (D1)."""

    notation: ClassVar[str] = "open {product} {price}"
    kind: Literal["open"] = "open"
    product: Product
    price: int


class SkipOpening(Action):
    """Open nothing, where only the Cheater would allow it (CM-4.8)."""

    notation: ClassVar[str] = "skip"
    kind: Literal["skip"] = "skip"


class Bid(Action):
    """Offer to sell for less than everybody else so far (D2, D3)."""

    notation: ClassVar[str] = "bid {price}"
    kind: Literal["bid"] = "bid"
    price: int


class BidOnce(Action):
    """Bid now, and stay when the turn comes again."""

    notation: ClassVar[str] = "bid {price} then stay"
    kind: Literal["bid-once"] = "bid-once"
    price: int


class Undercut(Action):
    """Bid one less than the lowest now, and at every further turn as long as that is at least the floor."""

    notation: ClassVar[str] = "undercut to {floor}"
    kind: Literal["undercut"] = "undercut"
    floor: int


class Pass(Action):
    """Leave this product to the others (D2)."""

    notation: ClassVar[str] = "pass"
    kind: Literal["pass"] = "pass"


class Stay(Action):
    """Keep the bid as it is, for the rest of this auction (D3)."""

    notation: ClassVar[str] = "stay"
    kind: Literal["stay"] = "stay"


class Sell(Action):
    """Lay down cards of the auctioned product (D4)."""

    notation: ClassVar[str] = "sell {batch}"
    kind: Literal["sell"] = "sell"
    batch: BatchText


class Cheat(Action):
    """Show the Cheater and lay down cards of another product (D5)."""

    notation: ClassVar[str] = "cheat {product} {batch}"
    kind: Literal["cheat"] = "cheat"
    product: Product
    batch: BatchText


class Rot(Action):
    """Let half of the sale rot, if at least so many kg are still good when one's turn comes (D6)."""

    notation: ClassVar[str] = "rot {least}"
    kind: Literal["rot"] = "rot"
    least: int = LEAST_TO_ROT


class Decline(Action):
    """Play no card now; in a Rot window also for the rest of this product or round (D6, D7)."""

    notation: ClassVar[str] = "decline[ {scope}]"
    kind: Literal["decline"] = "decline"
    scope: Literal["product", "round"] | None = None


class Tourists(Action):
    """Sell further cards of the product to tourists, for the lowest bid (D7)."""

    notation: ClassVar[str] = "tourists {batch}"
    kind: Literal["tourists"] = "tourists"
    batch: BatchText


class Aside(Action):
    """Hide a card away for the final round (D8)."""

    notation: ClassVar[str] = "aside {product} {kg}kg"
    kind: Literal["aside"] = "aside"
    product: Product
    kg: Literal[2, 3, 4]


class AsideNothing(Action):
    """Keep the whole hand (D8)."""

    notation: ClassVar[str] = "aside nothing"
    kind: Literal["aside-nothing"] = "aside-nothing"


class OrderPass(Action):
    """Pass on a product, or stay."""

    notation: ClassVar[str] = "order {product} pass"
    kind: Literal["order-pass"] = "order-pass"
    product: Product

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "bid", self.product


class OrderUndercut(Action):
    """Bid one less than the lowest as long as that is at least the floor, else pass or stay."""

    notation: ClassVar[str] = "order {product} undercut to {floor}[ with {cheater}]"
    kind: Literal["order-undercut"] = "order-undercut"
    product: Product
    floor: int
    cheater: Consent = None

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "bid", self.product


class OrderBid(Action):
    """Bid this price if it is still lower than the lowest, else pass or stay."""

    notation: ClassVar[str] = "order {product} bid {price} then stay[ with {cheater}]"
    kind: Literal["order-bid"] = "order-bid"
    product: Product
    price: int
    cheater: Consent = None

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "bid", self.product


class OrderOpen(Action):
    """Open this product, unless an opening ordered before it is possible."""

    notation: ClassVar[str] = "order open {product} for {price}"
    kind: Literal["order-open"] = "order-open"
    product: Product
    price: int

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "open", self.product


class OrderSell(Action):
    """Sell as much as possible, or as much as so many cards can (CM-15.2)."""

    notation: ClassVar[str] = "order sell[ at most {cards}]"
    kind: Literal["order-sell"] = "order-sell"
    cards: int | None = None

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "sell", None


class OrderRot(Action):
    """Play Rot on the first sale with at least so many kg still good; only on, against, or worth so much."""

    notation: ClassVar[str] = "order rot at {least}[ on {product}][ against {victim}][ worth {worth}]"
    kind: Literal["order-rot"] = "order-rot"
    least: int
    product: Product | None = None
    victim: Seat | None = None
    worth: int | None = None

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "rot", self.product


class OrderNoRot(Action):
    """Decline Rot for the rest of a product, or of the round."""

    notation: ClassVar[str] = "order rot never[ on {product}]"
    kind: Literal["order-no-rot"] = "order-no-rot"
    product: Product | None = None

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "rot", self.product


class OrderTourists(Action):
    """What to sell to tourists when the closing window of the auctioned product opens."""

    notation: ClassVar[str] = "order tourists {batch}"
    kind: Literal["order-tourists"] = "order-tourists"
    batch: Literal["none", "all"] | BatchText

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "tourists", None


class Cancel(Action):
    """Take a standing order back."""

    notation: ClassVar[str] = "cancel {order}[ {product}]"
    kind: Literal["cancel"] = "cancel"
    order: OrderedThing
    product: Product | None = None


AuctionOrder: TypeAlias = OrderPass | OrderUndercut | OrderBid
RotOrder: TypeAlias = OrderRot | OrderNoRot
Order: TypeAlias = AuctionOrder | OrderOpen | OrderSell | RotOrder | OrderTourists
ORDERS: Final = tuple(str(order.model_fields["kind"].default) for order in get_args(Order))
"""The kinds of all orders."""
KeptOrder: TypeAlias = Annotated[Order, Field(discriminator="kind")]


def is_for_auction(order: Order) -> TypeGuard[AuctionOrder]:
    """Whether an order says how to bid. By kind: asking for the class of a record takes long."""
    return order.kind in ("order-pass", "order-undercut", "order-bid")


def is_for_rot(order: Order) -> TypeGuard[RotOrder]:
    """Whether an order says when to play Rot."""
    return order.kind in ("order-rot", "order-no-rot")


CentralAction: TypeAlias = Annotated[
    OpenProduct
    | SkipOpening
    | Bid
    | BidOnce
    | Undercut
    | Pass
    | Stay
    | Sell
    | Cheat
    | Rot
    | Decline
    | Tourists
    | Aside
    | AsideNothing
    | Order
    | Cancel,
    Field(discriminator="kind"),
]
