"""Where somebody is written to: begun once, kept with them, and begun anew only if Discord knows it no more."""

import sqlite3

import pytest

from bot.front.conversations import Conversations
from playground.model import ChannelType, Overwrite
from playground.permissions import Permission
from playground.person import Person
from tests.front.conftest import House
from tests.front.lisboa import begun
from tests.front.test_delivery import settled
from tests.front.test_unread import UNREAD, away


def watched(house: House) -> list[int]:
    """How Discord answers each request for a conversation."""
    answers: list[int] = []

    def watch(route: object, status: int, _body: object) -> None:
        if "@me/channels" in str(route):
            answers.append(status)

    house.discord.records.watchers.append(watch)
    return answers


@pytest.fixture
def opened(house: House) -> list[int]:
    """The same from the beginning."""
    return watched(house)


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


OF_MEMBER = 1


async def with_the_conversations_of_another_bot(house: House, *people: Person) -> None:
    """The bot gets another token, and keeps its database: in the conversations that it knows it is a stranger."""
    world = house.discord.world
    hidden = [Overwrite(world.bot.id, OF_MEMBER, allow=0, deny=Permission.VIEW_CHANNEL)]
    guild = next(iter(world.guilds.values()))
    elsewhere = world.add_channel(guild, "elsewhere", ChannelType.TEXT, overwrites=hidden)
    async with house.store.transaction() as tx:
        for person in people:
            await tx.people.change(int(person.id), conversation=int(elsewhere.id))


@pytest.mark.defect(42)
async def test_another_bot_with_the_same_database_reaches_everybody(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    await house.settled()
    await (await bruno.slash("market settings", reminders="dm")).done()
    await with_the_conversations_of_another_bot(house, bruno)
    await house.restart()
    await (await ana.slash("market play", move="coin")).done()
    await bruno.gets_dm("Your turn")
    await house.settled()


@pytest.mark.defect(42)
async def test_another_bot_with_the_same_database_finds_what_was_typed_to_it(slow_house: House) -> None:
    ana, bruno = await begun(slow_house, "Ana", "Bruno")
    await slow_house.settled()
    await with_the_conversations_of_another_bot(slow_house, ana, bruno)
    await away(slow_house, (ana, "coin"))
    await ana.gets_dm(UNREAD)


@pytest.mark.defect(42)
async def test_a_conversation_that_could_not_be_written_down_is_begun_once(
    slow_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bruno = slow_house.person("Ana"), slow_house.person("Bruno")
    opened = watched(slow_house)
    await (await ana.slash("market start", game="lisboa")).done()
    await (await bruno.click("Join")).done()
    with monkeypatch.context() as patch:
        patch.setattr(Conversations, "_keep", _disk_is_full)
        await (await ana.click("Begin")).done()
        await settled(slow_house)
    await bruno.gets_dm("Game on!")
    assert opened == [200, 200]


async def _disk_is_full(_: Conversations, _person: int, _channel: int | None) -> None:
    raise sqlite3.OperationalError("database or disk is full")
