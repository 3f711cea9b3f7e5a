"""What is kept: people, tables, moves, messages to be sent. SQLAlchemy Core; SQLite by default."""

from bot.store.engine import Store, open_store
from bot.store.reading import Reading
from bot.store.records import (
    Call,
    Chair,
    Note,
    NoteKind,
    Notice,
    NoticeKind,
    Pause,
    Person,
    Server,
    Status,
    TableRecord,
    Timer,
    TimerKind,
    Typed,
    Window,
)
from bot.store.transaction import ConflictError, Transaction

__all__ = [
    "Call",
    "Chair",
    "ConflictError",
    "Note",
    "NoteKind",
    "Notice",
    "NoticeKind",
    "Pause",
    "Person",
    "Reading",
    "Server",
    "Status",
    "Store",
    "TableRecord",
    "Timer",
    "TimerKind",
    "Transaction",
    "Typed",
    "Window",
    "open_store",
]
