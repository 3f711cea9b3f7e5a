"""Everything there is on the table, in hands and behind screens."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from games.fishmarket.actions import AnyPlan, SealedAnswer, Stall, Why
from games.fishmarket.components import COINS, DAY_CASH, ICE, KINDS, START_BALANCE, Phase
from games.fishmarket.options import FishMarketOptions
from games.kernel import Seat, Window
from games.kernel.hidden import HIDDEN


@dataclass(slots=True)
class Ledger:
    """A player's money over the whole game, by where it came from and went."""

    auctions: int = 0
    sales: int = 0
    rot: int = 0
    trades: int = 0


@dataclass(slots=True)
class Player:
    """A fishmonger. The cards are "" while they have none. ``made`` counts their offers of today and is secret too."""

    colour: str
    cash: int = DAY_CASH
    balance: int = START_BALANCE
    ice: int = ICE
    stock: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    price: Annotated[str, HIDDEN] = ""
    demand: Annotated[str, HIDDEN] = ""
    stall: Stall = "open"
    plan: Annotated[AnyPlan | None, HIDDEN] = None
    made: Annotated[int, HIDDEN] = 0
    ledger: Ledger = field(default_factory=Ledger)

    def has(self, item: str) -> int:
        """How much of a fish, or how many coins, they have."""
        return self.cash if item == COINS else self.stock[item]

    def holds(self, bundle: Mapping[str, int]) -> bool:
        """Whether they have all of a bundle."""
        return all(self.has(item) >= count for item, count in bundle.items())

    def unsold(self) -> tuple[str, ...]:
        """The kinds in their stock, in table order."""
        return tuple(kind for kind, count in self.stock.items() if count)


@dataclass(slots=True)
class Deck:
    """A face-down pile, its top at the end, and its own discard, which everybody has seen."""

    pile: Annotated[list[str], HIDDEN]
    discard: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Boat:
    """A boat at its dock: its cargo until it is sold, and the bids once they are revealed."""

    dock: str
    cargo: list[str] = field(default_factory=list)
    bids: list[int] = field(default_factory=list)
    """By seat; empty before the reveal. A re-bid takes the place of the bid before it."""
    contenders: list[Seat] = field(default_factory=list)
    buyer: Seat | None = None


@dataclass(slots=True)
class Offer:
    """An open offer. ``partner`` is the one player who may accept it, None: any other player.

    Its number counts the offers that the same people see: one running number would count the secret ones.
    """

    number: str
    proposer: Seat
    partner: Seat | None
    secret: bool
    give: dict[str, int]
    want: dict[str, int]
    answers: str | None = None
    """The offer to which this one is the counter."""

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether this seat, or a spectator, may know of it (FM-6.16)."""
        return not self.secret or seat == self.proposer or seat == self.partner

    @property
    def audience(self) -> tuple[Seat, ...] | None:
        """Those who may know of it; None: everybody."""
        return (self.proposer, self.partner) if self.secret and self.partner is not None else None


@dataclass(slots=True)
class Word:
    """What a player let another know today when they did not take an offer of this fish; kept so that all remember."""

    speaker: Seat
    listener: Seat
    secret: bool
    why: Why | None
    fish: list[str]

    def heard_by(self, seat: Seat | None) -> bool:
        """Whether this seat, or a spectator, may know of it: as of the offer it was about."""
        return not self.secret or seat == self.speaker or seat == self.listener


@dataclass(slots=True)
class State:
    """A whole game at one moment. ``face_up`` are the demand cards of the day; all remember them after the deal."""

    options: FishMarketOptions
    seat_order: list[Seat]
    players: list[Player]
    fish: Deck
    demand: Deck
    price: Deck
    boats: list[Boat]
    day: int = 0
    phase: Phase = "bids"
    face_up: list[str] = field(default_factory=list)
    rebid_round: int = 0
    window: Window[SealedAnswer] | None = None
    offers: Annotated[list[Offer], HIDDEN] = field(default_factory=list)
    numbered: Annotated[dict[str, int], HIDDEN] = field(default_factory=dict)
    """How many offers were made today among each group of people who see the same."""
    words: Annotated[list[Word], HIDDEN] = field(default_factory=list)

    def contended(self, seat: Seat) -> list[Boat]:
        """The boats on which this player is tied, in dock order."""
        return [boat for boat in self.boats if seat in boat.contenders]
