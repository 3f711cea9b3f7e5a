"""Another state that a seat could not tell from the real one."""

from games.kernel import Seat, Stream
from games.orchard.state import State


def redraw(state: State, seat: Seat | None, stream: Stream) -> None:
    """Others might have guessed anything that can be left; what lies in an open window is drawn by its question."""
    for other, player in enumerate(state.players):
        if other != seat and player.guess is not None:
            player.guess = stream.between(0, state.most_left)
