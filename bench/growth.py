"""Growth: what a full database costs, beside the same figures at 1,000 tables, on SQLite and PostgreSQL.

``python -m bench.growth`` runs it alone, with 10,000 tables and 1,000,000 moves; ``GROWTH_TABLES=100000`` asks for
100,000 and 10,000,000, which takes some four gigabytes and minutes to make.
"""

import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from bench.bot import ready_after
from bench.crowd import FIRST, NOTICES, OF_DISCORD, ONE_RUNS_OF, fill
from bench.load import children, resident, worked
from bench.measure import AS_OPERATED, Figure
from bot.front import gateway
from bot.host import lobby, playing
from bot.host.hosted import Place
from bot.host.tables import Tables
from bot.host.time.clock import SystemClock
from bot.host.unread import AT_ONCE, REST
from bot.screens.house import HouseScreens
from bot.store import Person as Guest
from bot.store import Status, Store, Transaction, open_store, schema
from games.kernel import Dice
from playground import Answer, Person, Playground
from playground.launcher import bot_process
from playground.model import Channel, ChannelType, Message, MessageFlag
from playground.patience import patience
from tests import postgresql

FEW, MANY = 1_000, int(os.environ.get("GROWTH_TABLES", "10000"))
MOVES_AT_A_TABLE, MOVES_EACH = 100, 106
"""All in all, and at each table that is over; those that run have one."""
TIMES = 1.2
WARM_UP, ROUNDS, STARTS = 5, 40, 5
OUTAGE = timedelta(hours=1)
"""So long nobody was served: everybody gets that back, and nothing has fallen due meanwhile."""
PRESSES, BETWEEN = 200, 0.1
"""So many presses are what one takes when nothing is due, with so many seconds between them as while time is given."""
GIVEN_BACK_AT_LAST = 1800.0
SETTLED = 10.0 + 1.5 * REST * MANY / ONE_RUNS_OF / AT_ONCE
"""So many seconds after a start the bot has looked through all tables for who may have typed meanwhile."""
PRESS, GAMES = "a press to its answer", "/market games"

Measure = Callable[[], Awaitable[float]]


class Cost(NamedTuple):
    """What something took, in milliseconds: of a clock on the wall, and of the bot's processor."""

    wall: float
    cpu: float


def figures() -> Iterator[tuple[str, list[Figure]]]:
    """The table's part on growth."""
    with ExitStack() as held:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory()))
        few, many = (f"sqlite+aiosqlite:///{folder / f'{count}.sqlite'}" for count in (FEW, MANY))
        yield f"Growth to {MANY:,} tables, SQLite", asyncio.run(_compare(few, many))
    programs = postgresql.programs()
    if programs is not None:
        with postgresql.server(programs, AS_OPERATED) as server:
            few, many = (server.url(server.new_database()) for _ in (FEW, MANY))
            yield f"Growth to {MANY:,} tables, PostgreSQL", asyncio.run(_compare(few, many))


async def _compare(few: str, many: str) -> list[Figure]:
    began = time.perf_counter()
    await _make(few, FEW)
    await _make(many, MANY)
    made = time.perf_counter() - began
    with _open_doors():
        starts = await _in_turn(STARTS, lambda: ready_after(few), lambda: ready_after(many))
    timers = await _earliest(few, many)
    async with AsyncExitStack() as held:
        halls = [await _Hall.open(held, url) for url in (few, many)]
        at_once = await _costs(halls)
        await asyncio.sleep(SETTLED)
        later = await _costs(halls)
        memory = (resident(halls[0].process), resident(halls[1].process))
        after_an_outage = await _give_time_back(halls[1], many)
    return [
        Figure(f"made: {FEW:,} and {MANY:,} tables, {MOVES_AT_A_TABLE} moves at each", made, "s"),
        *_beside("start to ready", starts, "ms"),
        *_beside("memory of the bot", memory, "MB"),
        *(figure for cost in at_once for figure in _right_after_a_start(*cost)),
        *(figure for cost in later for figure in _beside(*cost, "ms")),
        *_beside("the earliest timer, p50", timers, "ms"),
        *after_an_outage,
    ]


@contextmanager
def _open_doors() -> Iterator[None]:
    """One start follows another here within the five seconds for which a shard waits before the gateway."""
    before, gateway.ONE_IN = gateway.ONE_IN, timedelta(0)
    try:
        yield
    finally:
        gateway.ONE_IN = before


def _beside(what: str, both: tuple[float, float], unit: str) -> list[Figure]:
    few, many = both
    return [
        Figure(f"{what}, {FEW:,} tables", few, unit),
        Figure(f"{what}, {MANY:,} tables", many, unit, f"({TIMES} x)", TIMES * few, at_least=False),
    ]


def _right_after_a_start(what: str, both: tuple[float, float]) -> list[Figure]:
    """The same, where the processor also works for the start itself: how long people wait is bounded, not its time."""
    figures = _beside(f"right after a start: {what}", both, "ms")
    return figures if what.endswith(", wall") else [figure._replace(bound=None) for figure in figures]


async def _in_turn(rounds: int, few: Measure, many: Measure) -> tuple[float, float]:
    """The medians of both, measured in turn so that they meet the same weather."""
    for _ in range(WARM_UP):
        await few(), await many()
    both = [(await few(), await many()) for _ in range(rounds)]
    return statistics.median(first for first, _ in both), statistics.median(second for _, second in both)


async def _costs(halls: list["_Hall"]) -> list[tuple[str, tuple[float, float]]]:
    """What a press and a list cost in a small hall and in a full one, measured in turn."""
    few, many = halls
    costs: list[tuple[str, tuple[float, float]]] = []
    for what, measures in ((PRESS, (few.press, many.press)), (GAMES, (few.list_games, many.list_games))):
        for _ in range(WARM_UP):
            await measures[0](), await measures[1]()
        both = [(await measures[0](), await measures[1]()) for _ in range(ROUNDS)]
        for name in Cost._fields:
            medians = [statistics.median(getattr(pair[which], name) for pair in both) for which in (0, 1)]
            costs.append((f"{what}, {name}", (medians[0], medians[1])))
    return costs


# What is kept


async def _make(url: str, count: int) -> None:
    """A hall with one real table at which a game runs, and copies of it."""
    store = await open_store(url)
    tables = Tables(store, SystemClock(), HouseScreens(), Dice.fresh)
    people = [Guest(id=number, name=name) for number, name in ((1, "Ana"), (2, "Bruno"))]
    async with store.transaction() as tx:
        for guest in people:
            await tx.people.add(guest)
    place = Place(guild_id=1, channel_id=10**9, language="en")
    table = (await lobby.open_table(tables, people[0], place, "lisboa")).record.id
    await tables.change(table, None, lobby.join, people[1])
    await tables.change(table, None, lobby.begin, people[0], manages=False)
    hosted = await tables.find(table)
    ((seat, decision), *_) = hosted.running.awaited()
    action = hosted.running.chosen_by(hosted.game.agent(), seat, Dice.fresh())
    mover = next(guest for guest in people if hosted.record.seat_of(guest.id) == seat)
    await tables.change(table, None, playing.play, mover, action, decision.id)
    await _deliver_all(store)
    await fill(store, table, count, MOVES_EACH)
    async with store.reading() as look:
        kept = await look.whole.count()
    await store.close()
    if kept["tables"] < count or kept["moves"] < MOVES_AT_A_TABLE * count:
        raise LookupError(f"{count:,} tables were to be made, and this was: {kept}")


async def _deliver_all(store: Store) -> None:
    """All boards are posted; nobody has got a direct message, so that nobody looks for answers to it."""
    async with store.transaction() as tx:
        for notice in await tx.outbox.waiting():
            await tx.outbox.done(notice, notice.due_at, notice.channel_id and notice.id)


# What is measured


async def _earliest(few: str, many: str) -> tuple[float, float]:
    stores = [await open_store(url) for url in (few, many)]

    async def look(store: Store) -> float:
        start = time.perf_counter()
        async with store.reading() as tx:
            await _must_find(tx)
        return (time.perf_counter() - start) * 1000

    both = await _in_turn(5 * ROUNDS, lambda: look(stores[0]), lambda: look(stores[1]))
    for store in stores:
        await store.close()
    return both


async def _give_time_back(hall: "_Hall", url: str) -> list[Figure]:
    """After an outage: how long it takes until all tables have their time back, and what a press takes meanwhile."""
    before = [await hall.press_after_a_while() for _ in range(PRESSES)]
    await hall.stop()
    store = await open_store(url)
    async with store.transaction() as tx:
        await tx.timers.beat(datetime.now(UTC) - OUTAGE)
    owed = await _owed(store)
    hall.has_boards_of(owed)
    began = time.perf_counter()
    await hall.start()
    meanwhile: list[float] = []
    async with patience("all tables have their time back", GIVEN_BACK_AT_LAST):
        while await _owed(store):
            meanwhile.append(await hall.press_after_a_while())
    taken = time.perf_counter() - began
    await store.close()
    return [
        Figure(f"after an outage, {len(owed):,} tables have their time back", taken, "s"),
        *(
            Figure(f"{PRESS}, {which}, {when}", sorted(presses)[int(len(presses) * part)], "ms")
            for which, part in (("p50", 0.5), ("p99", 0.99))
            for when, presses in (("before", before), ("meanwhile", meanwhile))
        ),
    ]


async def _owed(store: Store) -> list[int]:
    """The numbers of the copies that run and have got no time back yet."""
    of_tables = schema.tables.c
    ours = (of_tables.status == Status.RUNNING.value, of_tables.id >= FIRST, of_tables.given_back_until.is_(None))
    async with store._reader.connect() as look:  # noqa: SLF001 - the house has no use for such a look
        return [table_id - FIRST for table_id in (await look.execute(sa.select(of_tables.id).where(*ours))).scalars()]


async def _must_find(tx: Transaction) -> None:
    if await tx.timers.earliest() is None:
        raise LookupError("no timer is set, though games run")


class _Hall:
    """A bot in a process of its own, with two people who play at one table."""

    def __init__(self, discord: Playground, url: str) -> None:
        self._discord = discord
        self._url = url
        self._running = AsyncExitStack()
        self._ana, self._bruno = discord.user("Ana"), discord.user("Bruno")

    @classmethod
    async def open(cls, held: AsyncExitStack, url: str) -> "_Hall":
        """Start it, and begin a game."""
        hall = cls(await held.enter_async_context(Playground(port=0)), url)
        held.push_async_callback(hall.stop)
        await hall.start()
        await (await hall._ana.slash("market start", game="lisboa")).done()
        await (await hall._bruno.click("Join")).done()
        await (await hall._ana.click("Begin")).done()
        return hall

    async def start(self) -> None:
        """Start the bot."""
        os.environ.update(DATABASE_URL=self._url, LOG_LEVEL="ERROR")
        await self._running.enter_async_context(bot_process(self._discord, "bot"))
        self.process = children()[-1]

    async def stop(self) -> None:
        """Stop the bot."""
        await self._running.aclose()

    def has_boards_of(self, numbers: Iterable[int]) -> None:
        """Let the boards of these tables, which were made by the database, stand in Discord."""
        world, guild = self._discord.world, self._discord.guild
        for number in numbers:
            channel = Channel(str(OF_DISCORD + number), ChannelType.TEXT, guild.id, f"table-{number}")
            guild.channels[channel.id] = world.channels[channel.id] = channel
            board = Message(str(OF_DISCORD + NOTICES * number), channel.id, world.bot, world.clock.now())
            board.flags = MessageFlag.COMPONENTS_V2
            channel.messages[board.id] = board

    async def press_after_a_while(self) -> float:
        """The same as somebody presses who looks at what they see."""
        await asyncio.sleep(BETWEEN)
        return (await self.press()).wall

    async def press(self) -> Cost:
        """From a press to what it shows."""
        return await self._costs(lambda ana: ana.click("My hand"))

    async def list_games(self) -> Cost:
        """From the command to the list of one's games."""
        return await self._costs(lambda ana: ana.slash(GAMES.removeprefix("/")))

    async def _costs(self, act: Callable[[Person], Awaitable[Answer]]) -> Cost:
        start, before = time.perf_counter(), worked(self.process)
        await (await act(self._ana)).done()
        return Cost((time.perf_counter() - start) * 1000, (worked(self.process) - before) * 1000)


if __name__ == "__main__":
    for title, lines in figures():
        print(title, *lines, sep="\n", flush=True)
