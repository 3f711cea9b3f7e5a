"""Vacations that are made longer or shorter, come one after the other, or meet a pause."""

from datetime import timedelta

import pytest

from bot.host import pauses
from bot.host.people import change_settings, go_on_vacation
from bot.store import Pause
from tests.host.house import MONDAY, House, deadline
from tests.host.test_clock import first_and_other, two


@pytest.mark.defect(75)
async def test_a_vacation_that_is_made_longer_stops_the_clock_for_all_of_it(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    away, _ = await first_and_other(house, table, people)
    await go_on_vacation(house.tables, away, 5)
    await house.wait(days=4)
    await go_on_vacation(house.tables, away, 10)
    assert await deadline(house, table) == MONDAY + timedelta(days=4 + 10 + 1)
    await house.wait(days=3)
    await change_settings(house.tables, away, quiet_from=22, quiet_until=6)
    assert await deadline(house, table) == MONDAY + timedelta(days=4 + 10 + 1), "nobody gains by changing their hours"


@pytest.mark.defect(75)
async def test_a_second_vacation_leaves_what_was_left_after_the_first(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    away, _ = await first_and_other(house, table, people)
    await go_on_vacation(house.tables, away, 5)
    await house.wait(days=5, hours=12)
    await go_on_vacation(house.tables, away, 10)
    assert await deadline(house, table) == MONDAY + timedelta(days=5 + 10 + 1)


@pytest.mark.defect(75)
async def test_a_vacation_after_a_pause_stops_the_clock(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    away, _ = await first_and_other(house, table, people)
    await house.do(table, pauses.pause, Pause.CONSENT)
    await house.wait(days=5)
    await house.do(table, pauses.go_on)
    assert await deadline(house, table) == MONDAY + timedelta(days=6)
    await go_on_vacation(house.tables, away, 10)
    assert await deadline(house, table) == MONDAY + timedelta(days=16)


@pytest.mark.defect(75)
async def test_a_vacation_that_outlasts_a_pause_leaves_what_was_left_before_it(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    away, _ = await first_and_other(house, table, people)
    await house.wait(hours=12)
    await house.do(table, pauses.pause, Pause.CONSENT)
    await house.wait(days=1)
    await go_on_vacation(house.tables, away, 10)
    await house.wait(days=2)
    await house.do(table, pauses.go_on)
    back = MONDAY + timedelta(days=11, hours=12)
    assert await deadline(house, table) == back + timedelta(hours=12)
    await house.notices()
    await house.wait(days=7, hours=23)
    assert await house.pings(away) == []
    await house.wait(hours=12)
    assert len(await house.told(away)) == 1, "once, before the end: they are back at night"
    assert (await house.table(table)).running.log == []
    await house.wait(hours=1)
    assert len((await house.table(table)).running.log) == 1


@pytest.mark.defect(76)
async def test_who_is_back_earlier_is_told_then_what_they_are_asked(house: House) -> None:
    people = tuple([await go_on_vacation(house.tables, person, 10) for person in await two(house)])
    table = await house.begun("lisboa", people)
    back, _ = await first_and_other(house, table, people)
    await house.wait(days=1)
    assert await house.pings(back) == []
    await house.notices()
    await go_on_vacation(house.tables, back, 0)
    await house.keeper.tick()
    assert len(await house.pings(back)) == 1
    assert await deadline(house, table) == MONDAY + timedelta(days=11), "on which others rely"


@pytest.mark.defect(76)
async def test_who_is_back_earlier_gets_their_digest_again(house: House) -> None:
    people = await two(house, digest_hour=12)
    table = await house.begun("lisboa", people, "free")
    back, _ = await first_and_other(house, table, people)
    await go_on_vacation(house.tables, back, 20)
    await house.wait(days=2)
    await house.notices()
    await go_on_vacation(house.tables, back, 0)
    await house.wait(days=3)
    assert len(await house.pings(back)) == 3
