"""All that only PostgreSQL needs: its address as hosts write it, and two ways to begin a transaction.

Who writes sees at every statement what is committed by then, and locks what others may want to change: a table's row
is the lock of all that belongs to it. Who looks sees one instant.
"""

import asyncio
from collections.abc import Callable, Iterable

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.transaction import Called, read_call

SCHEMES = ("postgres", "postgresql")
CONNECTIONS = 10
"""So many a process has at most: the smallest plans of hosts allow twenty, and two processes overlap in a deploy."""
SECONDS_TO_CONNECT = 10
ONE_AT_A_TIME = 0x6D61726B6574
"""The lock under which the database is brought up to date: «market», as a number."""

CHANNEL = "market_hall"

_PASSES = ("08", "40", "53", "55", "57")
"""The classes of PostgreSQL's errors that concern no statement in particular: connections, clashes, too little of
something, what is locked, and a server that stops."""


def is_postgresql(url: URL) -> bool:
    """Whether an address is that of a PostgreSQL database."""
    return url.drivername in SCHEMES or url.get_backend_name() == "postgresql"


def engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """One that writes and one that reads; both share their connections."""
    writer = create_async_engine(
        for_asyncpg(url),
        isolation_level="READ COMMITTED",
        pool_size=CONNECTIONS // 2,
        max_overflow=CONNECTIONS - CONNECTIONS // 2,
        connect_args={"timeout": SECONDS_TO_CONNECT},
        hide_parameters=True,  # what people hold and do is among them, and errors are logged
    )

    @event.listens_for(writer.sync_engine, "checkout")
    def check(connection: sa.engine.interfaces.DBAPIConnection, *_: object) -> None:
        if connection.driver_connection.is_closed():  # the server was started anew meanwhile
            raise sa.exc.DisconnectionError

    return writer, writer.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def wait_for_turn(connection: sa.Connection) -> None:
    """Of several processes that bring a database up to date, one does, and the others wait until it has."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))


async def call(connection: AsyncConnection, calls: Iterable[Called]) -> None:
    """Call the other processes, once this transaction is committed."""
    for each in calls:
        await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, str(each))))


async def hear(connection: AsyncConnection, told: Callable[[Called], None]) -> None:
    """Hear what is called out, until the connection is lost."""
    lost = asyncio.Event()

    def heard(_connection: object, _process: object, _channel: object, text: object) -> None:
        called = read_call(str(text))
        if called is not None:
            told(called)

    driver = (await connection.get_raw_connection()).driver_connection
    if driver is None:
        raise TypeError(driver)
    driver.add_termination_listener(lambda _: lost.set())
    await driver.add_listener(CHANNEL, heard)
    await lost.wait()


def passes(error: sa.exc.DBAPIError) -> bool:
    """Whether nothing is wrong with what was asked for: the server is away, or two stood in each other's way."""
    state = getattr(error.orig, "sqlstate", None) or ""
    # A server that ends a connection says so before it does: asyncpg is in the middle of that, and does not know more.
    ending = isinstance(error, sa.exc.InternalError) and not state
    return error.connection_invalidated or ending or state.startswith(_PASSES)


def for_asyncpg(url: URL) -> URL:
    """An address as hosts give it, with what asyncpg calls by another name."""
    query = {("ssl" if name == "sslmode" else name): value for name, value in url.query.items()}
    return url.set(drivername="postgresql+asyncpg", query=query)
