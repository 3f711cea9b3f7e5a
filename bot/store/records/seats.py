"""Who sits at a table, what happens to seats beside the game, and how people answer."""

from enum import StrEnum

from bot.messages.names import Name
from games.kernel import Level, Record


class Chair(Record):
    """A seat at a table and who sits there; without a person it is the computer's."""

    person_id: int | None
    name: Name
    misses: int = 0
    """How many times running they let the time run out, as far as everybody could see."""
    computer_plays: bool = False
    """Whether the computer plays here until the person comes back."""
    offered: bool = False
    """Whether anybody may take this seat over."""
    level: Level = Level.NORMAL
    """How strong the computer is whose chair this is; for a person who is away a normal one plays."""

    @property
    def person_plays(self) -> bool:
        """Whether a person plays here, and not the computer."""
        return self.person_id is not None and not self.computer_plays


class KnownHand(Record):
    """Somebody who has sat in a seat of a running game knows what lies there, for good."""

    person_id: int
    seat: int


class Attendance(Record):
    """How somebody has answered at a table whose game runs. Nobody is shown this before the game is over."""

    person_id: int
    asked: int = 0
    """How many questions with a deadline were put to them, of which everybody could see whether they answered."""
    missed: int = 0
    times: tuple[int, ...] = ()
    """How many answers took how long, by the spans of ``SPANS``."""


class SeatWish(StrEnum):
    """What the others can want for a seat in which the computer plays for somebody."""

    KEEP = "keep"
    OFFER = "offer"
    END = "end"


class SeatVote(Record):
    """What one person wants for one such seat."""

    seat: int
    person_id: int
    wish: SeatWish

    @property
    def key(self) -> tuple[int, int]:
        """Everybody has one vote for each seat."""
        return self.seat, self.person_id
