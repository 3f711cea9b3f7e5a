"""Sealed answers: they lie in the open window until the last one is in."""

from games.kernel import Event, Seat
from games.turin.actions import Answer
from games.turin.events import answered
from games.turin.state import State


def seal(state: State, seat: Seat, answer: Answer) -> list[Event]:
    """Put a checked answer into the open window, or another one in its place."""
    window = state.window
    assert window is not None  # noqa: S101 - the decision that took this answer is a window's
    place = window.asked.index(seat)
    first = window.answers[place] is None
    window.answers[place] = answer
    return [answered(seat)] if first else []
