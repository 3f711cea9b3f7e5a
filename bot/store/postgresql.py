"""All that only PostgreSQL needs: its address as hosts write it, and two ways to begin a transaction.

Who writes sees at every statement what is committed by then, and locks what others may want to change: a table's row
is the lock of all that belongs to it. Who looks sees one instant.
"""

import asyncio
import socket
from collections.abc import Callable, Iterable
from typing import TypeAlias
from weakref import WeakSet

import asyncpg
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.transaction import Called, Summons, read_call

Connection: TypeAlias = asyncpg.Connection

SCHEMES = ("postgres", "postgresql")
CONNECTIONS = 10
"""So many a process has at most: the smallest plans of hosts allow twenty, and two processes overlap in a deploy."""
SECONDS_TO_CONNECT = 10
SECONDS_UNTIL_DEAD = 15
"""Of a machine that says nothing for so long nobody waits for anything any more: neither we for that of the server, nor
the server for ours, of which others want what it has locked."""
ASKED = 3
"""So often whoever is silent is asked meanwhile whether they are there."""
_OF_A_SOCKET = ("TCP_KEEPIDLE", "TCP_KEEPINTVL", "TCP_KEEPCNT", "TCP_USER_TIMEOUT")
_OF_THE_SERVER = ("tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count", "tcp_user_timeout")
"""After how many seconds of silence one asks, and asks again; how often; after how many milliseconds nobody is there:
as our system calls it, and as the server does."""
_NOT_FOR_US = frozenset({"channel_binding", "connect_timeout", "connection_limit", "gssencmode", "pgbouncer"})
"""What hosts write into addresses that asyncpg cannot do, or that is meant for other programs."""
ONE_AT_A_TIME = 0x6D61726B6574
"""The lock under which the database is brought up to date: «market», as a number."""

CHANNEL = "market_hall"

_PASSES = ("08", "40", "53", "55", "57")
"""The classes of PostgreSQL's errors that concern no statement in particular: connections, clashes, too little of
something, what is locked, and a server that stops."""


def is_postgresql(url: URL) -> bool:
    """Whether an address is that of a PostgreSQL database."""
    return url.drivername in SCHEMES or url.get_backend_name() == "postgresql"


class Lines:
    """The connections that are open."""

    seconds_to_close = 1.0
    """So many a server may take to say goodbye."""

    def __init__(self, url: URL) -> None:
        self._address = for_asyncpg(url)
        self._open = WeakSet[Connection]()
        self._are_cut = False

    async def open(self) -> Connection:
        """Open one, at both ends of which it is noticed when the other is dead."""
        if self._are_cut:
            raise ConnectionAbortedError("the database is closed")
        connection = await asyncpg.connect(self._address, timeout=SECONDS_TO_CONNECT)
        self._open.add(connection)
        _notice_a_dead_server(connection)
        await _notice_a_dead_process(connection)
        return connection

    def cut(self) -> None:
        """Whoever waits for an answer waits no longer, and none is opened any more."""
        self._are_cut = True
        for connection in list(self._open):
            connection.terminate()

    async def close(self) -> None:
        """None is left open."""
        self.cut()


def engines(url: URL, lines: Lines) -> tuple[AsyncEngine, AsyncEngine]:
    """One that writes and one that reads; both share their connections."""
    writer = create_async_engine(
        URL.create("postgresql+asyncpg"),
        async_creator=lines.open,
        isolation_level="READ COMMITTED",
        pool_size=CONNECTIONS // 2,
        max_overflow=CONNECTIONS - CONNECTIONS // 2,
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
    """Hear what is called out, until the connection is lost.

    What was called before is not heard. So that of a timer is heard at once: one may have been set meanwhile, and
    whoever keeps time sleeps for as long as a minute.
    """
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
    told(Called(Summons.TIMERS))
    await lost.wait()


def passes(error: sa.exc.DBAPIError) -> bool:
    """Whether nothing is wrong with what was asked for: the server is away, or two stood in each other's way."""
    state = getattr(error.orig, "sqlstate", None) or ""
    # A server that ends a connection says so before it does: asyncpg is in the middle of that, and does not know more.
    ending = isinstance(error, sa.exc.InternalError) and not state
    return error.connection_invalidated or ending or state.startswith(_PASSES)


def told(error: BaseException) -> str:
    """What a server, or the way to it, says against us, in a line."""
    said = error.orig.__cause__ if isinstance(error, sa.exc.DBAPIError) and error.orig is not None else error
    lines = str(said or error).splitlines()
    return lines[0].rstrip(".") if lines else "it does not answer"


def for_asyncpg(url: URL) -> str:
    """An address as hosts give it, without what asyncpg does not know."""
    query = {("sslmode" if name == "ssl" else name): value for name, value in url.query.items()}
    known = {name: value for name, value in query.items() if name not in _NOT_FOR_US}
    return url.set(drivername="postgresql", query=known).render_as_string(hide_password=False)


def _until_dead() -> tuple[int, int, int, int]:
    """The figures at both ends of a connection, in the order of their names."""
    asked_after = SECONDS_UNTIL_DEAD // ASKED
    return asked_after, asked_after, ASKED - 1, SECONDS_UNTIL_DEAD * 1000


def _notice_a_dead_server(connection: Connection) -> None:
    """A machine that is gone does not say so: without this, the system waits for it for a quarter of an hour."""
    line = connection._transport.get_extra_info("socket")  # noqa: SLF001 - nobody else gives it
    if line.family == getattr(socket, "AF_UNIX", None):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in zip(_OF_A_SOCKET, _until_dead(), strict=True):
        if hasattr(socket, name):  # not every system has each of them
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


async def _notice_a_dead_process(connection: Connection) -> None:
    """Whose machine dies in the middle of a transaction, or stands still, would keep a table locked for hours."""
    settings = dict(zip(_OF_THE_SERVER, _until_dead(), strict=True))
    settings["idle_in_transaction_session_timeout"] = SECONDS_UNTIL_DEAD * 1000
    await connection.execute("; ".join(f"SET {name} = {value}" for name, value in settings.items()))
