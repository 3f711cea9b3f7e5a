"""What happens in Central Market; what comes from a hand is told to whom it belongs."""

from typing import ClassVar, Literal

from games.central.components import Product
from games.kernel import Action, Event, Seat, Written


class RoundStarted(Event):
    """A round begins; in the final round the hands are what was set aside."""

    reveals: ClassVar[bool] = True
    round: int
    first: Seat
    final: bool


class Reshuffled(Event):
    """The discard pile became the draw pile (CM-3.3)."""

    cards: int


class Delivered(Event):
    """How many cards each seat got, in seat order; fewer than four when no card was left (CM-3.5)."""

    counts: tuple[int, ...]


class Received(Event):
    """The cards one seat got, for its eyes only."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class Opened(Event):
    """A product is up for sale."""

    seat: Seat
    product: Product
    price: int


class OpenedFromHand(Opened):
    """The same by somebody whom the Cheater cannot help: it shows that they hold the product (CM-4.2)."""

    reveals: ClassVar[bool] = True


class OpeningSkipped(Event):
    """A seat does not open this round: at its limit (CM-4.5), or without a product to open (CM-4.6)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    why: Literal["limit", "no-product"]


class BidMade(Event):
    """A lower bid."""

    seat: Seat
    price: int


class BidFromHand(BidMade):
    """The first bid of somebody who has spent the Cheater: it shows that they hold the product (CM-5.2)."""

    reveals: ClassVar[bool] = True


class LapAnswered(Event):
    """All who may bid on an opened product have answered; they bid in turn now (CM-15.7)."""

    reveals: ClassVar[bool] = True
    passing: ClassVar[bool] = True


class AnswerActed(Event):
    """What a seat answered ahead of its turn is done, for its eyes only."""

    reveals: ClassVar[bool] = True
    passing: ClassVar[bool] = True
    seat: Seat
    action: Written


class Passed(Event):
    """A seat leaves this product to the others."""

    seat: Seat


class Stayed(Event):
    """A seat keeps its bid."""

    seat: Seat
    price: int


class BiddingEnded(Event):
    """The bidders by rising price; they sell in this order."""

    product: Product
    sellers: tuple[Seat, ...]
    prices: tuple[int, ...]


class Sold(Event):
    """Cards were laid down; ``cheated`` if they are of another product and the Cheater was shown."""

    reveals: ClassVar[bool] = True
    seat: Seat
    product: Product
    played: Product
    batch: str
    kg: int
    lost: int
    cheated: bool


class Rotted(Event):
    """Rot was played on a sale: so many kg were good before and after it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    victim: Seat
    before: int
    after: int


class Paid(Event):
    """A sale was paid; whoever could have played Rot has had the chance."""

    reveals: ClassVar[bool] = True
    seat: Seat
    kg: int
    price: int
    income: int
    total: int


class ShutOut(Event):
    """The product limit is reached: this bidder sells and shows nothing (CM-7.3)."""

    seat: Seat
    product: Product


class TouristsCame(Event):
    """Further cards were sold to tourists."""

    reveals: ClassVar[bool] = True
    seat: Seat
    product: Product
    batch: str
    kg: int
    price: int
    income: int
    total: int


class ProductClosed(Event):
    """Nothing more of this product is sold this round."""

    reveals: ClassVar[bool] = True
    product: Product


class CardHidden(Event):
    """The card that one seat has set aside, for its eyes only."""

    seat: Seat
    card: str


class AsideClosed(Event):
    """How many cards each seat has set aside by now, in seat order."""

    reveals: ClassVar[bool] = True
    counts: tuple[int, ...]


class Scored(Event):
    """Incomes of the round and the victory points for them, in seat order."""

    round: int
    last: bool
    incomes: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class GameEnded(Event):
    """The final round has been scored."""

    on_board: ClassVar[bool] = True
    winners: tuple[Seat, ...]


class Noted(Event):
    """An answer or an order of one seat was taken down, for its eyes only."""

    passing: ClassVar[bool] = True
    seat: Seat
    action: str


def noted(seat: Seat, action: Action) -> Noted:
    """An answer or an order of one seat was taken down."""
    return Noted(to=(seat,), seat=seat, action=action.text)
