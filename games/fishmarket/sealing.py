"""Sealed answers: everybody learns that a player has answered, and nothing else."""

from games.fishmarket.actions import SealedAnswer
from games.fishmarket.events import Answered, Question
from games.fishmarket.state import State
from games.kernel import Event, Seat, Window


def sealed(
    state: State, seat: Seat, answer: SealedAnswer, question: Question
) -> tuple[Window[SealedAnswer], list[Event]]:
    """Put an answer into the open window. A later one takes its place without a word."""
    window = state.window
    if window is None:
        raise LookupError("nothing is asked")
    news: list[Event] = [] if window.answer_of(seat) is not None else [Answered(seat=seat, question=question)]
    window.answer(seat, answer)
    return window, news
