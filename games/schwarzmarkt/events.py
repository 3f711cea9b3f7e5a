"""What happens, and who may know it."""

from enum import StrEnum
from typing import ClassVar, Literal

from games.kernel import Event, Seat
from games.schwarzmarkt.components import Product

Cards = dict[str, int]


class Laid(Event):
    """A black market card was laid face up."""

    kind: Literal["laid"] = "laid"
    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class Drew(Event):
    """The owner drew a black market card."""

    kind: Literal["drew"] = "drew"
    reveals: ClassVar[bool] = True
    card: str


class Sold(Event):
    """Cards were exchanged at a rate."""

    kind: Literal["sold"] = "sold"
    reveals: ClassVar[bool] = True
    seat: Seat
    goods: Cards
    rate: int
    paid: int


class RateRose(Event):
    """The marker moved one space after an exchange."""

    kind: Literal["rate-rose"] = "rate-rose"
    rate: int


class Passed(Event):
    """A player passed and pushed the marker; in the final turn it stays where it is."""

    kind: Literal["passed"] = "passed"
    seat: Seat
    steps: int
    rate: int


class OfferEnd(StrEnum):
    """Why an offer ended (SM-6.1)."""

    MET = "met"
    FINAL_TURN = "final-turn"
    ROUND_END = "round-end"


class OfferEnded(Event):
    """An offer ended."""

    kind: Literal["offer-ended"] = "offer-ended"
    card: str
    reason: OfferEnd


class Spied(Event):
    """Cards of a hand were shown to another player."""

    kind: Literal["spied"] = "spied"
    seat: Seat
    victim: Seat
    cards: int


class SpiedCards(Event):
    """The same for those two: which cards."""

    kind: Literal["spied-cards"] = "spied-cards"
    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    goods: Cards


class Collected(Event):
    """A card was taken from a hand unseen."""

    kind: Literal["collected"] = "collected"
    seat: Seat
    victim: Seat


class CollectedCard(Event):
    """The same for those two: which card."""

    kind: Literal["collected-card"] = "collected-card"
    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    product: Product


class QuickDeal(Event):
    """A card was exchanged outside of any offer."""

    kind: Literal["quick-deal"] = "quick-deal"
    reveals: ClassVar[bool] = True
    seat: Seat
    product: Product
    paid: int


class Swapped(Event):
    """Two players swapped cards."""

    kind: Literal["swapped"] = "swapped"
    seat: Seat
    victim: Seat
    cards: int


class SwappedCards(Event):
    """The same for those two: what ``seat`` gave and got."""

    kind: Literal["swapped-cards"] = "swapped-cards"
    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    gave: Cards
    got: Cards


class Raided(Event):
    """A player lost all cards of a product, which may be none."""

    kind: Literal["raided"] = "raided"
    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    product: Product
    cards: int


class Searched(Event):
    """A player paid and looks through the product pile."""

    kind: Literal["searched"] = "searched"
    seat: Seat
    paid: int


class PileSeen(Event):
    """What the searching player sees in the pile."""

    kind: Literal["pile-seen"] = "pile-seen"
    reveals: ClassVar[bool] = True
    goods: Cards


class Took(Event):
    """A player took a card out of the product pile."""

    kind: Literal["took"] = "took"
    seat: Seat


class TookCard(Event):
    """The same for the taker: which card."""

    kind: Literal["took-card"] = "took-card"
    product: Product


class Starts(Event):
    """The start role passed on."""

    kind: Literal["starts"] = "starts"
    seat: Seat


class RoundEnded(Event):
    """A round ended because a player has no product card left."""

    kind: Literal["round-ended"] = "round-ended"
    round: int
    seat: Seat


class RoundBegan(Event):
    """The second round began, and everybody was dealt so many product cards."""

    kind: Literal["round-began"] = "round-began"
    round: int
    cards: int


class Dealt(Event):
    """The product cards that the owner was dealt."""

    kind: Literal["dealt"] = "dealt"
    reveals: ClassVar[bool] = True
    goods: Cards


class HandShown(Event):
    """At the end of the game: what a player has left, and the luxury points."""

    kind: Literal["hand-shown"] = "hand-shown"
    reveals: ClassVar[bool] = True
    seat: Seat
    goods: Cards
    points: int


class RulesKept(Event):
    """The owner's standing orders, after they were changed."""

    kind: Literal["rules-kept"] = "rules-kept"
    rules: tuple[str, ...]


class RulesLapsed(Event):
    """The offer is over, and with it the standing orders that the owner had left for it."""

    kind: Literal["rules-lapsed"] = "rules-lapsed"
    rules: tuple[str, ...]
