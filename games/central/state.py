"""The state of a game: small whole numbers, no objects. Products and cards by number, seats from 0."""

from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, ClassVar

from games.central.actions import KeptOrder
from games.central.components import LIMIT, Bidding, Held, Phase, held_of, unopened_of, without
from games.kernel import Seat, Window
from games.kernel.hidden import HIDDEN


@dataclass(slots=True)
class Player:
    """One seat. The hand is sorted."""

    hand: Annotated[tuple[int, ...], HIDDEN]
    aside: Annotated[list[int], HIDDEN] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    """Cards in front of the player, of this round (CM-6.5)."""
    buried: Annotated[list[int], HIDDEN] = field(default_factory=list)
    """Cards discarded unseen at the start of the final round (CM-9.2)."""
    cheater: bool = True
    tourists: bool = True
    rot: bool = True
    sold: int = 0
    """Kg of this round against the player limit."""
    income: int = 0
    points: list[int] = field(default_factory=list)
    """Victory points of each round."""
    lacks: list[int] = field(default_factory=list)
    """Products of which everybody knows that this player holds none, for this round."""
    orders: Annotated[list[KeptOrder], HIDDEN] = field(default_factory=list)

    @property
    def total(self) -> int:
        """All victory points."""
        return sum(self.points)

    @property
    def unused(self) -> int:
        """How many action cards are left."""
        return self.cheater + self.tourists + self.rot


@dataclass(slots=True)
class Sale:
    """The sale on which Rot may be played now, or the last one that was paid."""

    seller: Seat
    played_product: int
    batch: int
    sold: int
    lost: int


@dataclass(slots=True)
class Auction:
    """The product up for sale."""

    product: int
    opener: Seat
    bids: list[int]
    """The bid of each seat; 0: none."""
    bidding: list[Bidding]
    lowest: int
    """The lowest bid: always the newest."""
    turn: Seat
    turns: int = 0
    """Bidding turns so far."""
    sellers: list[Seat] = field(default_factory=list)
    """The bidders by rising price, once the bidding is over."""
    sales: int = 0
    """Sellers who have sold."""
    sold: list[int] = field(default_factory=list)
    """Kg sold by each seat in this auction."""
    cheated: list[Seat] = field(default_factory=list)
    sale: Sale | None = None

    @property
    def last_sale(self) -> Sale:
        """The last sale; asked only where there is one."""
        assert self.sale is not None  # noqa: S101 - a Rot window without a sale is a programming error
        return self.sale

    @property
    def seller(self) -> Seat:
        """Whose turn to sell it is."""
        return self.sellers[self.sales]


@dataclass(slots=True)
class State:
    """The whole game."""

    rules: ClassVar[int] = 3
    """The version of the rules by which it is played."""

    price_max: int
    cheater_may_open: bool
    products: tuple[int, ...]
    """The products in play."""
    players: list[Player]
    draw: Annotated[list[int], HIDDEN]
    """The top card is the last."""
    first: Seat
    rounds: int
    round: int = 1
    phase: Phase = "delivery"
    rights: int = 0
    """How many players have had the right to open this round."""
    opened: tuple[int, ...] = ()
    """Products opened this round, in order."""
    product_sold: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    auction: Auction | None = None
    window: Window[int] | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def opener(self) -> Seat:
        """Who has the right to open."""
        return (self.first + self.rights) % len(self.players)

    @property
    def final(self) -> bool:
        """Whether this is the final round."""
        return self.round == self.rounds

    @property
    def bidding(self) -> Auction:
        """The auction that is going on; asked only while there is one."""
        assert self.auction is not None  # noqa: S101 - a phase of an auction without one is a programming error
        return self.auction

    @property
    def asking(self) -> Window[int]:
        """The open window; asked only while there is one."""
        assert self.window is not None  # noqa: S101 - only an open window takes answers
        return self.window

    def awaits(self, seat: Seat) -> bool:
        """Whether the question of the phase is for this seat, and not answered."""
        window, auction = self.window, self.auction
        if window is not None:
            return seat in window.asked and window.answer_of(seat) is None
        if auction is not None:
            return seat == (auction.turn if self.phase == "bid" else auction.seller)
        return self.phase == "open" and self.opener == seat

    def from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All other seats, clockwise from the left neighbour."""
        return _from_left_of(seat, len(self.players))

    def unopened(self) -> tuple[int, ...]:
        """Products that can still be opened this round."""
        return without(self.products, self.opened)

    def held_unopened(self, seat: Seat) -> tuple[int, ...]:
        """Those of them that a seat holds."""
        return unopened_of(self.players[seat].hand, self.products, self.opened)

    def held(self, seat: Seat) -> Held:
        """What a seat holds of the auctioned product."""
        return held_of(self.players[seat].hand, self.bidding.product)

    def cap(self, seat: Seat) -> int:
        """How many kg a seat can sell of the auctioned product."""
        of_product, of_player = self.product_sold[self.bidding.product], self.players[seat].sold
        return LIMIT - (of_product if of_product > of_player else of_player)


@cache
def _from_left_of(seat: Seat, count: int) -> tuple[Seat, ...]:
    return tuple((seat + step) % count for step in range(1, count))


@dataclass(slots=True)
class SecondState(State):
    """A game that was begun under the second rules: they asked for the first bids one after the other."""

    rules: ClassVar[int] = 2


@dataclass(slots=True)
class FirstState(State):
    """A game that was begun under the first rules, and must replay as it was played.

    They asked people about Tourists and bids to which only one answer was possible by what everybody knows, kept orders
    of which nothing could come any more, took an order without Rot for no answer to the question about it, and told its
    owner at every sale that it had been carried out.
    """

    rules: ClassVar[int] = 1
