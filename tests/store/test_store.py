"""What is kept, and what two processes cannot both do."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.message import Button, Message
from bot.store import (
    Chair,
    ConflictError,
    NoticeKind,
    Pause,
    Person,
    Server,
    Status,
    Store,
    TableRecord,
    Timer,
    TimerKind,
    open_store,
)
from bot.store.engine import MIGRATIONS, UnwritableDatabaseError
from bot.store.schema import metadata

NOON = datetime(2026, 7, 1, 12, 30, tzinfo=UTC)
HELLO = Message(text="Hello", rows=((Button(label="Press", press="mk1:hand:1::"),),))


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite'}"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    yield store
    await store.close()


def record(channel: int = 7, **changes: object) -> TableRecord:
    plain = TableRecord(
        id=0,
        guild_id=1,
        channel_id=channel,
        opener_id=11,
        language="en",
        game="lisboa",
        rules_version=1,
        options={"money_visibility": "open"},
        status=Status.LOBBY,
        opened_at=NOON,
        moved_at=NOON,
        chairs=(Chair(person_id=11, name="Ana"), Chair(person_id=None, name="Beatriz")),
    )
    return plain.model_copy(update=changes)


async def add(store: Store, table: TableRecord) -> TableRecord:
    async with store.transaction() as tx:
        table_id = await tx.add_table(table)
        kept = await tx.table(table_id)
    assert kept is not None
    return kept


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
        await tx.change_table(first.model_copy(update={"status": Status.OVER, "number": 1}), 0)
    second = await add(store, record())
    async with store.transaction() as tx:
        assert await tx.open_table_in(7) == (second.id, second.number)
        assert await tx.last_table_in(7) == (second.id, second.number)


async def test_of_two_changes_one_wins(store: Store) -> None:
    table = await add(store, record())
    async with store.transaction() as tx:
        await tx.change_table(table.model_copy(update={"number": 1}), 0)
    with pytest.raises(ConflictError):
        async with store.transaction() as tx:
            await tx.change_table(table.model_copy(update={"number": 1, "language": "fr"}), 0)
    async with store.transaction() as tx:
        assert await tx.table_number(table.id) == 1


async def test_of_two_moves_with_one_number_one_wins(store: Store) -> None:
    table = await add(store, record())
    async with store.transaction() as tx:
        await tx.add_move(table.id, 1, {"kind": "move"}, NOON)
    with pytest.raises(ConflictError):
        async with store.transaction() as tx:
            await tx.add_move(table.id, 1, {"kind": "undo"}, NOON)
    async with store.transaction() as tx:
        assert await tx.log(table.id) == [{"kind": "move"}]


async def test_a_transaction_that_fails_leaves_nothing(store: Store) -> None:
    table = await add(store, record())

    async def fail() -> None:
        async with store.transaction() as tx:
            await tx.add_move(table.id, 1, {"kind": "move"}, NOON)
            await tx.post(HELLO, NOON, table_id=table.id, channel_id=7)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    async with store.transaction() as tx:
        assert await tx.log(table.id) == []
        assert await tx.waiting_notices() == []


async def test_an_interaction_is_new_once(store: Store) -> None:
    async with store.transaction() as tx:
        assert await tx.first_time(5, NOON)
    async with store.transaction() as tx:
        assert not await tx.first_time(5, NOON)
        await tx.forget_interactions(NOON + timedelta(days=3))
        assert await tx.first_time(5, NOON)


async def test_notices_wait_in_order_until_they_are_done(store: Store) -> None:
    async with store.transaction() as tx:
        first = await tx.post(HELLO, NOON, table_id=None, channel_id=7)
        second = await tx.post(HELLO, NOON, table_id=None, person_id=11)
        waiting = await tx.waiting_notices()
        assert [notice.id for notice in waiting] == [first, second]
        await tx.notice_done(waiting[0], NOON, 999)
        assert [notice.id for notice in await tx.waiting_notices()] == [second]
        found = await tx.notice_of_message(999)
        assert found is not None
        assert found.id == first


async def test_an_edit_before_the_post_is_sent_changes_the_post(store: Store) -> None:
    changed = Message(text="Changed")
    async with store.transaction() as tx:
        post = await tx.post(HELLO, NOON, table_id=None, channel_id=7)
        await tx.edit(post, changed, NOON)
        (waiting,) = await tx.waiting_notices()
        assert (waiting.kind, waiting.message) == (NoticeKind.POST, changed)


async def test_edits_after_the_post_are_one_edit_with_the_last_text(store: Store) -> None:
    async with store.transaction() as tx:
        post = await tx.post(HELLO, NOON, table_id=None, channel_id=7)
        (sent,) = await tx.waiting_notices()
        await tx.notice_done(sent, NOON, 999)
        await tx.edit(post, Message(text="Once"), NOON)
        await tx.edit(post, Message(text="Twice"), NOON)
        (waiting,) = await tx.waiting_notices()
        edit = await tx.as_shown(waiting)
        assert edit.kind is NoticeKind.EDIT
        assert edit.message == Message(text="Twice")
        assert edit.message_id == 999


async def test_what_changed_while_it_was_being_sent_is_edited_afterwards(store: Store) -> None:
    async with store.transaction() as tx:
        post = await tx.post(HELLO, NOON, table_id=None, channel_id=7)
        (sent,) = await tx.waiting_notices()
        await tx.edit(post, Message(text="Later"), NOON)
        await tx.notice_done(sent, NOON, 999)
        (waiting,) = await tx.waiting_notices()
        edit = await tx.as_shown(waiting)
        assert (edit.kind, edit.message) == (NoticeKind.EDIT, Message(text="Later"))


async def test_who_looks_does_not_wait_for_who_writes_and_sees_what_stands_for_good(store: Store) -> None:
    table = await add(store, record())
    async with store.transaction() as tx:
        await tx.change_table(table.model_copy(update={"number": 1}), 0)
        async with store.reading() as look:
            assert await look.table_number(table.id) == 0
    async with store.reading() as look:
        assert await look.table_number(table.id) == 1


async def test_a_look_is_at_one_instant(store: Store) -> None:
    table = await add(store, record())
    async with store.reading() as look:
        assert await look.table_number(table.id) == 0
        async with store.transaction() as tx:
            await tx.change_table(table.model_copy(update={"number": 1}), 0)
        assert await look.table_number(table.id) == 0


async def test_who_looks_cannot_write(store: Store) -> None:
    async with store.reading() as look:
        with pytest.raises(sa.exc.OperationalError, match="readonly"):
            await look.timers.beat(NOON)


async def test_what_is_to_be_sent_is_told_in_order_once_it_stands_for_good(store: Store) -> None:
    told: list[tuple[NoticeKind, str | None]] = []
    store.listen(
        lambda notices: told.extend((each.kind, each.message.text if each.message else None) for each in notices)
    )
    async with store.transaction() as tx:
        post = await tx.post(HELLO, NOON, table_id=None, channel_id=7)
        await tx.edit(post, Message(text="Changed"), NOON)
        assert told == []
    assert told == [(NoticeKind.POST, "Hello"), (NoticeKind.POST, "Changed")]
    told.clear()

    async def fail() -> None:
        async with store.transaction() as tx:
            await tx.post(HELLO, NOON, table_id=None, channel_id=7)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    assert told == []


async def test_people_and_drafts_are_kept(store: Store) -> None:
    ana = Person(id=11, name="Ana", language="fr", dms=False)
    table = await add(store, record())
    async with store.transaction() as tx:
        await tx.keep_person(ana)
        await tx.keep_person(ana.model_copy(update={"name": "Ana B."}))
        kept = await tx.person(11)
        assert kept is not None
        assert (kept.name, kept.language, kept.dms) == ("Ana B.", "fr", False)
        await tx.keep_draft(11, table.id, "t1:plan", {"moves": "dance"})
        assert await tx.draft(11, table.id, "t1:plan") == {"moves": "dance"}
        await tx.keep_draft(11, table.id, "t1:plan", {})
        assert await tx.draft(11, table.id, "t1:plan") == {}


async def test_tables_of_a_person_the_longest_waiting_first(store: Store) -> None:
    new = await add(store, record(channel=1, moved_at=NOON + timedelta(hours=1)))
    old = await add(store, record(channel=2))
    await add(store, record(channel=3, chairs=(Chair(person_id=12, name="Bruno"),)))
    async with store.transaction() as tx:
        assert await tx.tables_of(11) == [(old.id, 0), (new.id, 0)]


async def test_a_database_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(UnwritableDatabaseError, match="Set DATABASE_URL"):
        await open_store(f"sqlite+aiosqlite:///{tmp_path / 'no' / 'such' / 'folder' / 'hall.sqlite'}")


async def test_a_database_in_memory_is_read_and_written_in_turn() -> None:
    store = await open_store("sqlite+aiosqlite://")
    kept = await add(store, record())
    async with store.reading() as look:
        assert await look.table(kept.id) == kept
    await add(store, record(channel=8))
    await store.close()


async def test_opening_twice_changes_nothing(url: str, store: Store) -> None:
    kept = await add(store, record())
    again = await open_store(url)
    async with again.transaction() as tx:
        assert await tx.table(kept.id) == kept
    await again.close()


async def test_timers_of_tables_that_stand_still_do_not_count(store: Store) -> None:
    running = await add(store, record(channel=1, status=Status.RUNNING))
    paused = await add(store, record(channel=2, status=Status.RUNNING, pause=Pause.CONSENT))
    over = await add(store, record(channel=3, status=Status.OVER))
    async with store.transaction() as tx:
        for hours, table in ((1, over), (2, paused), (3, running)):
            at = NOON + timedelta(hours=hours)
            await tx.timers.add([Timer(kind=TimerKind.OUT, at=at, table_id=table.id, decision="t1")])
        first = await tx.timers.earliest()
        assert first is not None
        assert first.table_id == running.id
        await tx.timers.remove([first])
        assert await tx.timers.find(first.id) is None
        assert await tx.timers.earliest() is None
        await tx.timers.add([Timer(kind=TimerKind.DIGEST, at=NOON, person_id=11)])
        digest = await tx.timers.earliest()
        assert digest is not None
        assert (digest.person_id, await tx.timers.of_person(11)) == (11, [digest])


async def test_a_sign_of_life_and_what_servers_have_set_are_kept(store: Store) -> None:
    async with store.transaction() as tx:
        assert await tx.timers.alive_at() is None
        await tx.timers.beat(NOON)
        await tx.timers.beat(NOON + timedelta(minutes=1))
        assert await tx.timers.alive_at() == NOON + timedelta(minutes=1)
        assert await tx.servers.find(5) == Server(id=5)
        server = Server(id=5, channels=(7, 8), language="fr", pace="weekly")
        await tx.servers.keep(server)
        assert await tx.servers.find(5) == server


async def test_tables_from_before_the_clock_go_on_without_deadlines(url: str) -> None:
    def first_version(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables (channel_id, opener_id, language, game, rules_version, options, status, number,"
            " post_lines, opened_at, moved_at) VALUES (7, 11, 'en', 'lisboa', 1, '{}', 'running', 3, '[]',"
            " '2026-07-01 12:00:00', '2026-07-01 12:00:00')"
        )
        connection.exec_driver_sql("INSERT INTO chairs (table_id, seat, person_id, name) VALUES (1, 0, 11, 'Ana')")

    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(first_version)
    await engine.dispose()
    store = await open_store(url)
    async with store.transaction() as tx:
        kept = await tx.table(1)
    await store.close()
    assert kept is not None
    assert (kept.pace, kept.windows, kept.chairs) == ("free", (), (Chair(person_id=11, name="Ana"),))


async def test_the_migrations_make_what_the_schema_says(url: str, store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = create_async_engine(url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_a_backup_made_while_the_house_is_open_can_be_restored(tmp_path: Path, url: str, store: Store) -> None:
    kept = await add(store, record())
    with closing(sqlite3.connect(make_url(url).database or "")) as operator:
        operator.execute("VACUUM INTO ?", (str(tmp_path / "backup.sqlite"),))
    await add(store, record(channel=2))
    restored = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'backup.sqlite'}")
    async with restored.transaction() as tx:
        assert await tx.table(kept.id) == kept
        assert await tx.last_table_in(2) is None
    await restored.close()
