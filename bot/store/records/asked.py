"""What somebody has typed or asked for, until it is done."""

from datetime import datetime

from games.kernel import Record
from games.kernel.review import Review


class Typed(Record):
    """What a person has typed, and the tables for which it could be meant."""

    text: str
    question: str
    """Which question it waits for: a later one is about a later text."""
    tables: tuple[int, ...]


class ReviewRecord(Record):
    """Somebody wants to know how they played, and what was found."""

    table_id: int
    person_id: int
    seat: int
    asked_at: datetime
    found: Review | None = None
