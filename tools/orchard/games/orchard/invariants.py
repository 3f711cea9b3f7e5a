"""What must always hold (rule spec, section 6)."""

from games.orchard.components import Phase, most_fruits
from games.orchard.state import State


def violations(state: State) -> list[str]:
    """Every broken invariant."""
    broken = []
    if not 0 <= state.basket <= state.filled <= most_fruits(state.seats):
        broken.append(f"I1: {state.basket} fruits in the basket")
    if (state.window is not None) != (state.phase is Phase.GUESS):
        broken.append("I2: guesses are asked for in another phase than this")
    if any((player.guess is not None) != (state.phase is Phase.TAKE) for player in state.players):
        broken.append("I3: a guess lies there before all have guessed, or after the round")
    return broken
