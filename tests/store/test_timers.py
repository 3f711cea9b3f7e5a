"""Timers, and signs of life."""

from datetime import timedelta

import pytest

from bot.store import Pause, Status, Store, Timer, TimerKind
from tests.store.examples import NOON, add, record

pytestmark = pytest.mark.databases("sqlite", "postgresql")


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


async def test_a_sign_of_life_is_the_last_one(store: Store) -> None:
    async with store.transaction() as tx:
        assert await tx.timers.alive_at() is None
        await tx.timers.beat(NOON)
        await tx.timers.beat(NOON + timedelta(minutes=1))
        assert await tx.timers.alive_at() == NOON + timedelta(minutes=1)


async def test_a_timer_is_taken_once_though_its_id_is_given_again(store: Store) -> None:
    async with store.transaction() as tx:
        await tx.timers.add([Timer(kind=TimerKind.DIGEST, at=NOON, person_id=11)])
        (timer,) = await tx.timers.of_person(11)
        assert await tx.timers.take(timer)
        await tx.timers.add([Timer(kind=TimerKind.DIGEST, at=NOON + timedelta(days=1), person_id=11)])
        assert not await tx.timers.take(timer)
        (following,) = await tx.timers.of_person(11)
        assert following.at == NOON + timedelta(days=1)
