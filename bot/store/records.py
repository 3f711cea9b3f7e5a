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


class Chair(Record):
    """A seat at a table and who sits there; without a person it is the computer's."""

    person_id: int | None
    name: str


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
    opened_at: datetime
    moved_at: datetime
    chairs: tuple[Chair, ...] = ()

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
    done: bool
    attempts: int
    due_at: datetime
