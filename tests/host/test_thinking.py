"""Computers that think: beside the house, at a pace of their own, and again after a restart."""

from datetime import datetime

import pytest

from bot.host import lobby
from bot.host.hosted import HostedTable, Place
from bot.host.thinkers import Thinkers
from bot.host.thinking import PACE, Thinking
from games.kernel import Level
from tests.host.house import House
from tests.patience import patience

HERE = Place(guild_id=1, channel_id=5, language="en")


async def against_hard(house: House) -> int:
    """Ana and a computer that thinks, who are both asked which card they put up for auction."""
    ana = await house.person(1, "Ana")
    table = (await lobby.open_table(house.tables, ana, HERE, "turin", "free")).record.id
    hosted: HostedTable = await house.do(table, lobby.add_computer, ana, manages=False)
    await house.do(table, lobby.set_level, ana, hosted.record.chairs[1].name, Level.HARD, manages=False)
    await house.do(table, lobby.begin, ana, manages=False)
    return table


async def log_of(house: House, table: int) -> list[dict[str, object]]:
    return [entry.model_dump() for entry in (await house.table(table)).running.log]


async def test_a_restart_in_the_middle_of_a_thought_loses_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = Thinking(house.tables, Thinkers())
    table = await against_hard(house)
    assert (await house.table(table)).thinking(), "the house goes on while the computer thinks"
    await thinking.close()
    assert await log_of(house, table) == [], "nothing was thought to its end"
    waited: list[datetime] = []

    async def sleep_until(at: datetime) -> None:
        waited.append(at)

    monkeypatch.setattr(house.clock, "sleep_until", sleep_until)
    again = Thinking(house.tables, thinkers := Thinkers())
    async with patience("the computer thinks"):
        await again.start()
        await again.idle()
    await again.close()
    thinkers.close()
    (placed,) = await log_of(house, table)
    hosted = await house.table(table)
    assert placed["seat"] != hosted.record.seat_of(1)
    assert not hosted.thinking()
    assert await house.owing(table) == [1]
    assert waited == [house.clock.at + PACE], "it answers when it always does, however long it has thought"


async def test_for_a_person_who_is_away_a_normal_one_plays(house: House) -> None:
    table = await against_hard(house)
    hosted = await house.table(table)
    chairs = [chair.model_copy(update={"computer_plays": chair.person_id == 1}) for chair in hosted.record.chairs]
    hosted.record = hosted.record.model_copy(update={"chairs": tuple(chairs)})
    seat = hosted.record.seat_of(1)
    assert seat is not None
    assert isinstance(hosted.computer_in(seat), type(hosted.game.agent()))
    assert seat not in hosted.thinking()
