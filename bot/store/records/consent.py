"""What needs everybody's consent."""

from enum import StrEnum

from games.kernel import Record


class Subject(StrEnum):
    """What needs everybody's consent."""

    UNDO = "undo"
    PAUSE = "pause"
    RESUME = "resume"


class ConsentRequest(Record):
    """Somebody has asked for everybody's consent, and not all have answered."""

    subject: Subject
    by: int
    waiting: tuple[int, ...]
    """Who has not answered yet."""
    agreed: bool = True
    """Whether all who have answered agree."""
    against: int = 0
    """How many have not agreed, where more than half decide."""
    days: int = 0
    """How long a pause is to last; 0: until people go on."""
    moves: tuple[int, ...] = ()
    """The very moves that are to be taken back, by their numbers in the log."""
