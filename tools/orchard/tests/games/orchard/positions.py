"""Positions of Orchard, laid out by what is in the basket."""

from collections.abc import Sequence

from games.kernel import Window
from games.orchard.components import Phase
from games.orchard.game import Orchard
from games.orchard.state import State
from games.orchard.view import OrchardView
from tests.games.bench import Bench

GAME = Orchard()


class Position(Bench[State, OrchardView]):
    """A table with so many fruits in the basket; with guesses everybody has made theirs."""

    def __init__(
        self, fruits: int, seats: int = GAME.seat_counts[0], guesses: Sequence[int] = (), **options: object
    ) -> None:
        super().__init__(GAME, seats, options)
        self.state.filled = self.state.basket = fruits
        self.state.window = Window.open(1, list(range(seats)))
        if guesses:
            self.state.window, self.state.phase = None, Phase.TAKE
            for player, guess in zip(self.state.players, guesses, strict=True):
                player.guess = guess

    @property
    def fruits(self) -> list[int]:
        return [player.fruits for player in self.state.players]
