"""Opening the database and bringing it up to date; transactions, and looks that stand in nobody's way."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store import sqlite
from bot.store.records import Notice
from bot.store.transaction import Transaction

MIGRATIONS = Path(__file__).parent / "migrations"

Listener = Callable[[Sequence[Notice]], None]

STORE_IS_AWAY = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError, OSError)
"""What is raised if the database does not answer for now: it is locked, its disk is full, it cannot be reached."""

NO_ADDRESS = "DATABASE_URL is not the address of a database: sqlite+aiosqlite:///market-hall.sqlite is one, for a file."


class UnwritableDatabaseError(Exception):
    """The database cannot be opened or written; the message says what to do."""

    @classmethod
    def at(cls, place: str) -> "UnwritableDatabaseError":
        """One for a place that was tried."""
        return cls(f"The database {place} cannot be written. Set DATABASE_URL to a place that this user may write to.")


class Store:
    """The database. What is changed is changed in transactions; who only looks stands in nobody's way."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine, turn: AbstractAsyncContextManager[None]) -> None:
        self._writer = writer
        self._reader = reader
        self._turn = turn
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
            if tx.outbox.changed:
                for listener in self._listeners:
                    listener(tx.outbox.changed)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """A transaction that only looks: at what is true at one instant, whoever is writing.

        SQLite itself refuses a write here; in memory, where one connection does both, it is not committed.
        """
        alone = self._turn if self._reader is self._writer else nullcontext()
        async with alone, self._reader.connect() as connection:
            yield Transaction(connection)

    async def migrate(self) -> None:
        """Bring the database up to date."""
        async with self._writer.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Let go of the database."""
        await self._reader.dispose()
        await self._writer.dispose()


async def open_store(url: str) -> Store:
    """Open a database and bring it up to date."""
    try:
        address = make_url(url)
        store = _store_at(address)
    except (sa.exc.ArgumentError, sa.exc.InvalidRequestError, ImportError) as error:
        raise UnwritableDatabaseError(NO_ADDRESS) from error
    place = address.render_as_string(hide_password=True)
    try:
        if sqlite.is_sqlite(address):
            sqlite.try_lock(address)
        await store.migrate()
    except CommandError as error:
        await store.close()
        raise UnwritableDatabaseError(f"The database {place} was made by a newer version: start that one.") from error
    except (sa.exc.DatabaseError, OSError) as error:
        await store.close()
        raise UnwritableDatabaseError.at(place) from error
    return store


def _store_at(address: URL) -> Store:
    if sqlite.is_sqlite(address):
        # SQLite has one writer; queueing here is fair and quick, its own waiting polls.
        return Store(*sqlite.engines(address), turn=asyncio.Lock())
    engine = create_async_engine(address, hide_parameters=True)
    return Store(engine, engine, turn=nullcontext())


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
