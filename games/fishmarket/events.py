"""Everything that happens, and who may know it."""

from typing import ClassVar, Literal, TypeAlias

from games.fishmarket.actions import Stall, Why
from games.kernel import Event, Referring, Seat, Written

Bundle: TypeAlias = dict[str, int]
"""So many of each item. It comes from the rules and is not checked again."""
TieBreak: TypeAlias = Literal["balance", "spent", "lot"]
Ending: TypeAlias = Literal["accepted", "rejected", "countered", "withdrawn", "void", "expired"]
"""How an offer came to be no longer open."""


class DayBegan(Event, kind="day"):
    """The demand cards of the day are turned up (FM-2.3)."""

    reveals: ClassVar[bool] = True
    on_board: ClassVar[bool] = True
    day: int
    demand: tuple[str, ...]


class PriceDealt(Event):
    """A player got their price card (FM-2.4)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    grey: int
    brown: int


class BoatLanded(Event, kind="landed"):
    """A boat's cargo lies open on its dock (FM-2.5)."""

    reveals: ClassVar[bool] = True
    on_board: ClassVar[bool] = True
    dock: str
    cargo: Bundle


class Reshuffled(Event):
    """A discard became the new pile (FM-11.1)."""

    reveals: ClassVar[bool] = True
    pile: Literal["fish", "demand", "price"]
    cards: int


class Answered(Event):
    """A player has answered a sealed question; how is not told."""

    passing: ClassVar[bool] = True
    seat: Seat
    question: str
    """The kind of the decision."""


class BidsShown(Event):
    """A player's bids, or re-bids, are revealed (FM-3.4, 4.11)."""

    reveals: ClassVar[bool] = True
    on_board: ClassVar[bool] = True
    seat: Seat
    again: bool
    bids: Bundle


class BoatSold(Event, kind="sold"):
    """A boat's whole cargo went to its highest bidder (FM-3.5)."""

    dock: str
    seat: Seat
    coins: int
    cargo: Bundle


class BoatTied(Event, kind="tied"):
    """Several share the highest bid (FM-4.1)."""

    dock: str
    seats: tuple[Seat, ...]
    coins: int


class TieBroken(Event):
    """A boat still tied after the last re-bid round was given to one of its contenders (FM-4.8)."""

    reveals: ClassVar[bool] = True
    dock: str
    seat: Seat
    by: TieBreak


class BoatUnsold(Event, kind="unsold"):
    """Nobody bid for a boat; its cargo goes to the discard (FM-3.8)."""

    dock: str
    cargo: Bundle


class DemandDealt(Event):
    """A player got their demand card (FM-5.2)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    grey: str
    brown: str


class MarketOpened(Event):
    """Trading is possible from now on (FM-6.1)."""

    on_board: ClassVar[bool] = True
    day: int


class OfferMade(Event, kind="offer"):
    """An offer, or with ``answers`` a counter-offer (FM-6.5, 6.15)."""

    seat: Seat
    offer: Referring
    partner: Seat | None
    give: Bundle
    want: Bundle
    answers: Referring | None
    why: Why | None
    fish: str | None

    @property
    def topic(self) -> str:
        """The offer."""
        return self.offer

    @property
    def addressed(self) -> tuple[Seat, ...]:
        """The one player who may accept it."""
        return () if self.partner is None else (self.partner,)


class OfferClosed(Event):
    """An offer is no longer open."""

    offer: Referring
    seat: Seat
    """Its proposer."""
    partner: Seat | None
    how: Ending
    why: Why | None = None
    fish: str | None = None

    @property
    def addressed(self) -> tuple[Seat, ...]:
        """Whoever made a private offer that was answered; of any other everybody reads it."""
        return (self.seat,) if self.how in ("accepted", "rejected") and self.to is not None else ()

    @property
    def quiet(self) -> bool:
        """The trade, the counter-offer, or the end of the market says the same; of which private offer, only this."""
        return self.how in ("countered", "expired") or (self.how == "accepted" and self.to is None)


class _Exchange(Event):
    seat: Seat
    partner: Seat
    give: Bundle
    want: Bundle


class Traded(_Exchange):
    """Two players exchanged their bundles after an offer that everybody had seen (FM-6.17)."""


class SecretlyTraded(_Exchange):
    """The same after an offer that only the two had seen."""

    reveals: ClassVar[bool] = True

    @property
    def addressed(self) -> tuple[Seat, ...]:
        """Whoever had made the offer."""
        return (self.seat,)


class StallChanged(Event, kind="stall"):
    """A stall state was set, or an offer woke the player (FM-6.20, 6.21)."""

    seat: Seat
    stall: Stall

    @property
    def quiet(self) -> bool:
        """The board shows every stall."""
        return True


class PlanLeft(Event, kind="plan"):
    """A player left a freeze plan; nobody else knows (FM-8.10)."""

    kinds: tuple[str, ...]


class PlanTakenBack(Event):
    """A player took their freeze plan back; nobody else knows."""


class DayPlanned(Event):
    """A player left a plan for today, or took it back; nobody else knows (FM-6.28)."""

    passing: ClassVar[bool] = True
    plan: Written


class MarketClosed(Event):
    """Everybody is done (FM-6.24)."""

    day: int


class CardsShown(Event):
    """A player shows their demand and price card (FM-7.1)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    grey: str
    grey_price: int
    brown: str
    brown_price: int


class FishSold(Event):
    """A player sold to the bank all they could (FM-7.2, 7.3)."""

    seat: Seat
    fish: Bundle
    coins: int


class Frozen(Event):
    """A player used ice (FM-8.2)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    fish: Bundle
    ice: int
    """The blocks they have left."""


class Rotted(Event):
    """Unsold fish rotted (FM-8.6)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    fish: Bundle
    coins: int


class Banked(Event):
    """The evening's account of a player (FM-9.1, 9.4)."""

    seat: Seat
    coins: int
    """What went to the bank."""
    drawn: int
    """What was taken from there, for the 50 coins of the next day."""
    balance: int


class GameEnded(Event, kind="ended"):
    """The evening of the last day (FM-10.1)."""

    on_board: ClassVar[bool] = True
    winners: tuple[Seat, ...]
