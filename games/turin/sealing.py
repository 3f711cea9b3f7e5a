"""Windows: a question to several seats, whose sealed answers lie in it until the last one is in."""

from collections.abc import Sequence
from typing import TypeVar

from typing_extensions import override

from games.kernel import Action, Decision, Dice, Event, Seat, Stream, Window, WindowQuestion
from games.turin.actions import Answer
from games.turin.components import Phase
from games.turin.events import Answered
from games.turin.state import State

A = TypeVar("A")


class Sealed(WindowQuestion[State, Answer]):
    """What a phase asks. What follows when all have answered waits while a buyer is sought: it is in ``phases``."""

    def nothing(self, state: State) -> Answer:
        """The answer of somebody who wants nothing: of who is skipped, and what others might think."""
        raise NotImplementedError

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return self.nothing(state)

    @override
    def another(self, state: State, seat: Seat, answer: Answer, stream: Stream) -> Answer:
        return self.nothing(state)

    @override
    def window(self, state: State) -> Window[Answer] | None:
        return state.window

    @override
    def decisions(self, state: State, seat: Seat) -> Sequence[Decision]:
        window = state.window
        if window is None or seat not in window.asked or state.is_final:
            return ()
        answer = window.answers[window.asked.index(seat)]
        question = self.decision(state, seat)
        return (question if answer is None else question.answered_by(answer),)


def name_of(game: int, round_number: int, phase: Phase) -> str:
    """The id of what a phase asks, like ``1.3.bid``."""
    return f"{game}.{round_number}.{phase}"


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
    return [Answered(seat=seat)] if first else []


def answers(state: State, kind: type[A]) -> list[tuple[Seat, A]]:
    """The answers of the closing window."""
    assert state.window is not None  # noqa: S101 - a phase with a question has a window
    return [(seat, answer) for seat, answer in state.window.results() if isinstance(answer, kind)]
