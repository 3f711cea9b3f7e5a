"""A disk that is full, and a database that another process has locked."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.store import sqlite

WRITES = ("INSERT", "UPDATE", "DELETE")


@contextmanager
def full_disk(monkeypatch: pytest.MonkeyPatch, *tables: str) -> Iterator[None]:
    """Nothing can be written; if tables are named, nothing into these."""
    execute = sqlite.OneTripCursor.execute

    async def fail(self: sqlite.OneTripCursor, statement: str, parameters: Sequence[Any] = ()) -> None:
        verb, *words = statement.split()
        if verb in WRITES and (not tables or set(tables) & set(words[:2])):
            raise sqlite3.OperationalError("database or disk is full")
        await execute(self, statement, parameters)

    with monkeypatch.context() as patch:
        patch.setattr(sqlite.OneTripCursor, "execute", fail)
        yield


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another process writes, and takes its time."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def be_impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait ten seconds for a lock: whoever opens a database from now on gives up at once."""
    at_once = ("busy_timeout=10", *sqlite.PRAGMAS[1:])
    monkeypatch.setattr(sqlite, "PRAGMAS", at_once)
    monkeypatch.setattr(sqlite, "READER_PRAGMAS", (*at_once, "query_only=ON"))


def spoil(database: Path, table: int, state: str = '{"hands": "pepper"}') -> None:
    """Make the state of a table unreadable."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("UPDATE tables SET state = ?, number = number + 1 WHERE id = ?", (state.encode(), table))
