"""A table as it is kept."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from bot.store.records.clock import Pause, Window
from bot.store.records.consent import ConsentRequest
from bot.store.records.people import NO_ZONE
from bot.store.records.prompts import Prompt
from bot.store.records.seats import Attendance, Chair, KnownHand, SeatVote
from games.kernel import Record


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    PARKED = "parked"
    """Its channel is gone, or the bot may not write there any more."""
    SET_ASIDE = "set-aside"
    """What is kept of it cannot be read; if it can again, it goes on like a parked one."""
    OVER = "over"
    CANCELLED = "cancelled"


STANDING_STILL = frozenset({Status.PARKED, Status.SET_ASIDE})
"""Whoever does something there first lets the table go on, if that is possible."""


class NoteKind(StrEnum):
    """What can happen at a table beside the game."""

    COMPUTER_TOOK_OVER = "held"
    """The computer plays for somebody who did not answer."""
    BACK = "back"
    LEFT = "left"
    OFFERED = "offered"
    TAKEN = "taken"
    """Somebody else sits down, with all that lies there."""
    PAUSED = "paused"
    RESUMED = "resumed"
    ENDED = "ended"
    MOVED = "moved"
    """The table stands in another channel."""
    PLAYED_OUT = "played-out"
    """The round of a tournament is over, and computers have played the rest for everybody."""


class Note(Record):
    """Something that happened at a table beside the game; the log shows it after so many moves."""

    kind: NoteKind
    moves: int
    name: str = ""
    other: str = ""


class Tip(Record):
    """A question about which somebody is told something in private, for it is the first of its kind to them."""

    seat: int
    decision: str
    kind: str
    told: bool = False
    """Whether it has stood in an answer: there it stands once, on what lives for as long as the question is open."""


class TableRecord(Record):
    """A table as it is kept, without its log."""

    id: int
    guild_id: int | None
    channel_id: int
    opener_id: int
    language: str
    game: str
    rules_version: int
    options: dict[str, Any]
    status: Status
    seed: str | None = None
    number: int = 0
    """How many entries its log has, and how many changes its lobby has seen: no two changes can both be the next."""
    state: bytes | None = None
    post: int | None = None
    """The notice of the message that has the buttons now."""
    post_at: datetime | None = None
    post_key: str = ""
    """The decisions that message asks for."""
    post_lines: tuple[str, ...] = ()
    """What that message says has happened."""
    consents: tuple[ConsentRequest, ...] = ()
    """What waits for the consent of others."""
    pace: str = "free"
    weekends_off: bool = False
    hints: bool = True
    """Whether whoever is asked may ask for a hint; everybody sees that, and nobody who does."""
    zone: str = NO_ZONE
    """The time zone of its server, as far as that is known."""
    pause: Pause | None = None
    paused_at: datetime | None = None
    pause_until: datetime | None = None
    """When a pause ends by itself, if that was agreed on."""
    given_back_until: datetime | None = None
    """Up to when its people have got back the time in which nobody was served."""
    seat_votes: tuple[SeatVote, ...] = ()
    """What people want for the seats in which the computer plays for somebody."""
    known_hands: tuple[KnownHand, ...] = ()
    """Who has sat where since the game began."""
    notes: tuple[Note, ...] = ()
    windows: tuple[Window, ...] = ()
    """The questions that are open, and the last ones that were: an undo gives no time back."""
    prompts: tuple[Prompt, ...] = ()
    """The messages beside the board that still have buttons."""
    rated: bool = False
    """Whether the game counts for the ratings of its people; once it has begun, whether it will."""
    stood_in_for: tuple[int, ...] = ()
    """The people for whom the computer has played here, be it for one move."""
    attendance: tuple[Attendance, ...] = ()
    tournament: int | None = None
    """Of which it is a pod: the same deal is played elsewhere, and nobody else may sit down here."""
    opened_at: datetime
    moved_at: datetime
    tidied: bool = False
    """Whether its messages were taken away, long after its end."""
    lesson: int | None = None
    """Of a lesson how many of its steps were read; None at every other table. A lesson counts for nothing."""
    tips: tuple[Tip, ...] = ()
    """What first-timers are told about now."""
    seeking: bool = False
    """Whether its people have announced that they look for players, and a seat is still to be had."""
    chairs: tuple[Chair, ...] = ()

    @property
    def is_shared(self) -> bool:
        """Whether several people sit here. Alone, or among computers, nobody waits, and nobody reads the clock."""
        return sum(chair.person_id is not None for chair in self.chairs) > 1

    @property
    def channel_gone(self) -> bool:
        """Whether its channel was deleted, and all of its messages there: it can go on elsewhere only."""
        return self.status is Status.PARKED and self.post is None

    def window(self, decision: str) -> Window | None:
        """The open window of a decision."""
        return next((window for window in self.windows if window.open and window.decision == decision), None)

    def seat_of(self, person_id: int) -> int | None:
        """The seat of a person; None if they have none."""
        for seat, chair in enumerate(self.chairs):
            if chair.person_id == person_id:
                return seat
        return None


class Remains(Record):
    """What can be told of a table that cannot be read."""

    id: int
    channel_id: int
    language: str
    game: str
    people: tuple[int, ...] = ()
