"""The state of a table: plain data, ids and small numbers."""

from dataclasses import dataclass, field
from enum import StrEnum

from games.kernel import Seat, Window
from games.turin.actions import Answer, Want
from games.turin.options import TurinOptions


class Phase(StrEnum):
    """MT-3.1. SETTLE needs nobody's answer, so no state is ever in it."""

    SELECT = "select"
    BID = "bid"
    GOOSE = "goose"
    REBID = "rebid"
    CHOOSE = "choose"
    LIST = "list"
    BUY = "buy"
    OVER = "over"


@dataclass(slots=True)
class Player:
    """One seat: cash, cards, debts, and the private deposits and standing orders."""

    cash: int
    hand: list[str]
    cards: list[str] = field(default_factory=list)
    """Face up."""
    loan: bool = False
    debt: int = 0
    extra: int | None = None
    """Deposited with the bid for the re-bid of this round."""
    prefer: list[str] = field(default_factory=list)
    """Deposited with the bid: lots of this round, the dearest first."""
    wants: list[Want] = field(default_factory=list)
    favour: list[Seat] = field(default_factory=list)
    never_sell: bool = False
    no_purchase: bool = False
    next_card: str | None = None


@dataclass(slots=True)
class Listing:
    """A face-up card offered for sale; so many coins of the seller lie on it."""

    card: str
    seller: Seat
    price: int
    round: int


@dataclass(slots=True)
class Auction:
    """The bids of the latest auction since they are public, and what came of them."""

    bids: list[int]
    extras: list[int]
    bonus: Seat | None = None
    """Whose bid counts one higher (MT-17.2)."""
    taker: Seat | None = None
    """Placed last in his block because he took the goose (MT-16.3)."""
    giver: Seat | None = None
    """Placed first in his block because he gave the goose away (MT-16.4)."""
    holders: list[Seat | None] = field(default_factory=list)
    """By position, once all ties are settled; None where nobody holds the position."""
    paid: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Contest:
    """A listing that several players want; its seller has to pick one of them."""

    card: str
    seats: list[Seat]


@dataclass(slots=True)
class ClaimRound:
    """A claimed listing (live purchase mode): the others say in secret whether they claim it too."""

    card: str
    claimant: Seat
    window: Window[bool]


@dataclass(slots=True)
class State:
    """A table."""

    options: TurinOptions
    players: list[Player]
    removed: list[str]
    lots: list[str]
    game: int = 1
    round: int = 1
    phase: Phase = Phase.SELECT
    placed: list[str] = field(default_factory=list)
    """The lots of this round by the seat that placed them; empty in the opening round."""
    discarded: list[str] = field(default_factory=list)
    listings: list[Listing] = field(default_factory=list)
    auction: Auction | None = None
    queue: list[int] = field(default_factory=list)
    """Positions whose holders have still to choose."""
    window: Window[Answer] | None = None
    orders_settled: bool = False
    """Whether the buy orders of the open window are settled already (its sellers may still have to pick)."""
    contests: list[Contest] = field(default_factory=list)
    claims: list[ClaimRound] = field(default_factory=list)
    claims_made: int = 0
    fresh: list[str] = field(default_factory=list)
    """Cards claimed during this LIST phase: they cannot be listed in it (MT-10.5)."""
    tokens: list[Seat | None] = field(default_factory=lambda: [None] * 9)
    """By good: who alone had the most at the end of the last round (MT-19.1)."""
    goose: Seat | None = None
    sheets: list[list[int]] = field(default_factory=list)
    """By seat the score of the last finished game, line by line."""
    scores: list[list[int]] = field(default_factory=list)
    """By finished game the score of each seat."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def live(self) -> bool:
        """Whether cards are claimed at any time, instead of ordered in windows."""
        return self.options.purchase_mode == "live"
