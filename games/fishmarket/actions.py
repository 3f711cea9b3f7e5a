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


class Unplan(FishMarketAction):
    """Take the freeze plan back."""

    notation: ClassVar[str] = "unplan"


class Freeze(FishMarketAction):
    """Put these unsold kinds on ice and let the others rot (FM-8.2)."""

    notation: ClassVar[str] = "freeze {kinds}"
    kinds: tuple[str, ...]


SealedAnswer = Annotated[Boats | Rebid | Freeze, Field(discriminator="kind")]
