"""A tournament as people live it: sixteen of them on the local Discord, with a clock that is moved by hand."""

import asyncio
import json

import discord
import pytest

from bot.front import delivery
from bot.front import rooms as private_threads
from bot.host import playing
from bot.host.change import Change
from bot.host.finishing import proceed
from bot.host.tournament import pods
from bot.store import Person as Guest
from bot.store import Status
from games.kernel import Dice
from playground import Person
from playground.model import Channel, ChannelType
from playground.permissions import Permission
from playground.seen import Seen
from playground.threads import permit, remove
from tests.front.conftest import House
from tests.front.hand import end_of, pressed
from tests.patience import patience, until

pytestmark = pytest.mark.drawn

SIXTEEN = 16
SEALED = "stays sealed until the last one is over"


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every round has another deal, the same each time the test is run."""
    drawn = iter(range(1000))
    monkeypatch.setattr(Dice, "fresh", lambda: Dice.of(f"deal {next(drawn)}"))


def organiser(house: House) -> Person:
    """Olga, who owns the server."""
    discord = house.discord
    return Person(discord.world, discord.watch, discord.world.users[discord.guild.owner_id], discord.channel)


async def open_cup(house: House, people: int, **wish: int) -> list[Person]:
    """A tournament of Turin for which so many people have signed up."""
    olga = organiser(house)
    opening = await olga.slash("market tournament open", in_=None, game="turin", pace="48", days=1, seats=4, **wish)
    await opening.done()
    persons = [house.person(f"Person {number}") for number in range(1, people + 1)]
    sign_up = await olga.reads("Signed up:")
    for person in persons:
        assert "You’re in!" in (await (await person.click("Sign up", on=sign_up)).done()).text
    return persons


def rooms(house: House) -> list[Channel]:
    """The private threads that there are, in the order in which they were made."""
    return [each for each in house.discord.world.threads.values() if each.type is ChannelType.PRIVATE_THREAD]


async def tables(house: House, number: int) -> list[int]:
    async with house.store.reading() as look:
        return [state.pod.table_id or 0 for state in await look.tournaments.pods(1, number)]


async def to_the_end(house: House, table: int) -> None:
    """Everybody plays as the computer would, at one go."""

    async def finish(change: Change) -> None:
        await change.play_out()
        await proceed(change)

    await house.bot.tables.change(table, None, finish)
    await house.settled()


async def play(house: House, table: int, moves: int) -> None:
    for _ in range(moves):
        hosted = await house.bot.tables.find(table)
        seat = next(seat for seat, _ in hosted.people() if hosted.owed(seat))
        chair = hosted.record.chairs[seat]
        chosen = hosted.game.agent().choose(hosted.running.view(seat), hosted.running.moves(seat), Dice.of("moves"))
        await house.bot.tables.change(
            table, None, playing.play, Guest(id=chair.person_id or 0, name=chair.name), chosen
        )


def all_seen(house: House, person: Person) -> str:
    """All that somebody can read anywhere."""
    world = house.discord.world
    places = [each for each in world.channels.values() if not each.is_dm and world.may_see(person.user, each)]
    seen = [message for place in places for message in person.sees(place)]
    return json.dumps([(each.text, each.components) for each in [*seen, *person.dms]], default=repr)


async def test_a_tournament_of_sixteen_with_a_drop_out_a_tie_and_a_restart_in_the_middle(
    slow_house: House, deals: None
) -> None:
    house = slow_house
    persons = await open_cup(house, SIXTEEN, rounds=2)
    again = await (await persons[0].click("Sign up")).done()
    assert again.text == "You’re already in."
    started = await (await organiser(house).click("Start now")).done()
    assert started.text == "The first round begins."
    await house.settled()
    assert len(rooms(house)) == 4
    first = await tables(house, 1)
    seeds = {(await house.bot.tables.find(table)).record.seed for table in first}
    (seed,) = seeds
    assert seed is not None

    # A round, with a restart in the middle of it, and somebody who drops out.
    await play(house, first[1], 3)
    await house.restart()
    gone = (await at(house, first[2], persons))[0]
    asked = await (await gone.click("Drop out")).done()
    assert "Drop out of the tournament?" in asked.text
    assert "You’ve dropped out" in (await pressed(gone, "Yes, drop out", asked)).text
    await house.settled()
    assert int(gone.id) not in await players(house, first[2])
    for each in (first[0], first[3]):  # the same moves on the same deal: those in the same seat are equal
        await to_the_end(house, each)
    await house.restart()
    assert len(rooms(house)) == 4
    for reader in (organiser(house), *persons):
        assert seed not in all_seen(house, reader)

    # It ends at its deadline: computers play the rest, and the next round opens by itself.
    await house.wait(hours=25)
    shown = await persons[0].reads("after round 1 of 2")
    assert seed in shown.text
    assert list(shown.files) == ["market.png"]
    assert [(await house.bot.tables.find(table)).record.status for table in first] == [Status.OVER] * 4
    assert len(rooms(house)) == 8
    standing = await (await persons[1].slash("market tournament standings")).done()
    places = places_in((await pressed(persons[1], "As text", standing)).text)
    assert len(places) == SIXTEEN
    assert len(set(places)) <= SIXTEEN - 4, "those who are equal share a place"
    second = await tables(house, 2)
    everybody = [person for table in second for person in await players(house, table)]
    assert len(everybody) == len(set(everybody)) == SIXTEEN - 1
    assert int(gone.id) not in everybody
    for each in second:
        await to_the_end(house, each)
    end = await persons[0].reads("the tournament is over")
    assert "🏆" in end.text

    # The standings: a picture, and a text that says the same.
    table = await (await gone.slash("market tournament standings")).done()
    await gone.until(lambda: table.files or None, "sees the picture")
    text = (await pressed(gone, "As text", table)).text
    assert len(places_in(text)) == SIXTEEN
    assert f"{gone.name}** (out)" in text.splitlines()[-2]
    over = await (await gone.slash("market tournament leave")).done()
    assert over.text == "This tournament is over."
    texts = [each.text for each in persons[0].sees() if not each.ephemeral]
    assert sum("round 1 of 2" in each and "Table 1" in each for each in texts) == 1, "nothing is posted twice"
    assert sum("round 2 of 2" in each and "Table 1" in each for each in texts) == 1
    assert sum("the tournament is over" in each for each in texts) == 1


def places_in(text: str) -> list[str]:
    """The places of standings as text."""
    return [line.split()[0].strip("*") for line in text.splitlines() if line.startswith("**")]


async def players(house: House, table: int) -> list[int]:
    return (await house.bot.tables.find(table)).players()


async def at(house: House, table: int, persons: list[Person]) -> list[Person]:
    """Those who play at a table."""
    playing_there = await players(house, table)
    return [person for person in persons if int(person.id) in playing_there]


async def room_of(house: House, table: int) -> Channel:
    channel = (await house.bot.tables.find(table)).record.channel_id
    return house.discord.world.channels[str(channel)]


async def test_a_pod_that_is_over_tells_nothing_of_the_deal_while_another_is_played(
    slow_house: House, deals: None
) -> None:
    house = slow_house
    persons = await open_cup(house, 8, rounds=1)
    await (await organiser(house).click("Start now")).done()
    await house.settled()
    over, open_ = await tables(house, 1)
    await to_the_end(house, over)
    world, room = house.discord.world, await room_of(house, over)
    inside = await at(house, over, persons)
    outside = [person for person in persons if person not in inside]
    assert not any(world.may_see(person.user, room) for person in outside), "nobody else reads along"
    end = await end_of(inside[0], room)
    for button in ("Check the deal", "Replay", "Film", "Review"):
        assert SEALED in (await (await inside[0].click(button, on=end)).done()).text, button
    for command in ("market archive verify", "market archive replay"):
        assert SEALED in (await (await inside[0].slash(command, in_=room)).done()).text, command
    running = await room_of(house, open_)
    moved = await (await organiser(house).slash("market table move", to=house.discord.channel, in_=running)).done()
    assert SEALED in moved.text
    seed = (await house.bot.tables.find(over)).record.seed
    assert seed is not None
    for person in persons:
        assert seed not in all_seen(house, person)
        copy = await (await person.slash("market privacy")).done()
        answer = await pressed(person, "My copy", copy)
        assert seed not in str(await files_of(person, answer))
    await to_the_end(house, open_)
    await house.settled()
    assert seed in (await outside[0].reads("the tournament is over")).text
    checked = await (await inside[0].click("Check the deal", on=end)).done()
    assert "Every move holds" in checked.text
    assert seed in checked.text


async def files_of(person: Person, answer: Seen) -> dict[str, bytes]:
    return await person.until(lambda: answer.files or None, "gets the file")


async def test_a_thread_or_the_channel_itself_may_be_deleted(slow_house: House, deals: None) -> None:
    house = slow_house
    persons = await open_cup(house, 4, rounds=1)
    await (await organiser(house).click("Start now")).done()
    await house.settled()
    (table,) = await tables(house, 1)
    remove(house.discord.world, await room_of(house, table))

    async def has_another() -> bool:
        return bool(rooms(house))

    await until(has_another, "the pod has another room")  # the bot hears of it in its own time
    await house.wait(minutes=1)
    (room,) = rooms(house)
    assert (await house.bot.tables.find(table)).record.status is Status.RUNNING
    await persons[0].reads("The table moved to", in_=room)
    world, olga = house.discord.world, organiser(house)
    elsewhere = world.add_channel(house.discord.guild, "elsewhere")
    remove(world, house.discord.channel)
    await olga.gets_dm("tournament is stopped")
    await house.wait(days=3)
    assert (await house.bot.tables.find(table)).record.channel_gone
    assert "goes on in this channel" in (await (await olga.slash("market tournament move", in_=elsewhere)).done()).text
    await house.wait(minutes=1)
    assert (await house.bot.tables.find(table)).record.status is Status.RUNNING
    await to_the_end(house, table)
    await house.settled()
    await persons[0].reads("the tournament is over", in_=elsewhere)


async def test_only_who_manages_the_channel_opens_one_and_options_stay_once_somebody_has_signed_up(
    slow_house: House,
) -> None:
    house, olga = slow_house, organiser(slow_house)
    ana = house.person("Ana")
    refused = await (await ana.slash("market tournament open", game="turin")).done()
    assert "manages this channel" in refused.text
    assert "organiser" not in refused.text  # there is none
    none = await (await ana.slash("market tournament standings")).done()
    assert "no tournament in this channel" in none.text
    free = await (await olga.slash("market tournament open", game="schwarzmarkt", pace="free")).done()
    assert "pace with deadlines" in free.text
    size = await (await olga.slash("market tournament open", game="schwarzmarkt", seats=2)).done()
    assert "3 to 5" in size.text
    opened = await (await olga.slash("market tournament open", game="schwarzmarkt", system="robin")).done()
    chosen = await first_option(olga, opened)
    shown = await ana.reads("Table options")
    not_hers = await (await ana.click("Options", on=shown)).done()
    assert "Only the organiser" in not_hers.text
    await (await ana.click("Sign up", on=shown)).done()
    assert "the options can’t change" in (await first_option(olga, chosen)).text
    early = await (await olga.click("Start now", on=shown)).done()
    assert "1 of at least 4" in early.text
    assert "no longer signed up" in (await (await ana.click("Withdraw", on=shown)).done()).text
    closed = await (await olga.slash("market tournament close", reason="rain")).done()
    assert closed.text == "The tournament is closed."
    await ana.reads("Reason: rain")


async def first_option(olga: Person, screen: Seen) -> Seen:
    """Choose another value of the first option of the game."""
    shown = await (await olga.click("Options", on=await olga.reads("Signed up:"))).done()
    before = shown.text
    await olga.click(next(label for label in shown.buttons if "→" in label), on=shown)
    await olga.until(lambda: shown.text != before or None, "sees what came of it")
    return shown


async def test_where_no_private_threads_can_be_made_it_is_refused_with_what_is_missing(slow_house: House) -> None:
    house, olga = slow_house, organiser(slow_house)
    role = next(role for role in house.discord.guild.roles.values() if role.bot_id)
    everyone = house.discord.guild.roles[house.discord.guild.id]
    for each in (role, everyone):
        each.permissions &= ~Permission.CREATE_PRIVATE_THREADS
    refused = await (await olga.slash("market tournament open", game="turin")).done()
    assert "Create Private Threads" in refused.text


async def test_a_thread_that_was_made_before_the_bot_was_killed_is_not_made_again(
    slow_house: House, deals: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = slow_house
    await open_cup(house, 4, rounds=1)
    moved_in, hangs = pods.move_in, asyncio.Event()

    async def never(*_: object) -> None:
        hangs.set()
        async with patience("the house is closed meanwhile"):
            await asyncio.Event().wait()

    monkeypatch.setattr(pods, "move_in", never)
    await (await organiser(house).click("Start now")).done()
    async with patience("the thread is made"):
        await hangs.wait()
    assert len(rooms(house)) == 1
    monkeypatch.setattr(delivery, "CLOSING_PATIENCE", 0.01)
    await house.close()
    monkeypatch.setattr(pods, "move_in", moved_in)
    await house.open()
    await house.settled()
    assert len(rooms(house)) == 1
    (table,) = await tables(house, 1)
    assert (await house.bot.tables.find(table)).record.channel_id == int(rooms(house)[0].id)


async def test_whoever_is_called_into_a_thread_finds_their_table_there(
    slow_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else somebody could open another there first, and the pod would never be played."""
    call_in, found = private_threads._call_in, set[int | None]()

    async def look_and_call_in(thread: discord.Thread, person_id: int) -> None:
        found.add((await slow_house.bot.tables.in_channel(thread.id)).record.tournament)
        await call_in(thread, person_id)

    monkeypatch.setattr(private_threads, "_call_in", look_and_call_in)
    await open_cup(slow_house, 4)
    await (await organiser(slow_house).slash("market tournament start")).done()
    await slow_house.settled()
    (room,) = rooms(slow_house)
    assert found == {1}
    assert len(room.thread_members) == 5, "four people, and the bot"


@pytest.mark.defect(45)
async def test_whoever_manages_a_channel_takes_no_tournament_from_another(slow_house: House) -> None:
    house, ana = slow_house, slow_house.person("Ana")
    await open_cup(house, 1)
    own = house.discord.world.add_channel(house.discord.guild, "anas")
    permit(house.discord.world, own, ana.id, allow=Permission.MANAGE_CHANNELS)
    refused = await (await ana.slash("market tournament move", in_=own, channel=house.discord.channel)).done()
    assert refused.text.startswith("Only")
    async with house.store.reading() as look:
        assert await look.tournaments.open_in(int(house.discord.channel.id)) is not None


async def test_the_buttons_of_a_tournament_do_nothing_elsewhere_than_on_its_server(slow_house: House) -> None:
    """Discord hands over whatever custom id an old client sends."""
    house, eve = slow_house, slow_house.person("Eve")
    await open_cup(house, 1)
    await eve.dm("help")
    card = await eve.gets_dm()
    button = next(part for row in card.components for part in row.get("components", [row]) if "custom_id" in part)
    button["custom_id"] = "mk1:tournament:0:join:1"
    answer = await (await eve.click("mk1:tournament:0:join:1", on=card)).done()
    assert "You’re in" not in answer.text
    async with house.store.reading() as look:
        assert await look.tournaments.of_person(int(eve.id)) == []
