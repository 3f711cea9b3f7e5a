"""A window: several seats answer the same question in secret, and all answers take effect together when it closes.

It is part of a game's state. Answers lie by seat, not in order of arrival: the order must not matter, to the byte.
"""

from dataclasses import dataclass, field
from typing import Annotated, Generic, TypeVar

from games.kernel.hidden import HIDDEN
from games.kernel.record import Seat

A = TypeVar("A")


@dataclass(slots=True)
class Window(Generic[A]):
    """An open question to ``asked``; ``number`` tells windows of one game apart and counts public things only."""

    number: int
    asked: list[Seat]
    answers: Annotated[list[A | None], HIDDEN] = field(default_factory=list)

    @classmethod
    def open(cls, number: int, asked: list[Seat]) -> "Window[A]":
        """A window in which nobody has answered."""
        return cls(number, asked, [None] * len(asked))

    def answer(self, seat: Seat, answer: A) -> None:
        """Put an answer in, or another one in its place."""
        self.answers[self.asked.index(seat)] = answer

    def answer_of(self, seat: Seat) -> A | None:
        """What this seat has answered so far; None too if it is not asked."""
        return self.answers[self.asked.index(seat)] if seat in self.asked else None

    @property
    def complete(self) -> bool:
        """Whether everybody asked has answered."""
        for answer in self.answers:  # noqa: SIM110 - asked at every move: twice as fast, and `not in` would compare fields
            if answer is None:
                return False
        return True

    def results(self) -> list[tuple[Seat, A]]:
        """All answers in the order in which the seats were asked."""
        return [(seat, answer) for seat, answer in zip(self.asked, self.answers, strict=True) if answer is not None]
