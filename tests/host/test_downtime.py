"""The bot is down, the machine sleeps, clocks are set: no timer is lost, none goes off twice, nobody is punished."""

from datetime import timedelta

from bot.store import Pause
from tests.host.house import MONDAY, House
from tests.host.test_clock import two


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
    pings = [post for post in await house.posts() if post.message and "nearly up" in post.message.text]
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
