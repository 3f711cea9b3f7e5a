"""What a seat can do: lay a card."""

from typing import ClassVar

from games.kernel import Action
from games.stalls.components import CARDS, Card


class StallsAction(Action):
    """Whatever a player can do."""


class Pick(StallsAction):
    """D1: choose the card that is laid next."""

    notation: ClassVar[str] = "pick {card}"
    card: str

    @property
    def meant(self) -> Card:
        """The card of this name."""
        return CARDS[self.card]
