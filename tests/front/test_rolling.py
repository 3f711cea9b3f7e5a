"""A rolling deploy: processes are replaced one after the other while people play, and nobody goes without an answer.

On PostgreSQL two serve together, and the older of them hands over. On SQLite one serves and another stands by, with
its ear at the gateway, and takes over. Discord's clock stands still: what nobody answers is waited for in vain, and
how long the slowest answer took on this machine is said at the end.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import pytest

from bot.front.serving import ANSWERED_BEFORE
from bot.store import STORE_IS_AWAY, Store, open_store
from playground import HandClock, Playground
from playground.person import Answer
from tests.database import Database, address
from tests.front.test_kill import DONE, Mortal, Witness
from tests.patience import until
from tests.variants import ALL

# Without ALL, what several processes do on PostgreSQL is tried in one (test_several).
pytestmark = [pytest.mark.long, pytest.mark.databases("sqlite", *(["postgresql"] if ALL else []))]

REPLACED = 10 if ALL else 2
TABLES = 4 if ALL else 2


class Party:
    """Two who play at a table of their own, as fast as they are answered."""

    def __init__(self, discord: Playground, store: Store, number: int) -> None:
        self._discord = discord
        self.channel = discord.world.add_channel(discord.guild, f"table-{number}")
        self.people = {int(each.id): each for each in (discord.user(f"Ana {number}"), discord.user(f"Bruno {number}"))}
        for person in self.people.values():
            person.channel = self.channel
        self.witness = Witness(store, int(self.channel.id))
        self.moves = self.moves_here = 0
        self.took: list[float] = []

    async def begin(self) -> None:
        self.moves_here = 0
        opener, other = self.people.values()
        await (await opener.slash("market start", game="lisboa")).done()
        await (await other.slash("market table join")).done()
        await (await opener.slash("market table begin")).done()

    async def play(self, ends: asyncio.Event) -> None:
        """Look at the board, look at what could be played, play; each is answered, or this fails."""
        while not ends.is_set():
            wanted = await self._wanted()
            if wanted is None:
                await self.begin()
                continue
            person, text = self.people[wanted[0]], wanted[1]
            await self._answered(person.slash("market board"))
            await person.complete("market play", "move", "")
            said = await self._answered(person.slash("market play", move=text))
            assert said.startswith(DONE), f"{text!r} was not done"
            self.moves += 1
            self.moves_here += 1

    async def _wanted(self) -> tuple[int, str] | None:
        try:
            return await self.witness.next_move()
        except STORE_IS_AWAY:  # SQLite, while whoever comes brings it up to date
            return await self._wanted()

    async def _answered(self, asking: Awaitable[Answer]) -> str:
        began = time.monotonic()
        text = (await (await asking).done()).text
        self.took.append(time.monotonic() - began)
        return text

    async def check(self) -> None:
        """What was answered is there, and what was to be posted stands there once."""
        assert self.moves > 0
        assert len(await self.witness.log()) >= self.moves_here
        posted = await self.witness.posted_when_all_are_out()
        seen = next(iter(self.people.values())).sees(self.channel)
        public = [int(each.id) for each in seen if not each.ephemeral and each.author == "Market Hall"]
        assert sorted(public) == sorted(filter(None, posted)), "posted twice, or not known"


@asynccontextmanager
async def two_processes(discord: Playground, database: Database) -> AsyncIterator[list[Mortal]]:
    """Those that are there, the one that has been here longest first."""
    bots = [Mortal(discord, address(database)) for _ in range(2)]
    try:
        for bot in bots:
            await bot.start()
        yield bots
    finally:
        for bot in bots:
            await bot.kill()


async def test_processes_are_replaced_in_turn_and_everybody_is_answered(
    database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Playground(clock=HandClock(), port=0) as discord, two_processes(discord, database) as bots:
        store = await open_store(address(database))
        parties = [Party(discord, store, number) for number in range(TABLES)]
        for party in parties:
            await party.begin()
        ends, stops = asyncio.Event(), []
        playing = [asyncio.create_task(party.play(ends)) for party in parties]
        for _ in range(REPLACED):
            began = time.monotonic()
            await bots[0].stop()
            stops.append(time.monotonic() - began)
            bots[:] = [*bots[1:], Mortal(discord, address(database))]
            await bots[-1].start()
            await until_all_have_moved(parties, playing)
        ends.set()
        await asyncio.gather(*playing)
        for party in parties:
            await party.check()
        await store.close()
        assert [each for each in discord.records.refusals if each.code == ANSWERED_BEFORE] == []
        discord.check()
    took = sorted(seconds for party in parties for seconds in party.took)
    with capsys.disabled():
        print(
            f"\n{REPLACED} replaced: {len(took)} answers, half within {took[len(took) // 2]:.2f} s, the slowest after"
            f" {took[-1]:.2f} s; the slowest stop took {max(stops):.2f} s"
        )


async def until_all_have_moved(parties: list[Party], playing: list[asyncio.Task[None]]) -> None:
    before = [party.moves for party in parties]

    async def moved() -> bool:
        for failed in (task for task in playing if task.done()):
            await failed
        return all(party.moves > moves for party, moves in zip(parties, before, strict=True))

    await until(moved, "somebody has moved at every table")
