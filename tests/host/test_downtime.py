"""The bot is down, the machine sleeps, clocks are set: no timer is lost, none goes off twice, nobody is punished."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.host import unread
from bot.host.time import timekeeper
from bot.store import Pause
from tests.host.house import MONDAY, House, deadline
from tests.host.test_clock import first_and_other, two
from tests.host.tournament.cup import opened
from tests.patience import PATIENCE, patience, until


async def restarted(house: House) -> House:
    """The same database in the hands of a new process, at the same hour."""
    again = House(house.store)
    again.clock = again.tables.clock = again.keeper._clock = house.clock
    async with house.store.transaction() as tx:
        again.keeper._expected = await tx.timers.alive_at()
    return again


async def test_a_restart_loses_no_timer_and_repeats_none(house: House) -> None:
    people = await two(house)
    await house.begun("lisboa", people)
    for _ in range(24):
        house = await restarted(house)
        await house.wait(hours=1)
    reminders = [post for post in await house.posts() if post.message and "table 1" in post.message.text]
    # Half time and the end for the first; nothing yet but his turn for the second.
    assert len(reminders) == 2
    assert len((await house.table(1)).running.log) == 1


async def test_a_day_of_downtime_is_given_back(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    await house.wait(hours=20)
    house.clock.at += timedelta(days=1)
    house = await restarted(house)
    await house.notices()
    await house.keeper.tick()
    (window,) = [window for window in (await house.record(table)).windows if window.open]
    assert window.deadline == MONDAY + timedelta(days=2)
    assert (await house.table(table)).running.log == []
    await house.wait(hours=4)
    assert len((await house.table(table)).running.log) == 1
    pings = [post for post in await house.posts() if post.message and "ast reminder" in post.message.text]
    assert len(pings) == 1


async def test_a_deadline_that_was_near_gets_a_grace(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    await house.wait(hours=23, minutes=50)
    house.clock.at += timedelta(hours=1)
    house = await restarted(house)
    await house.keeper.tick()
    (window,) = [window for window in (await house.record(table)).windows if window.open]
    assert window.deadline == house.clock.at + timedelta(hours=2)


async def test_a_clock_that_jumps_forward_punishes_nobody(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    await house.jump(hours=60)
    assert (await house.table(table)).running.log == []
    (window,) = [window for window in (await house.record(table)).windows if window.open]
    assert window.deadline is not None
    assert window.deadline >= house.clock.at + timedelta(hours=2)


async def test_a_clock_that_is_set_back_fires_nothing_early(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    await house.wait(hours=13)
    await house.notices()
    await house.jump(hours=-5)
    await house.wait(hours=5)
    assert await house.posts() == []  # the reminder at half time came once
    await house.wait(hours=11)
    assert len((await house.table(table)).running.log) == 1


@pytest.mark.defect(33)
async def test_a_clock_that_is_set_back_while_something_is_done_has_nothing_done_again_and_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.begun("lisboa", await two(house))
    change = house.tables.change
    changed: list[int] = []

    async def change_after_setting_back(table_id: int, *arguments: Any) -> Any:  # noqa: ANN401 - of any change
        changed.append(table_id)
        if len(changed) == 1:
            house.clock.at -= timedelta(hours=5)
        elif len(changed) == 3:
            house.clock.at += timedelta(hours=5)  # else it would go on for as long as the clock was set back
        return await change(table_id, *arguments)

    house.clock.at = (await house.timers())[0].at
    house.keeper._expected = house.clock.at
    monkeypatch.setattr(house.tables, "change", change_after_setting_back)
    await house.keeper.tick()
    assert changed == [table]
    await house.wait(hours=5)
    assert [post for post in await house.posts() if post.message and "table 1" in post.message.text]


async def test_a_paused_table_is_left_alone_by_downtime(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    await house.wait(days=3)
    assert (await house.record(table)).pause is Pause.ABSENCE
    before = await house.record(table)
    house.clock.at += timedelta(days=3)
    house = await restarted(house)
    await house.wait(days=3)
    assert (await house.record(table)).windows == before.windows


async def test_while_many_get_their_time_back_others_can_play(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table is a change of its own, and after some of them the house rests: nobody waits for all of them."""
    monkeypatch.setattr(timekeeper, "GIVEN_BACK_AT_ONCE", 2)
    monkeypatch.setattr(timekeeper, "REST", PATIENCE * 10)
    people = await two(house)
    tables = [await house.begun("lisboa", people) for _ in range(3)]
    house.clock.at += timedelta(hours=20)
    house = await restarted(house)
    ticking = asyncio.create_task(house.keeper.tick())

    async def two_have_it() -> bool:
        return len(house.keeper._owed) == 1

    await until(two_have_it, "two tables have their time back, and the clock rests")
    first, _ = await first_and_other(house, tables[-1], people)
    await house.move(tables[-1], first)
    assert len((await house.table(tables[-1])).running.log) == 1
    assert not ticking.done()
    ticking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await ticking


async def test_who_is_stopped_while_time_is_given_back_leaves_the_rest_to_the_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await house.begun("lisboa", await two(house)) for _ in range(2)]
    house.clock.at += timedelta(hours=20)
    stopped = await restarted(house)
    change = stopped.tables.change

    async def change_and_stop(table: int, request: None, do: Callable[..., Awaitable[None]], since: datetime) -> None:
        stopped.keeper.close()
        await change(table, request, do, since)

    monkeypatch.setattr(stopped.tables, "change", change_and_stop)
    async with patience("the clock stops"):
        await stopped.keeper.run()
    assert stopped.keeper._owed.keys() == {tables[1]}
    again = await restarted(house)
    await again.keeper.tick()
    (window,) = [window for window in (await again.record(tables[1])).windows if window.open]
    assert window.deadline == MONDAY + timedelta(hours=44)


async def test_who_dies_while_time_is_given_back_leaves_nobody_theirs_twice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await house.begun("lisboa", await two(house)) for _ in range(2)]
    house.clock.at += timedelta(hours=20)
    dying = await restarted(house)
    change = dying.tables.change

    async def change_or_die(table: int, request: None, do: Callable[..., Awaitable[None]], since: datetime) -> None:
        if table == tables[1]:
            raise asyncio.CancelledError
        await change(table, request, do, since)

    monkeypatch.setattr(dying.tables, "change", change_or_die)
    with pytest.raises(asyncio.CancelledError):
        await dying.keeper.tick()
    house.clock.at += timedelta(hours=1)
    again = await restarted(house)
    await again.keeper.tick()
    assert [await deadline(again, table) for table in tables] == [MONDAY + timedelta(hours=45)] * 2


async def test_who_dies_while_time_is_given_back_lengthens_no_round_twice(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await opened(house, 3)
    before = (await cup.tournament()).deadline
    assert before is not None
    await house.begun("lisboa", await two(house))
    await house.keeper.tick()
    house.clock.at += timedelta(hours=20)
    dying = await restarted(house)

    async def die(*_: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(dying.tables, "change", die)
    with pytest.raises(asyncio.CancelledError):
        await dying.keeper.tick()
    house.clock.at += timedelta(hours=1)
    await (await restarted(house)).keeper.tick()
    assert (await cup.tournament()).deadline == before + timedelta(hours=21)


@pytest.mark.defect(16)
async def test_a_timer_that_fails_for_what_nobody_has_foreseen_is_tried_again_later_and_holds_up_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, table = [await house.begun("lisboa", await two(house)) for _ in range(2)]
    numbers = [(await house.record(each)).number for each in (broken, table)]
    change = house.tables.change

    async def fail_at_one(table_id: int, *arguments: Any) -> Any:  # noqa: ANN401 - of any change
        if table_id == broken:
            raise ZeroDivisionError
        return await change(table_id, *arguments)

    monkeypatch.setattr(house.tables, "change", fail_at_one)
    async with patience("the clock goes on"):
        await house.wait(hours=25)
    assert (await house.record(broken)).number == numbers[0]
    assert (await house.record(table)).number > numbers[1], "its time has run out"
    late = [timer for timer in await house.timers() if timer.table_id == broken]
    assert late
    assert all(timer.at > house.clock.at for timer in late)


async def test_time_given_back_by_a_clock_that_was_wrong_hides_no_later_outage(house: House) -> None:
    table = await house.begun("lisboa", await two(house))
    await house.jump(hours=60)
    await house.jump(hours=-60)
    before = await deadline(house, table)
    house.clock.at += timedelta(hours=20)
    again = await restarted(house)
    again.keeper._expected = MONDAY
    await again.keeper.tick()
    assert await deadline(again, table) == before + timedelta(hours=20)


async def test_who_looks_for_what_was_typed_meanwhile_leaves_time_to_others_after_some_tables(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of tables that were looked through in one go made everybody wait right after a start."""
    people = await two(house)
    for _ in range(5):
        await house.begun("lisboa", people)
    monkeypatch.setattr(unread, "AT_ONCE", 2)
    monkeypatch.setattr(unread, "REST", 0.1)
    clock = asyncio.get_running_loop().time
    began = clock()
    asked = [some async for some in unread.who_is_asked(house.tables)]
    assert [len(some) for some in asked] == [2, 2, 1]
    assert clock() - began >= 2 * unread.REST


async def test_what_was_carried_out_is_not_called_unread(house: House) -> None:
    """It was played, and the bot died before it could say so."""
    people = await two(house)
    await house.begun("lisboa", people)
    (first,) = await house.owing(1)
    await house.tables.claim_to_carry_out(77)
    assert not await unread.tell(house.tables, first, 77)
    assert await unread.tell(house.tables, first, 78)
    assert not await unread.tell(house.tables, first, 78), "it is told once"


@pytest.mark.databases("postgresql")
async def test_a_clock_that_differs_from_that_of_the_database_is_told_of(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Several processes keep time in turn, each by the clock of its machine."""
    assert await house.keeper._is_ours()
    assert "off that of the database" in caplog.text
    caplog.clear()
    async with house.store.reading() as look:
        house.clock.at = await look.timers.now()
    house.keeper._begun = False
    assert await house.keeper._is_ours()
    assert "off that of the database" not in caplog.text
