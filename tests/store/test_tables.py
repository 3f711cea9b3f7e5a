"""Tables, and what two processes cannot both do at one."""

from datetime import timedelta

import pytest

from bot.store import Chair, ConflictError, Status, Store
from tests.store.examples import NOON, add, record

pytestmark = pytest.mark.databases("sqlite", "postgresql")


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    kept = await add(store, record())
    assert kept == record(id=kept.id)
    assert kept.seat_of(11) == 0
    assert kept.seat_of(12) is None


async def test_a_channel_has_one_open_table(store: Store) -> None:
    first = await add(store, record())
    with pytest.raises(ConflictError):
        await add(store, record())
    await add(store, record(channel=8))
    async with store.transaction() as tx:
        await tx.tables.change(first.model_copy(update={"status": Status.OVER, "number": 1}), 0)
    second = await add(store, record())
    async with store.transaction() as tx:
        assert await tx.tables.open_in(7) == (second.id, second.number)
        assert await tx.tables.last_in(7) == (second.id, second.number)


async def test_of_two_changes_one_wins(store: Store) -> None:
    table = await add(store, record())
    async with store.transaction() as tx:
        await tx.tables.change(table.model_copy(update={"number": 1}), 0)
    with pytest.raises(ConflictError):
        async with store.transaction() as tx:
            await tx.tables.change(table.model_copy(update={"number": 1, "language": "fr"}), 0)
    async with store.transaction() as tx:
        assert await tx.tables.number(table.id) == 1


async def test_of_two_moves_with_one_number_one_wins(store: Store) -> None:
    table = await add(store, record())
    async with store.transaction() as tx:
        await tx.tables.add_move(table.id, 1, {"kind": "move"}, NOON)
    with pytest.raises(ConflictError):
        async with store.transaction() as tx:
            await tx.tables.add_move(table.id, 1, {"kind": "undo"}, NOON)
    async with store.transaction() as tx:
        assert await tx.tables.log(table.id) == [{"kind": "move"}]


async def test_tables_of_a_person_the_longest_waiting_first(store: Store) -> None:
    new = await add(store, record(channel=1, moved_at=NOON + timedelta(hours=1)))
    old = await add(store, record(channel=2))
    await add(store, record(channel=3, chairs=(Chair(person_id=12, name="Bruno"),)))
    async with store.transaction() as tx:
        assert await tx.tables.of_person(11) == [(old.id, 0), (new.id, 0)]


async def test_who_sits_where_can_change(store: Store) -> None:
    table = await add(store, record())
    reseated = table.model_copy(update={"chairs": (Chair(person_id=None, name="Beatriz"), *table.chairs[:1])})
    async with store.transaction() as tx:
        await tx.tables.seat(reseated)
        assert await tx.tables.find(table.id) == reseated


async def test_the_tables_of_a_channel_by_how_far_they_are(store: Store) -> None:
    over = await add(store, record(status=Status.OVER))
    cancelled = await add(store, record(status=Status.CANCELLED))
    async with store.transaction() as tx:
        assert await tx.tables.open_in(7) is None
        assert await tx.tables.finished_in(7) == (over.id, 0)
        assert await tx.tables.last_in(7) == (cancelled.id, 0)
        assert await tx.tables.last_in(8) is None


async def test_the_open_tables_of_a_server_and_those_that_run(store: Store) -> None:
    lobby = await add(store, record(channel=1))
    running = await add(store, record(channel=2, status=Status.RUNNING, moved_at=NOON - timedelta(hours=1)))
    await add(store, record(channel=3, status=Status.OVER))
    await add(store, record(channel=4, guild_id=2))
    async with store.transaction() as tx:
        assert await tx.tables.in_server(1) == [(running.id, 0), (lobby.id, 0)]
        assert await tx.tables.running() == [running.id]


async def test_solo_tables_have_begun_and_one_chair(store: Store) -> None:
    alone = (Chair(person_id=11, name="Ana"),)
    first = await add(store, record(channel=1, chairs=alone, state=b"{}", status=Status.OVER))
    second = await add(store, record(channel=2, chairs=alone, state=b"{}"))
    await add(store, record(channel=3, chairs=alone))
    await add(store, record(channel=4, state=b"{}"))
    async with store.transaction() as tx:
        assert await tx.tables.solo_of(11) == [(second.id, 0), (first.id, 0)]
        assert await tx.tables.solo_of(12) == []
