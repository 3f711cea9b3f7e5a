"""Playing alone with the bot, in a direct message."""

import pytest

from bot.front.commands import build
from playground.person import Person
from tests.front.conftest import House
from tests.front.hand import pressed


async def opened(house: House, game: str, locale: str = "en-US") -> Person:
    ana = house.person("Ana", locale)
    await (await ana.slash("market start", in_=ana.dm_channel, game=game, thread=True)).done()
    return ana


@pytest.mark.defect(29)
async def test_a_table_in_a_direct_message_is_played_alone(house: House) -> None:
    ana = await opened(house, "lisboa")
    lobby = await ana.gets_dm("Seats: 1")
    assert "free: no deadline" in lobby.text
    (join,) = [each for each in lobby.components if each.get("label") == "Join"]
    assert join["disabled"], "nobody else comes by here"
    await (await ana.click("Add computer", in_=ana.dm_channel)).done()
    await (await ana.click("Begin", in_=ana.dm_channel)).done()
    await ana.gets_dm("Your turn")
    hosted = await house.bot.tables.in_channel(int(ana.dm_channel.id))
    assert (hosted.record.guild_id, len(hosted.record.chairs)) == (None, 2)
    screen = await (await ana.click("Your move", in_=ana.dm_channel)).done()
    await pressed(ana, "Take 1 coin", screen)
    await ana.gets_dm("**Ana** takes 1 coin")
    await ana.dm("coin")
    await ana.gets_dm("You took 1 coin.")
    games = await (await ana.slash("market games", in_=ana.dm_channel)).done()
    assert f"https://discord.com/channels/@me/{ana.dm_channel.id}" in games.text


async def test_a_game_for_more_needs_computers(house: House) -> None:
    ana = await opened(house, "fishmarket")
    lobby = await ana.gets_dm("Seats: 1")
    assert [each["disabled"] for each in lobby.components if each.get("label") == "Begin"] == [True]
    for _ in range(2):
        await (await ana.click("Add computer", in_=ana.dm_channel)).done()
    await (await ana.click("Begin", in_=ana.dm_channel)).done()
    await ana.gets_dm("dawn: bid on")


async def test_it_speaks_the_language_of_the_person(house: House) -> None:
    chloe = await opened(house, "lisboa", "fr")
    await chloe.gets_dm("Places")


@pytest.mark.defect(29)
async def test_nobody_is_invited_to_a_direct_message_and_no_second_table_opened(house: House) -> None:
    ana = await opened(house, "lisboa")
    await ana.gets_dm("Seats: 1")
    refused = await (await ana.slash("market seat invite", in_=ana.dm_channel, guest=house.person("Bruno"))).done()
    assert refused.text == "That only works on a server: here it’s just you and me."
    second = await (await ana.slash("market start", in_=ana.dm_channel, game="turin")).done()
    assert "This channel already has a table" in second.text


async def test_who_leaves_closes_it(house: House) -> None:
    ana = await opened(house, "lisboa")
    await (await ana.click("Leave", in_=ana.dm_channel)).done()
    await ana.gets_dm("This table is closed.")


def test_discord_is_told_where_the_commands_can_be_used(house: House) -> None:
    market = build(house.bot.service.command, house.bot.tables)
    assert market.to_dict(house.bot.tree)["contexts"] == [0, 1]
