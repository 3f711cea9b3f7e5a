"""Profiles and lists go by indexes, however many results there are."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from bot.host.club import profile as club
from bot.store import Store

pytestmark = pytest.mark.databases("sqlite")  # its planner needs no rows to decide

LARGE = ("results", "result_chairs", "rating_steps", "ratings", "tallies")


async def plans(store: Store, look: Callable[[], Awaitable[object]]) -> list[str]:
    """How the database would carry out each statement of a look."""
    statements: list[tuple[str, tuple[Any, ...]]] = []

    def remember(_: object, __: object, statement: str, parameters: tuple[Any, ...], *___: object) -> None:
        statements.append((statement, parameters))

    event.listen(store._reader.sync_engine, "before_cursor_execute", remember)
    await look()
    event.remove(store._reader.sync_engine, "before_cursor_execute", remember)
    found: list[str] = []
    async with store._reader.connect() as connection:
        for statement, parameters in statements:
            if statement.startswith("SELECT"):
                plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
                found += [str(row["detail"]) for row in plan.mappings()]
    return found


async def test_no_profile_list_or_record_reads_a_large_table_from_end_to_end(store: Store) -> None:
    async def before() -> None:
        async with store.reading() as look:
            await look.results.alike(1, "lisboa", "plain")
            await look.results.meetings(1, 2, game="lisboa", place_id=1)
            await look.derived.ratings("lisboa", [1, 2])
            await look.derived.curve(1, "lisboa", 60)

    looks: list[Callable[[], Awaitable[object]]] = [
        lambda: club.profile(store, 1, "", 2, 7),
        lambda: club.profile(store, 1, "", 1, None),
        lambda: club.top(store, 7, None, 1, 0, 10),
        before,
    ]
    steps = [step for look in looks for step in await plans(store, look)]
    assert any("ix_tallies_top" in step for step in steps)
    assert any("ix_result_chairs_person" in step for step in steps)
    assert any("COVERING INDEX ix_results_best" in step for step in steps)
    assert any("COVERING INDEX ix_results_margin" in step for step in steps)
    scans = [step for step in steps if step.startswith("SCAN") and any(step.split()[1] == name for name in LARGE)]
    assert scans == []


async def test_the_look_sees_a_table_that_is_read_from_end_to_end(store: Store) -> None:
    async def everything() -> None:
        async with store.reading() as look:
            await look.results._all(sa.text("SELECT * FROM results WHERE best = 3"))  # type: ignore[arg-type]

    assert any(step.startswith("SCAN results") for step in await plans(store, everything))
