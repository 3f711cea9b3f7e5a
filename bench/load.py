"""A full house: 200 tables with 800 people, as fast as Discord would let a bot go: ``python -m bench.load [SECONDS]``.

One process on SQLite, and in the same run two on PostgreSQL where that is installed; ``LOAD_TABLES=20`` asks for fewer
tables, ``LOAD_HARD=50`` for a hard computer in the last seat of so many of them.

Discord allows a bot 50 requests a second, answers to interactions not counted. A move takes two of those (suggestions
while it is typed, and what came of it) and some two others (the board, the buttons taken from the one before, a direct
message), so ten moves a second are played, at tables drawn by lot.
"""

import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

from bench.measure import AS_OPERATED, Figure
from playground import Person, Playground, Seen
from playground.launcher import bot_process
from playground.patience import patience
from tests import postgresql

TABLES, SEATS = int(os.environ.get("LOAD_TABLES", "200")), 4
HARD = int(os.environ.get("LOAD_HARD", "0"))
SEVERAL = 2
MOVES_A_SECOND = 10.0
SETTING_UP_AT_ONCE = 8
TITLES = ("lisboa", "turin", "schwarzmarkt", "central", "fishmarket")
TICKS = os.sysconf("SC_CLK_TCK")
ANSWERS = ("/callback", "/webhooks/")
P99_MS, CORES = 300.0, 1.0
SECONDS = 120.0
KEPT = 40
BOARD = "My hand"
"""A button that stands below every board."""
QUIET_SECONDS, QUIET_AT_LAST = 5.0, 600.0
LOOKING_SECONDS, ANSWERED_AT_LAST = 0.2, 120.0
"""How often it is looked whether a computer has answered, and when it must have."""
SPAWNED = "multiprocessing.spawn"
"""Stands in the command of a process that thinks."""
STEADY = 1.15
"""Memory at the end, as a multiple of what it was after the first third."""


class Place:
    """A table with the people who play there."""

    def __init__(self, discord: Playground, number: int) -> None:
        channel = discord.world.add_channel(discord.guild, f"table-{number}")
        self.hard = number < HARD
        self.people = [discord.user(f"Player {number}.{seat}") for seat in range(SEATS - self.hard)]
        for person in self.people:
            person.channel = channel
            discord.world.dm_with(person.user)  # they have played here before: Discord opens only so many at a time
        self.game = TITLES[number % len(TITLES)]
        self.busy = False

    async def begin(self) -> None:
        """Open the table, sit down, begin."""
        opener, *others = self.people
        await (await opener.slash("market start", game=self.game)).done()
        for other in others:
            await (await other.slash("market table join")).done()
        if self.hard:
            await (await opener.click("Add computer")).done()
            agreed = await (await opener.click("Options")).done()
            strengths = await (await opener.click("Computers", on=agreed)).done()
            await (await opener.choose("hard", on=strengths)).done()
        await (await opener.slash("market table begin")).done()

    async def move(self, chance: random.Random) -> float | None:
        """One move of somebody whom the newest board asks: milliseconds to the answer; None if it is over."""
        asked = self._asked()
        if not asked:
            if not (self.hard and self._boards()):  # else the computer is asked
                await self.begin()
            return None
        person = chance.choice(asked)
        moves = await person.complete("market play", "move")
        typed = chance.choice(moves) if moves else "A1"
        start = time.perf_counter()
        await (await person.slash("market play", move=typed)).done()
        taken = (time.perf_counter() - start) * 1000
        self._forget()
        return taken

    async def answered(self) -> float | None:
        """Seconds until the computer has answered; None if nobody waits for it."""
        if self._asked() or not self._boards():
            return None
        start = time.perf_counter()
        async with patience("a computer answers", ANSWERED_AT_LAST):
            while self._boards() and not self._asked():  # noqa: ASYNC110 - the watch wakes whenever any table changes
                await asyncio.sleep(LOOKING_SECONDS)
        return time.perf_counter() - start

    def _forget(self) -> None:
        """What scrolled away long ago: else this would measure the growth of the playground."""
        messages = self.people[0].channel.messages
        for old in list(messages)[:-KEPT]:
            del messages[old]

    def _boards(self) -> list[Seen]:
        """The boards with buttons, of which there is one while a game goes on."""
        return [each for each in self.people[0].sees() if not each.ephemeral and BOARD in each.buttons]

    def _asked(self) -> list[Person]:
        """Those whom the newest board names; whoever is asked in secret may be named there and not called."""
        boards = self._boards()
        return [person for person in self.people if boards and f"<@{person.id}>" in boards[-1].text]


def figures(seconds: float = SECONDS) -> Iterator[tuple[str, list[Figure]]]:
    """The table's part on a full house."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'hall.sqlite'}"
        yield "A full house, one process on SQLite", asyncio.run(load(seconds, url, 1))
    programs = postgresql.programs()
    if programs is not None:
        with postgresql.server(programs, AS_OPERATED) as server:
            url = server.url(server.new_database())
            before = sum(map(_cpu, server.processes()))
            began = time.perf_counter()
            measured = asyncio.run(load(seconds, url, SEVERAL))
            spent = (sum(map(_cpu, server.processes())) - before) / (time.perf_counter() - began)
            measured.append(Figure("cores used by PostgreSQL, from the beginning on", spent, ""))
            yield f"A full house, {SEVERAL} processes on PostgreSQL", measured


async def load(seconds: float, url: str, processes: int) -> list[Figure]:
    """Set everything up, play, and measure."""
    os.environ.update(DATABASE_URL=url, LOG_LEVEL="ERROR")
    async with AsyncExitStack() as held:
        discord = await held.enter_async_context(Playground(port=0))
        for number in range(processes):
            await held.enter_async_context(bot_process(discord, "bot"))
            await _connected(discord, number + 1)
        places = [Place(discord, number) for number in range(TABLES)]
        gate = asyncio.Semaphore(SETTING_UP_AT_ONCE)
        await asyncio.gather(*(_begin(place, gate) for place in places))
        await _quiet(discord)
        measured = await _play(discord, places, seconds, children()[-processes:])
    discord.check()
    return measured


async def _connected(discord: Playground, processes: int) -> None:
    """Wait until so many processes are connected."""

    def all_are() -> bool | None:
        return sum(session.connection is not None for session in discord.gateway.sessions.values()) >= processes or None

    await discord.watch.until(all_are, f"{processes} processes are connected")


async def _quiet(discord: Playground) -> None:
    """Wait until the bot has nothing to send any more: all hands and first boards are out."""
    sent: list[int] = []
    discord.records.watchers.append(lambda _route, status, _body: sent.append(status))
    before = -1
    async with patience("the bot has nothing to send any more", QUIET_AT_LAST):
        while before != len(sent):
            before = len(sent)
            await asyncio.sleep(QUIET_SECONDS)


async def _begin(place: Place, gate: asyncio.Semaphore) -> None:
    async with gate:
        await place.begin()


async def _play(discord: Playground, places: list[Place], seconds: float, processes: list[int]) -> list[Figure]:
    chance = random.Random(7)
    times: list[float] = []
    waits: list[float] = []
    running: set[asyncio.Task[None]] = set()
    memory = 0.0
    start, cpu = time.perf_counter(), sum(map(_cpu, processes))
    sent: Counter[str] = Counter()
    discord.records.watchers.append(lambda route, _status, body: sent.update([_kind_of(route.name, body)]))
    while (elapsed := time.perf_counter() - start) < seconds:
        if not memory and elapsed > seconds / 3:
            memory = sum(map(resident, processes))
        free = [place for place in places if not place.busy]
        if free:
            running.add(asyncio.create_task(_one(chance.choice(free), chance, times, waits)))
        await asyncio.sleep(chance.expovariate(MOVES_A_SECOND))
    await asyncio.gather(*running)
    elapsed = time.perf_counter() - start
    times.sort()
    return [
        Figure(f"{TABLES} tables, {TABLES * SEATS - HARD} people: moves", len(times) / elapsed, "a second"),
        Figure("requests of the bot", sent.total() / elapsed, "a second"),
        Figure("requests of the bot for a move", sent.total() / len(times), ""),
        *(Figure(f"of them {kind}", count / len(times), "") for kind, count in sent.most_common()),
        Figure("click to answer, p50", statistics.median(times), "ms"),
        Figure("click to answer, p99", times[len(times) * 99 // 100], "ms", "", P99_MS, at_least=False),
        Figure("cores used by the bot", (sum(map(_cpu, processes)) - cpu) / elapsed, "", "", CORES, at_least=False),
        Figure("memory of the bot", sum(map(resident, processes)), "MB", "(steady)", STEADY * memory, at_least=False),
        *(_thinking(waits, processes) if HARD else ()),
    ]


def _kind_of(route: str, shown: object) -> str:
    """What a request is for; ``shown`` is the message that it made or changed."""
    if any(answer in route for answer in ANSWERS):
        return "answers to interactions, which do not count"
    if route.startswith("POST"):
        return "new boards and direct messages"
    return "edits" if "custom_id" in str(shown) else "taking the buttons off the message before"


def _thinking(waits: list[float], processes: list[int]) -> list[Figure]:
    """Of the computers that think: how long one waited for them where nobody else was asked, and what they take."""
    thinkers = [each for process in processes for each in children(process) if SPAWNED in _command(each)]
    return [
        Figure(f"{HARD} hard computers: answers for which all had to wait", float(len(waits)), ""),
        Figure("question to answer, p50", statistics.median(waits or [0.0]), "s"),
        Figure("question to answer, longest", max(waits, default=0.0), "s"),
        Figure("processes that think", float(len(thinkers)), ""),
        Figure("their memory", sum(map(resident, thinkers)), "MB"),
    ]


async def _one(place: Place, chance: random.Random, times: list[float], waits: list[float]) -> None:
    place.busy = True
    try:
        taken = await place.move(chance)
        if taken is not None:
            times.append(taken)
        if place.hard and (waited := await place.answered()) is not None:
            waits.append(waited)
    finally:
        place.busy = False


def children(process: int | None = None) -> list[int]:
    """The children of a process, else of this one, the last of which are the bots."""
    parent = process or os.getpid()
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def _cpu(process: int) -> float:
    """The seconds that a process has worked, with those of its children that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / TICKS


def worked(process: int) -> float:
    """The same to the nanosecond, for what takes milliseconds; of the threads that it has now."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def _command(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_text()


def resident(process: int) -> float:
    """The memory of a process, in megabytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * 4096 / 1e6


if __name__ == "__main__":
    length = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    for title, lines in figures(length):
        print(title, *lines, sep="\n")
