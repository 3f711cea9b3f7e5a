"""What a seat can do: lay a card, choose for a text card, sell or pass in an offer, leave rules and a plan."""

from functools import cached_property
from typing import Annotated, ClassVar, Final, Literal

from pydantic import AfterValidator, Field, NonNegativeInt

from games.kernel import CARDS, Action, Seat
from games.schwarzmarkt.components import PRODUCTS, Product, counts_of


def _in_product_order(cards: dict[Product, int]) -> dict[Product, int]:
    return {product: cards[product] for product in PRODUCTS if cards.get(product)}


def _gift_in_order(gift: tuple[Product, ...]) -> tuple[Product, ...]:
    return tuple(sorted(gift, key=PRODUCTS.index))


Goods = Annotated[dict[Product, NonNegativeInt], AfterValidator(_in_product_order)]
"""So many cards of each product. One form for equal contents."""

Gift = Annotated[tuple[Product, ...], AfterValidator(_gift_in_order), CARDS]


def _each_once(products: tuple[Product, ...]) -> tuple[Product, ...]:
    return tuple(product for product in PRODUCTS if product in products)


Products = Annotated[tuple[Product, ...], AfterValidator(_each_once)]
"""Some of the products, in product order."""


class SchwarzmarktAction(Action):
    """Whatever a player of Schwarzmarkt can do."""


class Lay(SchwarzmarktAction):
    """D1: lay a black market card."""

    notation: ClassVar[str] = "lay {card}"
    card: str


class Spy(SchwarzmarktAction):
    """D2: see two cards of an opponent."""

    notation: ClassVar[str] = "spy {victim}"
    victim: Seat


class Collect(SchwarzmarktAction):
    """D3: take a card of an opponent unseen."""

    notation: ClassVar[str] = "collect {victim}"
    victim: Seat


class Deal(SchwarzmarktAction):
    """D4: exchange one card of any product for 20 luxury points."""

    notation: ClassVar[str] = "deal {product}"
    product: Product


class Swap(SchwarzmarktAction):
    """D5: give an opponent one or two cards, and draw as many from theirs."""

    notation: ClassVar[str] = "swap {gift} with {victim}"
    victim: Seat
    gift: Gift


class Raid(SchwarzmarktAction):
    """D6: an opponent loses all cards of one product."""

    notation: ClassVar[str] = "raid {victim} {product}"
    victim: Seat
    product: Product


class Take(SchwarzmarktAction):
    """D7: take a card out of the product pile."""

    notation: ClassVar[str] = "take {product}"
    product: Product


class Sell(SchwarzmarktAction):
    """D8, D9: exchange cards that are wanted."""

    notation: ClassVar[str] = "sell {goods}"
    goods: Goods

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """How many cards of each product, in product order."""
        return counts_of(self.goods)


class Pass(SchwarzmarktAction):
    """D8: push the marker so many spaces. D9: do nothing."""

    notation: ClassVar[str] = "pass[ {steps}]"
    steps: int | None = None


MOST_RULES: Final = 6
"""So many rules a seat may leave at a time."""

_IF = "[ min {least}][ max {most}][ wanted {wanted}][ if {turn}]"


class Rule(SchwarzmarktAction):
    """A standing order for the seat's next turns in the open offer: if all its conditions hold, it acts."""

    least: int | None = None
    """The rate is at least this."""
    most: int | None = None
    """The rate is at most this."""
    wanted: Goods = Field(default_factory=dict)
    """So much of each of these products is still wanted."""
    turn: Literal["final"] | None = None


class SellAllRule(Rule):
    """Sell as much as possible; where one card only is allowed, of the first product in this order."""

    notation: ClassVar[str] = "on turn sell all[ first {first}]" + _IF
    first: tuple[Product, ...] = ()


class SellRule(Rule):
    """Sell these cards, as far as they are held, still wanted and allowed."""

    notation: ClassVar[str] = "on turn sell {goods}[ first {first}]" + _IF
    goods: Goods
    first: tuple[Product, ...] = ()


class PassRule(Rule):
    """Pass and push the marker so many spaces, or as many as are allowed: 1 is the smallest step, 4 the largest."""

    notation: ClassVar[str] = "on turn pass {steps}" + _IF
    steps: int


class ClimbRule(Rule):
    """Pass and push the marker to the highest space that is not above this rate, or one space."""

    notation: ClassVar[str] = "on turn pass to {rate}" + _IF
    rate: int


class Drop(SchwarzmarktAction):
    """Take one of the rules back."""

    notation: ClassVar[str] = "drop rule {number}"
    number: int


class Clear(SchwarzmarktAction):
    """Take all rules back."""

    notation: ClassVar[str] = "drop all rules"


class Plan(SchwarzmarktAction):
    """What a seat does in its turns, in every offer until it is withdrawn, and which card it lays next.

    What can be sold is sold; else the seat passes. Where nothing is said about a turn, the seat is asked.
    """

    plan: ClassVar[bool] = True
    notation: ClassVar[str] = (
        "plan[ lay {lay}][ sell {sell}][ keep {keep}][ until {until}]"
        "[ pass {up_to}][ by {steps}][ push {push}][ for {scope}]"
    )
    lay: str | None = None
    """The card to lay when the seat is the start player; said once, for one card."""
    sell: int | None = None
    """From which rate on everything that is wanted is sold, but what is kept."""
    keep: Products = ()
    """The products that are not sold at that rate yet."""
    until: int | None = None
    """From which rate on these are sold too; None: never."""
    up_to: int | None = None
    """Up to which rate the seat passes."""
    steps: int | None = None
    """How many spaces a pass pushes the marker, or as many as are allowed; None: one."""
    push: Products = ()
    """While nothing but these products is wanted, a pass pushes the marker as far as it goes."""
    scope: Literal["one-offer"] | None = None
    """Whether all but the card to lay ends with one offer."""

    @property
    def unless_empty(self) -> "Plan | None":
        """The plan itself; None if it says nothing at all."""
        return None if self == Plan() else self

    @property
    def after_laying(self) -> "Plan | None":
        """What is left of it when its card was laid."""
        return Plan.model_validate(self.model_dump() | {"lay": None}).unless_empty


AnyRule = Annotated[SellAllRule | SellRule | PassRule | ClimbRule, Field(discriminator="kind")]
