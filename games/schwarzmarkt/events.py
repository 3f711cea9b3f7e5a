"""What happens in Schwarzmarkt; which cards change hands only two are told."""

from enum import StrEnum
from typing import ClassVar

from games.kernel import Event, Seat, Written
from games.schwarzmarkt.components import Product

Cards = dict[str, int]


class Laid(Event):
    """A black market card was laid face up; with what was agreed about it, if something was."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    scope: str = ""


class Drew(Event):
    """The owner drew a black market card."""

    reveals: ClassVar[bool] = True
    card: str


class Sold(Event):
    """Cards were exchanged at a rate."""

    reveals: ClassVar[bool] = True
    seat: Seat
    goods: Cards
    rate: int
    paid: int


class RateRose(Event):
    """The marker moved one space after an exchange."""

    rate: int


class Passed(Event):
    """A player passed and pushed the marker; in the final turn it stays where it is."""

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

    card: str
    reason: OfferEnd


class Spied(Event):
    """Cards of a hand were shown to another player."""

    seat: Seat
    victim: Seat
    cards: int


class SpiedCards(Event):
    """The same for those two: which cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    goods: Cards


class Collected(Event):
    """A card was taken from a hand unseen."""

    seat: Seat
    victim: Seat


class CollectedCard(Event):
    """The same for those two: which card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    product: Product


class QuickDeal(Event):
    """A card was exchanged outside of any offer."""

    reveals: ClassVar[bool] = True
    seat: Seat
    product: Product
    paid: int


class Swapped(Event):
    """Two players swapped cards."""

    seat: Seat
    victim: Seat
    cards: int


class SwappedCards(Event):
    """The same for those two: what ``seat`` gave and got."""

    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    gave: Cards
    got: Cards


class Raided(Event):
    """A player lost all cards of a product, which may be none."""

    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    product: Product
    cards: int


class Searched(Event):
    """A player paid and looks through the product pile."""

    seat: Seat
    paid: int


class PileSeen(Event):
    """What the searching player sees in the pile."""

    reveals: ClassVar[bool] = True
    goods: Cards


class Took(Event):
    """A player took a card out of the product pile."""

    seat: Seat


class TookCard(Event):
    """The same for the taker: which card."""

    product: Product


class Starts(Event):
    """The start role passed on."""

    seat: Seat


class RoundEnded(Event):
    """A round ended because a player has no product card left."""

    round: int
    seat: Seat


class RoundBegan(Event):
    """The second round began, and everybody was dealt so many product cards."""

    round: int
    cards: int


class Dealt(Event):
    """The product cards that the owner was dealt."""

    reveals: ClassVar[bool] = True
    goods: Cards


class HandShown(Event):
    """At the end of the game: what a player has left, and the luxury points."""

    on_board: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: Seat
    goods: Cards
    points: int


class RulesKept(Event):
    """The owner's standing orders, after they were changed."""

    rules: tuple[Written, ...]


class RulesLapsed(Event):
    """The offer is over, and with it the standing orders that the owner had left for it."""

    rules: tuple[Written, ...]


class PlanLapsed(Event):
    """The offer is over, and with it the plan that the owner had made for one offer."""
