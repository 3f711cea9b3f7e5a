"""The state of a game."""

from dataclasses import dataclass, field
from typing import Annotated

from games.kernel import Seat, Window
from games.kernel.hidden import HIDDEN
from games.stalls.actions import Pick
from games.stalls.components import Card, Good, Phase
from games.stalls.options import StallsOptions


@dataclass(slots=True)
class Player:
    """What one player has."""

    hand: Annotated[list[Card], HIDDEN] = field(default_factory=list)
    laid: list[Card] = field(default_factory=list)
    """What they have laid at their family's stall today."""


@dataclass(slots=True)
class Family:
    """What a family has earned."""

    sales: int = 0
    regulars: int = 0
    sold: int = 0
    """How many goods it has sold alone, over all days."""

    @property
    def coins(self) -> int:
        """All that it has."""
        return self.sales + self.regulars


@dataclass(slots=True)
class State:
    """A whole game."""

    options: StallsOptions
    players: list[Player]
    families: list[Family]
    prices: dict[Good, int]
    """What each good brings today."""
    window: Window[Pick] | None
    """What everybody lays next, until the last card is chosen."""
    day: int = 1
    picks: int = 0
    """How many cards everybody has laid today."""
    phase: Phase = Phase.PICK

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def step(self) -> int:
        """To whom hands go: to the left on odd days, to the right on even ones (SA-3.3)."""
        return 1 if self.day % 2 else -1

    def family_of(self, seat: Seat) -> int:
        """To which family a seat belongs: neighbours never belong to the same (SA-1.3)."""
        return seat % len(self.families)

    def crates(self, family: int, good: Good) -> int:
        """How many crates of a good lie at a stall (SA-4.1)."""
        return sum(card.crates for card in self.stall(family) if card.good is good)

    def stall(self, family: int) -> list[Card]:
        """All that a family has laid today."""
        return [
            card for seat, player in enumerate(self.players) if self.family_of(seat) == family for card in player.laid
        ]

    def seen_by(self, seat: Seat) -> list[Seat]:
        """Whose hands a seat knows: its own, and those that it has had before, which have gone on since (SA-5.2)."""
        return [(seat + self.step * distance) % self.seats for distance in range(min(self.picks, self.seats - 1) + 1)]
