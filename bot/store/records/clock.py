"""The time of a question, what is done when, and why a clock stands still."""

from datetime import datetime
from enum import StrEnum

from games.kernel import Record


class Pause(StrEnum):
    """Why the clock of a table stands still."""

    ABSENCE = "absence"
    """Nobody answered any more."""
    CONSENT = "consent"
    MANAGER = "manager"


class Delay(StrEnum):
    """Why somebody's time runs out later than the pace alone would say."""

    AWAY = "away"
    WEEKEND = "weekend"
    NIGHT = "night"


class OwnDeadline(Record):
    """When the time of a question would run out if it were put to this seat alone."""

    seat: int
    at: datetime
    delay: Delay | None = None
    away_until: datetime | None = None
    """Where a vacation is the reason: its end."""


class Window(Record):
    """A question and its time: since when it is open, until when, and who is asked, as everybody may see it."""

    decision: str
    opened_at: datetime
    deadline: datetime | None = None
    asked: tuple[int, ...] = ()
    open: bool = True
    own: tuple[OwnDeadline, ...] = ()
    """Of all who were asked, also of those who have answered where everybody may see that."""
    counted: tuple[int, ...] = ()
    """Of those who are asked, whose answer counts for how reliable they are: everybody may see that it is due."""


class TimerKind(StrEnum):
    """What happens when a timer falls due."""

    ASKED = "asked"
    """Somebody is told that they are asked, for it happened while they were not to be disturbed."""
    HALF = "half"
    LAST = "last"
    SETTLE = "settle"
    """Whoever has only one answer, as nobody else can know, is given it."""
    OUT = "out"
    """The time of a question has run out."""
    DIGEST = "digest"
    GO_ON = "go-on"
    """A pause that was agreed on until then is over."""
    LOBBY = "lobby"
    """A table that nobody has joined or begun closes."""
    TOURNAMENT = "tournament"
    """A tournament is looked after: sign-up or a round ends, or something has happened in it."""
    SEATS = "seats"
    """Whoever likes a game is told where a seat is to be had."""
    SEASON = "season"
    """A season ends."""


OF_NO_TABLE = frozenset({TimerKind.DIGEST, TimerKind.SEATS, TimerKind.SEASON, TimerKind.TOURNAMENT})


class Timer(Record):
    """An instant at which something is to be done, once."""

    id: int = 0
    kind: TimerKind
    at: datetime
    table_id: int | None = None
    decision: str = ""
    seat: int | None = None
    person_id: int | None = None
    tournament: int | None = None
