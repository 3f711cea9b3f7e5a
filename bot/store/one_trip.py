"""aiosqlite with one trip to its thread per statement.

Opening a cursor, executing, fetching and closing are a trip each, and each trip takes longer than a small statement
does. Here a statement is one trip, and the transaction it is the first of begins on the same one.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from typing import Any, Self

import aiosqlite
from sqlalchemy.engine.url import URL

CHUNK = 64
"""How many rows aiosqlite itself would fetch at a time; ours are fetched whole."""

Run = Callable[[sqlite3.Connection], sqlite3.Cursor]
Brought = tuple[list[Any], Any, int, int | None]
"""What a trip brings: rows, their description, how many were changed, and the last key."""


class OneTripCursor:
    """What a statement brought, as SQLAlchemy wants to read it."""

    arraysize = 1

    def __init__(self, connection: "OneTripConnection") -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        """Execute a statement and fetch what it brings."""
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


class OneTripConnection(aiosqlite.Connection):
    """A connection whose statements are one trip each."""

    begin: str | None = None
    """How the transaction is begun to which the next statement belongs; None if it is begun."""

    def cursor(self) -> OneTripCursor:  # type: ignore[override] # SQLAlchemy asks for no more than this one does
        """A cursor that is open only while its statement is executed."""
        return OneTripCursor(self)

    async def trip(self, run: Run) -> Brought:
        """Go to the thread, and come back."""

        def there() -> Brought:
            if self.begin is not None:
                self._conn.execute(self.begin)
                self.begin = None
            with closing(run(self._conn)) as cursor:
                rows = cursor.fetchall() if cursor.description else []
                return rows, cursor.description, cursor.rowcount, cursor.lastrowid

        brought: Brought = await self._execute(there)  # type: ignore[no-untyped-call] # aiosqlite gives no types
        return brought


async def connect(url: URL, pragmas: Iterable[str]) -> OneTripConnection:
    """Open a connection; it begins its transactions itself."""
    (database,), named = url.get_dialect()().create_connect_args(url)
    connection = OneTripConnection(lambda: sqlite3.connect(database, **{**named, "isolation_level": None}), CHUNK)
    connection._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy does: a forgotten one must not keep us alive
    await connection
    await connection.executescript(";".join(f"PRAGMA {pragma}" for pragma in pragmas))
    return connection
