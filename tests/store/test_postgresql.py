"""What only a database with several writers can get wrong."""

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from ctypes import addressof, create_string_buffer
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from bot.front.marking import Marks, Sent
from bot.host.health import Health
from bot.host.time.clock import SystemClock
from bot.messages.message import Message
from bot.store import STORE_IS_AWAY, Called, NoticeKind, Store, Summons, Timer, TimerKind, open_store, postgresql
from bot.store.engine import UnwritableDatabaseError
from bot.store.postgresql import for_asyncpg
from bot.store.transaction import read_call
from tests.patience import patience, until
from tests.store.examples import HELLO, NOON, add, record

pytestmark = pytest.mark.databases("postgresql")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
@pytest.mark.parametrize("asked", ["sslmode=require", "ssl=require", "sslmode=require&channel_binding=require"])
def test_an_address_is_understood_as_hosts_write_it(scheme: str, asked: str) -> None:
    address = for_asyncpg(make_url(f"{scheme}://ana:s%2Fcret@db.example:6432/hall?{asked}"))
    assert address == "postgresql://ana:s%2Fcret@db.example:6432/hall?sslmode=require"


@pytest.mark.parametrize(
    "asked", ["sslmode=prefer", "connect_timeout=10", "application_name=hall", "options=-csearch_path%3Dpublic"]
)
async def test_what_hosts_write_after_the_question_mark_does_no_harm(url: str, asked: str) -> None:
    await (await open_store(f"{url}?{asked}")).close()


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"database": "nothing"}, 'database "nothing" does not exist'),
        ({"username": "nobody", "password": "guessed"}, 'role "nobody" does not exist'),
        ({"port": 9}, "Connect call failed"),
        ({"query": {"sslmode": "require"}}, "rejected SSL upgrade"),
        ({"query": {"sslmode": "perhaps"}}, "`sslmode` parameter must be one of"),
    ],
)
async def test_a_server_that_refuses_us_is_quoted_in_a_sentence(url: str, changed: dict[str, Any], told: str) -> None:
    address = make_url(url).set(**changed).render_as_string(hide_password=False)
    with pytest.raises(UnwritableDatabaseError) as refused:
        await open_store(address)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)
    assert "guessed" not in str(refused.value)


@pytest.mark.defect(35)
async def test_who_stands_still_in_the_middle_of_a_change_keeps_nobody_from_the_table(
    url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a machine does that is gone: without an end to that, its server would wait for it for hours."""
    monkeypatch.setattr(postgresql, "SECONDS_UNTIL_DEAD", 3)
    table = await add(store, record())
    still = await open_store(url)
    async with patience("somebody else has the table"):
        with pytest.raises(STORE_IS_AWAY):  # noqa: PT012 - how it stands still
            async with still.transaction() as tx:
                await tx.tables.lock(table.id)
                async with store.transaction() as other:
                    await other.tables.lock(table.id)
                await tx.tables.lock(table.id)
    await still.close()


@pytest.mark.defect(35)
async def test_a_server_that_is_gone_without_a_word_is_not_waited_for(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "SECONDS_UNTIL_DEAD", 3)
    async with wire_to(url) as wire:
        store = await open_store(wire.url)
        async with store.reading() as look:
            await look.timers.alive_at()
        wire.lose_everything()
        async with patience("whoever asks a server that is gone hears so"):
            with pytest.raises(STORE_IS_AWAY):
                async with store.reading() as look:
                    await look.timers.alive_at()
        store.cut()
        await store.close()


class Wire:
    """A way to a server that can lose everything that is sent on it, as a network does."""

    def __init__(self, url: str, ours: asyncio.Server) -> None:
        self.url = make_url(url).set(port=ours.sockets[0].getsockname()[1]).render_as_string(hide_password=False)
        self.ends: list[asyncio.StreamWriter] = []
        self.carriers: list[asyncio.Task[None]] = []

    def lose_everything(self) -> None:
        """From now on nothing arrives here, and nobody is told so."""
        for end in self.ends:
            line = end.get_extra_info("socket")
            line.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, struct.pack("HL", 1, addressof(LOSE_ALL)))


SO_ATTACH_FILTER = 26
LOSE_ALL = create_string_buffer(struct.pack("HBBI", 0x06, 0, 0, 0))
"""For Linux: of every packet that comes let nothing through."""


@asynccontextmanager
async def wire_to(url: str) -> AsyncIterator[Wire]:
    """A wire to the server of a database."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await reader.read(4096):
                writer.write(some)
        writer.close()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server_says, to_server = await asyncio.open_connection(make_url(url).host, make_url(url).port)
        wire.ends.append(writer)
        wire.carriers += [asyncio.create_task(carry(*way)) for way in ((reader, to_server), (server_says, writer))]

    ours = await asyncio.start_server(connect, "127.0.0.1", 0)
    wire = Wire(url, ours)
    try:
        yield wire
    finally:
        ours.close()
        for end in wire.ends:
            end.transport.abort()
        await asyncio.gather(*wire.carriers)


def test_what_a_newer_version_calls_out_is_not_understood_and_harms_nobody() -> None:
    calls = [Called(Summons.TIMERS), Called(Summons.HURRY, 1234567890123456789)]
    assert [read_call(str(each)) for each in calls] == calls
    assert read_call("dance:7") is None


async def test_an_edit_that_is_written_while_the_one_before_arrives_is_not_lost(store: Store) -> None:
    table = await add(store, record())
    marks = Marks(store, SystemClock(), Health(SystemClock()), lambda _: asyncio.sleep(0, result=True))
    async with store.transaction() as tx:
        post = await tx.outbox.post(HELLO, NOON, table_id=table.id, channel_id=7)
        (notice,) = await tx.outbox.waiting()
    await marks.write(Sent(notice, message_id=99))
    async with store.transaction() as tx:
        await tx.outbox.edit(post, Message(text="Changed"), NOON)
        (edit,) = await tx.outbox.waiting()
        arrived = await tx.outbox.as_shown(edit)
    async with store.transaction() as tx:
        await tx.tables.lock(table.id)
        await tx.outbox.edit(post, Message(text="Changed again"), NOON)
        marking = asyncio.create_task(marks.write(Sent(arrived)))
        await _until_somebody_waits(store)
        assert not marking.done()
    await marking
    async with store.reading() as look:
        (again,) = await look.outbox.waiting()
        assert (again.kind, again.id > edit.id) == (NoticeKind.EDIT, True)


@pytest.mark.parametrize("whose", [{"opener_id": 11}, {"guild_id": 1}])
async def test_who_counts_open_tables_waits_for_who_has_counted_them_and_adds_one(
    store: Store, whose: dict[str, int]
) -> None:
    async def count() -> int:
        async with store.transaction() as tx:
            return await tx.tables.count_open(**whose)

    async with store.transaction() as tx:
        assert await tx.tables.count_open(**whose) == 0
        counting = asyncio.create_task(count())
        await _until_somebody_waits(store)
        await tx.tables.add(record())
    assert await counting == 1


async def _until_somebody_waits(store: Store) -> None:
    """Until a transaction waits for another."""

    async def waits() -> bool:
        async with store._writer.connect() as connection:
            found = await connection.exec_driver_sql("SELECT count(*) FROM pg_locks WHERE NOT granted")
            return bool(found.scalar_one())

    await until(waits, "a transaction waits for another")


async def test_other_processes_hear_that_a_timer_was_set(store: Store, url: str) -> None:
    heard: list[Called] = []
    hearing = asyncio.create_task(store.hear(heard.append))
    other = await open_store(url)

    async def is_heard() -> bool:
        return Called(Summons.TIMERS) in heard

    await until(is_heard, "whoever begins to hear is told of timers that may have been set before")
    heard.clear()
    async with other.transaction() as tx:
        await tx.timers.add([Timer(kind=TimerKind.DIGEST, at=NOON, person_id=11)])
    await until(is_heard, "a timer that another process has set is heard of")
    await other.close()
    hearing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await hearing
