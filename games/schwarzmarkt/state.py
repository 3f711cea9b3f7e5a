"""The state of a game. Product cards are counts in product order, black market cards are ids."""

from dataclasses import dataclass, field
from typing import Annotated

from games.kernel import WHEN_PLANNED, Seat
from games.kernel.hidden import HIDDEN
from games.schwarzmarkt.actions import AnyRule, Plan
from games.schwarzmarkt.components import DISCOVERY, QUICK_DEAL, RATES, TOP, Phase
from games.schwarzmarkt.options import SchwarzmarktOptions


@dataclass(slots=True)
class Player:
    """What one player has."""

    hand: Annotated[list[int], HIDDEN]
    market: Annotated[list[str], HIDDEN]
    """The black market cards in the hand, the one held longest first."""
    sales: int = 0
    """Luxury points from exchanges."""
    deals: int = 0
    discoveries: int = 0
    rules: Annotated[list[AnyRule], HIDDEN] = field(default_factory=list)
    """The standing orders for the open offer, in the order in which they are tried."""
    plan: Annotated[Plan | None, HIDDEN, WHEN_PLANNED] = None
    """What is done where no rule does anything, in every offer."""

    @property
    def points(self) -> int:
        """The luxury points (SM-12.4)."""
        return self.sales + QUICK_DEAL * self.deals - DISCOVERY * self.discoveries


@dataclass(slots=True)
class Offer:
    """An open offer."""

    card: str
    texts: list[str]
    """The text cards that apply to it, in the order in which they were laid."""
    wanted: list[int]
    delivered: list[list[int]]
    """By seat."""
    turn: Seat
    turns: int = 1
    cap: int = TOP
    """The highest space that the marker can reach (SM-5.2)."""
    scarce: bool = False
    spoiled: bool = False
    """The next exchange is the first one, and is paid at half the rate."""


@dataclass(slots=True)
class State:
    """A whole game."""

    options: SchwarzmarktOptions
    players: list[Player]
    pile: Annotated[list[int], HIDDEN]
    """The product pile. Its order never matters (A27)."""
    market_pile: Annotated[list[str], HIDDEN]
    """The black market pile, top card first."""
    starter: Seat
    known: Annotated[list[list[list[int]]], HIDDEN]
    """What was learned about hidden product cards, see ``knowledge``."""
    shown: list[str] = field(default_factory=list)
    """The black market cards that everybody has seen: who paid attention knows where they are."""
    round: int = 1
    play: int = 1
    phase: Phase = Phase.LAY
    marker: int = 0
    waiting: list[str] = field(default_factory=list)
    """Text cards that apply to the next offer."""
    text: str | None = None
    """The immediate text card that is being carried out."""
    offer: Offer | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def actor(self) -> Seat:
        """Who must decide."""
        return self.starter if self.offer is None else self.offer.turn

    @property
    def open_offer(self) -> Offer:
        """The offer in which somebody is in turn."""
        assert self.offer is not None  # noqa: S101 - turns and rules are asked for in offers only
        return self.offer

    @property
    def rate(self) -> int:
        """The price of one product card (SM-5.1)."""
        return RATES[self.marker]

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % len(self.players)

    def clockwise(self, seat: Seat) -> list[Seat]:
        """All seats, clockwise from this one."""
        return [(seat + step) % len(self.players) for step in range(len(self.players))]

    def opponents(self, seat: Seat) -> list[Seat]:
        """All other seats, clockwise from the left neighbour."""
        return self.clockwise(seat)[1:]
