"""Several processes serve one hall: each request is answered once, and any of them may go or die."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable

import pytest

from bot.front import budget, client
from bot.front.client import MarketBot
from bot.front.sending import Target
from bot.host import leases, lobby
from bot.host.hosted import Place
from bot.host.people import meet
from bot.host.tables import Tables
from bot.host.thinkers import Urgency
from bot.store import STORE_IS_AWAY, Store, Taken
from games.kernel import Level
from playground import HandClock, Playground
from playground.person import Person
from tests.database import Database
from tests.front.conftest import House
from tests.front.test_kill import Witness, attempt
from tests.host.test_leases import run_out
from tests.patience import until
from tests.postgresql import Server

pytestmark = pytest.mark.databases("postgresql")

REPLACED = 10 if os.environ.get("ALL") else 2


class Processes:
    """The bots that serve one hall, in the order in which they came."""

    def __init__(self, discord: Playground, database: Database) -> None:
        self.discord = discord
        self._database = database
        self.serving: list[House] = []

    async def come(self) -> House:
        house = House(self.discord, self._database)
        await house.open()
        self.serving.append(house)
        return house

    async def go(self) -> None:
        """The one that has been here longest hands over."""
        await self.serving.pop(0).close()

    async def close(self) -> None:
        while self.serving:
            await self.go()


@pytest.fixture
async def hall(
    database: Database, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Processes]:
    """Two processes that look around often; nothing may be logged as an error or be refused by Discord."""
    monkeypatch.setattr(leases, "BEAT", 0.2)
    monkeypatch.setattr(budget, "BEAT", 0.2)
    async with Playground(clock=HandClock()) as discord:
        processes = Processes(discord, database)
        await processes.come()
        await processes.come()
        yield processes
        await processes.close()
        discord.check()
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors == []


async def begun(hall: Processes) -> tuple[Witness, dict[int, Person]]:
    ana, bruno = hall.discord.user("Ana"), hall.discord.user("Bruno")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await bruno.click("Join")).done()
    await (await ana.click("Begin")).done()
    witness = Witness(hall.serving[0].store, int(hall.discord.channel.id))
    return witness, {int(person.id): person for person in (ana, bruno)}


async def test_processes_are_replaced_in_turn_while_people_play(hall: Processes) -> None:
    witness, people = await begun(hall)
    moves = 0
    for _ in range(REPLACED):
        coming = asyncio.create_task(hall.come())
        while not coming.done():
            moves += await moved(witness, people)
        await coming
        witness = Witness(hall.serving[-1].store, int(hall.discord.channel.id))
        going = asyncio.create_task(hall.go())
        while not going.done():
            moves += await moved(witness, people)
        await going
    assert len(await witness.log()) == moves >= 2 * REPLACED
    posted = await witness.posted_when_all_are_out()
    reader = next(iter(people.values()))
    public = [each for each in reader.sees(hall.discord.channel) if not each.ephemeral and each.author == "Market Hall"]
    assert sorted(int(each.id) for each in public) == sorted(filter(None, posted)), "posted twice, or not known"


async def moved(witness: Witness, people: dict[int, Person]) -> bool:
    """Whoever is asked moves, and is told that it was done; False if the game is over."""
    wanted = await witness.next_move()
    if wanted is None:
        await asyncio.sleep(0.01)
        return False
    person, text = wanted
    assert await attempt(people[person], text), f"{text!r} was not done"
    return True


async def test_what_is_typed_to_two_processes_is_played_and_answered_once(hall: Processes) -> None:
    witness, people = await begun(hall)
    wanted = await witness.next_move()
    assert wanted is not None
    person, text = wanted
    await people[person].dm(text)
    await witness.gets_to(1)
    await witness.posted_when_all_are_out()
    assert await witness.log() == [text]
    assert sum(each.text.startswith("You ") for each in people[person].dms) == 1


async def test_what_a_dead_process_was_to_send_is_sent_by_another(hall: Processes) -> None:
    witness, people = await begun(hall)
    await witness.posted_when_all_are_out()
    store, queue = hall.serving[0].store, f"messages to channel {hall.discord.channel.id}"
    await until(lambda: taken(store, queue), "nobody sends anything, and it can be taken")
    assert await moved(witness, people)
    async with store.reading() as look:
        assert await look.outbox.waiting_for(int(hall.discord.channel.id), None)
    await run_out(store)
    await witness.posted_when_all_are_out()
    assert await moved(witness, people)


async def taken(store: Store, queue: str) -> bool:
    """A process takes a queue, and dies."""
    async with store.transaction() as tx:
        return await tx.leases.take(queue, "somebody dead") is Taken.FREE


@pytest.mark.defect(34)
async def test_what_a_computer_was_thinking_about_in_a_process_that_goes_another_thinks_about(
    hall: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = hall.serving
    for_ever = asyncio.Event()
    monkeypatch.setattr(first.bot.thinkers, "think", lambda *_: for_ever.wait())
    monkeypatch.setattr(second.bot.thinkers, "think", thinks_at_once)
    table = await against_hard(hall, first.bot.tables)
    await hall.go()

    async def has_answered() -> bool:
        return bool((await second.bot.tables.find(table)).running.log)

    await until(has_answered, "the computer has answered")


async def thinks_at_once(_: Urgency, work: Callable[..., str], *about: object) -> str:
    return work(*about)


async def against_hard(hall: Processes, tables: Tables) -> int:
    """A person and a computer that thinks, who are both asked something."""
    here = Place(guild_id=int(hall.discord.guild.id), channel_id=int(hall.discord.channel.id), language="en")
    ana = await meet(tables.store, int(hall.discord.user("Ana").id), "Ana", None)
    table = (await lobby.open_table(tables, ana, here, "turin", "free")).record.id
    hosted = await tables.change(table, None, lobby.add_computer, ana, manages=False)
    computer = hosted.record.chairs[1].name
    await tables.change(table, None, lobby.set_level, ana, computer, Level.HARD, manages=False)
    await tables.change(table, None, lobby.begin, ana, manages=False)
    return table


async def test_after_all_connections_to_the_database_were_lost_the_game_goes_on(
    hall: Processes, postgresql_server: Server
) -> None:
    witness, people = await begun(hall)
    for played in range(3):
        postgresql_server.tell("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await until(lambda: tries(witness, people), "somebody who tries again and again has moved")
        assert len(await witness.log()) == played + 1
    await witness.posted_when_all_are_out()


async def test_who_is_asked_to_stop_while_the_database_does_not_answer_stops(
    database: Database, postgresql_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "CLOSING_PATIENCE", 1.0)
    async with Playground(clock=HandClock()) as discord:
        house = House(discord, database)
        await house.open()
        with postgresql_server.standing_still():
            await house.close()


async def tries(witness: Witness, people: dict[int, Person]) -> bool:
    try:
        wanted = await witness.next_move()
    except STORE_IS_AWAY:
        return False  # the witness has lost a connection too
    assert wanted is not None
    return await attempt(people[wanted[0]], wanted[1])


@pytest.mark.defect(44)
async def test_what_another_process_has_sent_is_no_trouble_any_more(
    hall: Processes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot = hall.serving[0].bot
    with monkeypatch.context() as patch:
        patch.setattr(bot.delivery, "_waiting", _is_away)
        bot.delivery._begin(Target(int(hall.discord.channel.id)))
        await until(lambda: in_trouble(bot), "the channel is in trouble")
    await until(lambda: well(bot), "the trouble is over")
    caplog.clear()


async def _is_away(_: Target) -> None:
    raise ConnectionResetError


async def in_trouble(bot: MarketBot) -> bool:
    return bool(bot.health.trouble)


async def well(bot: MarketBot) -> bool:
    return not await in_trouble(bot)
