"""What one seat, or a spectator, may know (rule spec, section 5)."""

from games.kernel import Record, Seat, View
from games.orchard.components import Phase
from games.orchard.state import State


class PlayerView(Record):
    """What can be seen of one player."""

    seat: Seat
    fruits: int
    right: int
    guessed: bool
    """Whether they have guessed in this round: everybody can see that."""
    guess: int | None
    """What they guessed; only they know."""


class OrchardView(View):
    """The table as one seat sees it."""

    round: int
    rounds: int
    phase: Phase
    basket: int
    turn: Seat
    players: tuple[PlayerView, ...]


def view(state: State, seat: Seat | None) -> OrchardView:
    """All that this seat may know; a guess is its owner's alone (OG-2.2)."""
    return OrchardView(
        seat=seat,
        round=state.round,
        rounds=state.options.rounds,
        phase=state.phase,
        basket=state.basket,
        turn=state.turn,
        players=tuple(_player(state, each, own=each == seat) for each in range(state.seats)),
    )


def _player(state: State, seat: Seat, *, own: bool) -> PlayerView:
    player = state.players[seat]
    answer = None if state.window is None else state.window.answer_of(seat)
    guess = player.guess if answer is None else answer.left
    return PlayerView(
        seat=seat,
        fruits=player.fruits,
        right=player.right,
        guessed=guess is not None,
        guess=guess if own else None,
    )
