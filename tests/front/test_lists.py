"""Many tables of one person or one server, and which game of a channel is meant."""

import pytest

from bot.host import lobby
from bot.host.hosted import Place
from bot.host.people import meet
from bot.screens import lists
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import begin_alone, end_of, pressed
from tests.front.lisboa import begun
from tests.front.test_clock import manager

pytestmark = pytest.mark.defect(7)

TABLES = 26
PAGES = 3


def numbers(screen: Seen) -> list[int]:
    """The tables that a list shows, in order."""
    return [int(line.partition("#")[2].partition("]")[0]) for line in screen.text.splitlines() if " · #" in line]


async def sit_at_many_tables(house: House, person: Person) -> None:
    """All but one of many tables: they wait for nobody, in channels of their own."""
    opener = await meet(house.store, int(person.id), person.name, "en-US")
    for number in range(1, TABLES):
        channel = house.discord.world.add_channel(house.discord.guild, f"table-{number}")
        place = Place(guild_id=int(house.discord.guild.id), channel_id=int(channel.id), language="en")
        await lobby.open_table(house.bot.tables, opener, place, "lisboa", "free")


async def all_pages(person: Person, screen: Seen) -> list[int]:
    seen = numbers(screen)
    for _ in range(PAGES - 1):
        seen += numbers(await pressed(person, "Next ▶", screen))
    return seen


async def test_of_many_tables_the_one_that_waits_comes_first_and_the_heading_stays(house: House) -> None:
    ana = house.person("Ana")
    await sit_at_many_tables(house, ana)
    await (await ana.slash("market start", game="lisboa")).done()
    await begin_alone(ana)
    shown = await (await ana.slash("market games")).done()
    heading, first = shown.text.splitlines()[:2]
    assert heading == "Your tables:"
    assert first.startswith(f"- [Mercado de Lisboa · #{TABLES}]")
    assert "**your turn**" in first
    assert sorted(await all_pages(ana, shown)) == list(range(1, TABLES + 1))


async def test_a_list_of_tables_says_where_with_whom_whose_turn_and_until_when(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    shown = {each.name: (await (await each.slash("market games")).done()).text for each in (ana, bruno)}
    (turn,) = [name for name in shown if "**your turn**" in shown[name]]
    other = next(name for name in shown if name != turn)
    first, asked = shown[turn].splitlines()[1:]
    assert "**your turn** · asked <t:" in first
    assert first.endswith(":R>)"), "until when"
    assert asked == "  - Your turn."
    assert f"<#{house.discord.channel.id}> · with {turn} · to move: {turn} · <t:" in shown[other]


async def test_a_manager_turns_the_pages_of_all_tables(house: House) -> None:
    ana, boss = house.person("Ana"), manager(house)
    await sit_at_many_tables(house, ana)
    await (await ana.slash("market start", game="lisboa")).done()
    house.bot.tables._in_memory.clear()
    listed = await (await boss.slash("market admin list")).done()
    assert len(house.bot.tables._in_memory) == lists.A_PAGE, "a server may have thousands: nobody waits for the others"
    assert "Open tables:" in listed.text
    assert sorted(await all_pages(boss, listed)) == list(range(1, TABLES + 1))


@pytest.mark.defect(58)
async def test_the_zone_of_a_server_is_set_without_loading_its_tables(house: House) -> None:
    ana, boss = house.person("Ana"), manager(house)
    await sit_at_many_tables(house, ana)
    house.bot.tables._in_memory.clear()
    await (await boss.slash("market admin settings", zone="Lisbon")).done()
    assert not house.bot.tables._in_memory, "a server may have thousands: everybody would wait"
    zones = {hosted.record.zone for hosted in await house.bot.tables.in_server(int(house.discord.guild.id))}
    assert zones == {"Europe/Lisbon"}
    await (await boss.slash("market admin settings", zone="Paris")).done()
    assert (await house.bot.tables.find(1)).record.zone == "Europe/Paris", "a copy in memory does not go on as it was"


async def test_replay_and_verify_mean_the_same_game(house: House) -> None:
    ana, bruno = await begun(house, "Ana", "Bruno")
    for command in ("market archive replay", "market archive verify"):
        assert (await (await ana.slash(command)).done()).text == "The game isn’t over yet."
    for mover in (ana, bruno, ana, bruno):
        await (await mover.slash("market play", move="coin")).done()
    await end_of(ana)
    await (await ana.click("Rematch")).done()
    await ana.reads("Seats: 2")
    assert "move 0 of 4" in (await (await ana.slash("market archive replay")).done()).text
    assert "The result is the same" in (await (await ana.slash("market archive verify")).done()).text
