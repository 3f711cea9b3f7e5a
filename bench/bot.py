"""The bot: from a click to the new board in the channel, beside the floor of an empty bot with the same picture.

``python -m bench.bot`` runs it alone; run nothing else beside it.
"""

import asyncio
import os
import resource
import statistics
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from bench.measure import Figure
from bot.front.client import MarketBot
from bot.host.hosted import Place
from bot.host.lobby import open_table
from bot.host.tables import Tables
from bot.host.time.clock import SystemClock
from bot.screens.house import HouseScreens
from bot.store import Person as Guest
from bot.store import open_store
from games.kernel import Dice
from playground import Person, Playground
from playground.launcher import bot_process
from playground.patience import patience

WARM_UP, MOVES = 8, 60
FLOOR_TRIPS = 200
TIMES_THE_FLOOR = 2.5
OPEN_TABLES = 1000


def figures() -> Iterator[tuple[str, list[Figure]]]:
    """The table's part on the bot."""
    yield "The bot", asyncio.run(_measure())


async def _measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'hall.sqlite'}"
        floor, fresh = await _floors()
        clicks = await _clicks(url)
        start_empty = await ready_after(f"sqlite+aiosqlite:///{Path(folder) / 'empty.sqlite'}")
        await _fill(url)
        start_full = await ready_after(url)
    p50, p99 = statistics.median(clicks), clicks[len(clicks) * 99 // 100]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return [
        Figure("floor: answer with a picture of 100 KB, p50", floor, "ms"),
        Figure("floor: write a row, encode a board, post it, p50", fresh, "ms"),
        Figure("click to new board posted, p50", p50, "ms", "(2.5 x floor)", TIMES_THE_FLOOR * floor, at_least=False),
        Figure("the same", p50, "ms", "(2.5 x fresh board)", TIMES_THE_FLOOR * fresh, at_least=False),
        Figure("click to new board posted, p99", p99, "ms"),
        Figure("start to ready, no tables", start_empty, "ms"),
        Figure(f"start to ready, {OPEN_TABLES:,} open tables", start_full, "ms"),
        Figure("memory, most in this process", memory, "MB"),
    ]


async def _floors() -> tuple[float, float]:
    """The round trips of empty bots: one that answers with a picture it has, one that keeps a move and encodes one."""
    async with Playground(port=0) as discord, bot_process(discord, "bench.playground_bot"):
        ana = discord.user("Ana")
        floors = [await _floor(ana, command) for command in ("picture", "board")]
    return floors[0], floors[1]


async def _floor(ana: Person, command: str) -> float:
    times = []
    for _ in range(WARM_UP + FLOOR_TRIPS):
        start = time.perf_counter()
        await ana.slash(command)
        await ana.until(lambda: any(not seen.ephemeral for seen in ana.sees()) or None, "the picture")
        times.append((time.perf_counter() - start) * 1000)
        ana.channel.messages.clear()
    return statistics.median(times[WARM_UP:])


async def _clicks(url: str) -> list[float]:
    """From a command to the board in the channel as it is then, move after move."""
    os.environ.update(DATABASE_URL=url, LOG_LEVEL="ERROR")
    async with Playground(port=0) as discord, bot_process(discord, "bot"):
        ana, bruno = discord.user("Ana"), discord.user("Bruno")
        times: list[float] = []
        while len(times) < WARM_UP + MOVES:
            await _begin(ana, bruno)
            times += await _play(ana, bruno)
    return sorted(times[WARM_UP:])


async def _begin(ana: Person, bruno: Person) -> None:
    ana.channel.messages.clear()
    await (await ana.slash("market start", game="lisboa")).done()
    await (await bruno.click("Join")).done()
    await (await ana.click("Begin")).done()
    await ana.reads("Your turn")


async def _play(ana: Person, bruno: Person) -> list[float]:
    times: list[float] = []
    while True:
        mover = await _mover(ana, bruno)
        if mover is None:
            return times
        moves = await mover.complete("market play", "move", "")
        before = _board(ana)
        start = time.perf_counter()
        await mover.slash("market play", move=moves[len(times) % len(moves)])
        await ana.until(partial(_shows_more, ana, before), "the board as it is now")
        times.append((time.perf_counter() - start) * 1000)


def _board(person: Person) -> tuple[str, str]:
    """The newest message in the channel: whoever is asked one thing more finds it edited, anybody else a new one."""
    newest = [each for each in person.sees() if not each.ephemeral][-1]
    return newest.id, newest.text


def _shows_more(person: Person, before: tuple[str, str]) -> bool | None:
    return _board(person) != before or None


async def _mover(ana: Person, bruno: Person) -> Person | None:
    """Whom the newest board names; None if the game is over."""
    _, text = _board(ana)
    return next((person for person in (ana, bruno) if f"<@{person.id}>" in text), None)


async def _fill(url: str) -> None:
    store = await open_store(url)
    tables = Tables(store, SystemClock(), HouseScreens(), Dice.fresh)
    for number in range(1, OPEN_TABLES + 1):  # on a server each: one person or server may only have so many
        place = Place(guild_id=number, channel_id=10**9 + number, language="en")
        await open_table(tables, Guest(id=number, name="Ana"), place, "lisboa")
    async with store.transaction() as tx:
        for notice in await tx.outbox.waiting(10 * OPEN_TABLES):
            await tx.outbox.done(notice, notice.due_at, 1)
    await store.close()


async def ready_after(url: str) -> float:
    """From opening the database to being ready on the gateway."""
    async with Playground() as discord:
        start = time.perf_counter()
        store = await open_store(url)
        bot = MarketBot(store, connector=discord.connector(), guild_ready_timeout=0.05)
        task = asyncio.create_task(bot.start(discord.token))
        await discord.bot_ready()
        taken = (time.perf_counter() - start) * 1000
        async with patience("the bot knows its servers, and closes"):
            await bot.wait_until_ready()
            await bot.close()
            await task
            await store.close()
    return taken


if __name__ == "__main__":
    for title, lines in figures():
        print(title, *lines, sep="\n")
