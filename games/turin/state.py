"""The state of a table: plain data, ids and small numbers; and which coins of it are free, promised or on cards."""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from pydantic import Field

from games.kernel import Seat, Window
from games.kernel.hidden import HIDDEN
from games.turin.actions import Ahead, Answer, Bid, Buy, Cards, Extra, ListCard, Plan, Want, Withdraw
from games.turin.components import ROUNDS, TIES, Phase
from games.turin.options import TurinOptions


@dataclass(slots=True)
class Player:
    """One seat: cash, cards, debts, and the private deposits and standing orders."""

    cash: Annotated[int, HIDDEN]
    hand: Annotated[list[str], HIDDEN]
    cards: list[str] = field(default_factory=list)
    """Face up."""
    loan: bool = False
    debt: int = 0
    extra: Annotated[int | None, HIDDEN] = None
    """Deposited with the bid for the re-bid of this round."""
    prefer: Annotated[list[str], HIDDEN] = field(default_factory=list)
    """Deposited with the bid: lots of this round, the dearest first."""
    wants: Annotated[list[Want], HIDDEN] = field(default_factory=list)
    favour: Annotated[list[Seat], HIDDEN] = field(default_factory=list)
    never_sell: Annotated[bool, HIDDEN] = False
    no_purchase: Annotated[bool, HIDDEN] = False
    next_card: Annotated[str | None, HIDDEN] = None
    plan: Annotated[Ahead | None, HIDDEN, Field(exclude_if=lambda plan: plan is None)] = None
    """What is left of it to be done. It is not written down while there is none: tables from before it stay as
    they are, to the byte."""


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
    """Placed last in a block, having taken the goose (MT-16.3)."""
    giver: Seat | None = None
    """Placed first in a block, having given the goose away (MT-16.4)."""
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

    rules: ClassVar[int] = 4
    options: TurinOptions
    players: list[Player]
    removed: Annotated[list[str], HIDDEN]
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

    @property
    def is_last_round(self) -> bool:
        """Whether no auction follows."""
        return self.round == ROUNDS[self.seats]

    @property
    def ends_with_choice(self) -> bool:
        """Whether neither LIST nor BUY follows the choice of lots."""
        return self.is_last_round and self.options.final_sales == "none"

    @property
    def seeks_buyer(self) -> bool:
        """Whether somebody has still to say who buys what (MT-10.8, MT-10.9)."""
        return bool(self.contests or self.claims)

    @property
    def is_final(self) -> bool:
        """Whether all answers to the open window are in and cannot be changed any more (MT-10.8)."""
        return bool(self.contests or self.claims) and self.window is not None and self.window.complete

    @property
    def has_list(self) -> bool:
        """Whether cards can be offered in this round (MT-3.6)."""
        return not self.is_last_round or self.options.final_sales == "full"

    def listing_of(self, card: str) -> Listing | None:
        """The listing of this card."""
        for listing in self.listings:
            if listing.card == card:
                return listing
        return None

    # Coins

    def cost(self, cards: Cards) -> int:
        """What the listings among these cards cost together."""
        return sum(listing.price for listing in self.listings if listing.card in cards)

    def locked(self, seat: Seat) -> int:
        """The coins that lie on this player's own listings."""
        return sum(listing.price for listing in self.listings if listing.seller == seat)

    def free(self, seat: Seat) -> int:
        """Cash that is not promised outside the open window: what an answer to it may promise."""
        promised = 0
        for contest in self.contests:
            if seat in contest.seats:
                promised += self.cost((contest.card,))
        for claim in self.claims:
            if seat == claim.claimant or claim.window.answer_of(seat):
                promised += self.cost((claim.card,))
        if self.phase in TIES and self.auction is not None:
            promised += self.auction.bids[seat]
        return self.players[seat].cash - promised

    def _promised(self, answer: Answer | None) -> int:
        """What a sealed answer promises."""
        ordered = not self.orders_settled
        match answer:
            case Bid() | Plan():
                return answer.coins + (answer.extra or 0) + (self.cost(answer.buy) if ordered else 0)
            case Extra():
                return answer.coins
            case ListCard():
                needed = max(0, answer.price - self.cost((*answer.withdraw, answer.card)))
                return needed + (self.cost(answer.buy) if ordered else 0)
            case Withdraw() | Buy():
                return self.cost(answer.buy) if ordered else 0
            case _:
                return 0

    def unreserved(self, seat: Seat) -> int:
        """Cash that is promised nowhere."""
        answer = self.window.answer_of(seat) if self.window is not None else None
        return self.free(seat) - self._promised(answer)


@dataclass(slots=True)
class ThirdState(State):
    """A table of the third rules: who said that they never sell was still asked for what they were asked just then."""

    rules: ClassVar[int] = 3


@dataclass(slots=True)
class SecondState(State):
    """A table of the second rules: who found a card on sale was asked to buy in every round, new or not."""

    rules: ClassVar[int] = 2


@dataclass(slots=True)
class FirstState(State):
    """A table of the first rules: with live purchases everybody asked had to answer, with nothing left to do too."""

    rules: ClassVar[int] = 1
