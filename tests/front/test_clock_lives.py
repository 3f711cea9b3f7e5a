"""The clock goes on whatever happens: a locked database, a full disk, a table that cannot be read."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.front.client import HEARING
from bot.host.health import Health, Watched
from bot.host.tables import Tables
from bot.host.time.clock import SystemClock
from bot.host.time.timekeeper import CLOCK
from playground import HandClock, Playground
from tests.front.conftest import House, HouseClock
from tests.front.disk import be_impatient, full_disk, locked, spoil
from tests.front.lisboa import begun
from tests.patience import patience, until

pytestmark = pytest.mark.defect(16)


@pytest.fixture
async def troubled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house in which something goes wrong; its clock stands still until the test lets time pass."""
    be_impatient(monkeypatch)
    hand = HandClock(datetime(2026, 6, 1, 10, tzinfo=UTC).timestamp())
    async with Playground(clock=hand) as discord:
        house = House(discord, tmp_path / "house.sqlite", HouseClock(hand))
        await house.open()
        yield house
        await house.close()
        discord.check()


async def pass_time(house: House, **time: float) -> None:
    """Let time pass at once, and have the clock looked at."""
    assert house.clock is not None
    house.clock.hand.advance(timedelta(**time).total_seconds())
    house.bot.timekeeper.wake()


async def fails(house: House, times: int) -> None:
    """Wait until the clock has failed so often; it rests in between."""

    async def enough() -> bool:
        await pass_time(house, seconds=1)
        trouble = house.bot.health.trouble.get(CLOCK)
        return trouble is not None and trouble.times >= times

    await until(enough, f"the clock has failed {times} times")


async def works_again(house: House) -> None:
    async def well() -> bool:
        await pass_time(house, seconds=1)
        return CLOCK in house.bot.health.worked_at and not house.bot.health.trouble

    await until(well, "the clock goes on")


async def moves(house: House) -> int:
    return len((await house.bot.tables.find(1)).running.log)


async def test_a_locked_database_does_not_stop_the_clock(
    troubled: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await begun(troubled, "Ana", "Bruno")
    await troubled.settled()
    with locked(tmp_path / "house.sqlite"):
        await pass_time(troubled, seconds=40)  # a sign of life is due
        await fails(troubled, 3)
    await works_again(troubled)
    assert any(CLOCK in record.getMessage() for record in caplog.records)
    await troubled.wait(days=1)
    assert await moves(troubled) == 1, "the time of the first question has run out"


async def test_a_full_disk_does_not_stop_the_clock(troubled: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(troubled, "Ana", "Bruno")
    await troubled.settled()
    with full_disk(monkeypatch):
        await pass_time(troubled, seconds=40)
        await fails(troubled, 2)
    await works_again(troubled)
    await troubled.wait(days=1)
    assert await moves(troubled) == 1


async def test_what_fails_while_a_timer_goes_off_is_done_when_it_can_be(
    troubled: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(troubled, "Ana", "Bruno")
    await troubled.wait(hours=23, minutes=59)
    with full_disk(monkeypatch, "moves", "timers"):
        await pass_time(troubled, minutes=2)
        await fails(troubled, 2)
        assert await moves(troubled) == 0
    await works_again(troubled)
    await troubled.settled()
    assert await moves(troubled) == 1


async def two_tables(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await (await ana.slash("market start", game="lisboa", thread=True)).done()
    (thread,) = house.discord.world.threads.values()
    await (await bruno.click("Join", in_=thread)).done()
    await (await ana.click("Begin", in_=thread)).done()
    await house.settled()


async def deadline(house: House, table: int) -> datetime:
    (window,) = [each for each in (await house.bot.tables.find(table)).record.windows if each.open]
    assert window.deadline is not None
    return window.deadline


async def down_for_an_hour(house: House) -> None:
    assert house.clock is not None
    await house.close()
    house.clock.hand.advance(3600)
    await house.open()


def about_an_hour(time: timedelta) -> bool:
    return timedelta(minutes=59) < time < timedelta(minutes=61)


async def test_one_unreadable_table_stops_no_other_clock(troubled: House, tmp_path: Path) -> None:
    await two_tables(troubled)
    before = await deadline(troubled, 2)
    spoil(tmp_path / "house.sqlite", 1)
    await down_for_an_hour(troubled)
    await works_again(troubled)
    assert about_an_hour(await deadline(troubled, 2) - before)
    await troubled.wait(hours=25)
    assert (await troubled.bot.tables.find(2)).running.log, "the time has run out at the healthy table"


async def test_time_is_given_back_once_although_it_could_not_be_at_first(
    troubled: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_tables(troubled)
    before = [await deadline(troubled, table) for table in (1, 2)]
    change = Tables.change
    full = True

    async def change_or_fail(self: Tables, table_id: int, *arguments: Any) -> Any:  # noqa: ANN401 - of any change
        if table_id == 2 and full:
            raise OSError("no space left on device")
        return await change(self, table_id, *arguments)

    monkeypatch.setattr(Tables, "change", change_or_fail)
    await down_for_an_hour(troubled)
    await fails(troubled, 2)
    full = False
    await works_again(troubled)
    after = [await deadline(troubled, table) for table in (1, 2)]
    assert all(about_an_hour(new - old) for old, new in zip(before, after, strict=True))


# The watch itself


class QuickClock(SystemClock):
    """Sleeps, and says for how long it was to."""

    def __init__(self) -> None:
        self.rests: list[float] = []

    async def sleep_until(self, at: datetime) -> None:
        self.rests.append(round((at - self.now()).total_seconds(), 1))


async def test_a_watched_task_is_begun_again_after_longer_and_longer_rests() -> None:
    clock = QuickClock()
    health = Health(clock)
    lives = 0

    async def work() -> None:
        nonlocal lives
        lives += 1
        if lives <= 9:
            raise RuntimeError("dead")
        health.works("a task")

    watched = Watched("a task", work, health, clock)
    watched.start()
    async with patience("the task has done its work"):
        await watched.close()
        while "a task" not in health.worked_at:
            await asyncio.sleep(0)
            watched.start()
            await watched.close()
    assert lives == 10
    assert clock.rests == sorted(clock.rests)
    assert clock.rests[-1] == 60
    assert health.trouble == {}


async def test_other_processes_are_heard_again_whatever_has_failed(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries, heard = list[str](), asyncio.Event()

    async def hear(_: object) -> None:
        tries.append(str(house.bot.health.trouble.get(HEARING)))
        if len(tries) < 3:
            raise RuntimeError("something that nobody has foreseen")
        heard.set()
        await asyncio.Future()

    monkeypatch.setattr(house.store, "hear", hear)
    monkeypatch.setattr("bot.front.client.LISTEN_AGAIN", 0.0)
    listening = asyncio.create_task(house.bot._hear_others())
    async with patience("they are heard again"):
        await heard.wait()
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    assert "times=2" in tries[2]
    assert caplog.text.count("other processes are not heard") == 2
