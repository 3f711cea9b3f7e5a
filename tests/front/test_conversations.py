"""Where somebody is written to: begun once, kept with them, and begun anew only if Discord knows it no more."""

from collections.abc import Iterator

import pytest

from tests.front.conftest import House
from tests.front.lisboa import begun


@pytest.fixture
def opened(house: House) -> Iterator[list[int]]:
    """How Discord answered each request for a conversation."""
    answers: list[int] = []

    def watch(route: object, status: int, _body: object) -> None:
        if "@me/channels" in str(route):
            answers.append(status)

    house.discord.records.watchers.append(watch)
    yield answers
    house.discord.records.watchers.remove(watch)


async def test_a_restart_begins_no_conversation_anew(house: House, opened: list[int]) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await house.settled()
    assert opened == [200, 200]
    await house.restart()
    dms = len(bruno.dms)
    await (await bruno.slash("market settings", reminders="dm")).done()
    await (await ana.slash("market play", move="coin")).done()
    await house.settled()
    assert len(bruno.dms) == dms + 1
    assert opened == [200, 200]


async def test_who_cannot_be_found_where_they_were_gets_another_conversation(house: House, opened: list[int]) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await house.settled()
    await (await bruno.slash("market settings", reminders="dm")).done()
    world = house.discord.world
    del world.channels[world.dms.pop(bruno.id).id]
    await (await ana.slash("market play", move="coin")).done()
    assert "Your turn" in (await bruno.gets_dm()).text
    assert opened == [200, 200, 200]
