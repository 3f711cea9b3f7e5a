"""What comes out of the store: plain frozen records."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from pydantic import model_validator

from bot.messages.message import Message
from bot.messages.names import Name
from games.kernel import Level, Record
from games.kernel.review import Review


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


class Call(StrEnum):
    """How somebody is told that it is their turn, and reminded of it."""

    DM = "dm"
    MENTION = "mention"
    NONE = "none"


class Confirming(StrEnum):
    """Which moves somebody wants to confirm before they are played."""

    ALWAYS = "always"
    FINAL = "final"
    """Those that cannot be taken back."""
    NEVER = "never"


NO_ZONE = "UTC"
"""The time zone of whoever has chosen none."""


class Person(Record):
    """Somebody who has met the bot."""

    id: int
    name: Name
    language: str | None = None
    """What they chose; None: as their Discord is set (``locale``)."""
    locale: str = ""
    dms: bool = True
    """Whether they want direct messages."""
    dms_closed: bool = False
    """Whether Discord refused the last one."""
    zone: str = NO_ZONE
    quiet_from: int | None = None
    quiet_until: int | None = None
    """The hours, as their clocks show them, in which they are not to be disturbed; the same twice if they want none."""
    reminders: Call = Call.MENTION
    confirming: Confirming = Confirming.FINAL
    digest_hour: int | None = None
    """The hour at which they want to be told every day which tables wait for them."""
    away_from: datetime | None = None
    away_until: datetime | None = None
    """Their vacation, present or past."""
    vacation_year: int = 0
    vacation_days: int = 0
    """How many days of vacation they have taken in that year."""
    told_of_languages: bool = False
    """Whether they have been told that they can choose the language in which they are spoken to."""
    listed: bool = True
    """Whether others may see their profile, and find them in lists."""
    tips: bool = True
    """Whether they want to be told about each kind of decision when it is first asked of them."""
    tips_told: tuple[str, ...] = ()
    """What they were told about, as ``<game>-<decision>``; a game alone if it is known that they have finished one."""

    @property
    def reachable(self) -> bool:
        """Whether a direct message would reach them."""
        return self.dms and not self.dms_closed


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


class Pause(StrEnum):
    """Why the clock of a table stands still."""

    ABSENCE = "absence"
    """Nobody answered any more."""
    CONSENT = "consent"
    MANAGER = "manager"


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


class Note(Record):
    """Something that happened at a table beside the game; the log shows it after so many moves."""

    kind: NoteKind
    moves: int
    name: str = ""
    other: str = ""


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


class About(StrEnum):
    """What a message beside the board asks for."""

    QUESTION = "question"
    """A decision of a seat."""
    SEAT = "seat"
    """What is to become of a seat in which the computer plays for somebody."""
    PAUSE = "pause"
    """Whether the table goes on."""
    CONSENT = "consent"
    """Whether somebody agrees to what needs everybody's consent."""
    HAND = "hand"
    """Whatever a seat may do: the slip of who sits there."""
    LOBBY = "lobby"
    """Who joins: the card of a table that waits in a thread, in the channel of that thread."""
    INVITATION = "invitation"
    """Whether somebody who was invited takes a free seat."""


class Asks(Record):
    """What exactly a message beside the board asks for."""

    about: About
    seat: int | None = None
    subject: str = ""
    """Which decision, which pause, what needs consent, or who is invited."""


class Prompt(Record):
    """A message beside the board with buttons, which it loses when what it asks for is settled."""

    notice: int
    asks: Asks
    person_id: int | None = None
    """To whom it was sent; without one it stands in a channel."""
    channel_id: int | None = None
    """In which channel, if not in that of its table."""
    fingerprint: str = ""
    """Of a slip: that of all it says. It is edited only if it would say something else."""
    vanishes: bool = False
    """Whether it is gone altogether then: nobody needs to read a reminder any more."""

    @property
    def is_beside_board(self) -> bool:
        """Whether it stands in the channel of its table."""
        return self.person_id is None and self.channel_id is None

    @model_validator(mode="before")
    @classmethod
    def _without_lines(cls, written: Any) -> Any:  # noqa: ANN401 - whatever was written
        """Slips of version 0.3.0 also kept what they had said."""
        return (
            {name: value for name, value in written.items() if name != "lines"}
            if isinstance(written, dict)
            else written
        )


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


class Tip(Record):
    """A question about which somebody is told something in private, for it is the first of its kind to them."""

    seat: int
    decision: str
    kind: str


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
    opened_at: datetime
    moved_at: datetime
    tidied: bool = False
    """Whether its messages were taken away, long after its end."""
    lesson: int | None = None
    """Of a lesson how many of its steps were read; None at every other table. A lesson counts for nothing."""
    tips: tuple[Tip, ...] = ()
    """What first-timers are told about now."""
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


class NoticeKind(StrEnum):
    """What is to be done with a message."""

    POST = "post"
    """Post it in a channel, or send it to a person."""
    EDIT = "edit"
    """Put it in the place of the one that an earlier notice sent."""
    STRIP = "strip"
    """Take the buttons off the one that an earlier notice sent."""
    DELETE = "delete"
    """Take away the one that an earlier notice sent."""


class Notice(Record):
    """A row of the outbox: what must reach Discord."""

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
    nonce: str = ""
    """Of a post: by which Discord knows it again if it is sent twice. Everybody can read it, and it tells nothing."""
    done: bool
    attempts: int
    due_at: datetime


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


class Timer(Record):
    """An instant at which something is to be done, once."""

    id: int = 0
    kind: TimerKind
    at: datetime
    table_id: int | None = None
    decision: str = ""
    seat: int | None = None
    person_id: int | None = None


class ReviewRecord(Record):
    """Somebody wants to know how they played, and what was found."""

    table_id: int
    person_id: int
    seat: int
    asked_at: datetime
    found: Review | None = None


class Server(Record):
    """What the managers of a server have set."""

    id: int
    channels: tuple[int, ...] = ()
    """Where tables may be opened; everywhere if none is named."""
    language: str | None = None
    pace: str = "daily"
    zone: str | None = None
    """What was chosen; None: as the server's language lets one guess."""
    most_tables: int = 200
    """So many tables may be open at the same time."""


class Typed(Record):
    """What a person has typed, and the tables for which it could be meant."""

    text: str
    question: str
    """Which question it waits for: a later one is about a later text."""
    tables: tuple[int, ...]
