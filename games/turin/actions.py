"""What a seat can do, in notation. Cards are written T01 to T18."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from games.kernel import Action, Seat

Cards = tuple[str, ...]


class TurinAction(Action):
    """Whatever a player of Market of Turin can do."""


class Place(TurinAction):
    """Put a hand card up for auction."""

    notation: ClassVar[str] = "place {card}"
    card: str


class Bid(TurinAction):
    """The sealed bid, and nothing besides."""

    notation: ClassVar[str] = "bid {coins}"
    coins: int

    extra: ClassVar[None] = None
    buy: ClassVar[Cards] = ()
    prefer: ClassVar[Cards] = ()


class Plan(TurinAction):
    """A sealed bid with what may be deposited with it: an extra for a tie, buy orders, a preference of lots."""

    elaborate: ClassVar[bool] = True
    notation: ClassVar[str] = "plan {coins}[ extra {extra}][ buy {buy}][ prefer {prefer}]"
    coins: int
    extra: int | None = None
    buy: Cards = ()
    prefer: Cards = ()


class Goose(TurinAction):
    """What to do with the goose in a tie; ``to`` only if it is given away."""

    notation: ClassVar[str] = "goose {answer}[ {to}]"
    answer: Literal["take", "leave", "give", "keep"]
    to: Seat | None = None


class Extra(TurinAction):
    """What is added to the bid in a re-bid."""

    notation: ClassVar[str] = "extra {coins}"
    coins: int


class Take(TurinAction):
    """Choose lots."""

    notation: ClassVar[str] = "take {cards}"
    cards: Cards


class Pass(TurinAction):
    """Neither sell nor buy in this phase."""

    notation: ClassVar[str] = "pass"


class ListCard(TurinAction, kind="list"):
    """Offer a face-up card for sale; one that is listed already gets a new price (MT-9.7)."""

    notation: ClassVar[str] = "list {card} at {price}[ withdraw {withdraw}][ buy {buy}]"
    card: str
    price: int
    withdraw: Cards = ()
    buy: Cards = ()


class Withdraw(TurinAction):
    """Take own listings back."""

    notation: ClassVar[str] = "withdraw {withdraw}[ buy {buy}]"
    withdraw: Cards
    buy: Cards = ()


class Buy(TurinAction):
    """Order listed cards of others."""

    notation: ClassVar[str] = "buy {buy}"
    buy: Cards


class Done(TurinAction):
    """In live purchase mode: wish to buy nothing more in this phase."""

    notation: ClassVar[str] = "done"


class Sell(TurinAction):
    """Pick the buyer among several who are interested."""

    notation: ClassVar[str] = "sell {card} to {buyer}"
    card: str
    buyer: Seat


class Claim(TurinAction):
    """In live purchase mode: buy this card, alone or beside another claimant."""

    notation: ClassVar[str] = "claim {card}"
    card: str


class Decline(TurinAction):
    """In live purchase mode: leave a claimed card to others."""

    notation: ClassVar[str] = "decline {card}"
    card: str


class Loan(TurinAction):
    """Take the loan: 10 now, 15 due at the end."""

    notation: ClassVar[str] = "loan"


class Want(TurinAction):
    """Standing order: buy this card, or a card with three of this good, up to a price."""

    notation: ClassVar[str] = "want {what} max {price}"
    what: str
    price: int


class Favour(TurinAction):
    """Standing order: sell to the first of these who is interested."""

    notation: ClassVar[str] = "favour {buyers}"
    buyers: tuple[Seat, ...]


class Habit(TurinAction):
    """Standing order: pass by itself where only selling, or buying, could be done."""

    notation: ClassVar[str] = "habit {habit}"
    habit: Literal["never-sell", "may-sell", "no-purchase", "may-buy"]


class Next(TurinAction):
    """Standing order: the card to put up in the next round."""

    notation: ClassVar[str] = "next {card}"
    card: str


class Cancel(TurinAction):
    """Take a standing order back: what is wanted, ``favour`` or ``next``."""

    notation: ClassVar[str] = "cancel {order}"
    order: str


NOT_NOW, NEVER = "not-now", "never"
"""To offer no card in this round, and none until the plan is withdrawn."""


class Ahead(TurinAction):
    """The plan: what its owner leaves to be done for them, from one bid to the next."""

    notation: ClassVar[str] = (
        "ahead[ bid {bid}][ extra {extra}][ first {first}][ second {second}][ third {third}][ fourth {fourth}]"
        "[ offer {offer}][ at {price}][ buy {goods}][ up to {limit}][ next {card}]"
    )
    plan: ClassVar[bool] = True
    bid: int | None = None
    extra: int | None = None
    first: str | None = None
    second: str | None = None
    third: str | None = None
    fourth: str | None = None
    offer: str | None = None
    """A card that is offered if it is the owner's by then; or ``not-now``, or ``never``."""
    price: int | None = None
    goods: Cards = ()
    """Cards with three of any of these are bought."""
    limit: int | None = None
    """What is paid for a card at most; with 0 nothing is bought."""
    card: str | None = None
    """What is put up next."""

    @property
    def ranking(self) -> Cards:
        """The lots that its owner would take, the dearest first."""
        named = (self.first, self.second, self.third, self.fourth)
        return tuple(dict.fromkeys(lot for lot in named if lot is not None))


Answer = Annotated[
    Place | Bid | Plan | Goose | Extra | Pass | ListCard | Withdraw | Buy | Done, Field(discriminator="kind")
]
"""What can lie sealed in a window."""
