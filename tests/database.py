"""Databases for tests: a new one is a copy of one that was brought up to date once, in a fifth of the time.

A path is a file of SQLite, a text the address of a database of PostgreSQL.
"""

import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from bot.store import Store, open_store
from bot.store.schema import metadata
from tests.postgresql import Server

Database = Path | str

_new: list[bytes] = []
_first: dict[str, sa.Engine] = {}
_on: dict[Server, str] = {}
_EMPTY = [
    *(f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables)),
    *(f"ALTER SEQUENCE {name}_id_seq RESTART" for name in ("tables", "outbox", "timers", "results", "tournaments")),
]


async def open_database(database: Database) -> Store:
    """The store in this place; if there is none yet, a new one."""
    if isinstance(database, str):
        return _compile_once(await open_store(database))
    if not _new:
        with tempfile.TemporaryDirectory() as folder:
            template = Path(folder) / "new.sqlite"
            await (await open_store(address(template))).close()
            _remember(template)
    _write_unless_there(database)
    return _compile_once(await open_store(address(database)))


def _compile_once(store: Store) -> Store:
    """Let what SQLAlchemy makes of a statement serve all databases of a kind: else every test makes it anew."""
    for each in (store._writer, store._reader, store._brief_writer, store._brief_reader):
        engine = each.sync_engine
        first = _first.setdefault(engine.dialect.name, engine)
        engine.dialect, engine._compiled_cache = first.dialect, first._compiled_cache
    return store


def copy_database(database: Path, to: Path) -> None:
    """Write what is kept in a file now into another, whoever uses it."""
    with closing(sqlite3.connect(database)) as kept, closing(sqlite3.connect(to)) as copy:
        kept.backup(copy)


async def emptied_on(server: Server) -> str:
    """The address of a database on a server in which nothing is: of one and the same, for files are dear."""
    if server not in _on:
        _on[server] = server.new_database()
        await (await open_store(server.url(_on[server]))).close()
    server.tell(*_EMPTY, database=_on[server])
    return server.url(_on[server])


def _remember(template: Path) -> None:
    _new.append(template.read_bytes())


def _write_unless_there(file: Path) -> None:
    if not file.exists():
        file.write_bytes(_new[0])


def address(database: Database) -> str:
    """The address of a database."""
    return database if isinstance(database, str) else f"sqlite+aiosqlite:///{database}"
