"""What happens in Market of Turin, for everybody unless ``to`` says otherwise."""

from functools import lru_cache
from typing import ClassVar, Literal

from games.kernel import Event, Seat

Cards = tuple[str, ...]


class NewGame(Event):
    """A further game of a series begins; the centre cards, if there are any, are the first lots."""

    reveals: ClassVar[bool] = True
    kind: Literal["new-game"] = "new-game"
    game: int
    centre: Cards


class Dealt(Event):
    """The own hand of a further game of a series."""

    reveals: ClassVar[bool] = True
    kind: Literal["dealt"] = "dealt"
    cards: Cards


class Answered(Event):
    """Somebody has handed in a sealed answer."""

    kind: Literal["answered"] = "answered"
    seat: Seat


class AnsweredByOrder(Answered):
    """The same, by a standing order. It looks the same to all others, but could not be foreseen."""

    reveals: ClassVar[bool] = True


class LotsShown(Event):
    """The lots of a round, by the seat that placed them."""

    reveals: ClassVar[bool] = True
    kind: Literal["lots"] = "lots"
    round: int
    cards: Cards


class Contested(Event):
    """Several players want the same listing."""

    reveals: ClassVar[bool] = True
    kind: Literal["contested"] = "contested"
    card: str
    seller: Seat
    seats: tuple[Seat, ...]


class Sold(Event):
    """A listing was bought."""

    reveals: ClassVar[bool] = True
    kind: Literal["sold"] = "sold"
    card: str
    seller: Seat
    buyer: Seat
    price: int


class BidShown(Event):
    """A sealed bid is opened; with the bonus of the goose it counts one higher."""

    reveals: ClassVar[bool] = True
    kind: Literal["bid"] = "bid"
    seat: Seat
    coins: int
    bonus: bool


class Tied(Event):
    """These have to bid again, for these positions."""

    kind: Literal["tied"] = "tied"
    seats: tuple[Seat, ...]
    first: int
    last: int


class GooseShown(Event):
    """What somebody answered about the goose."""

    reveals: ClassVar[bool] = True
    kind: Literal["goose"] = "goose"
    seat: Seat
    answer: Literal["take", "leave", "give", "keep"]


class GooseMoved(Event):
    """The goose has another owner, or none."""

    reveals: ClassVar[bool] = True
    kind: Literal["goose-moved"] = "goose-moved"
    owner: Seat | None
    owned: bool


class ExtraShown(Event):
    """A sealed extra is opened."""

    reveals: ClassVar[bool] = True
    kind: Literal["extra"] = "extra"
    seat: Seat
    coins: int


class LotDrawn(Event):
    """Equal extras: the lot has put these into this order."""

    reveals: ClassVar[bool] = True
    kind: Literal["lot"] = "lot"
    seats: tuple[Seat, ...]


class Burnt(Event):
    """Tied at nothing: these positions are void."""

    kind: Literal["void"] = "void"
    seats: tuple[Seat, ...]
    count: int
    first: int
    last: int


class Paid(Event):
    """What a bidder pays to the bank."""

    kind: Literal["paid"] = "paid"
    seat: Seat
    coins: int
    prize: int


class Took(Event):
    """A prize holder has their lots."""

    kind: Literal["took"] = "took"
    seat: Seat
    cards: Cards


class TookByOrder(Took):
    """The same, by a deposited preference."""

    reveals: ClassVar[bool] = True


class Discarded(Event):
    """Lots that nobody won leave the game."""

    kind: Literal["discarded"] = "discarded"
    cards: Cards


class Closed(Event):
    """All submissions of a sales phase are in."""

    reveals: ClassVar[bool] = True
    kind: Literal["closed"] = "closed"
    phase: str


class Withdrawn(Event):
    """A listing is taken back, with its coins."""

    kind: Literal["withdrawn"] = "withdrawn"
    seat: Seat
    card: str
    price: int


class Listed(Event):
    """A card is offered for sale, with coins of its owner on it."""

    kind: Literal["listed"] = "listed"
    seat: Seat
    card: str
    price: int


class Claimed(Event):
    """Live purchase mode: somebody wants a listing; the others are asked. It shows what their sealed bid leaves."""

    reveals: ClassVar[bool] = True
    kind: Literal["claimed"] = "claimed"
    seat: Seat
    card: str
    price: int


class Borrowed(Event):
    """A loan."""

    kind: Literal["loan"] = "loan"
    seat: Seat
    forced: bool


class OrderKept(Event):
    """A standing order was given, changed or cancelled; only its owner is told."""

    kind: Literal["order-kept"] = "order-kept"
    order: str


class TokenMoved(Event):
    """The majority token of a good has another owner, or none."""

    kind: Literal["token"] = "token"
    good: str
    owner: Seat | None
    owned: bool


class Returned(Event):
    """The sales are over: coins on unsold cards return."""

    kind: Literal["returned"] = "returned"
    seat: Seat
    card: str
    price: int


class LastCard(Event):
    """The card that was never auctioned."""

    reveals: ClassVar[bool] = True
    kind: Literal["last-card"] = "last-card"
    seat: Seat
    card: str


class GoodPaid(Event):
    """The final payment of one good: what each leader gets, and who pays them."""

    reveals: ClassVar[bool] = True
    kind: Literal["good"] = "good"
    good: str
    leaders: tuple[Seat, ...]
    leader_count: int
    share: int
    payers: tuple[Seat, ...]
    payer_count: int


class BankPaid(Event):
    """The bank pays a coin for somebody who has none left; their debt grows."""

    kind: Literal["bank-paid"] = "bank-paid"
    seat: Seat
    good: str
    debt: int


class Repaid(Event):
    """A debt falls due."""

    kind: Literal["repaid"] = "repaid"
    seat: Seat
    debt: int


class Scored(Event):
    """What somebody has at the end of a game."""

    reveals: ClassVar[bool] = True
    kind: Literal["scored"] = "scored"
    seat: Seat
    score: int


# Events that happen in every round, made once.


@lru_cache
def answered(seat: Seat) -> Answered:
    """Somebody has handed in a sealed answer."""
    return Answered(seat=seat)


@lru_cache
def bid_shown(seat: Seat, coins: int, bonus: bool) -> BidShown:
    """A sealed bid is opened."""
    return BidShown(seat=seat, coins=coins, bonus=bonus)


@lru_cache
def extra_shown(seat: Seat, coins: int) -> ExtraShown:
    """A sealed extra is opened."""
    return ExtraShown(seat=seat, coins=coins)


@lru_cache
def paid(seat: Seat, coins: int, prize: int) -> Paid:
    """What a bidder pays."""
    return Paid(seat=seat, coins=coins, prize=prize)


@lru_cache
def token_moved(good: str, owner: Seat | None) -> TokenMoved:
    """A majority token moves."""
    return TokenMoved(good=good, owner=owner, owned=owner is not None)


@lru_cache
def closed(phase: str) -> Closed:
    """All submissions of a sales phase are in."""
    return Closed(phase=phase)


@lru_cache
def scored(seat: Seat, score: int) -> Scored:
    """What somebody has at the end."""
    return Scored(seat=seat, score=score)
