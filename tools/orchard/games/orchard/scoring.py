"""How it ends (OG-4)."""

from games.kernel import Outcome
from games.orchard.components import RIGHT_GUESS
from games.orchard.state import State


def outcome(state: State) -> Outcome:
    """OG-4.2: fruits and right guesses; among equals more right guesses (OG-4.3)."""
    lines = [{"fruits": player.fruits, "guesses": RIGHT_GUESS * player.right} for player in state.players]
    return Outcome.ranked("rounds", lines, [{"right": player.right} for player in state.players])


def tally(state: State) -> tuple[int, ...]:
    """What everybody has so far."""
    return tuple(player.fruits + RIGHT_GUESS * player.right for player in state.players)
