"""A database in a file, and one in memory."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Person, Store, open_store
from bot.store import sqlite as doors
from bot.store.engine import STORE_IS_AWAY, before_the_door
from tests.database import Database
from tests.patience import patience, until
from tests.store.examples import add, record

pytestmark = pytest.mark.databases("sqlite")


async def test_a_database_in_memory_is_read_and_written_in_turn() -> None:
    store = await open_store("sqlite+aiosqlite://")
    kept = await add(store, record())
    async with store.reading() as look:
        assert await look.tables.find(kept.id) == kept
    await add(store, record(channel=8))
    await store.close()


async def test_what_is_written_while_only_looking_at_memory_is_not_committed() -> None:
    store = await open_store("sqlite+aiosqlite://")
    async with store.reading() as look:
        await look.people.add(Person(id=11, name="Ana"))
    async with store.transaction() as tx:
        assert await tx.people.find(11) is None
    await store.close()


async def test_a_backup_made_while_the_house_is_open_can_be_restored(
    tmp_path: Path, database: Database, store: Store
) -> None:
    assert isinstance(database, Path), "the name of a database on a server would become a file of that name"
    kept = await add(store, record())
    with closing(sqlite3.connect(database)) as operator:
        operator.execute("VACUUM INTO ?", (str(tmp_path / "backup.sqlite"),))
    await add(store, record(channel=2))
    restored = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'backup.sqlite'}")
    async with restored.transaction() as tx:
        assert await tx.tables.find(kept.id) == kept
        assert await tx.tables.last_in(2) is None
    await restored.close()


async def test_a_second_process_stands_by_until_the_first_is_gone(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def serve() -> int | None:
        async with before_the_door(url) as door:
            await door.open()
            async with door.store.reading() as look:
                return await look.tables.number(1)

    async def stands_by() -> bool:
        return bool(caplog.messages)

    async with before_the_door(url) as first:
        await first.open()
        second = asyncio.create_task(serve())
        await until(stands_by, "the second stands by")
        await add(first.store, record())
    async with patience("the second takes over"):
        assert await second == 0
    assert [message.partition(": ")[2] for message in caplog.messages] == [
        "this one stands by, and takes over when it is gone",
        "this one takes over",
    ]


async def test_nobody_else_is_served_while_a_brief_transaction_has_the_lock(store: Store) -> None:
    """Each of them would be served before it goes on, and all who want to write would wait for that."""
    served = 0

    async def others() -> None:
        nonlocal served
        while True:
            served += 1
            await asyncio.sleep(0)

    async def keep_many(*, brief: bool) -> int:
        async with store.transaction(brief=brief) as tx:
            await tx.people.add(Person(id=1, name="Ana"))
            before = served
            for number in range(2, 12):
                await tx.people.add(Person(id=number, name="Bruno"))
            return served - before

    waiting = asyncio.create_task(others())
    assert await keep_many(brief=False)
    before = served
    assert not await keep_many(brief=True)
    assert served > before, "where it waits for the lock, or for the disk, nobody has to wait with it"
    async with store.reading(brief=True) as look:
        await look.people.find(1)  # the first to look opens a connection
        before = served
        assert await look.people.find(11) is not None
        assert served == before
    waiting.cancel()


async def test_whoever_looks_briefly_again_sees_what_was_written_meanwhile(store: Store) -> None:
    for number in range(1, 4):
        async with store.reading(brief=True) as look:
            assert await look.people.find(number) is None
        async with store.transaction(brief=True) as tx:
            await tx.people.add(Person(id=number, name="Ana"))
        async with store.reading(brief=True) as look:
            assert await look.people.find(number) is not None


async def test_nobody_who_still_reads_keeps_a_connection_of_a_closed_store(url: str) -> None:
    """It would be given back to nobody, and its thread would go on."""
    before = set(threading.enumerate())

    async def its_threads_have_ended() -> bool:
        return set(threading.enumerate()) <= before

    store = await open_store(url)
    async with store.reading() as look:
        await look.people.find(1)
        await store.close()
        await until(its_threads_have_ended, "its threads end")
        with pytest.raises(STORE_IS_AWAY):
            await look.people.find(1)
    with pytest.raises(STORE_IS_AWAY):
        async with store.reading() as look:
            await look.people.find(1)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lock is waited for as always, but not as long."""
    waits = f"busy_timeout={doors.SECONDS_TO_WAIT * 1000}"
    assert waits in doors.PRAGMAS
    monkeypatch.setattr(
        doors, "PRAGMAS", tuple("busy_timeout=500" if each == waits else each for each in doors.PRAGMAS)
    )


async def test_whoever_gives_up_waiting_for_the_lock_leaves_the_database_as_it_was(
    impatient: None, database: Database, store: Store
) -> None:
    assert isinstance(database, Path)

    async def keep() -> None:
        async with store.transaction(brief=True) as tx:
            await tx.people.add(Person(id=1, name="Ana"))
            await tx.people.add(Person(id=2, name="Bruno"))

    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await keep()
        other.execute("ROLLBACK")
    async with store.reading(brief=True) as look:
        assert await look.people.find(1) is None
    async with patience("whoever comes after them keeps what they want"):
        await keep()
    async with store.reading(brief=True) as look:
        assert await look.people.find(2) is not None
