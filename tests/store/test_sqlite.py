"""A database in a file, and one in memory."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Person, Store, open_store
from bot.store.engine import before_the_door
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
        await look.people.keep(Person(id=11, name="Ana"))
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
