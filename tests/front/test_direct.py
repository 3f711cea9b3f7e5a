"""Playing alone with the bot, in a direct message."""

from functools import partial

import pytest

from bot.front.commands import build
from playground.components import Kind
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House
from tests.front.hand import pressed


async def opened(house: House, game: str, locale: str = "en-US") -> Person:
    ana = house.person("Ana", locale)
    await (await ana.slash("market start", in_=ana.dm_channel, game=game, thread=True)).done()
    return ana


def _answered_below(person: Person, said: str) -> Seen | None:
    return next((each for each in person.dms if each.text.startswith(said) and not each.ephemeral), None)


@pytest.mark.defect(29)
async def test_a_table_in_a_direct_message_is_played_alone(house: House) -> None:
    ana = await opened(house, "lisboa")
    lobby = await ana.gets_dm("Seats: 1")
    assert "free (no deadline)" in lobby.text
    assert not {"Join", "Leave"}.intersection(each.get("label") for each in lobby.components), "nobody else comes by"
    await (await ana.click("Add computer", in_=ana.dm_channel)).done()
    await (await ana.click("Begin", in_=ana.dm_channel)).done()
    board = await ana.gets_dm("Your turn")
    hosted = await house.bot.tables.in_channel(int(ana.dm_channel.id))
    assert (hosted.record.guild_id, len(hosted.record.chairs)) == (None, 2)
    await pressed(ana, "Take 1 coin", board)
    await ana.gets_dm("You take 1 coin")
    await ana.dm("coin")
    answer = await ana.until(partial(_answered_below, ana, "You took 1 coin."), "is answered where it was typed")
    assert len(answer.files) == 2, "board and hand, and no buttons, which nobody would take off"
    assert answer.buttons == []
    games = await (await ana.slash("market games", in_=ana.dm_channel)).done()
    assert f"https://discord.com/channels/@me/{ana.dm_channel.id}" in games.text


@pytest.mark.defect(47)
async def test_a_campaign_begins_in_a_direct_message(house: House) -> None:
    """Nobody else sits there and nothing has happened yet: the board had no text, and the game could not begin."""
    ana = await opened(house, "lisboa")
    await (await ana.click("Begin", in_=ana.dm_channel)).done()
    board = await ana.until(
        lambda: next((each for each in ana.dms if "Open a stand" in each.buttons), None), "gets the board"
    )
    assert board.text.count("Your turn") == 1


async def test_all_that_is_theirs_stands_on_one_message(house: House) -> None:
    ana = await opened(house, "lisboa")
    await (await ana.click("Add computer", in_=ana.dm_channel)).done()
    await (await ana.click("Begin", in_=ana.dm_channel)).done()
    board = await ana.gets_dm("Your turn")
    await house.settled()
    assert [each.id for each in ana.dms if "Open a stand" in each.buttons and not each.ephemeral] == [board.id]
    assert [len(each["items"]) for each in board.components if each["type"] == Kind.GALLERY] == [1, 1], "board, hand"
    await pressed(ana, "Take 1 coin", board)
    later = await ana.gets_dm("You take 1 coin")
    await house.settled()
    assert [each.id for each in ana.dms if "Open a stand" in each.buttons and not each.ephemeral] == [later.id]
    assert later.id == board.id, "it is edited"


async def test_who_has_moved_reads_what_it_cost_and_brought(house: House) -> None:
    ana = await opened(house, "lisboa")
    await (await ana.click("Add computer", in_=ana.dm_channel)).done()
    await (await ana.click("Begin", in_=ana.dm_channel)).done()
    await ana.gets_dm("Your turn")
    hosted = await house.bot.tables.in_channel(int(ana.dm_channel.id))
    ((seat, _),) = hosted.people()
    (decision,) = hosted.running.moves(seat)[:1]
    stand = next(choice for choice in decision.choices if choice.kind == "open")
    answer = await (await ana.slash("market play", in_=ana.dm_channel, move=stand.text)).done()
    assert answer.text.startswith("You open a ")
    assert "pay 1 coin" in answer.text.split("\n")[0]


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
    await (await ana.slash("market leave", in_=ana.dm_channel)).done()
    await ana.gets_dm("This table is closed.")


def test_discord_is_told_where_the_commands_can_be_used(house: House) -> None:
    market = build(house.bot.service.command, house.bot.tables)
    assert market.to_dict(house.bot.tree)["contexts"] == [0, 1]
