"""What happens in Market of Turin, for everybody unless ``to`` says otherwise."""

from typing import ClassVar, Literal

from games.kernel import Event, Seat

Cards = tuple[str, ...]


class NewGame(Event):
    """A further game of a series begins; the centre cards, if there are any, are the first lots."""

    reveals: ClassVar[bool] = True
    game: int
    centre: Cards


class Dealt(Event):
    """The own hand of a further game of a series."""

    reveals: ClassVar[bool] = True
    cards: Cards


class Answered(Event):
    """Somebody has handed in a sealed answer."""

    passing: ClassVar[bool] = True
    seat: Seat


class AnsweredByOrder(Answered):
    """The same, by a standing order. It looks the same to all others, but could not be foreseen."""

    reveals: ClassVar[bool] = True


class LotsShown(Event, kind="lots"):
    """The lots of a round, by the seat that placed them."""

    reveals: ClassVar[bool] = True
    round: int
    cards: Cards


class Contested(Event):
    """Several players want the same listing."""

    reveals: ClassVar[bool] = True
    card: str
    seller: Seat
    seats: tuple[Seat, ...]


class Sold(Event):
    """A listing was bought."""

    reveals: ClassVar[bool] = True
    card: str
    seller: Seat
    buyer: Seat
    price: int


class BidShown(Event, kind="bid"):
    """A sealed bid is opened; with the bonus of the goose it counts one higher."""

    reveals: ClassVar[bool] = True
    seat: Seat
    coins: int
    bonus: bool


class Tied(Event):
    """These have to bid again, for these positions."""

    seats: tuple[Seat, ...]
    first: int
    last: int


class GooseShown(Event, kind="goose"):
    """What somebody answered about the goose."""

    reveals: ClassVar[bool] = True
    seat: Seat
    answer: Literal["take", "leave", "give", "keep"]


class GooseMoved(Event):
    """The goose has another owner, or none."""

    reveals: ClassVar[bool] = True
    owner: Seat | None
    owned: bool


class ExtraShown(Event, kind="extra"):
    """A sealed extra is opened."""

    reveals: ClassVar[bool] = True
    seat: Seat
    coins: int


class LotDrawn(Event, kind="lot"):
    """Equal extras: the lot has put these into this order."""

    reveals: ClassVar[bool] = True
    seats: tuple[Seat, ...]


class Burnt(Event, kind="void"):
    """Tied at nothing: these positions are void."""

    seats: tuple[Seat, ...]
    count: int
    first: int
    last: int
    again: bool
    """Whether they had bid, and added nothing to it."""
    cards: int
    """So many cards were to be won there."""

    @property
    def quiet(self) -> bool:
        """Whoever bid nothing for nothing has lost nothing."""
        return not self.cards


class Paid(Event):
    """What a bidder pays to the bank."""

    seat: Seat
    coins: int
    prize: int


class Took(Event):
    """A prize holder has their lots."""

    seat: Seat
    cards: Cards


class TookByOrder(Took):
    """The same, by a deposited preference."""

    reveals: ClassVar[bool] = True


class Discarded(Event):
    """Lots that nobody won leave the game."""

    cards: Cards


class Closed(Event):
    """All submissions of a sales phase are in."""

    reveals: ClassVar[bool] = True
    passing: ClassVar[bool] = True
    phase: str


class Withdrawn(Event):
    """A listing is taken back, with its coins."""

    seat: Seat
    card: str
    price: int


class Listed(Event):
    """A card is offered for sale, with coins of its owner on it."""

    seat: Seat
    card: str
    price: int


class Claimed(Event):
    """Live purchase mode: somebody wants a listing; the others are asked. It shows what their sealed bid leaves."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str
    price: int


class Borrowed(Event, kind="loan"):
    """A loan."""

    seat: Seat
    forced: bool


class OrderKept(Event):
    """A standing order was given, changed or cancelled; only its owner is told."""

    passing: ClassVar[bool] = True
    order: str


class TokenMoved(Event, kind="token"):
    """The majority token of a good has another owner, or none."""

    good: str
    owner: Seat | None
    owned: bool


class Returned(Event):
    """The sales are over: coins on unsold cards return."""

    seat: Seat
    card: str
    price: int


class LastCard(Event):
    """The card that was never auctioned."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class GoodPaid(Event, kind="good"):
    """The final payment of one good: what each leader gets, and who pays them."""

    reveals: ClassVar[bool] = True
    good: str
    leaders: tuple[Seat, ...]
    leader_count: int
    share: int
    payers: tuple[Seat, ...]
    payer_count: int


class BankPaid(Event):
    """The bank pays a coin for somebody who has none left; their debt grows. What they pay back shows that too."""

    on_board: ClassVar[bool] = True
    seat: Seat
    good: str
    debt: int


class Repaid(Event):
    """A debt falls due."""

    seat: Seat
    debt: int


class Scored(Event):
    """What somebody has at the end of a game."""

    on_board: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: Seat
    score: int
