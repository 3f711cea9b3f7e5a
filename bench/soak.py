"""Fifty people press buttons for a minute: `python -m bench.soak [SECONDS]`.

Every press changes a message that is there already, so memory may grow only by what the protocol makes the
server keep: an interaction for as long as its token lives (15 minutes), and a bounded replay of events.
"""

import asyncio
import gc
import sys
import time
from pathlib import Path

from playground import Person, Playground
from playground.launcher import bot_process

USERS, WARM_UP_SECONDS = 50, 10.0
BYTES_PER_INTERACTION = 1500
SLACK = 8 * 1024 * 1024
PAGE = 4096


async def soak(seconds: float) -> bool:
    """Run it, print the figures, and say whether memory held."""
    async with Playground(port=0) as discord, bot_process(discord, "bench.playground_bot"):
        people = [discord.user(f"User {number}") for number in range(USERS)]
        times: list[float] = []
        await _press(people, WARM_UP_SECONDS, times)
        before, kept_before = _resident(), len(discord.world.interactions)
        times.clear()
        await _press(people, seconds, times)
        grown, kept = _resident() - before, len(discord.world.interactions) - kept_before
    discord.check()
    times.sort()
    allowed = kept * BYTES_PER_INTERACTION + SLACK
    print(f"{len(times)} presses by {USERS} people in {seconds:g} s: {len(times) / seconds:.0f} a second")
    print(f"p50 {times[len(times) // 2]:.1f} ms, p99 {times[len(times) * 99 // 100]:.1f} ms")
    print(f"messages: {len(discord.channel.messages)}; interactions kept: {kept}")
    print(f"memory grew by {grown / 1e6:.1f} MB, {allowed / 1e6:.1f} MB allowed; resident {_resident() / 1e6:.0f} MB")
    return grown <= allowed


async def _press(people: list[Person], seconds: float, times: list[float]) -> None:
    until = time.perf_counter() + seconds
    await asyncio.gather(*(_press_one(person, until, times) for person in people))


async def _press_one(person: Person, until: float, times: list[float]) -> None:
    panel = (await person.slash("counter")).message
    before = 0
    while time.perf_counter() < until:
        start = time.perf_counter()
        await person.click("Count", on=panel)
        times.append((time.perf_counter() - start) * 1000)
        before += 1
        if panel.text != str(before):
            raise AssertionError(f"{before} presses, but the message says {panel.text}")


def _resident() -> int:
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


if __name__ == "__main__":
    length = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    sys.exit(0 if asyncio.run(soak(length)) else "Memory has grown more than the messages need.")
