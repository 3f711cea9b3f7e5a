"""Opening the database and bringing it up to date; transactions, and looks that stand in nobody's way."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import cache
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import postgresql, sqlite
from bot.store.records.outbox import Notice
from bot.store.transaction import Called, Transaction

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"

Listener = Callable[[Sequence[Notice]], None]

NO_ADDRESS = (
    "DATABASE_URL is not the address of a database: sqlite+aiosqlite:///market-hall.sqlite is one, for a file,"
    " and postgresql://person:password@host/name another, for a server."
)


class UnwritableDatabaseError(Exception):
    """The database cannot be opened or written; the message says what to do."""

    @classmethod
    def at(cls, place: str) -> "UnwritableDatabaseError":
        """One for a place that was tried."""
        return cls(f"The database {place} cannot be written. Set DATABASE_URL to a place that this user may write to.")

    @classmethod
    def on(cls, server: str, why: str) -> "UnwritableDatabaseError":
        """One for a server that was asked."""
        return cls(f"The database {server} cannot be used: {why}. Check DATABASE_URL, and whether the server runs.")


class StoreIsAwayError(Exception):
    """The server that keeps the database is away, or two transactions stood in each other's way: try again."""


STORE_IS_AWAY = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError, StoreIsAwayError, OSError)
"""What is raised if the database does not answer for now: it is locked, its disk is full, it cannot be reached."""


class Store:
    """The database. What is changed is changed in transactions; who only looks stands in nobody's way."""

    def __init__(
        self,
        writer: AsyncEngine,
        reader: AsyncEngine,
        turn: AbstractAsyncContextManager[None],
        lines: postgresql.Lines | sqlite.Lines,
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._brief_writer, self._brief_reader = (each.execution_options(brief=True) for each in (writer, reader))
        self._turn = turn
        self._lines = lines
        self.shared = isinstance(lines, postgresql.Lines)
        """Whether several processes may serve what is kept here."""
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Tell somebody what is to be sent, in order, as soon as it stands in the outbox for good."""
        self._listeners.append(listener)

    @property
    def connections(self) -> int:
        """How many connections to the database are in use."""
        pools = {id(engine.pool): engine.pool for engine in (self._writer, self._reader)}
        return sum(pool.checkedout() for pool in pools.values() if isinstance(pool, sa.pool.QueuePool))

    @asynccontextmanager
    async def transaction(self, *, brief: bool = False) -> AsyncIterator[Transaction]:
        """A transaction that is committed at its end, or undone whole if anything is raised.

        It is ``brief`` if each of its statements finds few rows, by a key: SQLite then serves nobody else in between.
        """
        async with self._turn:
            writer = self._brief_writer if brief else self._writer
            async with _told_apart(), writer.begin() as connection:
                tx = Transaction(connection)
                yield tx
                if self.shared and tx.calls:
                    await postgresql.call(connection, tx.calls)
            if tx.outbox.changed:
                for listener in self._listeners:
                    listener(tx.outbox.changed)

    @asynccontextmanager
    async def reading(self, *, brief: bool = False) -> AsyncIterator[Transaction]:
        """A transaction that only looks: at what is true at one instant, whoever is writing. It may be ``brief``, too.

        The database itself refuses a write here; in memory, where one connection does both, it is not committed.
        """
        alone = self._turn if self._reader is self._writer else nullcontext()
        reader = self._brief_reader if brief else self._reader
        async with alone, _told_apart(), reader.connect() as connection:
            yield Transaction(connection)

    async def hear(self, told: Callable[[Called], None]) -> None:
        """Hear what the processes call out that share this database, until the connection is lost."""
        async with _told_apart(), self._writer.connect() as connection:
            await postgresql.hear(connection, told)
        raise StoreIsAwayError("the connection on which other processes are heard is lost")

    async def migrate(self) -> None:
        """Bring the database up to date."""
        async with self._writer.begin() as connection:
            await connection.run_sync(_migrate)

    def cut(self) -> None:
        """Nobody waits for the database any longer, if it is that of a server that does not answer."""
        self._lines.cut()

    async def close(self) -> None:
        """Let go of the database. A server may take a moment to say goodbye, and so may a disk."""
        try:
            async with asyncio.timeout(self._lines.seconds_to_close):
                await self._reader.dispose()
                await self._writer.dispose()
                await self._lines.close()
        except TimeoutError:
            log.warning("the database does not answer: its connections are cut")
            self.cut()


async def open_store(url: str) -> Store:
    """Open a database and bring it up to date."""
    return await _bring_up_to_date(store_at(url), read_address(url))


def store_at(url: str) -> Store:
    """The store in a place, which nobody has looked at yet."""
    try:
        return _store_at(read_address(url))
    except (sa.exc.ArgumentError, sa.exc.InvalidRequestError, ImportError) as error:
        raise UnwritableDatabaseError(NO_ADDRESS) from error


async def _bring_up_to_date(store: Store, address: URL) -> Store:
    place = address.render_as_string(hide_password=True)
    try:
        if sqlite.is_sqlite(address):
            sqlite.try_lock(address)
        await store.migrate()
    except CommandError as error:
        await store.close()
        raise UnwritableDatabaseError(f"The database {place} was made by a newer version: start that one.") from error
    except (sa.exc.DBAPIError, OSError) as error:
        await store.close()
        if store.shared:
            raise UnwritableDatabaseError.on(place, postgresql.told(error)) from error
        raise UnwritableDatabaseError.at(place) from error
    return store


class Door:
    """The way into a database for a bot. Where it cannot be shared, another that comes stands by before it."""

    def __init__(self, url: str) -> None:
        self._address = read_address(url)
        self.store = store_at(url)
        """What nobody may touch before the door is open."""
        self._turn = sqlite.Turn(self._address) if sqlite.is_sqlite(self._address) else None
        self.is_free = self._turn is None or self._turn.comes_now()
        """Whether nobody is in the way."""

    async def open(self) -> None:
        """Go in, when nobody is in the way any more."""
        if self._turn is not None and not self.is_free:
            await self._turn.comes()
        await _bring_up_to_date(self.store, self._address)

    async def close(self) -> None:
        """Go out, and let the next one in."""
        await self.store.close()
        if self._turn is not None:
            self._turn.end()


@asynccontextmanager
async def before_the_door(url: str) -> AsyncIterator[Door]:
    """Stand before the door of a database, until one goes, in or out."""
    try:
        door = Door(url)
    except sqlite3.Error as error:
        raise UnwritableDatabaseError.at(read_address(url).render_as_string(hide_password=True)) from error
    try:
        yield door
    finally:
        await door.close()


def can_be_shared(url: str) -> bool:
    """Whether several processes may serve what is kept there."""
    return postgresql.is_postgresql(read_address(url))


def read_address(url: str) -> URL:
    """An address of a database, if it is one."""
    try:
        return make_url(url)
    except sa.exc.ArgumentError as error:
        raise UnwritableDatabaseError(NO_ADDRESS) from error


def _store_at(address: URL) -> Store:
    if sqlite.is_sqlite(address):
        # SQLite has one writer; queueing here is fair and quick, its own waiting polls.
        files = sqlite.Lines(address)
        return Store(*sqlite.engines(address, files), turn=asyncio.Lock(), lines=files)
    if postgresql.is_postgresql(address):
        lines = postgresql.Lines(address)
        return Store(*postgresql.engines(address, lines), turn=nullcontext(), lines=lines)
    raise sa.exc.ArgumentError(address.drivername)


@asynccontextmanager
async def _told_apart() -> AsyncIterator[None]:
    """Tell what passes from what is wrong: of SQLite its class says which, of PostgreSQL its code."""
    try:
        yield
    except sa.exc.DBAPIError as error:
        if type(error) in (sa.exc.DBAPIError, sa.exc.InternalError) and postgresql.passes(error):
            raise StoreIsAwayError(str(error.orig)) from error
        raise


def _migrate(connection: sa.Connection) -> None:
    postgresql.wait_for_turn(connection)
    if MigrationContext.configure(connection).get_current_heads() == _newest():
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@cache
def _newest() -> tuple[str, ...]:
    """The last migration there is, as a database says that it has had it."""
    return tuple(ScriptDirectory.from_config(_config()).get_heads())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
