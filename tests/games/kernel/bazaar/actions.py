"""What can be done at the Bazaar."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from games.kernel import Action, Counts


class BazaarAction(Action):
    """Whatever is done at the Bazaar."""


class Lay(BazaarAction):
    notation: ClassVar[str] = "lay {text_card}"
    text_card: Literal["tax", "calm"]


class Aside(BazaarAction):
    notation: ClassVar[str] = "aside {card}"
    card: int


class Bids(BazaarAction):
    notation: ClassVar[str] = "bids {bids}"
    bids: Counts


class Rebid(BazaarAction):
    notation: ClassVar[str] = "rebid {coins}"
    coins: int


class Spoil(BazaarAction):
    notation: ClassVar[str] = "spoil {answer}"
    answer: Literal["yes", "no"]


class MakeOffer(BazaarAction, kind="offer"):
    notation: ClassVar[str] = "offer {card} for {coins}[ to {partner}]"
    card: int
    coins: int
    partner: int | None = None


class Accept(BazaarAction):
    notation: ClassVar[str] = "accept {offer}"
    offer: str


class Done(BazaarAction):
    notation: ClassVar[str] = "done"


class Loan(BazaarAction):
    notation: ClassVar[str] = "loan"


class AutoSpoil(BazaarAction, kind="autospoil"):
    notation: ClassVar[str] = "autospoil {least}"
    least: int


Answer = Annotated[Aside | Bids | Rebid | Spoil, Field(discriminator="kind")]
