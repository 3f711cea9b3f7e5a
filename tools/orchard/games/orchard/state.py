"""The state of a game."""

from dataclasses import dataclass
from typing import Annotated

from games.kernel import Seat, Window
from games.kernel.hidden import HIDDEN
from games.orchard.actions import Guess
from games.orchard.components import Phase
from games.orchard.options import OrchardOptions


@dataclass(slots=True)
class Player:
    """What one player has."""

    fruits: int = 0
    right: int = 0
    """How often they guessed right."""
    guess: Annotated[int | None, HIDDEN] = None
    """What they guessed in this round, once all have."""


@dataclass(slots=True)
class State:
    """A whole game."""

    options: OrchardOptions
    players: list[Player]
    filled: int
    """With so many fruits the basket was filled for this round."""
    basket: int
    """How many of them are in it."""
    window: Window[Guess] | None
    """The guesses, until the last one is in."""
    round: int = 1
    phase: Phase = Phase.GUESS
    taken: int = 0
    """How many players have taken in this round."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def turn(self) -> Seat:
        """Who takes now, or first: each round begins one seat further (OG-3.1)."""
        return (self.round - 1 + self.taken) % self.seats

    @property
    def most_left(self) -> int:
        """So many fruits can be left when the round ends, at the most (OG-2.1)."""
        return self.filled - self.seats
