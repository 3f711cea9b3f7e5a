"""The bot is thrown out in the middle of a game, and invited again; direct messages that were closed for a while."""

import pytest

from bot.host import parking
from bot.store import Status
from playground.event import Event
from playground.model import Guild
from playground.person import Answer, Person
from playground.seen import Form
from tests.front.conftest import House
from tests.front.hand import custom_id
from tests.patience import until

pytestmark = pytest.mark.defect(82)


async def begun(house: House) -> tuple[Person, Person]:
    """A table at which two people are asked something in private."""
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await (await ana.slash("market start", game="fishmarket")).done()
    await (await bruno.click("Join")).done()
    await (await ana.click("Fill with computers")).done()
    await (await ana.click("Begin")).done()
    for person in (ana, bruno):
        await person.gets_dm("bid on")
    await house.settled()
    return ana, bruno


def guild_of(house: House) -> Guild:
    guild = house.discord.world.guild_of(house.discord.channel)
    assert guild is not None
    return guild


def invite_again(house: House) -> None:
    world, guild = house.discord.world, guild_of(house)
    world.join(guild, world.bot)
    told = world.whole_guild(guild)
    del told["unavailable"]  # this is said of servers on which the bot was before
    world.publish(Event("GUILD_CREATE", told, guild.id, for_bot=True))


async def open_form(person: Person) -> Answer:
    """Open the form of a bid, below what the bot has sent to somebody."""
    slip = await person.gets_dm("bid on")
    return await person.click(custom_id(slip, "form"), on=slip)


async def send(person: Person, form: Form | None) -> str:
    """Send a form that was opened before; the answer."""
    assert form is not None
    values = {field["custom_id"]: "1" for field in form.fields.values()}
    return (await (await person.fill(values)).done()).text


async def closed(house: House, person: Person) -> bool:
    async with house.store.reading() as look:
        found = await look.people.find(int(person.id))
    assert found is not None
    return found.dms_closed


async def reached(house: House, *people: Person) -> None:
    """Wait until the bot knows that their direct messages are open."""

    async def is_known() -> bool:
        return not any([await closed(house, person) for person in people])

    await until(is_known, "their direct messages are known to be open")


async def status(house: House) -> Status:
    return (await house.bot.tables.find(1)).record.status


async def test_whoever_presses_while_the_table_cannot_be_shown_is_told_why_and_nobody_else_is_called(
    slow_house: House,
) -> None:
    house = slow_house
    people = await begun(house)
    await house.settled()
    forms = [(await open_form(person)).form for person in people]
    house.discord.world.remove_bot(guild_of(house))
    await house.bot.tables.change(1, None, parking.park, int(house.discord.channel.id))
    await house.settled()
    before = [len(person.dms) for person in people]
    for person, form in zip(people, forms, strict=True):
        assert f"I can’t post in <#{house.discord.channel.id}>" in await send(person, form)
        await house.settled()
    assert await status(house) is Status.PARKED
    assert [len(person.dms) for person in people] == [count + 1 for count in before], "nothing but the answers"


async def test_whoever_plays_gets_direct_messages_again_when_the_bot_is_back(slow_house: House) -> None:
    house = slow_house
    people = await begun(house)
    await house.settled()
    form = (await open_form(people[0])).form
    house.discord.world.remove_bot(guild_of(house))
    for person in people:
        await parking.remember_closed_dms(house.bot.tables, int(person.id), 1)
    await house.settled()
    assert [await closed(house, person) for person in people] == [True, True]
    invite_again(house)
    await reached(house, *people)
    await send(people[0], form)
    await house.settled()
    assert await status(house) is Status.RUNNING


async def test_whoever_is_answered_when_they_type_gets_direct_messages_again(house: House) -> None:
    ana, _ = await begun(house)
    await parking.remember_closed_dms(house.bot.tables, int(ana.id), 1)
    await ana.dm("hello there")
    await reached(house, ana)
