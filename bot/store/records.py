"""What comes out of the store: plain frozen records."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from bot.message import Message
from games.kernel import Record


class Status(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    RUNNING = "running"
    PARKED = "parked"
    """Its channel is gone, or the bot may not write there any more."""
    OVER = "over"
    CANCELLED = "cancelled"


class Call(StrEnum):
    """How somebody is told that it is his turn, and reminded of it."""

    DM = "dm"
    MENTION = "mention"
    NONE = "none"


class Person(Record):
    """Somebody who has met the bot."""

    id: int
    name: str
    language: str | None = None
    """What he chose; None: as his Discord is set (``locale``)."""
    locale: str = ""
    dms: bool = True
    """Whether he wants direct messages."""
    dms_closed: bool = False
    """Whether Discord refused the last one."""
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    """The hours, as his clocks show them, in which he is not to be disturbed."""
    reminders: Call = Call.MENTION
    digest_hour: int | None = None
    """The hour at which he wants to be told every day which tables wait for him."""
    away_from: datetime | None = None
    away_until: datetime | None = None
    """His vacation, present or past."""
    vacation_year: int = 0
    vacation_days: int = 0
    """How many days of vacation he has taken in that year."""

    @property
    def reachable(self) -> bool:
        """Whether a direct message would reach him."""
        return self.dms and not self.dms_closed


class Chair(Record):
    """A seat at a table and who sits there; without a person it is the computer's."""

    person_id: int | None
    name: str
    misses: int = 0
    """How many times running he let the time run out, as far as everybody could see."""
    held: bool = False
    """Whether the computer plays here until the person comes back."""
    offered: bool = False
    """Whether anybody may take this seat over."""

    @property
    def active(self) -> bool:
        """Whether a person plays here, and not the computer."""
        return self.person_id is not None and not self.held


class Pause(StrEnum):
    """Why the clock of a table stands still."""

    ABSENCE = "absence"
    """Nobody answered any more."""
    CONSENT = "consent"
    MANAGER = "manager"


class NoteKind(StrEnum):
    """What can happen at a table beside the game."""

    HELD = "held"
    """The computer plays for somebody who did not answer."""
    BACK = "back"
    LEFT = "left"
    OFFERED = "offered"
    TAKEN = "taken"
    """Somebody else sits down, with all that lies there."""
    PAUSED = "paused"
    RESUMED = "resumed"
    ENDED = "ended"


class Note(Record):
    """Something that happened at a table beside the game; the log shows it after so many moves."""

    kind: NoteKind
    moves: int
    name: str = ""
    other: str = ""


class Window(Record):
    """A question and its time: since when it is open, until when, and who is asked, as everybody may see it."""

    decision: str
    opened_at: datetime
    deadline: datetime | None = None
    asked: tuple[int, ...] = ()
    open: bool = True


class About(StrEnum):
    """What a message beside the board asks for."""

    QUESTION = "question"
    """A decision of a seat."""
    SEAT = "seat"
    """What is to become of a seat in which the computer plays for somebody."""
    PAUSE = "pause"
    """Whether the table goes on."""
    VOTE = "vote"
    UNDO = "undo"


class Asks(Record):
    """What exactly a message beside the board asks for."""

    about: About
    seat: int | None = None
    subject: str = ""
    """Which decision, or which vote."""


class Prompt(Record):
    """A message beside the board with buttons, which it loses when what it asks for is settled."""

    notice: int
    asks: Asks
    person_id: int | None = None
    """To whom it was sent; without one it stands in the channel."""


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
    undo: dict[str, Any] | None = None
    """A request to take moves back that waits for consent."""
    pace: str = "free"
    weekends_off: bool = False
    pause: Pause | None = None
    paused_at: datetime | None = None
    vote: dict[str, Any] | None = None
    """What the people at the table are being asked, and what they have answered."""
    notes: tuple[Note, ...] = ()
    windows: tuple[Window, ...] = ()
    """The questions that are open, and the last ones that were: an undo gives no time back."""
    prompts: tuple[Prompt, ...] = ()
    """The messages beside the board that still have buttons."""
    opened_at: datetime
    moved_at: datetime
    chairs: tuple[Chair, ...] = ()

    def window(self, decision: str) -> Window | None:
        """The open window of a decision."""
        return next((window for window in self.windows if window.open and window.decision == decision), None)

    def seat_of(self, person_id: int) -> int | None:
        """The seat of a person; None if he has none."""
        for seat, chair in enumerate(self.chairs):
            if chair.person_id == person_id:
                return seat
        return None


class NoticeKind(StrEnum):
    """What is to be done with a message."""

    POST = "post"
    """Post it in a channel, or send it to a person."""
    EDIT = "edit"
    """Put it in the place of the one that an earlier notice sent."""
    STRIP = "strip"
    """Take the buttons off the one that an earlier notice sent."""


class Notice(Record):
    """A row of the outbox: what must reach Discord. Its id is Discord's nonce."""

    id: int
    table_id: int | None
    kind: NoticeKind
    channel_id: int | None
    person_id: int | None
    about: int | None
    message: Message | None
    message_id: int | None
    edits: int = 0
    """How often what is to be shown was changed since it was first to be posted."""
    done: bool
    attempts: int
    due_at: datetime


class TimerKind(StrEnum):
    """What happens when a timer falls due."""

    ASKED = "asked"
    """Somebody is told that he is asked, for it happened while he was not to be disturbed."""
    HALF = "half"
    LAST = "last"
    OUT = "out"
    """The time of a question has run out."""
    DIGEST = "digest"


class Timer(Record):
    """An instant at which something is to be done, once."""

    id: int = 0
    kind: TimerKind
    at: datetime
    table_id: int | None = None
    decision: str = ""
    seat: int | None = None
    person_id: int | None = None


class Server(Record):
    """What the managers of a server have set."""

    id: int
    channels: tuple[int, ...] = ()
    """Where tables may be opened; everywhere if none is named."""
    language: str | None = None
    pace: str = "daily"


class Typed(Record):
    """What a person has typed, and the tables for which it could be meant."""

    text: str
    question: str
    """Which question it waits for: a later one is about a later text."""
    tables: tuple[int, ...]
