"""What a seat can do, in notation."""

from collections.abc import Collection
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias, TypeGuard

from pydantic import AfterValidator, Field

from games.central.components import (
    BATCH_NUMBER,
    LEAST_TO_ROT,
    PRODUCTS,
    Product,
)
from games.kernel import Action, Seat, kinds_of

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
OrderSlot: TypeAlias = tuple[OrderedThing, Product | None]
"""What an order is for: there is one order for each."""
Slot: TypeAlias = OrderSlot | tuple[Literal["lap", "plan"], None]
"""The same of all that is kept: also the answer ahead of one's turn, and the plan."""


BidPlan: TypeAlias = Literal[
    "pass", "to-1", "to-2", "to-3", "to-4", "to-5", "to-6", "to-7", "to-8", "to-9", "to-10", "to-11"
]
"""Pass or stay, or undercut as long as the price is at least so much."""
SalePlan: TypeAlias = Literal["most", "cards-1", "cards-2", "cards-3"]
"""As much as possible (CM-15.2), or as much as so many cards can."""
RotPlan: TypeAlias = Literal["never", "loss-8", "loss-12", "loss-16", "loss-20", "loss-25", "loss-30"]
"""Never, or where it takes at least so much income from the seller."""
TouristsPlan: TypeAlias = Literal["never", "gain-8", "gain-12", "gain-16", "gain-20", "gain-24", "gain-30"]
"""Never, or all that is left where it brings at least so much."""


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


class LapAnswer(CentralAction):
    """What can be answered in an auction ahead of one's turn. It is kept until the turn comes (CM-15.7)."""

    @property
    def slot(self) -> Slot:
        """There is one answer in each lap."""
        return "lap", None


class Bid(LapAnswer):
    """Offer to sell for less than everybody else so far (D2, D3)."""

    notation: ClassVar[str] = "bid {price}"
    price: int


class BidOnce(LapAnswer):
    """Bid now, and stay when the turn comes again."""

    notation: ClassVar[str] = "bid {price} then stay"
    price: int


class Undercut(LapAnswer):
    """Bid one less than the lowest now, and at every further turn as long as that is at least the floor."""

    notation: ClassVar[str] = "undercut to {floor}"
    floor: int


class Pass(LapAnswer):
    """Leave this product to the others (D2)."""

    notation: ClassVar[str] = "pass"
    quick: ClassVar[bool] = True


class Stay(LapAnswer):
    """Keep the bid as it is, for the rest of this auction (D3)."""

    notation: ClassVar[str] = "stay"
    quick: ClassVar[bool] = True


class Wait(LapAnswer):
    """Leave it to one's orders, or decide when the turn comes (CM-15.7)."""

    notation: ClassVar[str] = "wait"
    quick: ClassVar[bool] = True


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


class Tourists(CentralAction):
    """Sell further cards of the product to tourists, for the lowest bid (D7)."""

    notation: ClassVar[str] = "tourists {batch}"
    batch: BatchText


class Decline(CentralAction):
    """Play no card now; in a Rot window also for the rest of this product or round (D6, D7)."""

    notation: ClassVar[str] = "decline[ {scope}]"
    quick: ClassVar[bool] = True
    scope: Literal["product", "round"] | None = None


class NoTourists(CentralAction):
    """Sell nothing to tourists, now and for the rest of the round (D7)."""

    notation: ClassVar[str] = "no tourists"
    quick: ClassVar[bool] = True


class Aside(CentralAction):
    """Hide a card away for the final round (D8)."""

    notation: ClassVar[str] = "aside {product} {kg}kg"
    product: Product
    kg: Literal[2, 3, 4]


class AsideNothing(CentralAction):
    """Keep the whole hand (D8)."""

    notation: ClassVar[str] = "aside nothing"


class Order(CentralAction):
    """A standing order for one thing."""

    thing: ClassVar[OrderedThing]

    @property
    def slot(self) -> OrderSlot:
        """What a newer order takes the place of."""
        return self.thing, getattr(self, "product", None)


class OrderPass(Order):
    """Pass on a product, or stay."""

    thing = "bid"
    notation: ClassVar[str] = "order {product} pass"
    product: Product


class OrderUndercut(Order):
    """Bid one less than the lowest as long as that is at least the floor, else pass or stay."""

    thing = "bid"
    notation: ClassVar[str] = "order {product} undercut to {floor}[ with {cheater}]"
    product: Product
    floor: int
    cheater: Consent = None


class OrderBid(Order):
    """Bid this price if it is still lower than the lowest, else pass or stay."""

    thing = "bid"
    notation: ClassVar[str] = "order {product} bid {price} then stay[ with {cheater}]"
    product: Product
    price: int
    cheater: Consent = None


class OrderOpen(Order):
    """Open this product, unless an opening ordered before it is possible."""

    thing = "open"
    notation: ClassVar[str] = "order open {product} for {price}"
    product: Product
    price: int


class OrderSell(Order):
    """Sell as much as possible, or as much as so many cards can (CM-15.2)."""

    thing = "sell"
    notation: ClassVar[str] = "order sell[ at most {cards}]"
    cards: int | None = None


class OrderRot(Order):
    """Play Rot on the first sale with at least so many kg still good; only on, against, or worth so much."""

    thing = "rot"
    notation: ClassVar[str] = "order rot at {least}[ on {product}][ against {victim}][ worth {worth}]"
    least: int
    product: Product | None = None
    victim: Seat | None = None
    worth: int | None = None


class OrderNoRot(Order):
    """Decline Rot for the rest of a product, or of the round."""

    thing = "rot"
    notation: ClassVar[str] = "order rot never[ on {product}]"
    product: Product | None = None


class OrderTourists(Order):
    """What to sell to tourists when the closing window of the auctioned product opens."""

    thing = "tourists"
    notation: ClassVar[str] = "order tourists {batch}"
    batch: Literal["none", "all"] | BatchText


class OrderNoTourists(Order):
    """Decline Tourists for the rest of the round."""

    thing = "tourists"
    notation: ClassVar[str] = "order tourists never"


class Plan(CentralAction):
    """What to do in this round, in one form; what stands under "from now on" outlives the round."""

    plan: ClassVar[bool] = True
    notation: ClassVar[str] = (
        "plan[ open {open}][ for {price}]"
        "[ tomato {tomato}][ carrot {carrot}][ eggplant {eggplant}][ cucumber {cucumber}][ pepper {pepper}]"
        "[ others {others}][ sell {sell}][ rot {rot}][ tourists {tourists}]"
    )
    # For this round
    open: Product | Literal["heaviest"] | None = None
    price: int | None = None
    """Left out: the highest."""
    tomato: BidPlan | None = None
    carrot: BidPlan | None = None
    eggplant: BidPlan | None = None
    cucumber: BidPlan | None = None
    pepper: BidPlan | None = None
    # From now on
    others: BidPlan | None = None
    """What to do with products of which nothing is said, unless one has bid on them."""
    sell: SalePlan | None = None
    rot: RotPlan | None = None
    tourists: TouristsPlan | None = None

    @property
    def slot(self) -> Slot:
        """There is one plan."""
        return "plan", None

    def bids(self, product: Product) -> BidPlan | None:
        """What is said of a product."""
        said: BidPlan | None = getattr(self, product)
        return said

    def said(self) -> dict[str, Any]:
        """Its parts that were not left open."""
        parts = {name: getattr(self, name) for name in Plan.model_fields if name != "kind"}
        return {name: said for name, said in parts.items() if said is not None}

    def without(self, parts: Collection[str]) -> "Plan | None":
        """What is left of it; None if that is nothing."""
        left = {name: said for name, said in self.said().items() if name not in parts}
        return Plan.model_validate(left) if left else None


class Cancel(CentralAction):
    """Take a standing order back."""

    notation: ClassVar[str] = "cancel {order}[ {product}]"
    order: OrderedThing
    product: Product | None = None


OF_OPENING: Final = ("open", "price")
OF_BIDDING: Final = PRODUCTS
OF_ONE_ROUND: Final = (*OF_OPENING, *OF_BIDDING)
"""The parts of a plan that are over with the round."""

AuctionOrder: TypeAlias = OrderPass | OrderUndercut | OrderBid
RotOrder: TypeAlias = OrderRot | OrderNoRot
AnyOrder: TypeAlias = AuctionOrder | OrderOpen | OrderSell | RotOrder | OrderTourists | OrderNoTourists
_ORDERS: Final = kinds_of(Order)
Ahead: TypeAlias = Bid | BidOnce | Undercut | Pass | Stay | Wait
"""What is kept of an answer ahead of one's turn."""
Kept: TypeAlias = AnyOrder | Plan | Ahead
KeptOrder: TypeAlias = Annotated[Kept, Field(discriminator="kind")]


def is_single(kept: Kept) -> TypeGuard[AnyOrder]:
    """Whether something was ordered by itself: neither a plan nor an answer ahead of one's turn."""
    return kept.kind in _ORDERS


def is_for_auction(order: Kept) -> TypeGuard[AuctionOrder]:
    """Whether an order says how to bid. By kind: asking for the class of a record takes long."""
    return order.kind in ("order-pass", "order-undercut", "order-bid")


def is_for_rot(order: Kept) -> TypeGuard[RotOrder]:
    """Whether an order says when to play Rot."""
    return order.kind in ("order-rot", "order-no-rot")
