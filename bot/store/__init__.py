"""What is kept: people, tables, moves, messages to be sent. SQLAlchemy Core; SQLite by default."""

from bot.store.engine import Store, open_store
from bot.store.records import Chair, Notice, NoticeKind, Person, Status, TableRecord
from bot.store.transaction import ConflictError, Transaction

__all__ = [
    "Chair",
    "ConflictError",
    "Notice",
    "NoticeKind",
    "Person",
    "Status",
    "Store",
    "TableRecord",
    "Transaction",
    "open_store",
]
