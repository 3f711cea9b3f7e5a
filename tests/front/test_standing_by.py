"""A process that stands by, on SQLite: it hears what people ask, and answers what the one that goes has not."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.front import serving
from bot.front.client import MarketBot
from bot.store.engine import Door, before_the_door
from playground import HandClock, Playground
from playground.person import Person
from tests.database import Database, address, open_database
from tests.front.conftest import UPLOAD
from tests.patience import PATIENCE, patience, until

pytestmark = pytest.mark.databases("sqlite")


class Process:
    """A bot as ``python -m bot`` runs it: it serves, or stands by."""

    def __init__(self, discord: Playground, door: Door) -> None:
        self.door = door
        self.bot = MarketBot(door.store, connector=discord.connector(), guild_ready_timeout=0.05)
        self._discord = discord
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.door.is_free:
            await self.door.open()
        else:
            self.bot.stand_by()
        self._running = asyncio.create_task(self.bot.start(self._discord.token))
        await until(self._is_ready, "the bot is connected")

    async def _is_ready(self) -> bool:
        return self.bot.is_ready()

    async def take_over(self) -> None:
        async with patience("it is this one's turn"):
            await self.door.open()
        await self.bot.take_over()

    async def close(self) -> None:
        assert self._running is not None
        async with patience("the bot closes"):
            await self.bot.close()
            await self._running
            await self.door.close()


@pytest.fixture
async def two(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Playground, Process, Process]]:
    """One that serves, and one that stands by."""
    monkeypatch.setattr(serving, "KEPT_FOR", PATIENCE)
    await (await open_database(database)).close()
    async with (
        Playground(clock=HandClock()) as discord,
        before_the_door(address(database)) as first,
        before_the_door(address(database)) as second,
    ):
        discord.settle()
        discord.faults.answer(403, route=UPLOAD, times=1000, code=50013)
        serves, stands_by = Process(discord, first), Process(discord, second)
        await serves.start()
        await stands_by.start()
        yield discord, serves, stands_by
        await stands_by.close()
        assert [each for each in discord.records.refusals if each.code == serving.ANSWERED_BEFORE] == [], (
            "answered twice"
        )
        discord.check()


async def begun(discord: Playground) -> list[Person]:
    ana, bruno = discord.user("Ana"), discord.user("Bruno")
    await (await ana.slash("market start", game="lisboa")).done()
    await (await bruno.click("Join")).done()
    await (await ana.click("Begin")).done()
    board = await ana.reads("Your turn")
    return sorted((ana, bruno), key=lambda person: person.name not in board.mentions)


async def test_what_was_answered_is_not_answered_again(two: tuple[Playground, Process, Process]) -> None:
    discord, serves, stands_by = two
    first, second = await begun(discord)
    await first.dm("abracadabra")
    told = await first.gets_dm("abracadabra")
    await serves.close()
    await stands_by.take_over()
    await (await second.slash("market board")).done()
    async with patience("nothing is being served"):
        await stands_by.bot.service._idle.wait()
    assert sum(each.text == told.text for each in first.dms) == 1
    await (await first.slash("market play", move="coin")).done()
    await second.reads("takes 1 coin")


async def test_what_the_one_that_goes_has_not_heard_is_answered(two: tuple[Playground, Process, Process]) -> None:
    discord, serves, stands_by = two
    first, second = await begun(discord)
    await serves.close()
    asking = [
        asyncio.create_task(first.slash("market play", move="coin")),
        asyncio.create_task(second.slash("market board")),
    ]

    async def heard() -> bool:
        return len(stands_by.bot.service._heard) >= 2

    await until(heard, "whoever stands by has heard both")
    await stands_by.take_over()
    async with patience("both are answered"):
        answers = [await (await each).done() for each in asking]
    assert answers[0].text.startswith("You took")


async def test_who_is_started_later_does_not_overtake_who_stands_by(
    two: tuple[Playground, Process, Process], database: Database
) -> None:
    _, serves, stands_by = two
    waiting = asyncio.create_task(stands_by.take_over())
    await asyncio.sleep(0)
    await serves.close()
    async with before_the_door(address(database)) as later:
        assert not later.is_free
    await waiting
