"""Opening a database; writing whole or not at all; looking without standing in the way."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.messages.message import Message
from bot.store import NoticeKind, Store, open_store
from bot.store.engine import UnwritableDatabaseError
from tests.store.examples import HELLO, NOON, add, record

pytestmark = pytest.mark.databases("sqlite", "postgresql")


async def test_a_transaction_that_fails_leaves_nothing(store: Store) -> None:
    table = await add(store, record())

    async def fail() -> None:
        async with store.transaction() as tx:
            await tx.tables.add_move(table.id, 1, {"kind": "move"}, NOON)
            await tx.outbox.post(HELLO, NOON, table_id=table.id, channel_id=7)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    async with store.transaction() as tx:
        assert await tx.tables.log(table.id) == []
        assert await tx.outbox.waiting() == []


async def test_what_is_to_be_sent_is_told_in_order_once_it_stands_for_good(store: Store) -> None:
    told: list[tuple[NoticeKind, str | None]] = []
    store.listen(
        lambda notices: told.extend((each.kind, each.message.text if each.message else None) for each in notices)
    )
    async with store.transaction() as tx:
        post = await tx.outbox.post(HELLO, NOON, table_id=None, channel_id=7)
        await tx.outbox.edit(post, Message(text="Changed"), NOON)
        assert told == []
    assert told == [(NoticeKind.POST, "Hello"), (NoticeKind.POST, "Changed")]
    told.clear()

    async def fail() -> None:
        async with store.transaction() as tx:
            await tx.outbox.post(HELLO, NOON, table_id=None, channel_id=7)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    assert told == []


async def test_who_looks_does_not_wait_for_who_writes_and_sees_what_stands_for_good(store: Store) -> None:
    table = await add(store, record())
    async with store.transaction() as tx:
        await tx.tables.change(table.model_copy(update={"number": 1}), 0)
        async with store.reading() as look:
            assert await look.tables.number(table.id) == 0
    async with store.reading() as look:
        assert await look.tables.number(table.id) == 1


async def test_who_looks_cannot_write(store: Store) -> None:
    async with store.reading() as look:
        with pytest.raises(sa.exc.DBAPIError, match=r"read-?only"):
            await look.timers.beat(NOON)


async def test_a_look_is_at_one_instant(store: Store) -> None:
    table = await add(store, record())
    async with store.reading() as look:
        assert await look.tables.number(table.id) == 0
        async with store.transaction() as tx:
            await tx.tables.change(table.model_copy(update={"number": 1}), 0)
        assert await look.tables.number(table.id) == 0


async def test_a_database_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(UnwritableDatabaseError, match="Set DATABASE_URL"):
        await open_store(f"sqlite+aiosqlite:///{tmp_path / 'no' / 'such' / 'folder' / 'hall.sqlite'}")


async def test_opening_twice_changes_nothing(url: str, store: Store) -> None:
    kept = await add(store, record())
    again = await open_store(url)
    async with again.transaction() as tx:
        assert await tx.tables.find(kept.id) == kept
    await again.close()
