"""The front door: help, from which everything can be pressed."""

from functools import partial

from games.registry import games
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import chosen_in, pressed
from tests.front.lisboa import begun
from words import catalogue

WAYS_IN = ["Play now", "Play alone", "Learn by playing", "My tables", "Rules", "Settings"]


async def test_help_shows_all_games_and_opens_a_table(house: House) -> None:
    ana = house.person("Ana")
    card = await (await ana.slash("market help")).done()
    assert all(f"**{catalogue('en').say(game.id)}**" in card.text for game in games())
    assert card.buttons == WAYS_IN
    assert card.text.splitlines()[-1] == "-# Managers of this server: `/market admin`"
    await pressed(ana, "Mercado de Lisboa", await pressed(ana, "Play now", card))
    await ana.reads("Seats: 1 of 4")


async def test_whoever_types_help_to_the_bot_gets_it_and_plays_alone(house: House) -> None:
    ana = house.person("Ana")
    await ana.dm("Help!")
    card = await ana.gets_dm("## Market Hall")
    assert card.buttons == WAYS_IN
    choice = await (await ana.click("Play alone", on=card)).done()
    assert (await pressed(ana, "Market of Turin", choice)).buttons == ["To the table"]
    await ana.gets_dm("Seats: 3 of ")
    await (await ana.click("Begin", in_=ana.dm_channel)).done()
    hosted = await house.bot.tables.in_channel(int(ana.dm_channel.id))
    assert (hosted.record.guild_id, hosted.record.status) == (None, "running")
    again = await (await ana.click("Play alone", on=card)).done()
    assert "This channel already has a table" in (await pressed(ana, "Fish Market", again)).text


async def test_whoever_types_anything_and_sits_nowhere_gets_help_too(house: House) -> None:
    ana = house.person("Ana")
    for said in ("play", "I want to play something with my friends"):
        await ana.dm(said)
        assert (await ana.gets_dm("## Market Hall")).buttons == WAYS_IN


async def test_a_greeting_is_no_move(house: House) -> None:
    _, bruno = await begun(house, "Ana", "Bruno")
    await bruno.dm("Hello!")
    assert (await bruno.gets_dm("## Market Hall")).buttons == WAYS_IN


async def test_lists_with_nothing_in_them_lead_to_a_game(house: House) -> None:
    ana = house.person("Ana")
    campaigns = await (await ana.slash("market archive campaign")).done()
    assert (campaigns.text, campaigns.buttons) == ("You haven’t started a campaign yet.", ["Play alone"])
    assert "Just you and me in private" in (await pressed(ana, "Play alone", campaigns)).text
    tables = await (await ana.slash("market games")).done()
    assert (tables.text, tables.buttons) == ("You’re not at any table right now.", ["Play now", "Back"])


async def test_where_no_table_is_one_is_shown_the_way_to_ones_own_and_to_a_new_one(house: House) -> None:
    ana, _ = await begun(house, "Ana", "Bruno")
    elsewhere = house.discord.world.add_channel(house.discord.guild, "elsewhere")
    answer = await (await ana.slash("market hand", in_=elsewhere)).done()
    assert (answer.text, answer.buttons) == ("There’s no table here.", ["My tables", "Play now"])
    assert "Mercado de Lisboa · #1" in (await pressed(ana, "My tables", answer)).text


async def test_from_the_server_one_plays_alone_in_private_or_without_direct_messages_in_a_thread(house: House) -> None:
    ana = house.person("Ana")
    choice = await pressed(ana, "Play alone", await (await ana.slash("market help")).done())
    await pressed(ana, "Mercado de Lisboa", choice)
    await ana.gets_dm("Seats: 1 of 4")
    await (await ana.slash("market settings", dms=False)).done()
    choice = await pressed(ana, "Play alone", await (await ana.slash("market help")).done())
    assert "Your table is open" in (await pressed(ana, "Fish Market", choice)).text
    (thread,) = [each for each in house.discord.world.channels.values() if each.type == 11]
    await ana.reads("Fish Market", in_=thread)


async def test_from_each_list_of_games_one_finds_back_to_the_card(house: House) -> None:
    ana = house.person("Ana")
    card = await (await ana.slash("market help")).done()
    for way in ("Play now", "Play alone", "Learn by playing", "My tables", "Rules"):
        await pressed(ana, "Back", await pressed(ana, way, card))
        assert card.buttons == WAYS_IN


async def test_settings_are_pressed(house: House) -> None:
    ana = house.person("Ana")
    shown = await pressed(ana, "Settings", await (await ana.slash("market help")).done())
    for menu, choice, said in (
        ("dms", "off", "Direct messages: off"),
        ("quiet", "23-7", "Quiet hours: 23–7"),
        ("zone", "Europe/Lisbon", "Time zone: Europe/Lisbon"),
        ("digest", "8", "Daily list of your open turns: 8:00"),
        ("quiet", "usual", "Quiet hours: no reminders from 22 to 8"),
        ("language", "fr", "Langue\u00a0: français"),
    ):
        await ana.choose(choice, from_=f"mk1:settings:0:{menu}:", on=shown)
        await ana.until(partial(_stands, shown, said), f"sees {said}")


def _stands(shown: Seen, said: str) -> bool | None:
    return said in chosen_in(shown) or None
