"""The floor under the bot's own figures: a slash command's round trip through the local Discord.

`python -m bench.playground` runs it alone; run nothing else beside it.
"""

import asyncio
import statistics
import time
from collections.abc import Iterator

from bench.measure import Figure
from playground import Person, Playground
from playground.launcher import bot_process

WARM_UP, TRIPS = 100, 2000


def figures() -> Iterator[tuple[str, list[Figure]]]:
    """The table's part on the local Discord."""
    yield "The local Discord, bot in a process of its own", asyncio.run(_measure())


async def _measure() -> list[Figure]:
    async with Playground(port=0) as discord, bot_process(discord, "bench.playground_bot"):
        ana = discord.user("Ana")
        found = []
        for command, what in (("empty", "empty slash command"), ("picture", "slash command, picture of 100 KB")):
            await _trips(ana, command, WARM_UP)
            times = sorted(await _trips(ana, command, TRIPS))
            found.append(Figure(f"{what}, p50", statistics.median(times), "ms"))
            found.append(Figure(f"{what}, p99", times[len(times) * 99 // 100], "ms"))
    discord.check()
    return found


async def _trips(ana: Person, command: str, count: int) -> list[float]:
    """How many milliseconds each of so many round trips took, one after the other."""
    times = []
    for _ in range(count):
        start = time.perf_counter()
        await ana.slash(command)
        times.append((time.perf_counter() - start) * 1000)
        ana.channel.messages.clear()  # what is kept of earlier trips is not measured
    return times


if __name__ == "__main__":
    for title, lines in figures():
        print(title, *lines, sep="\n")
