"""What is kept: people, tables, moves, messages to be sent. SQLAlchemy Core; SQLite by default."""

from bot.store.engine import Store, open_store
from bot.store.reading import Reading
from bot.store.records import (
    About,
    Asks,
    Call,
    Chair,
    Note,
    NoteKind,
    Notice,
    NoticeKind,
    Pause,
    Person,
    Prompt,
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
    "About",
    "Asks",
    "Call",
    "Chair",
    "ConflictError",
    "Note",
    "NoteKind",
    "Notice",
    "NoticeKind",
    "Pause",
    "Person",
    "Prompt",
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
