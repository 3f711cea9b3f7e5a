"""What must reach Discord."""

from datetime import datetime, timedelta
from enum import StrEnum

from bot.messages.message import Message
from games.kernel import Record

LONGEST_WAIT = 300.0
"""So many seconds at most pass before a notice that Discord did not take is tried again."""


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
    ROOM = "room"
    """Make a private thread for a pod of a tournament: its text is the name, and whom it calls are the members."""


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


def wait_after(attempts: int) -> timedelta:
    """How long a notice waits after so many tries, before this one, until it is tried again."""
    return timedelta(seconds=min(2.0 ** min(attempts, 16), LONGEST_WAIT))


def waited(attempts: int) -> timedelta:
    """How long a notice has waited that is to be tried again after so many tries."""
    return sum(map(wait_after, range(attempts)), timedelta())
