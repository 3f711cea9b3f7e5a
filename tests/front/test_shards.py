"""A bot in more servers than one shard may have: each process serves some shards, and all serve one hall."""

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.front import budget, gateway
from bot.host import leases
from bot.shards import Shards
from playground import HandClock, Playground, threads
from playground.clock import RealClock
from playground.model import Channel, Guild
from playground.permissions import Permission
from playground.person import Person
from playground.rest import Route
from tests.database import Database
from tests.front.conftest import House, HouseClock
from tests.front.test_delivery import lock, unlock
from tests.front.test_kill import Witness
from tests.patience import until

pytestmark = pytest.mark.databases("postgresql")

REGISTER = "PUT /applications/{app}/commands"


class Sharded:
    """Two processes, each with one of two shards, and a server on each."""

    def __init__(self, discord: Playground, hand: HandClock, database: Database) -> None:
        self.discord = discord
        clock = HouseClock(hand)
        self.houses = [House(discord, database, clock, shards=Shards(number, number, 2)) for number in range(2)]
        self.servers = [server_on(discord, number) for number in range(2)]

    async def open(self) -> None:
        for house in self.houses:
            await house.open()

    def channel(self, shard: int) -> Channel:
        return next(each for each in self.servers[shard].channels.values() if each.type == 0)

    def person(self, name: str, shard: int) -> Person:
        """Somebody in the server on a shard."""
        person = self.discord.user(name)
        if self.servers[shard] is not self.discord.guild:
            self.discord.world.join(self.servers[shard], person.user)
        person.channel = self.channel(shard)
        return person


def server_on(discord: Playground, shard: int) -> Guild:
    """A server with a channel that belongs to one of two shards."""
    world = discord.world
    while True:
        all_there_are = (discord.guild, *world.guilds.values())
        found = next((each for each in all_there_are if (int(each.id) >> 22) % 2 == shard), None)
        if found is not None:
            if not any(each.type == 0 for each in found.channels.values()):
                world.add_channel(found, "general")
            return found
        world.add_guild("Another", next(world.people()))


@pytest.fixture
async def hall(
    database: Database, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Sharded]:
    """Processes that look around often; nothing may be logged as an error or be refused by Discord."""
    monkeypatch.setattr(leases, "BEAT", 0.2)
    monkeypatch.setattr(budget, "BEAT", 0.2)
    hand = HandClock()
    async with Playground(clock=hand) as discord:
        sharded = Sharded(discord, hand, database)
        await sharded.open()
        yield sharded
        for house in sharded.houses:
            await house.close()
        discord.check()
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors == []


async def begun(hall: Sharded, *, thread: bool = False) -> tuple[Witness, Channel, dict[int, Person]]:
    """A game on the server whose process hears no direct messages."""
    ana, bruno = hall.person("Ana", 1), hall.person("Bruno", 1)
    await (await ana.slash("market start", game="lisboa", thread=thread)).done()
    channel = next(iter(hall.discord.world.threads.values())) if thread else hall.channel(1)
    await (await bruno.slash("market table join", in_=channel)).done()
    await (await ana.slash("market table begin", in_=channel)).done()
    witness = Witness(hall.houses[0].store, int(channel.id))
    await witness.posted_when_all_are_out()
    return witness, channel, {int(person.id): person for person in (ana, bruno)}


async def test_each_process_has_the_servers_of_its_shard(hall: Sharded) -> None:
    for house, server in zip(hall.houses, hall.servers, strict=True):
        assert [guild.id for guild in house.bot.guilds] == [int(server.id)]
        assert house.bot.gateway_open


async def test_what_is_typed_to_the_bot_is_heard_by_the_process_with_the_first_shard_and_played(hall: Sharded) -> None:
    witness, _, people = await begun(hall)
    for played in range(2):
        wanted = await witness.next_move()
        assert wanted is not None
        person, text = wanted
        await people[person].dm(text)
        await witness.gets_to(played + 1)
        assert len(await witness.log()) == played + 1
    posted = await witness.posted_when_all_are_out()
    seen = next(iter(people.values())).sees(hall.channel(1))
    public = [int(each.id) for each in seen if not each.ephemeral and each.author == "Market Hall"]
    assert sorted(public) == sorted(filter(None, posted))


async def test_a_table_whose_channel_is_gone_goes_on_in_another_of_a_server_that_is_not_known_here(
    hall: Sharded,
) -> None:
    _, channel, people = await begun(hall)
    world = hall.discord.world
    world.add_channel(hall.servers[1], "games")
    opener = next(person for person in people.values() if person.name == "Ana")
    threads.remove(world, channel)
    told = await opener.gets_dm("was deleted. Nothing is lost")
    where = await (await opener.click("Go on elsewhere", on=told)).done()
    (menu,) = [each for each in where.components if each.get("options")]
    assert [each["label"] for each in menu["options"]] == ["#games"]
    await (await opener.choose("#games", on=where)).done()


async def test_when_one_process_hears_that_a_thread_is_open_again_another_sends_what_waits(hall: Sharded) -> None:
    witness, thread, people = await begun(hall, thread=True)
    world = hall.discord.world
    threads.permit(world, hall.channel(1), world.bot.id, deny=Permission.MANAGE_THREADS)
    lock(thread)
    wanted = await witness.next_move()
    assert wanted is not None
    person, text = wanted
    await people[person].dm(text)
    await witness.gets_to(1)

    async def waits() -> bool:
        async with hall.houses[0].store.reading() as look:
            return any(each.attempts for each in await look.outbox.waiting_for(int(thread.id), None))

    await until(waits, "what is said in a thread that is locked has been tried")
    unlock(hall.houses[1], thread)  # nobody tries again by themselves: the clock stands still
    await witness.posted_when_all_are_out()


# What is one for all


async def test_commands_are_registered_by_one_process(database: Database) -> None:
    async with Playground(clock=HandClock()) as discord:
        registered: list[str] = []

        def note(route: Route, _status: int, _result: object) -> None:
            registered.append(route.name)

        discord.records.watchers.append(note)
        first, second, third = (House(discord, database) for _ in range(3))
        for house in (first, second):
            await house.open()
        assert registered.count(REGISTER) == 1
        await first.close()  # who has registered them; the next that comes does so again
        await third.open()
        assert registered.count(REGISTER) == 2
        for house in (second, third):
            await house.close()


async def test_emojis_are_uploaded_by_one_process(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def few() -> AsyncIterator[tuple[str, str, bytes]]:
        for number in range(3):
            yield f"hall-thing{number}", f"hall_thing{number}_abcdef", b"\x89PNG\r\n\x1a\n" + bytes(50)

    monkeypatch.setattr("bot.front.emojis._things", few)
    async with Playground(clock=HandClock()) as discord:
        houses = [House(discord, database, emojis=True) for _ in range(3)]
        await asyncio.gather(*(house.open() for house in houses))

        async def known_to_all() -> bool:
            return all(house.bot._emojis.of("hall-thing2") is not None for house in houses)

        await until(known_to_all, "every process knows the emojis")
        assert len(discord.world.emojis) == 3
        assert discord.records.refusals == []
        for house in houses:
            await house.close()


async def test_shards_of_all_processes_go_in_one_after_the_other(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses a shard that comes too soon after another, and counts it all the same."""
    async with Playground(clock=RealClock()) as discord:
        discord.world.limits.seconds_between_identifies = 0.3
        # More than Discord wants, for a busy machine holds a shard up on its way there.
        monkeypatch.setattr(gateway, "ONE_IN", timedelta(seconds=0.8))
        monkeypatch.setattr(gateway, "LOOK_AGAIN", 0.02)
        houses = [House(discord, database, shards=Shards(first, first + 1, 4)) for first in (0, 2)]
        await asyncio.gather(*(house.open() for house in houses))
        assert len(discord.world.recent.session_starts) == 4
        assert len(discord.gateway.sessions) == 4
        for house in houses:
            await house.close()


# Fifty requests a second


async def test_each_process_keeps_to_its_part_of_what_discord_takes(hall: Sharded) -> None:
    one, other = (house.bot for house in hall.houses)

    async def halved() -> bool:
        return one.budget.part == other.budget.part == budget.ALLOWED // 2

    await until(halved, "each of two has half of it")
    await hall.houses.pop().close()

    async def whole() -> bool:
        return one.budget.part == budget.ALLOWED

    await until(whole, "the one that is left has all of it")


async def test_all_together_never_send_more_than_discord_takes(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "ALLOWED", 10)
    async with Playground(clock=RealClock()) as discord:
        houses = [House(discord, database) for _ in range(2)]
        for house in houses:
            await house.open()
        for house in houses:
            await house.bot.budget.share()
        await asyncio.sleep(budget.SECOND)  # until all that was sent to begin with no longer counts
        discord.world.limits.requests_per_second = 14  # what a busy machine holds up for a moment comes together
        asks = (house.bot.fetch_user(house.bot.application_id or 0) for house in houses for _ in range(9))
        await asyncio.gather(*asks)
        assert [each for each in discord.records.refusals if each.status == 429] == []
        for house in houses:
            await house.close()


async def test_when_discord_has_had_too_many_all_processes_stop(hall: Sharded) -> None:
    one, other = (house.bot for house in hall.houses)
    hall.discord.faults.rate_limit(2.0, route="GET /users/{user}", everywhere=True)
    asking = asyncio.create_task(one.fetch_user(one.application_id or 0))

    async def stopped() -> bool:
        return other.budget.rest() > 0.0

    await until(stopped, "another process stops too")
    await asking
    assert hall.discord.records.refusals == []
