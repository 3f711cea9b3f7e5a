"""Everything a player can do, with its notation."""

from enum import StrEnum
from typing import Annotated, ClassVar, Literal, TypeAlias

from pydantic import Field

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


class Boats(Action):
    """A bid form: coins per dock, and for each dock what to bid again in case of a tie (FM-3.10, 4.12)."""

    notation: ClassVar[str] = "boats {bids}[ tied {tied}]"
    kind: Literal["boats"] = "boats"
    bids: Counts
    tied: Counts = Field(default_factory=dict)


class Rebid(Action):
    """New bids for all boats on which this player is tied (FM-4.3)."""

    notation: ClassVar[str] = "rebid {bids}"
    kind: Literal["rebid"] = "rebid"
    bids: Counts


class MakeOffer(Action):
    """An offer to one player, or to everybody (FM-6.5)."""

    notation: ClassVar[str] = "offer {give} for {want}[ to {partner}]"
    kind: Literal["offer"] = "offer"
    give: Counts
    want: Counts
    partner: Seat | None = None


class Counter(Action):
    """A counter-offer to the proposer of an open offer (FM-6.15)."""

    notation: ClassVar[str] = "counter {offer} with {give} for {want}[ because {why}][ re {fish}]"
    kind: Literal["counter"] = "counter"
    offer: Referring
    give: Counts
    want: Counts
    why: Why | None = None
    fish: str | None = None


class Accept(Action):
    """Accept an offer (FM-6.10)."""

    notation: ClassVar[str] = "accept {offer}"
    quick: ClassVar[bool] = True
    kind: Literal["accept"] = "accept"
    offer: Referring


class Reject(Action):
    """Reject an offer made to this player alone (FM-6.14)."""

    notation: ClassVar[str] = "reject {offer}"
    quick: ClassVar[bool] = True
    kind: Literal["reject"] = "reject"
    offer: Referring


class Decline(Action):
    """Reject an offer and say why."""

    notation: ClassVar[str] = "decline {offer} because {why}[ re {fish}]"
    kind: Literal["decline"] = "decline"
    offer: Referring
    why: Why
    fish: str | None = None


class Withdraw(Action):
    """Take back one's own open offer (FM-6.14)."""

    notation: ClassVar[str] = "withdraw {offer}"
    quick: ClassVar[bool] = True
    kind: Literal["withdraw"] = "withdraw"
    offer: Referring


class SetStall(Action):
    """Set the own stall state (FM-6.20)."""

    notation: ClassVar[str] = "stall {stall}"
    quick: ClassVar[bool] = True
    kind: Literal["stall"] = "stall"
    stall: Stall


class Plan(Action):
    """Leave a freeze plan for the afternoon: kinds, the first before the second (FM-8.10)."""

    notation: ClassVar[str] = "plan {kinds}"
    kind: Literal["plan"] = "plan"
    kinds: tuple[str, ...]


class Unplan(Action):
    """Take the freeze plan back."""

    notation: ClassVar[str] = "unplan"
    kind: Literal["unplan"] = "unplan"


class Freeze(Action):
    """Put these unsold kinds on ice and let the others rot (FM-8.2)."""

    notation: ClassVar[str] = "freeze {kinds}"
    kind: Literal["freeze"] = "freeze"
    kinds: tuple[str, ...]


FishMarketAction = Annotated[
    Boats | Rebid | MakeOffer | Counter | Accept | Reject | Decline | Withdraw | SetStall | Plan | Unplan | Freeze,
    Field(discriminator="kind"),
]
SealedAnswer = Annotated[Boats | Rebid | Freeze, Field(discriminator="kind")]
