"""Everything a player can do, with its notation."""

from collections.abc import Collection
from enum import StrEnum
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from pydantic import Field

from games.fishmarket.components import FREEZABLE
from games.kernel import Action, Counts, Referring, Seat

Stall: TypeAlias = Literal["open", "done", "closed"]
"""How far a player is with the market (FM-6.20)."""


class Why(StrEnum):
    """What a player may say with a rejection or a counter-offer. It binds nobody (FM-6.19)."""

    NO_USE = "no-use"
    """They have no use for this fish."""
    KEEP = "keep"
    """They need this fish themselves."""
    LACK = "lack"
    """They do not have this fish."""
    TOO_DEAR = "too-dear"
    TOO_LITTLE = "too-little"
    LEADER = "leader"
    """They do not feed the richest player."""


class FishMarketAction(Action):
    """Whatever a player of Fish Market can do."""


class Boats(FishMarketAction):
    """A bid form: coins per dock, and for each dock what to bid again in case of a tie (FM-3.10, 4.12)."""

    notation: ClassVar[str] = "boats {bids}[ tied {tied}]"
    bids: Counts
    tied: Counts = Field(default_factory=dict)


class Rebid(FishMarketAction):
    """New bids for all boats on which this player is tied (FM-4.3)."""

    notation: ClassVar[str] = "rebid {bids}"
    bids: Counts


class MakeOffer(FishMarketAction, kind="offer"):
    """An offer to one player, or to everybody (FM-6.5)."""

    notation: ClassVar[str] = "offer {give} for {want}[ to {partner}]"
    give: Counts
    want: Counts
    partner: Seat | None = None


class Counter(FishMarketAction):
    """A counter-offer to the proposer of an open offer (FM-6.15)."""

    notation: ClassVar[str] = "counter {offer} with {give} for {want}[ because {why}][ re {fish}]"
    offer: Referring
    give: Counts
    want: Counts
    why: Why | None = None
    fish: str | None = None


class Accept(FishMarketAction):
    """Accept an offer (FM-6.10)."""

    notation: ClassVar[str] = "accept {offer}"
    quick: ClassVar[bool] = True
    offer: Referring


class Reject(FishMarketAction):
    """Reject an offer made to this player alone (FM-6.14)."""

    notation: ClassVar[str] = "reject {offer}"
    quick: ClassVar[bool] = True
    offer: Referring


class Decline(FishMarketAction):
    """Reject an offer and say why."""

    notation: ClassVar[str] = "decline {offer} because {why}[ re {fish}]"
    offer: Referring
    why: Why
    fish: str | None = None


class Withdraw(FishMarketAction):
    """Take back one's own open offer (FM-6.14)."""

    notation: ClassVar[str] = "withdraw {offer}"
    quick: ClassVar[bool] = True
    offer: Referring


class SetStall(FishMarketAction, kind="stall"):
    """Set the own stall state (FM-6.20)."""

    notation: ClassVar[str] = "stall {stall}"
    quick: ClassVar[bool] = True
    stall: Stall


class Plan(FishMarketAction):
    """Leave a freeze plan for the afternoon: kinds, the first before the second (FM-8.10)."""

    notation: ClassVar[str] = "plan {kinds}"
    kinds: tuple[str, ...]

    @property
    def frozen(self) -> tuple[str, ...]:
        """What goes on ice, as far as there is any."""
        return self.kinds


class Unplan(FishMarketAction):
    """Take the freeze plan back."""

    notation: ClassVar[str] = "unplan"


class Finish(FishMarketAction):
    """Be done with the market, and say at once what to put on ice of what is left over: nothing else (FM-8.12)."""

    notation: ClassVar[str] = "finish {kinds}"
    kinds: tuple[str, ...]


REFUSE: Final[Literal["refuse"]] = "refuse"
REST: Final = "rest"
"""Among what goes on ice: whatever is not named rots. Alone it means that nothing is frozen."""


class DayPlan(FishMarketAction):
    """A price list for the market of a day, and what to freeze after it (FM-6.28 to 6.31).

    For each kind the most that is paid for one fish, or the least for which one is sold. What is not named is neither
    bought nor sold by the list; its owner is asked about other offers, unless these are to be refused.
    """

    plan: ClassVar[bool] = True
    notation: ClassVar[str] = (
        "today"
        + "".join(f"[ buy {kind} {{buy_{kind}}}]" for kind in FREEZABLE)
        + "".join(f"[ sell {kind} {{sell_{kind}}}]" for kind in FREEZABLE)
        + "[ ice {ice}][ others {others}]"
    )
    buy_eel: int | None = None
    buy_sole: int | None = None
    buy_tuna: int | None = None
    buy_perch: int | None = None
    buy_mackerel: int | None = None
    buy_dorade: int | None = None
    buy_salmon: int | None = None
    buy_cod: int | None = None
    sell_eel: int | None = None
    sell_sole: int | None = None
    sell_tuna: int | None = None
    sell_perch: int | None = None
    sell_mackerel: int | None = None
    sell_dorade: int | None = None
    sell_salmon: int | None = None
    sell_cod: int | None = None
    ice: tuple[str, ...] = ()
    others: Literal["refuse"] | None = None

    def buys(self, kind: str) -> int | None:
        """The most that is paid for a fish of this kind."""
        price: int | None = getattr(self, f"buy_{kind}", None)
        return price

    def sells(self, kind: str) -> int | None:
        """The least for which a fish of this kind is sold."""
        price: int | None = getattr(self, f"sell_{kind}", None)
        return price

    def about(self, kinds: Collection[str]) -> "DayPlan":
        """What it says of these kinds, to tell its owner why it took an offer; all of it if it names none of them."""
        names = [f"{verb}_{kind}" for kind in kinds for verb in ("buy", "sell")]
        prices = {name: price for name in names if (price := getattr(self, name, None)) is not None}
        return DayPlan(**prices) if prices else self

    @property
    def frozen(self) -> tuple[str, ...] | None:
        """What goes on ice, as far as there is any; None: its owner is asked."""
        return tuple(kind for kind in self.ice if kind != REST) if self.ice else None

    def with_ice(self, kinds: tuple[str, ...]) -> "DayPlan":
        """The same prices, and these kinds on ice."""
        return DayPlan.model_validate(self.model_dump() | {"ice": kinds or (REST,)})


class Freeze(FishMarketAction):
    """Put these unsold kinds on ice and let the others rot (FM-8.2)."""

    notation: ClassVar[str] = "freeze {kinds}"
    kinds: tuple[str, ...]


SealedAnswer = Annotated[Boats | Rebid | Freeze, Field(discriminator="kind")]
AnyPlan = Annotated[Plan | DayPlan, Field(discriminator="kind")]
"""What a player may have left for today."""
