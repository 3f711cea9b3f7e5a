"""Tables that move to another channel, and those whose channel is deleted (issue 18, item 12)."""

import pytest

from bot.host import parking
from bot.store import Status
from playground import threads
from playground.model import Channel
from playground.permissions import Permission
from playground.person import Person
from tests.front.conftest import House
from tests.front.lisboa import begun
from tests.front.test_clock import ends, manager
from tests.patience import until


def another(house: House, name: str = "games") -> Channel:
    return house.discord.world.add_channel(house.discord.guild, name)


async def status(house: House) -> Status:
    return (await house.bot.tables.find(1)).record.status


async def moves(house: House) -> int:
    return len((await house.bot.tables.find(1)).running.standing())


async def opener_of(house: House, people: list[Person]) -> tuple[Person, Person]:
    opener = (await house.bot.tables.find(1)).record.opener_id
    return (people[0], people[1]) if people[0].id == str(opener) else (people[1], people[0])


async def test_a_table_moves_with_all_that_is_asked_there(slow_house: House) -> None:
    first, second = await begun(slow_house, "Ana", "Bruno")
    opener, other = await opener_of(slow_house, [first, second])
    games = another(slow_house)
    refused = await (await other.slash("market table move", to=games)).done()
    assert "Only the host" in refused.text
    board = await first.reads("Your turn")
    await (await first.slash("market pause")).done()
    moved = await (await opener.slash("market table move", to=games)).done()
    assert f"/{games.id}" in moved.text
    assert (await first.reads("Your turn", in_=games)).mentions == [first.name]
    asked = await second.reads("would like a pause", in_=games)
    assert asked.mentions == []
    await slow_house.settled()
    await other.reads(f"This table goes on in <#{games.id}>.")
    assert board.buttons == []
    await (await second.click("No", on=asked)).done()
    await (await first.slash("market play", move="coin", in_=games)).done()
    assert await moves(slow_house) == 1
    await (await other.slash("market start", game="lisboa")).done()  # where it stood is room for another
    await other.reads("Seats: 1")
    taken = await (await opener.slash("market table move", to=slow_house.discord.channel, table=1)).done()
    assert taken.text == "This channel already has a table."


@pytest.mark.defect(45)
async def test_a_table_goes_only_where_who_moves_it_may_write(slow_house: House) -> None:
    """The bot may write there: nobody speaks through it where they are to be silent."""
    opener, other = await opener_of(slow_house, await begun(slow_house, "Ana", "Bruno"))
    world, news = slow_house.discord.world, another(slow_house, "news")
    threads.permit(world, news, opener.id, deny=Permission.SEND_MESSAGES)
    refused = await (await opener.slash("market table move", to=news)).done()
    assert refused.text == f"You can’t write in <#{news.id}> yourself, so this table can’t go there."
    own = another(slow_house, "bruno")
    threads.permit(world, own, other.id, allow=Permission.MANAGE_CHANNELS)
    refused = await (await other.slash("market table move", to=own, table=1, in_=own)).done()
    assert "Only the host" in refused.text, "whoever manages a channel manages no other"
    assert (await slow_house.bot.tables.find(1)).record.channel_id == int(slow_house.discord.channel.id)


async def test_a_deleted_channel_stops_the_clock_and_the_opener_goes_on_elsewhere(slow_house: House) -> None:
    people = await begun(slow_house, "Ana", "Bruno")
    opener, other = await opener_of(slow_house, people)
    games, office, news = another(slow_house), another(slow_house, "office"), another(slow_house, "news")
    world = slow_house.discord.world
    threads.permit(world, news, world.bot.id, allow=Permission.SEND_MESSAGES)
    threads.permit(world, news, slow_house.discord.guild.id, deny=Permission.SEND_MESSAGES)  # to be read only
    threads.permit(world, office, world.bot.id, allow=Permission.VIEW_CHANNEL)
    threads.permit(world, office, slow_house.discord.guild.id, deny=Permission.VIEW_CHANNEL)  # not for everybody
    threads.remove(world, slow_house.discord.channel)
    told = await opener.gets_dm("was deleted. Nothing is lost and the clock is stopped")
    assert told.buttons == ["Go on elsewhere"]
    await slow_house.wait(days=9)
    assert await moves(slow_house) == 0
    refused = await (await other.slash("market table move", to=games, table=1, in_=games)).done()
    assert "Only the host" in refused.text
    where = await (await opener.click("Go on elsewhere", on=told)).done()
    (menu,) = [each for each in where.components if each.get("options")]
    assert [each["label"] for each in menu["options"]] == ["#games"]
    await (await opener.choose("#games", on=where)).done()
    await people[0].reads("Your turn", in_=games)
    await (await people[0].slash("market play", move="coin", in_=games)).done()
    assert await moves(slow_house) == 1


async def test_a_deleted_thread_is_noticed_and_one_on_a_deleted_channel(slow_house: House) -> None:
    ana = slow_house.person("Ana")
    world = slow_house.discord.world
    for archived in (False, True):
        games = another(slow_house)
        await (await ana.slash("market start", game="lisboa", thread=True, in_=games)).done()
        (thread,) = world.threads.values()
        await slow_house.settled()
        if archived:
            threads.set_archived(world, thread, archived=True)
        threads.remove(world, games if archived else thread)
        table = 2 if archived else 1
        await ana.gets_dm(f"(table {table}) was deleted")
        assert (await slow_house.bot.tables.find(table)).record.channel_gone


async def test_what_was_deleted_while_the_bot_was_away_is_noticed_when_it_is_back(slow_house: House) -> None:
    people = await begun(slow_house, "Ana", "Bruno")
    opener, _ = await opener_of(slow_house, people)
    await slow_house.settled()
    await slow_house.close()
    threads.remove(slow_house.discord.world, slow_house.discord.channel)
    await slow_house.open()
    await opener.gets_dm("was deleted. Nothing is lost")
    assert await status(slow_house) is Status.PARKED


async def test_a_parked_table_whose_channel_is_deleted_while_the_bot_is_away_is_known_to_have_lost_it(
    slow_house: House,
) -> None:
    people = await begun(slow_house, "Ana", "Bruno")
    opener, _ = await opener_of(slow_house, people)
    await slow_house.settled()
    await slow_house.bot.tables.change(1, None, parking.park, int(slow_house.discord.channel.id))
    await opener.gets_dm("clock is stopped")
    await slow_house.close()
    threads.remove(slow_house.discord.world, slow_house.discord.channel)
    await slow_house.open()
    await opener.gets_dm("was deleted. Nothing is lost")
    assert (await slow_house.bot.tables.find(1)).record.channel_gone
    listed = await (await opener.slash("market games", in_=another(slow_house))).done()
    assert listed.text.endswith("its channel is gone")


async def test_a_press_elsewhere_tells_that_the_channel_is_gone_and_a_manager_closes_the_table(
    slow_house: House,
) -> None:
    people = await begun(slow_house, "Ana", "Bruno")
    opener, other = await opener_of(slow_house, people)
    boss = manager(slow_house)
    office = another(slow_house)
    boss.channel = office
    threads.remove(slow_house.discord.world, slow_house.discord.channel)
    await opener.gets_dm("was deleted")
    await opener.dm("coin")
    await slow_house.settled()
    assert await status(slow_house) is Status.PARKED
    await ends(boss, "No room")
    await other.gets_dm("Reason: No room")
    assert await status(slow_house) is Status.CANCELLED


@pytest.mark.defect(52)
@pytest.mark.parametrize("away", [False, True], ids=["there", "away"])
async def test_the_only_channel_for_tables_can_be_deleted(slow_house: House, away: bool) -> None:
    """Tables could be opened nowhere then, and no manager could change it: the channel could not be named any more."""
    boss, only = manager(slow_house), another(slow_house)
    set_so = await (await boss.slash("market admin channel", channel=only, allowed=True)).done()
    assert f"opened: **<#{only.id}>**" in set_so.text
    refused = await (await boss.slash("market start", game="lisboa")).done()
    assert refused.text == f"Tables can’t be opened here. Try <#{only.id}>"
    if away:
        await slow_house.close()
    threads.remove(slow_house.discord.world, only)
    if away:
        await slow_house.open()

    async def forgotten() -> bool:
        return not (await slow_house.bot.tables.server(int(slow_house.discord.guild.id))).channels

    await until(forgotten, "the channel is forgotten")
    shown = await (await boss.slash("market admin settings")).done()
    assert "opened: **everywhere**" in shown.text
    await (await boss.slash("market start", game="lisboa")).done()
    await boss.reads("Seats: 1")


async def test_tables_are_not_sent_to_a_channel_in_which_none_can_stand(slow_house: House) -> None:
    boss, mute = manager(slow_house), another(slow_house)
    threads.permit(slow_house.discord.world, mute, slow_house.discord.world.bot.id, deny=Permission.SEND_MESSAGES)
    refused = await (await boss.slash("market admin channel", channel=mute, allowed=True)).done()
    assert refused.text.startswith(f"I can’t post in <#{mute.id}>")
    shown = await (await boss.slash("market admin channel", channel=mute, allowed=False)).done()
    assert "opened: **everywhere**" in shown.text
    stranger = slow_house.person("Eve")
    not_hers = await (await stranger.slash("market admin channel", channel=mute, allowed=True)).done()
    assert "manage this server" in not_hers.text
