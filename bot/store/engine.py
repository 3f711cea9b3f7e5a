"""Opening the database: migrations, and what only SQLite needs."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, nullcontext
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.transaction import Transaction

MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


NO_ADDRESS = "DATABASE_URL is not the address of a database: sqlite+aiosqlite:///market-hall.sqlite is one, for a file."


class UnwritableDatabaseError(Exception):
    """The database cannot be opened or written; the message says what to do."""

    @classmethod
    def at(cls, place: str) -> "UnwritableDatabaseError":
        """One for a place that was tried."""
        return cls(f"The database {place} cannot be written. Set DATABASE_URL to a place that this user may write to.")


class Store:
    """The database. Everything happens in transactions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # SQLite has one writer; queueing here is fair and quick, its own waiting polls.
        self._turn = asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """A transaction that is committed at its end, or undone whole if anything is raised."""
        async with self._turn, self._engine.begin() as connection:
            yield Transaction(connection)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()


async def open_store(url: str) -> Store:
    """Open a database and bring it up to date."""
    try:
        place = make_url(url).render_as_string(hide_password=True)
        engine = create_async_engine(url)
    except (sa.exc.ArgumentError, sa.exc.InvalidRequestError, ImportError) as error:
        raise UnwritableDatabaseError(NO_ADDRESS) from error
    if engine.dialect.name == "sqlite":
        _prepare_sqlite(engine)
    try:
        _try_sqlite(url)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except CommandError as error:
        await engine.dispose()
        raise UnwritableDatabaseError(f"The database {place} was made by a newer version: start that one.") from error
    except (sa.exc.DatabaseError, OSError, sqlite3.Error) as error:
        await engine.dispose()
        raise UnwritableDatabaseError.at(place) from error
    return Store(engine)


def _try_sqlite(url: str) -> None:
    """Take and give back the lock of a database in a file: the asynchronous driver dies noisily where that fails."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or address.database in (None, "", ":memory:"):
        return
    with closing(sqlite3.connect(str(address.database), timeout=10, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own connection
        connection.isolation_level = None  # we say BEGIN ourselves, below
        cursor = connection.cursor()
        for pragma in SQLITE_PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # A transaction that reads first and writes later would fail against another writer: take the lock at once.
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
