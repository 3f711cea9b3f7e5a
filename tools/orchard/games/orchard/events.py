"""What happens, and who may know it."""

from typing import ClassVar

from games.kernel import Event, Seat


class Guessed(Event):
    """Somebody has guessed; what, nobody else knows."""

    passing: ClassVar[bool] = True
    seat: Seat


class TakingBegan(Event):
    """All have guessed."""

    seat: Seat
    """Who takes first."""


class Took(Event):
    """Somebody took fruits out of the basket."""

    seat: Seat
    fruits: int
    left: int


class RoundEnded(Event):
    """A round is over: so many fruits are left, and what everybody had guessed is shown."""

    reveals: ClassVar[bool] = True
    round: int
    left: int
    guesses: tuple[int, ...]


class GuessedRight(Event):
    """Somebody had guessed right."""

    seat: Seat
    points: int


class RoundBegan(Event):
    """The basket was filled anew."""

    reveals: ClassVar[bool] = True
    round: int
    fruits: int
