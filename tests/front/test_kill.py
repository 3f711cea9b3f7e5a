"""``kill -9`` at any instant: what was answered is there, nothing is posted twice, the game goes on."""

import asyncio
import multiprocessing
import random
from multiprocessing.process import BaseProcess

import pytest
import sqlalchemy as sa

from bot.host.hosted import HostedTable
from bot.host.tables import Tables
from bot.host.time.clock import SystemClock
from bot.screens.house import HouseScreens
from bot.store import Notice, NoticeKind, Status, Store, Transaction, open_store, schema
from games.kernel import Action, Dice, Table
from games.registry import find_game, find_rules
from playground import HandClock, Playground
from playground.person import NoAnswer, Person
from tests.database import Database, address
from tests.front.mortal import serve
from tests.patience import PATIENCE, patience, until
from tests.variants import ALL

pytestmark = pytest.mark.long

DONE = ("You took", "You opened", "You brought", "You swapped")
"""How the answer to a move in Lisboa begins."""
KILLS = 50 if ALL else 20

processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload(["tests.front.mortal"])


class Mortal:
    """A bot that dies and comes back."""

    def __init__(self, discord: Playground, database_url: str) -> None:
        self._discord = discord
        self._database_url = database_url
        self._process: BaseProcess | None = None

    async def start(self) -> None:
        arguments = (self._discord.base, self._discord.token, self._database_url)
        self._process = processes.Process(target=serve, args=arguments, daemon=True)
        before = self._online()
        self._process.start()
        await self._discord.watch.until(lambda: self._online() > before or None, "the bot connects")

    def _online(self) -> int:
        return sum(session.connection is not None for session in self._discord.gateway.sessions.values())

    async def kill(self) -> None:
        assert self._process is not None
        before = self._online()
        self._process.kill()
        self._process.join(PATIENCE)
        assert not self._process.is_alive(), f"waited {PATIENCE:g} seconds in vain: a killed bot ends"
        await self._discord.watch.until(lambda: self._online() < before or None, "the bot is gone")


async def all_notices(tx: Transaction) -> list[Notice]:
    """Everything that was ever to be sent."""
    return [Notice.model_validate(row) for row in await tx.outbox._all(sa.select(schema.outbox).order_by("id"))]


class Witness:
    """Looks at the same database from outside."""

    def __init__(self, store: Store, channel_id: int) -> None:
        self._store = store
        self._tables = Tables(store, SystemClock(), HouseScreens(), Dice.fresh)
        self._channel = channel_id

    async def next_move(self) -> tuple[int, str] | None:
        """Who is to move and what a sensible player would do; None if the game is over."""
        hosted = await self._tables.in_channel(self._channel)
        if hosted.record.status is not Status.RUNNING:
            return None
        seat, person = next((seat, person) for seat, person in hosted.people() if hosted.owed(seat))
        table = hosted.running
        dice = Dice.of(len(table.log))
        chosen = find_game("lisboa").agent().choose(table.view(seat), table.moves(seat), dice)
        assert isinstance(chosen, Action)
        return person, chosen.text

    async def log(self) -> list[str]:
        hosted = await self._tables.in_channel(self._channel)
        return [hosted.game.read_action(entry.action).text for entry in hosted.running.standing()]

    async def log_after(self, person: int, text: str) -> list[str]:
        """The log when somebody has made this move, with what follows from it and leaves nobody a choice."""
        hosted = await self._tables.in_channel(self._channel)
        seat = hosted.record.seat_of(person)
        assert seat is not None
        table = Table.resume(hosted.running.save(), hosted.running.dump(), find_rules)
        choices = [choice for decision in table.moves(seat) for choice in decision.choices]
        table.play(seat, next(choice for choice in choices if choice.text == text))
        there = HostedTable(hosted.record, table)
        while forced := next(((seat, one) for seat, _ in there.people() if (one := there.settled_at_once(seat))), None):
            answer = forced[1].sole_answer()
            assert answer is not None
            table.play(forced[0], answer)
        return [hosted.game.read_action(entry.action).text for entry in table.standing()]

    async def posted_when_all_are_out(self) -> list[int | None]:
        """The message of everything that was to be posted here, once nothing waits any more."""
        await until(self._all_are_out, "every message is out")
        return [notice.message_id for notice in await self._notices_here() if notice.kind is NoticeKind.POST]

    async def _all_are_out(self) -> bool:
        return all(notice.done for notice in await self._notices_here())

    async def _notices_here(self) -> list[Notice]:
        async with self._store.transaction() as tx:
            return [notice for notice in await all_notices(tx) if notice.channel_id == self._channel]


async def attempt(person: Person, text: str) -> bool:
    """Try a move; whether the bot said that it was done."""
    try:
        seen = await (await person.slash("market play", move=text)).done()
    except NoAnswer:
        return False
    return seen.text.startswith(DONE)


async def usual_time(witness: Witness, people: dict[int, Person], ana: Person, bruno: Person) -> float:
    """How long a move takes here when nobody dies, so that death comes before, during and after it."""
    person, text = await next_move_or_new_game(witness, ana, bruno)
    loop = asyncio.get_running_loop()
    start = loop.time()
    assert await attempt(people[person], text)
    return loop.time() - start


async def answer_of(trying: asyncio.Task[bool]) -> bool:
    """Whether the move was answered before the bot died; a bot that was still thinking never will."""
    await asyncio.wait({trying}, timeout=0.05)
    if not trying.done():
        trying.cancel()
        async with patience("a move that was given up ends"):
            await asyncio.wait({trying})
    return not trying.cancelled() and trying.result()


async def test_kill_at_any_instant(database: Database) -> None:
    """A process that is alone, as on SQLite; either of two that share a database on PostgreSQL."""
    clock = HandClock()
    async with Playground(clock=clock, port=0) as discord:
        try:
            count = 2 if isinstance(database, str) else 1
            await play_and_die(discord, clock, address(database), count)
        finally:
            discord.check()  # if the Discord broke, that is why the rest failed


async def play_and_die(discord: Playground, clock: HandClock, database_url: str, count: int) -> None:
    dice = random.Random(9)
    bots = [Mortal(discord, database_url) for _ in range(count)]
    ana, bruno = discord.user("Ana"), discord.user("Bruno")
    people = {int(ana.id): ana, int(bruno.id): bruno}
    for bot in bots:
        await bot.start()
    store = await open_store(database_url)
    witness = Witness(store, int(discord.channel.id))
    answered = 0
    usual = await usual_time(witness, people, ana, bruno)
    for number in range(KILLS):
        wanted = await next_move_or_new_game(witness, ana, bruno)
        person, text = wanted
        before, made = await witness.log(), await witness.log_after(person, text)
        trying = asyncio.create_task(attempt(people[person], text))
        if number % 5 == 0:  # death in the instant after the answer
            async with patience(f"an answer to {text!r}"):
                await asyncio.wait({trying})
        else:
            await asyncio.sleep(dice.random() * 2 * usual)  # not a wait for anything: the instant of death
        bot = dice.choice(bots)
        await bot.kill()
        clock.advance(3.5)
        done = await answer_of(trying)
        after = await witness.log()
        assert after in (before, made)
        if done:
            answered += 1
            assert after == made, "an answered move is lost"
        await bot.start()
    await finish(discord, witness, people)
    for bot in bots:
        await bot.kill()
    await store.close()
    assert answered >= 3


async def next_move_or_new_game(witness: Witness, ana: Person, bruno: Person) -> tuple[int, str]:
    try:
        wanted = await witness.next_move()
    except LookupError:
        wanted = None
    except Exception as error:
        if "no-table" not in str(error):
            raise
        wanted = None
    if wanted is None:
        await (await ana.slash("market start", game="lisboa")).done()
        await (await bruno.click("Join")).done()
        await (await ana.click("Begin")).done()
        wanted = await witness.next_move()
    assert wanted is not None
    return wanted


async def finish(discord: Playground, witness: Witness, people: dict[int, Person]) -> None:
    """The game goes on to its end, and every message that was to be posted stands there once."""
    while (wanted := await witness.next_move()) is not None:
        assert await attempt(people[wanted[0]], wanted[1])
    reader = next(iter(people.values()))
    await reader.reads("Game over")
    posted = await witness.posted_when_all_are_out()
    public = [each for each in reader.sees(discord.channel) if not each.ephemeral and each.author == "Market Hall"]
    assert None not in posted, f"given up without having been posted: {discord.records.refusals}"
    assert sorted(int(each.id) for each in public) == sorted(filter(None, posted)), "posted twice, or not known"
