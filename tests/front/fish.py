"""A table of Fish Market at which the market is open, and what can be read there."""

from bot.host.hosted import HostedTable
from games.fishmarket.view import FishMarketView
from games.kernel import Dice
from playground.person import Person
from tests.front.conftest import House

DOCKS = "ABCDEF"


async def hosted(house: House) -> HostedTable:
    return await house.bot.tables.in_channel(int(house.discord.channel.id))


async def seen(house: House, person: Person | None = None) -> FishMarketView:
    """What a person, or a spectator, may know of the table."""
    table = await hosted(house)
    view = table.running.view(None if person is None else table.record.seat_of(int(person.id)))
    assert isinstance(view, FishMarketView)
    return view


async def seat(house: House, person: Person) -> int:
    found = (await hosted(house)).record.seat_of(int(person.id))
    assert found is not None
    return found


async def stock(house: House, person: Person) -> dict[str, int]:
    return (await seen(house)).players[await seat(house, person)].stock


async def cash(house: House, person: Person) -> int:
    return (await seen(house)).players[await seat(house, person)].cash


async def begun(house: House, *names: str, computers: int = 0, locale: str = "en-US") -> list[Person]:
    """People at a table that has just begun. The deal is always the same."""
    house.bot.tables.fresh_dice = lambda: Dice.of("fish")
    people = [house.person(name, locale) for name in names]
    await (await people[0].slash("market start", game="fishmarket")).done()
    await opened(house, people, computers)
    return people


async def opened(house: House, people: list[Person], computers: int = 0) -> None:
    for other in people[1:]:
        await (await other.click("Join")).done()
    for _ in range(computers):
        await (await people[0].click("Add computer")).done()
    await (await people[0].click("Begin")).done()
    for person in people:
        await person.gets_dm("dawn: bid on")


async def trading(house: House, *names: str, computers: int = 0) -> list[Person]:
    """People at an open market: each has bought one boat, the first the one at dock A, and has 20 coins left."""
    people = await begun(house, *names, computers=computers)
    await bought(house, people)
    return people


async def bought(house: House, people: list[Person]) -> None:
    for dock, person in zip(DOCKS, people, strict=False):
        await person.dm(f"{dock}30")
        await person.gets_dm("You bid ")
    await people[0].reads("Day 1: the market is open.")
