"""Windows: a question to several seats, whose sealed answers lie in it until the last one is in."""

from typing import TypeVar

from games.kernel import Event, Seat, Window
from games.turin.actions import Answer
from games.turin.components import Phase
from games.turin.events import answered
from games.turin.state import State

A = TypeVar("A")


def ask(state: State, phase: Phase, asked: list[Seat]) -> None:
    """Open the window of a phase."""
    state.phase, state.orders_settled = phase, False
    state.window = Window.open(state.round, asked)


def seal(state: State, seat: Seat, answer: Answer) -> list[Event]:
    """Put a checked answer into the open window, or another one in its place."""
    window = state.window
    assert window is not None  # noqa: S101 - the decision that took this answer is a window's
    place = window.asked.index(seat)
    first = window.answers[place] is None
    window.answers[place] = answer
    return [answered(seat)] if first else []


def answers(state: State, kind: type[A]) -> list[tuple[Seat, A]]:
    """The answers of the closing window."""
    assert state.window is not None  # noqa: S101 - a phase with a question has a window
    return [(seat, answer) for seat, answer in state.window.results() if isinstance(answer, kind)]
