"""Old databases are brought up to date, and new ones are as the schema says."""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import create_async_engine

from bot.host.club.counting import recount
from bot.host.club.results import variant
from bot.host.hosted import restore
from bot.store import Chair, KnownHand, Part, Status, Store, UnreadableError, open_store
from bot.store.derived import DERIVED
from bot.store.engine import MIGRATIONS
from bot.store.schema import metadata

pytestmark = pytest.mark.databases("sqlite")  # what was made before there was PostgreSQL

BEFORE = Path(__file__).parent / "before" / "0.1.0.sqlite.gz"


async def at_version(url: str, version: str, *statements: str) -> None:
    """A database as an earlier version made it, with these rows."""

    def earlier(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        for statement in statements:
            connection.exec_driver_sql(statement)

    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(earlier)
    await engine.dispose()


async def test_tables_from_before_the_clock_go_on_without_deadlines(url: str) -> None:
    await at_version(
        url,
        "0001",
        "INSERT INTO tables (channel_id, opener_id, language, game, rules_version, options, status, number,"
        " post_lines, opened_at, moved_at) VALUES (7, 11, 'en', 'lisboa', 1, '{}', 'running', 3, '[]',"
        " '2026-07-01 12:00:00', '2026-07-01 12:00:00')",
        "INSERT INTO chairs (table_id, seat, person_id, name) VALUES (1, 0, 11, 'Ana')",
    )
    store = await open_store(url)
    async with store.transaction() as tx:
        kept = await tx.tables.find(1)
    await store.close()
    assert kept is not None
    assert (kept.pace, kept.windows, kept.chairs) == ("free", (), (Chair(person_id=11, name="Ana"),))


async def test_what_waits_to_be_posted_keeps_the_nonce_it_may_have_been_sent_with(url: str) -> None:
    rows = [("post", 0), ("post", 1), ("strip", 0)]
    await at_version(
        url,
        "0004",
        *(
            "INSERT INTO outbox (kind, channel_id, done, attempts, due_at)"
            f" VALUES ('{kind}', 7, {done}, 0, '2026-07-01 12:00:00')"
            for kind, done in rows
        ),
    )
    store = await open_store(url)
    async with store.reading() as look:
        notices = [await look.outbox.find(number) for number in (1, 2, 3)]
    await store.close()
    assert [notice and notice.nonce for notice in notices] == ["1", "", ""]


async def test_an_open_request_to_take_moves_back_gets_the_moves_and_whoever_sits_there_knows_their_hand(
    url: str,
) -> None:
    entries: list[dict[str, Any]] = [{"kind": "move", "seat": seat, "action": {}} for seat in (0, 1, 0, 2, 1, 1)]
    undone = [*entries[:2], {"kind": "move", "seat": 1, "action": {}}, {"kind": "undo", "moves": 1}, *entries[2:]]
    request = {"by": 11, "waiting": [12], "agreed": True, "acted": 1}

    def fourth_version(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        tables: tuple[tuple[int, str, list[dict[str, Any]]], ...] = (
            (1, "x'7b7d'", [{"subject": "undo", **request}, {"subject": "pause", **request}]),
            (2, "NULL", []),
            (3, "x'7b7d'", [{"subject": "undo", **request, "acted": 9}]),
            (4, "x'7b7d'", []),
        )
        for table, state, consents in tables:
            connection.exec_driver_sql(
                "INSERT INTO tables (id, channel_id, opener_id, language, game, rules_version, options, status, number,"
                f" post_lines, opened_at, moved_at, state, consents) VALUES ({table}, {table}, 11, 'en', 'lisboa', 1,"
                f" '{{}}', 'running', 8, '[]', '2026-07-01 12:00:00', '2026-07-01 12:00:00', {state}, ?)",
                (json.dumps(consents),),
            )
            for seat, person in ((0, "11"), (1, "12"), (2, "NULL")):
                connection.exec_driver_sql(
                    f"INSERT INTO chairs (table_id, seat, person_id, name) VALUES ({table}, {seat}, {person}, 'Ana')"
                )
            connection.exec_driver_sql("UPDATE tables SET consents = '[' WHERE id = 4")
            for number, entry in enumerate(undone, 1):
                connection.exec_driver_sql(
                    f"INSERT INTO moves (table_id, number, entry, at) VALUES ({table}, {number}, ?, '2026-07-01')",
                    (json.dumps(entry),),
                )

    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(fourth_version)
    await engine.dispose()
    store = await open_store(url)
    async with store.transaction() as tx:
        asked, lobby, forgotten = [await tx.tables.find(table) for table in (1, 2, 3)]
        with pytest.raises(UnreadableError):
            await tx.tables.find(4)
    await store.close()
    assert asked is not None
    assert lobby is not None
    assert forgotten is not None
    undo, pause = asked.consents
    assert (undo.moves, pause.moves) == ((5, 6, 7), ())
    assert asked.known_hands == (KnownHand(person_id=11, seat=0), KnownHand(person_id=12, seat=1))
    assert lobby.known_hands == ()
    assert forgotten.consents == ()


async def test_the_games_that_are_over_go_into_the_log_of_results(tmp_path: Path) -> None:
    file = tmp_path / "before.sqlite"
    file.write_bytes(gzip.decompress(BEFORE.read_bytes()))
    store = await open_store(f"sqlite+aiosqlite:///{file}")
    async with store.reading() as look:
        results = [result async for result in look.results.in_order()]
        over = await look.tables.find(results[0].table_id)
        before = {table.name: await look.whole._all(sa.select(table)) for table in DERIVED}
    (result,) = results
    assert over is not None
    assert over.status is Status.OVER
    outcome = restore(over, ()).running.outcome
    assert (result.table_id, result.game, result.rated, result.closed) == (over.id, "lisboa", False, False)
    assert [(each.person_id, each.name, each.place, each.score, each.part) for each in result.chairs] == [
        (chair.person_id, chair.name, standing.place, standing.score, Part.WHOLE)
        for chair, standing in zip(over.chairs, outcome.standings, strict=True)
    ]
    assert result.variant == variant(restore(over, ()).running)
    assert await recount(store) == 1
    async with store.reading() as look:
        assert {table.name: await look.whole._all(sa.select(table)) for table in DERIVED} == before
    await store.close()
    assert len(before["tallies"]) == len(result.chairs)


async def test_a_game_that_cannot_be_read_has_no_result_and_is_named_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "before.sqlite"
    file.write_bytes(gzip.decompress(BEFORE.read_bytes()))
    with closing(sqlite3.connect(file)) as database, database:
        ((table_id,),) = database.execute("SELECT id FROM tables WHERE status = 'over'").fetchall()
        database.execute("UPDATE tables SET state = x'7b7d' WHERE id = ?", (table_id,))
    store = await open_store(f"sqlite+aiosqlite:///{file}")
    async with store.reading() as look:
        assert [result async for result in look.results.in_order()] == []
    await store.close()
    assert f"table {table_id} cannot be read, and has no result: " in caplog.text


@pytest.mark.databases("sqlite", "postgresql")
async def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store._writer.connect() as connection:
        assert await connection.run_sync(differences) == []
