"""Opening the database: migrations, and what only SQLite needs."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing, nullcontext
from functools import partial
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.one_trip import OneTripConnection, connect
from bot.store.reading import Reading
from bot.store.records import Notice
from bot.store.transaction import Transaction

MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE_PRAGMAS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
READER_PRAGMAS = (*SQLITE_PRAGMAS, "query_only=ON")
READ, WRITE = "BEGIN", "BEGIN IMMEDIATE"
"""A transaction that reads first and writes later would fail against another writer: it takes the lock at once."""

Listener = Callable[[Sequence[Notice]], None]

NO_ADDRESS = "DATABASE_URL is not the address of a database: sqlite+aiosqlite:///market-hall.sqlite is one, for a file."


class UnwritableDatabaseError(Exception):
    """The database cannot be opened or written; the message says what to do."""

    @classmethod
    def at(cls, place: str) -> "UnwritableDatabaseError":
        """One for a place that was tried."""
        return cls(f"The database {place} cannot be written. Set DATABASE_URL to a place that this user may write to.")


class Store:
    """The database. What is changed is changed in transactions; who only looks stands in nobody's way."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader
        # SQLite has one writer; queueing here is fair and quick, its own waiting polls.
        self._turn = asyncio.Lock() if writer.dialect.name == "sqlite" else nullcontext()
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Tell somebody what is to be sent, in order, as soon as it stands in the outbox for good."""
        self._listeners.append(listener)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """A transaction that is committed at its end, or undone whole if anything is raised."""
        async with self._turn:
            async with self._writer.begin() as connection:
                tx = Transaction(connection)
                yield tx
            if tx.notices:
                for listener in self._listeners:
                    listener(tx.notices)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        """A look at what is true at one instant, whoever is writing."""
        alone = self._turn if self._reader is self._writer else nullcontext()
        async with alone, self._reader.connect() as connection:
            yield Reading(connection)

    async def close(self) -> None:
        """Let go of the database."""
        await self._reader.dispose()
        await self._writer.dispose()


async def open_store(url: str) -> Store:
    """Open a database and bring it up to date."""
    try:
        place = make_url(url).render_as_string(hide_password=True)
        writer, reader = _engines(make_url(url))
    except (sa.exc.ArgumentError, sa.exc.InvalidRequestError, ImportError) as error:
        raise UnwritableDatabaseError(NO_ADDRESS) from error
    store = Store(writer, reader)
    try:
        _try_sqlite(url)
        async with writer.begin() as connection:
            await connection.run_sync(_migrate)
    except CommandError as error:
        await store.close()
        raise UnwritableDatabaseError(f"The database {place} was made by a newer version: start that one.") from error
    except (sa.exc.DatabaseError, OSError, sqlite3.Error) as error:
        await store.close()
        raise UnwritableDatabaseError.at(place) from error
    return store


def _try_sqlite(url: str) -> None:
    """Take and give back the lock of a database in a file: the asynchronous driver dies noisily where that fails."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or _is_in_memory(address):
        return
    with closing(sqlite3.connect(str(address.database), timeout=10, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")


def _is_in_memory(url: URL) -> bool:
    return url.database in (None, "", ":memory:")


def _engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """One that writes and one that reads; SQLite's write-ahead log lets both go on at once, if there is a file."""
    if url.get_backend_name() != "sqlite":
        engine = create_async_engine(url)
        return engine, engine
    if _is_in_memory(url):
        engine = _sqlite_engine(url, SQLITE_PRAGMAS, WRITE)
        return engine, engine
    return _sqlite_engine(url, SQLITE_PRAGMAS, WRITE), _sqlite_engine(url, READER_PRAGMAS, READ)


def _sqlite_engine(url: URL, pragmas: Sequence[str], how: str) -> AsyncEngine:
    # Every transaction of ours is ended before its connection is given back: there is nothing to reset.
    engine = create_async_engine(url, async_creator=partial(connect, url, pragmas), pool_reset_on_return=None)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        driver = connection.connection.driver_connection
        if not isinstance(driver, OneTripConnection):
            raise TypeError(driver)
        driver.begin = how

    return engine


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
