"""Tables whose channel cannot be written to, or is gone: they stand still, and lose no time by it."""

from datetime import timedelta

import pytest

from bot.host import lobby, parking, pauses
from bot.host.hosted import Place
from bot.store import Pause, Status
from tests.host.house import MONDAY, House, deadline
from tests.host.test_clock import two


@pytest.mark.defect(77)
async def test_all_time_is_given_back_whatever_happened_to_the_table_meanwhile(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    channel = (await house.record(table)).channel_id
    await house.do(table, parking.park, channel)
    await house.wait(days=2)
    await house.do(table, pauses.forget_misses, {0})
    await house.wait(days=3)
    await house.do(table, parking.park, channel, gone=True)
    await house.wait(days=1)
    await house.do(table, parking.move, 4242, people[0], manages=False)
    assert await deadline(house, table) == MONDAY + timedelta(days=6 + 1)


@pytest.mark.defect(77)
async def test_what_a_pause_gives_back_is_given_once(house: House) -> None:
    table = await house.begun("lisboa", await two(house))
    await house.do(table, pauses.pause, Pause.CONSENT)
    await house.do(table, parking.park, (await house.record(table)).channel_id)
    await house.wait(days=5)
    await house.do(table, parking.unpark)
    await house.wait(days=1)
    await house.do(table, pauses.go_on)
    assert await deadline(house, table) == MONDAY + timedelta(days=6 + 1)


@pytest.mark.defect(78)
async def test_a_lobby_that_stands_again_waits_for_others_again(house: House) -> None:
    (ana, bruno) = await two(house)
    place = Place(guild_id=1, channel_id=900, language="en")
    table = (await lobby.open_table(house.tables, ana, place, "lisboa", "daily")).record.id
    await house.do(table, parking.park, 900, gone=True)
    await house.wait(days=8)
    await house.do(table, parking.move, 901, ana, manages=False)
    await house.wait(days=6)
    await house.do(table, lobby.join, bruno)
    assert (await house.record(table)).status is Status.LOBBY
