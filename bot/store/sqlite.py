"""All that only SQLite needs: its address, its pragmas and locks, and few trips to aiosqlite's thread.

Opening a cursor, executing, fetching and closing are a trip each, and each trip takes longer than a small statement
does. Here a statement is one trip, and the transaction it is the first of begins on the same one.

A *brief* transaction, whose statements all find their rows by a key, goes there only where it may have to wait: for the
lock, with its first statement, and for the disk, at its end. In between it holds the lock that everybody wants, and on
each trip others would be served first.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import closing
from functools import partial
from typing import Any, Self

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

log = logging.getLogger(__name__)

SECONDS_TO_WAIT = 10
"""How long another process may hold the lock before we give up."""
SERVED = "-served"
"""How the file is called besides that says that somebody serves a database."""
NEXT = "-next"
"""The same, for somebody who stands by."""
SECONDS_TO_LOOK_AGAIN = 0.1
"""Whoever presses something while one process goes and the next comes waits for three seconds."""
PRAGMAS = (f"busy_timeout={SECONDS_TO_WAIT * 1000}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
READER_PRAGMAS = (*PRAGMAS, "query_only=ON")
READ, WRITE = "BEGIN", "BEGIN IMMEDIATE"
"""A transaction that reads first and writes later would fail against another writer: it takes the lock at once."""
BRIEF = "brief"
"""The option of an engine whose transactions are brief."""
CHUNK = 64
"""How many rows aiosqlite itself would fetch at a time; ours are fetched whole."""

OURS: dict[str, Any] = {"isolation_level": None, "check_same_thread": False}
"""How connections are opened: they begin their transactions themselves, and brief ones are not left to their thread."""

Run = Callable[[sqlite3.Connection], sqlite3.Cursor]
Fetched = tuple[list[Any], Any, int, int | None]
"""What a trip fetches: rows, their description, how many were changed, and the last key."""


def is_sqlite(url: URL) -> bool:
    """Whether an address is that of a SQLite database."""
    return url.get_backend_name() == "sqlite"


class Lines:
    """The connections that are open."""

    seconds_to_close = SECONDS_TO_WAIT
    """Whoever waits for the lock is not interrupted."""

    def __init__(self, url: URL) -> None:
        self._address = url
        self._open = set[OneTripConnection]()
        self._are_cut = False

    async def open(self, pragmas: Iterable[str]) -> "OneTripConnection":
        """Open one."""
        if self._are_cut:
            raise ConnectionAbortedError("the database is closed")
        (database,), named = self._address.get_dialect()().create_connect_args(self._address)
        connection = OneTripConnection(partial(sqlite3.connect, database, **{**named, **OURS}), CHUNK)
        self._open = {connection, *(each for each in self._open if not each.has_ended)}
        await connection
        try:
            await connection.executescript(";".join(f"PRAGMA {pragma}" for pragma in pragmas))
        except BaseException:  # cancelled while the bot closes: nobody uses it
            connection.stop()
            raise
        return connection

    def cut(self) -> None:
        """None is opened any more."""
        self._are_cut = True

    async def close(self) -> None:
        """Close those that somebody still uses: they would be given back to nobody, and outlive the store."""
        self.cut()
        await asyncio.gather(*filter(None, [connection.stop() for connection in self._open]))


def engines(url: URL, lines: Lines) -> tuple[AsyncEngine, AsyncEngine]:
    """One that writes and one that reads: the write-ahead log lets both go on at once. Memory has but one for both."""
    writer = _engine(url, partial(lines.open, PRAGMAS), WRITE)
    return writer, writer if _is_in_memory(url) else _engine(url, partial(lines.open, READER_PRAGMAS), READ)


def try_lock(url: URL) -> None:
    """Take and give back the lock of a database in a file: the asynchronous driver dies noisily where that fails."""
    if _is_in_memory(url):
        return
    try:
        with closing(sqlite3.connect(str(url.database), timeout=SECONDS_TO_WAIT, isolation_level=None)) as connection:
            connection.execute(WRITE)
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise OSError(f"{url.database} cannot be locked") from error


class Turn:
    """The turn to serve a database in a file, which one process has; another waits until that is gone.

    The locks are those of two files beside it, one for who serves and one for who comes next: nobody who comes later
    overtakes who stands by. The system gives them back whatever becomes of who holds them.
    """

    def __init__(self, url: URL) -> None:
        self._place = None if _is_in_memory(url) else str(url.database)
        self._next, self._served = (_Lock(self._place, name) for name in (NEXT, SERVED))

    def comes_now(self) -> bool:
        """Have it, if nobody else does and nobody waits for it."""
        if self._place is None:
            return True
        served = self._next.taken() and self._served.taken()
        if served:
            self._next.give_back()
        return served

    async def comes(self) -> None:
        """Have it when whoever has it now is gone."""
        log.warning("another process serves %s: this one stands by, and takes over when it is gone", self._place)
        while not self.comes_now():  # noqa: ASYNC110 - a file calls nobody when it is free
            await asyncio.sleep(SECONDS_TO_LOOK_AGAIN)
        log.warning("the other process is gone: this one takes over")

    def end(self) -> None:
        """Give it back."""
        self._served.give_back()
        self._next.give_back()


class _Lock:
    """A lock of a file beside a database."""

    def __init__(self, place: str | None, name: str) -> None:
        self._file = f"{place}{name}"
        self._held: sqlite3.Connection | None = None

    def taken(self) -> bool:
        """Have it, if nobody else does."""
        if self._held is not None:
            return True
        connection = sqlite3.connect(self._file, timeout=0, isolation_level=None)
        if _locks(connection):
            self._held = connection
        else:
            connection.close()
        return self._held is not None

    def give_back(self) -> None:
        """Let others have it."""
        if self._held is not None:
            self._held.close()
            self._held = None


def _locks(door: sqlite3.Connection) -> bool:
    try:
        door.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True


def _is_in_memory(url: URL) -> bool:
    return url.database in (None, "", ":memory:")


def _engine(url: URL, opened: Callable[[], Awaitable["OneTripConnection"]], how: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        async_creator=opened,
        pool_reset_on_return=None,  # every transaction of ours is ended before its connection is given back
        hide_parameters=True,  # what people hold and do is among them, and errors are logged
    )

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        driver = connection.connection.driver_connection
        if not isinstance(driver, OneTripConnection):
            raise TypeError(driver)
        driver.begin = how
        driver.is_brief = connection.get_execution_options().get(BRIEF, False)
        driver.only_looks = how == READ

    return engine


class OneTripConnection(aiosqlite.Connection):
    """A connection whose statements are one trip each, or none."""

    begin: str | None = None
    """How the transaction is begun to which the next statement belongs; None if it is begun."""
    is_brief = False
    """Whether the transaction is so brief that it goes to the thread only where it may have to wait."""
    only_looks = False
    """Whether the transaction waits for nothing: neither for the lock nor, at its end, for the disk."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], chunk: int) -> None:
        super().__init__(connect, chunk)
        self._thread.daemon = True  # as SQLAlchemy does: a forgotten one must not keep us alive
        self._stopped: asyncio.Future[Any] | None = None

    @property
    def has_ended(self) -> bool:
        """Whether it is closed, and its thread has said so."""
        return self._stopped is not None and self._stopped.done()

    def stop(self) -> asyncio.Future[Any] | None:
        """Have the thread close the connection and end. It does so once: a second call would be answered by nobody."""
        if self._running:
            self._stopped = super().stop()
        return self._stopped

    def cursor(self) -> "OneTripCursor":  # type: ignore[override] # SQLAlchemy asks for no more than this one does
        """A cursor that is open only while its statement is executed."""
        return OneTripCursor(self)

    async def trip(self, run: Run) -> Fetched:
        """Go to the thread, and come back; what is brief, and need not wait for the lock, is done here."""

        def there() -> Fetched:
            if self.begin is not None:
                self._conn.execute(self.begin)
                self.begin = None
            with closing(run(self._conn)) as cursor:
                rows = cursor.fetchall() if cursor.description else []
                return rows, cursor.description, cursor.rowcount, cursor.lastrowid

        if self.is_brief and self.begin != WRITE:
            return there()
        fetched: Fetched = await self._execute(there)  # type: ignore[no-untyped-call] # aiosqlite gives no types
        return fetched

    async def rollback(self) -> None:
        """Undo the transaction; one that looked, briefly, is ended here, for nothing of it is in the thread."""
        if self.is_brief and self.only_looks:
            self._conn.rollback()
        else:
            await super().rollback()


class OneTripCursor:
    """What a statement fetched, as SQLAlchemy wants to read it."""

    arraysize = 1

    def __init__(self, connection: OneTripConnection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        """Execute a statement and fetch its rows."""
        await self._go(lambda connection: connection.execute(statement, parameters))

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Execute a statement with each of these parameters."""
        await self._go(lambda connection: connection.executemany(statement, parameters))

    async def _go(self, run: Run) -> None:
        self._rows, self.description, self.rowcount, self.lastrowid = await self._connection.trip(run)

    async def fetchall(self) -> list[Any]:
        """The rows, which are here already."""
        return self._rows

    async def close(self) -> None:
        """Nothing is open."""
