"""What a seat can do, in notation."""

from typing import Annotated, ClassVar, Final, Literal, TypeAlias, TypeGuard, get_args

from pydantic import AfterValidator, Field

from games.central.components import (
    BATCH_NUMBER,
    LEAST_TO_ROT,
    Product,
)
from games.kernel import Action, Seat, kind_of

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


class CentralAction(Action):
    """Whatever a player of Central Market can do."""


class OpenProduct(CentralAction, kind="open"):
    """Put a product up for sale, with a first bid (D1)."""

    notation: ClassVar[str] = "open {product} {price}"
    product: Product
    price: int


class SkipOpening(CentralAction, kind="skip"):
    """Open nothing, where only the Cheater would allow it (CM-4.8)."""

    notation: ClassVar[str] = "skip"
    rare: ClassVar[bool] = True


class Bid(CentralAction):
    """Offer to sell for less than everybody else so far (D2, D3)."""

    notation: ClassVar[str] = "bid {price}"
    price: int


class BidOnce(CentralAction):
    """Bid now, and stay when the turn comes again."""

    notation: ClassVar[str] = "bid {price} then stay"
    price: int


class Undercut(CentralAction):
    """Bid one less than the lowest now, and at every further turn as long as that is at least the floor."""

    notation: ClassVar[str] = "undercut to {floor}"
    floor: int


class Pass(CentralAction):
    """Leave this product to the others (D2)."""

    notation: ClassVar[str] = "pass"


class Stay(CentralAction):
    """Keep the bid as it is, for the rest of this auction (D3)."""

    notation: ClassVar[str] = "stay"


class Sell(CentralAction):
    """Lay down cards of the auctioned product (D4)."""

    notation: ClassVar[str] = "sell {batch}"
    batch: BatchText


class Cheat(CentralAction):
    """Show the Cheater and lay down cards of another product (D5)."""

    notation: ClassVar[str] = "cheat {product} {batch}"
    product: Product
    batch: BatchText


class Rot(CentralAction):
    """Let half of the sale rot, if at least so many kg are still good when one's turn comes (D6)."""

    notation: ClassVar[str] = "rot {least}"
    least: int = LEAST_TO_ROT


class Decline(CentralAction):
    """Play no card now; in a Rot window also for the rest of this product or round (D6, D7)."""

    notation: ClassVar[str] = "decline[ {scope}]"
    scope: Literal["product", "round"] | None = None


class Tourists(CentralAction):
    """Sell further cards of the product to tourists, for the lowest bid (D7)."""

    notation: ClassVar[str] = "tourists {batch}"
    batch: BatchText


class Aside(CentralAction):
    """Hide a card away for the final round (D8)."""

    notation: ClassVar[str] = "aside {product} {kg}kg"
    product: Product
    kg: Literal[2, 3, 4]


class AsideNothing(CentralAction):
    """Keep the whole hand (D8)."""

    notation: ClassVar[str] = "aside nothing"


class OrderPass(CentralAction):
    """Pass on a product, or stay."""

    notation: ClassVar[str] = "order {product} pass"
    product: Product

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "bid", self.product


class OrderUndercut(CentralAction):
    """Bid one less than the lowest as long as that is at least the floor, else pass or stay."""

    notation: ClassVar[str] = "order {product} undercut to {floor}[ with {cheater}]"
    product: Product
    floor: int
    cheater: Consent = None

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "bid", self.product


class OrderBid(CentralAction):
    """Bid this price if it is still lower than the lowest, else pass or stay."""

    notation: ClassVar[str] = "order {product} bid {price} then stay[ with {cheater}]"
    product: Product
    price: int
    cheater: Consent = None

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "bid", self.product


class OrderOpen(CentralAction):
    """Open this product, unless an opening ordered before it is possible."""

    notation: ClassVar[str] = "order open {product} for {price}"
    product: Product
    price: int

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "open", self.product


class OrderSell(CentralAction):
    """Sell as much as possible, or as much as so many cards can (CM-15.2)."""

    notation: ClassVar[str] = "order sell[ at most {cards}]"
    cards: int | None = None

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "sell", None


class OrderRot(CentralAction):
    """Play Rot on the first sale with at least so many kg still good; only on, against, or worth so much."""

    notation: ClassVar[str] = "order rot at {least}[ on {product}][ against {victim}][ worth {worth}]"
    least: int
    product: Product | None = None
    victim: Seat | None = None
    worth: int | None = None

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "rot", self.product


class OrderNoRot(CentralAction):
    """Decline Rot for the rest of a product, or of the round."""

    notation: ClassVar[str] = "order rot never[ on {product}]"
    product: Product | None = None

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "rot", self.product


class OrderTourists(CentralAction):
    """What to sell to tourists when the closing window of the auctioned product opens."""

    notation: ClassVar[str] = "order tourists {batch}"
    batch: Literal["none", "all"] | BatchText

    @property
    def slot(self) -> Slot:
        """What a newer order takes the place of."""
        return "tourists", None


class Cancel(CentralAction):
    """Take a standing order back."""

    notation: ClassVar[str] = "cancel {order}[ {product}]"
    order: OrderedThing
    product: Product | None = None


AuctionOrder: TypeAlias = OrderPass | OrderUndercut | OrderBid
RotOrder: TypeAlias = OrderRot | OrderNoRot
Order: TypeAlias = AuctionOrder | OrderOpen | OrderSell | RotOrder | OrderTourists
ORDERS: Final = tuple(kind_of(order) for order in get_args(Order))
"""The kinds of all orders."""
KeptOrder: TypeAlias = Annotated[Order, Field(discriminator="kind")]


def is_for_auction(order: Order) -> TypeGuard[AuctionOrder]:
    """Whether an order says how to bid. By kind: asking for the class of a record takes long."""
    return order.kind in ("order-pass", "order-undercut", "order-bid")


def is_for_rot(order: Order) -> TypeGuard[RotOrder]:
    """Whether an order says when to play Rot."""
    return order.kind in ("order-rot", "order-no-rot")
