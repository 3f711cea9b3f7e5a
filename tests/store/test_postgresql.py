"""What only a database with several writers can get wrong."""

import asyncio

import pytest
from sqlalchemy.engine import make_url

from bot.front.marking import Marks, Sent
from bot.host.health import Health
from bot.host.time.clock import SystemClock
from bot.messages.message import Message
from bot.store import Called, NoticeKind, Store, Summons, Timer, TimerKind, open_store
from bot.store.postgresql import for_asyncpg
from bot.store.transaction import read_call
from tests.patience import until
from tests.store.examples import HELLO, NOON, add, record

pytestmark = pytest.mark.databases("postgresql")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_an_address_is_understood_as_hosts_write_it(scheme: str) -> None:
    url = for_asyncpg(make_url(f"{scheme}://ana:secret@db.example:6432/hall?sslmode=require"))
    assert url == make_url("postgresql+asyncpg://ana:secret@db.example:6432/hall?ssl=require")


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
        async with other.transaction() as tx:
            await tx.timers.add([Timer(kind=TimerKind.DIGEST, at=NOON, person_id=11)])
        return Called(Summons.TIMERS) in heard

    await until(is_heard, "a timer that another process has set is heard of")
    await other.close()
    hearing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await hearing
