"""What a seat can do, in notation. Cards are written T01 to T18."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from games.kernel import Action, Seat

Cards = tuple[str, ...]


class Place(Action):
    """Put a hand card up for auction."""

    notation: ClassVar[str] = "place {card}"
    kind: Literal["place"] = "place"
    card: str


class Bid(Action):
    """The sealed bid, and nothing besides."""

    notation: ClassVar[str] = "bid {coins}"
    kind: Literal["bid"] = "bid"
    coins: int

    extra: ClassVar[None] = None
    buy: ClassVar[Cards] = ()
    prefer: ClassVar[Cards] = ()


class Plan(Action):
    """A sealed bid with what may be deposited with it: an extra for a tie, buy orders, a preference of lots."""

    notation: ClassVar[str] = "plan {coins}[ extra {extra}][ buy {buy}][ prefer {prefer}]"
    kind: Literal["plan"] = "plan"
    coins: int
    extra: int | None = None
    buy: Cards = ()
    prefer: Cards = ()


class Goose(Action):
    """What to do with the goose in a tie; ``to`` only if it is given away."""

    notation: ClassVar[str] = "goose {answer}[ {to}]"
    kind: Literal["goose"] = "goose"
    answer: Literal["take", "leave", "give", "keep"]
    to: Seat | None = None


class Extra(Action):
    """What is added to the bid in a re-bid."""

    notation: ClassVar[str] = "extra {coins}"
    kind: Literal["extra"] = "extra"
    coins: int


class Take(Action):
    """Choose lots."""

    notation: ClassVar[str] = "take {cards}"
    kind: Literal["take"] = "take"
    cards: Cards


class Pass(Action):
    """Neither sell nor buy in this phase."""

    notation: ClassVar[str] = "pass"
    kind: Literal["pass"] = "pass"


class ListCard(Action):
    """Offer a face-up card for sale; one that is listed already gets a new price (MT-9.7)."""

    notation: ClassVar[str] = "list {card} at {price}[ withdraw {withdraw}][ buy {buy}]"
    kind: Literal["list"] = "list"
    card: str
    price: int
    withdraw: Cards = ()
    buy: Cards = ()


class Withdraw(Action):
    """Take own listings back."""

    notation: ClassVar[str] = "withdraw {withdraw}[ buy {buy}]"
    kind: Literal["withdraw"] = "withdraw"
    withdraw: Cards
    buy: Cards = ()


class Buy(Action):
    """Order listed cards of others."""

    notation: ClassVar[str] = "buy {buy}"
    kind: Literal["buy"] = "buy"
    buy: Cards


class Done(Action):
    """In live purchase mode: wish to buy nothing more in this phase."""

    notation: ClassVar[str] = "done"
    kind: Literal["done"] = "done"


class Sell(Action):
    """Pick the buyer among several who are interested."""

    notation: ClassVar[str] = "sell {card} to {buyer}"
    kind: Literal["sell"] = "sell"
    card: str
    buyer: Seat


class Claim(Action):
    """In live purchase mode: buy this card, alone or beside another claimant."""

    notation: ClassVar[str] = "claim {card}"
    kind: Literal["claim"] = "claim"
    card: str


class Decline(Action):
    """In live purchase mode: leave a claimed card to others."""

    notation: ClassVar[str] = "decline {card}"
    kind: Literal["decline"] = "decline"
    card: str


class Loan(Action):
    """Take the loan: 10 now, 15 due at the end."""

    notation: ClassVar[str] = "loan"
    kind: Literal["loan"] = "loan"


class Want(Action):
    """Standing order: buy this card, or a card with three of this good, up to a price."""

    notation: ClassVar[str] = "want {what} max {price}"
    kind: Literal["want"] = "want"
    what: str
    price: int


class Favour(Action):
    """Standing order: sell to the first of these who is interested."""

    notation: ClassVar[str] = "favour {buyers}"
    kind: Literal["favour"] = "favour"
    buyers: tuple[Seat, ...]


class Habit(Action):
    """Standing order: pass by itself where only selling, or buying, could be done."""

    notation: ClassVar[str] = "habit {habit}"
    kind: Literal["habit"] = "habit"
    habit: Literal["never-sell", "may-sell", "no-purchase", "may-buy"]


class Next(Action):
    """Standing order: the card to put up in the next round."""

    notation: ClassVar[str] = "next {card}"
    kind: Literal["next"] = "next"
    card: str


class Cancel(Action):
    """Take a standing order back: what is wanted, ``favour`` or ``next``."""

    notation: ClassVar[str] = "cancel {order}"
    kind: Literal["cancel"] = "cancel"
    order: str


Answer = Annotated[
    Place | Bid | Plan | Goose | Extra | Pass | ListCard | Withdraw | Buy | Done, Field(discriminator="kind")
]
"""What can lie sealed in a window."""

TurinAction = Annotated[
    Place
    | Bid
    | Plan
    | Goose
    | Extra
    | Take
    | Pass
    | ListCard
    | Withdraw
    | Buy
    | Done
    | Sell
    | Claim
    | Decline
    | Loan
    | Want
    | Favour
    | Habit
    | Next
    | Cancel,
    Field(discriminator="kind"),
]
