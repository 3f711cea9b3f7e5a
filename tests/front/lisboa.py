"""A table of Mercado de Lisboa that has just begun: the quickest there is, where a test is about no game."""

from games.kernel import Table
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House


async def begun(house: House, *names: str, locale: str = "en-US") -> list[Person]:
    """People at a begun table, the first of them to move."""
    people = [house.person(name, locale) for name in names]
    await (await people[0].slash("market start", game="lisboa")).done()
    for other in people[1:]:
        await (await other.click("Join")).done()
    await (await people[0].click("Begin")).done()
    await people[0].reads("Your turn")
    hosted = await house.bot.tables.in_channel(int(house.discord.channel.id))
    order = [str(chair.person_id) for chair in hosted.record.chairs]
    first = next(seat for seat in range(len(order)) if hosted.owed(seat))
    return sorted(people, key=lambda person: (order.index(person.id) - first) % len(order))


async def table(house: House) -> Table:
    return (await house.bot.tables.in_channel(int(house.discord.channel.id))).running


async def moves(house: House) -> int:
    return len((await table(house)).standing())


async def ready_to_confirm(person: Person) -> Seen:
    """A dialogue at its last question, of somebody who wants to confirm everything."""
    await (await person.slash("market settings", confirm="always")).done()
    screen = await (await person.click("Your move")).done()
    return await (await person.click("Take 1 coin", on=screen)).done()
