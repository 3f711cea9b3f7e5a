"""Looking for players as people use it: announcing, joining from elsewhere, being told, and being told no more."""

import pytest

from playground import threads
from playground.model import Channel, Role
from playground.permissions import Permission
from playground.person import Person
from tests.front.conftest import House
from tests.front.hand import pressed
from tests.front.test_clock import manager

FREE_SEAT = "A seat for you"


def board_of(house: House, *, mentionable: bool = True) -> tuple[Channel, Role]:
    """A channel for announcements, and a role to call."""
    world, guild = house.discord.world, house.discord.guild
    role = world.add_role(guild, "Players", mentionable=mentionable)
    return world.add_channel(guild, "looking-for-players"), role


async def likes(person: Person, *games: str) -> None:
    settings = await (await person.slash("market settings")).done()
    await person.choose(*games, from_="Games you like, as many as you want", on=settings)
    await person.until(lambda: "no game" not in settings.text or None, "sees what they like")


async def test_a_table_is_announced_where_managers_want_it_and_joined_from_there(slow_house: House) -> None:
    house = slow_house
    ana, bruno, boss = house.person("Ana"), house.person("Bruno"), manager(house)
    board, role = board_of(house)
    house.discord.guild.members[bruno.id].roles.append(role.id)
    settled = await (await boss.slash("market admin settings", announce=board, role=role)).done()
    assert f"Announcements: <#{board.id}>, calling <@&{role.id}> at most once an hour." in settled.text
    assert "won’t notify" not in settled.text
    await (await ana.slash("market start", game="lisboa")).done()
    answer = await (await ana.click("Find players")).done()
    assert answer.text.startswith(f"Announced in <#{board.id}>.")
    await ana.reads("Looking for players")
    card = await bruno.reads("wants to play **Mercado de Lisboa**", in_=board)
    assert (card.mentions, card.message.mention_roles, card.silent) == ([], [role.id], False)
    assert not card.message.mention_everyone
    joined = await (await bruno.click("Join", in_=board)).done()
    assert "You joined: 2 of 4." in joined.text
    await ana.until(lambda: "2 of 4 seats taken" in card.text or None, "sees the card follow")
    await (await ana.click("Begin")).done()
    await ana.until(lambda: "has started" in card.text or None, "sees the card say so")
    assert "Join" not in [component.get("label") for component in card.components]


async def test_what_a_command_has_set_a_button_unsets_and_whoever_would_not_hear_it_is_told(slow_house: House) -> None:
    house = slow_house
    ana, boss = house.person("Ana"), manager(house)
    board, role = board_of(house, mentionable=False)
    settled = await (await boss.slash("market admin settings", announce=board, role=role)).done()
    assert f"Discord won’t notify <@&{role.id}>" in settled.text
    assert "calling nobody" in (await pressed(boss, "Call nobody", settled)).text
    assert "Announcements: none" in (await pressed(boss, "No announcements", settled)).text
    everyone = house.discord.guild.roles[house.discord.guild.id]
    refused = await (await boss.slash("market admin settings", role=everyone)).done()
    assert refused.text == "I won’t call the whole server. Choose a role that people pick for themselves."
    await (await ana.slash("market start", game="lisboa")).done()
    answer = await (await ana.slash("market table announce")).done()
    assert "This server has no channel for announcements." in answer.text


async def test_whoever_likes_a_game_is_told_and_joins_or_is_told_no_more(slow_house: House) -> None:
    house = slow_house
    ana, bruno, chloe = (house.person(name) for name in ("Ana", "Bruno", "Chloé"))
    for person in (bruno, chloe):
        await likes(person, "lisboa", "turin")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await ana.click("Find players")).done()
    await house.wait(hours=6)  # it is night where the server is
    told = await bruno.gets_dm(FREE_SEAT)
    assert "**Mercado de Lisboa** · " in told.text
    assert not told.silent
    await (await bruno.click("Join", on=told)).done()
    await ana.reads("2 of 4")
    other = await chloe.gets_dm(FREE_SEAT)
    stopped = await (await chloe.click("Stop telling me", on=other)).done()
    assert "no more messages about free seats" in stopped.text
    assert "Tell me about free seats in: **no game**" in (await (await chloe.slash("market settings")).done()).text


async def test_whoever_has_left_the_server_cannot_sit_down_there_from_a_message(slow_house: House) -> None:
    house = slow_house
    ana, bruno = house.person("Ana"), house.person("Bruno")
    await likes(bruno, "lisboa")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await ana.click("Find players")).done()
    await house.wait(hours=6)  # it is night where the server is
    told = await bruno.gets_dm(FREE_SEAT)
    house.discord.world.leave(house.discord.guild, bruno.user)
    refused = await (await bruno.click("Join", on=told)).done()
    assert refused.text == "This table is on a server you’re not on any more."
    hosted = await house.bot.tables.in_channel(int(house.discord.channel.id))
    assert len(hosted.record.chairs) == 1


@pytest.mark.parametrize("denied", ["a permission", "the channel"])
async def test_where_nothing_can_be_posted_nothing_is_announced_and_why_is_said(slow_house: House, denied: str) -> None:
    house = slow_house
    ana, boss = house.person("Ana"), manager(house)
    board, _ = board_of(house)
    await (await boss.slash("market admin settings", announce=board)).done()
    await (await ana.slash("market start", game="lisboa")).done()
    if denied == "the channel":
        threads.remove(house.discord.world, board)
    else:
        threads.permit(house.discord.world, board, house.discord.world.bot.id, deny=Permission.SEND_MESSAGES)
    refused = await (await ana.click("Find players")).done()
    assert refused.text.startswith(f"I can’t post in <#{board.id}>")
    assert not (await house.bot.tables.in_channel(int(house.discord.channel.id))).record.seeking
