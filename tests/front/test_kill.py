"""``kill -9`` at any instant: what was answered is there, nothing is posted twice, the game goes on."""

import asyncio
import multiprocessing
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing.process import BaseProcess

import pytest
import sqlalchemy as sa

from bot.host.hosted import HostedTable
from bot.host.tables import Tables
from bot.host.time.clock import SystemClock
from bot.screens.house import HouseScreens
from bot.store import STORE_IS_AWAY, Notice, NoticeKind, Status, Store, Transaction, open_store, schema
from games.kernel import Action, Dice, Table
from games.registry import find_game, find_rules
from playground import HandClock, Playground
from playground.person import NoAnswer, Person
from tests.database import Database, address
from tests.front.hand import end_of
from tests.front.mortal import serve
from tests.patience import PATIENCE, patience, until
from tests.postgresql import Server
from tests.variants import ALL

pytestmark = pytest.mark.long

DONE = ("You took", "You take", "You open", "You bring", "You brought", "You swap")
"""How the answer to a move in Lisboa begins."""
HOSTS_PATIENCE = 10.0
"""So many seconds a host waits for a process that it has asked to stop."""
KILLS = 50 if ALL else 20
RUNS = 4 if ALL else 1
DEATHS = 10 if ALL else 2
"""So often PostgreSQL itself dies."""

processes = multiprocessing.get_context("forkserver")
processes.set_forkserver_preload(["tests.front.forebear"])


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

    async def stop(self) -> None:
        """It is asked to stop, as hosts do, and has handed over before they would kill it."""
        assert self._process is not None
        self._process.terminate()
        await asyncio.to_thread(self._process.join, HOSTS_PATIENCE)
        assert self._process.exitcode == 0, f"{self._process.exitcode}: it has not ended well within ten seconds"

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

    async def is_there(self) -> bool:
        """Whether the database answers."""
        try:
            async with self._store.reading() as look:
                await look.timers.alive_at()
        except STORE_IS_AWAY:
            return False
        return True

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

    async def gets_to(self, moves: int) -> None:
        """Wait until so many moves have been made."""

        async def are_made() -> bool:
            return len(await self.log()) >= moves

        await until(are_made, f"{moves} moves are made")

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


async def answer_of(trying: asyncio.Task[bool]) -> bool:
    """Whether the move was answered before the bot died; a bot that was still thinking never will."""
    await asyncio.wait({trying}, timeout=0.05)
    if not trying.done():
        trying.cancel()
        async with patience("a move that was given up ends"):
            await asyncio.wait({trying})
    return not trying.cancelled() and trying.result()


@asynccontextmanager
async def a_hall(database_url: str, count: int) -> AsyncIterator["Hall"]:
    """A hall served by so many processes. If the Discord broke, that is why the rest failed."""
    async with Playground(clock=HandClock(), port=0) as discord:
        store = await open_store(database_url)
        bots = [Mortal(discord, database_url) for _ in range(count)]
        try:
            for bot in bots:
                await bot.start()
            yield Hall(discord, store, bots)
        finally:
            for bot in bots:
                await bot.kill()
            await store.close()
            discord.check()


class Hall:
    """Two who play, what serves them, and somebody who looks on from outside."""

    def __init__(self, discord: Playground, store: Store, bots: list[Mortal]) -> None:
        self.discord = discord
        self.bots = bots
        self.ana, self.bruno = discord.user("Ana"), discord.user("Bruno")
        self.people = {int(person.id): person for person in (self.ana, self.bruno)}
        self.witness = Witness(store, int(discord.channel.id))
        self.answered = 0

    @property
    def clock(self) -> HandClock:
        clock = self.discord.world.clock
        assert isinstance(clock, HandClock)
        return clock

    async def moves(self) -> bool:
        """Somebody moves, and is told that it was done."""
        person, text = await next_move_or_new_game(self.witness, self.ana, self.bruno)
        done = await attempt(self.people[person], text)
        self.answered += done
        return done

    async def usual_time(self) -> float:
        """How long a move takes here when nobody dies, so that death comes before, during and after it."""
        person, text = await next_move_or_new_game(self.witness, self.ana, self.bruno)
        loop = asyncio.get_running_loop()
        start = loop.time()
        assert await attempt(self.people[person], text)
        return loop.time() - start

    async def moves_while(self, dies: Callable[[asyncio.Task[bool]], Awaitable[bool]]) -> None:
        """Somebody moves while something dies, which tells whether they had an answer; what was answered is there."""
        person, text = await next_move_or_new_game(self.witness, self.ana, self.bruno)
        before, made = await self.witness.log(), await self.witness.log_after(person, text)
        done = await dies(asyncio.create_task(attempt(self.people[person], text)))
        await until(self.witness.is_there, "the database is there")
        after = await self.witness.log()
        assert after in (before, made)
        if done:
            self.answered += 1
            assert after == made, "an answered move is lost"

    async def finish(self) -> None:
        """The game goes on to its end."""
        while (wanted := await self.witness.next_move()) is not None:
            assert await attempt(self.people[wanted[0]], wanted[1])
        await end_of(self.ana)
        await self.check_posted()

    async def check_posted(self) -> None:
        """Every message that was to be posted stands there once."""
        posted = await self.witness.posted_when_all_are_out()
        seen = self.ana.sees(self.discord.channel)
        public = [each for each in seen if not each.ephemeral and each.author == "Market Hall"]
        assert None not in posted, f"given up without having been posted: {self.discord.records.refusals}"
        assert sorted(int(each.id) for each in public) == sorted(filter(None, posted)), "posted twice, or not known"


@pytest.mark.parametrize("run", range(RUNS))
async def test_kill_at_any_instant(database: Database, run: int) -> None:
    """A process that is alone, as on SQLite; either of two that share a database on PostgreSQL."""
    dice = random.Random(9 + run)
    async with a_hall(address(database), 2 if isinstance(database, str) else 1) as hall:
        usual = await hall.usual_time()
        for number in range(KILLS):
            after_the_answer = number % 5 == 0
            instant = None if after_the_answer else dice.random() * 2 * usual
            await hall.moves_while(partial(bot_dies, hall, dice.choice(hall.bots), instant))
        await hall.finish()
        assert hall.answered >= 3


async def bot_dies(hall: Hall, bot: Mortal, instant: float | None, trying: asyncio.Task[bool]) -> bool:
    """A bot dies, after so many seconds or right after the answer, and comes back."""
    if instant is None:
        async with patience("an answer to a move"):
            await asyncio.wait({trying})
    else:
        await asyncio.sleep(instant)  # not a wait for anything: the instant of death
    await bot.kill()
    hall.clock.advance(3.5)
    done = await answer_of(trying)
    await bot.start()
    return done


@pytest.mark.databases("postgresql")
async def test_the_server_of_the_database_dies_at_any_instant(database: Database, postgresql_server: Server) -> None:
    """PostgreSQL dies and comes back; whoever was moving has an answer, and the processes go on by themselves."""
    dice = random.Random(3)
    async with a_hall(address(database), 2) as hall:
        usual = await hall.usual_time()
        for _ in range(DEATHS):
            await hall.moves_while(partial(server_dies, postgresql_server, dice.random() * 2 * usual))
            await until(hall.moves, "somebody who tries again and again has moved")
        await (hall.finish() if ALL else hall.check_posted())
        assert hall.answered >= DEATHS


async def server_dies(server: Server, instant: float, trying: asyncio.Task[bool]) -> bool:
    await asyncio.sleep(instant)  # not a wait for anything: the instant of death
    await asyncio.to_thread(server.kill)
    async with patience("somebody who moves while there is no database has an answer"):
        done = await trying
    await asyncio.to_thread(server.start)
    return done


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
