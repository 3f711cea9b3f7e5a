"""The real bot with the real discord.py on the Discord of this machine."""

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest

from bot.front.client import MarketBot
from bot.host import slips
from bot.shards import Shards
from bot.store import Store
from playground import HandClock, Playground
from playground.person import Person
from tests.database import Database, open_database
from tests.patience import PATIENCE, ROUNDS, patience, until


class HouseClock:
    """The clock of the playground as the bot reads it, so that a test moves both."""

    longest_sleep = timedelta(days=1000)

    def __init__(self, hand: HandClock) -> None:
        self.hand = hand

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.hand.now(), UTC)

    async def sleep_until(self, at: datetime) -> None:
        if at <= self.now():
            return  # the hand was moved since, and an alarm for this instant would go off when it is moved again
        woken = asyncio.Event()
        alarm = self.hand.later((at - self.now()).total_seconds(), woken.set)
        try:
            await woken.wait()
        finally:
            alarm.cancel()


DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
"""A picture of one point."""
UPLOAD = "POST /applications/{app}/emojis"
ALWAYS = 1_000_000


class House:
    """A Discord, a database, and a bot that can be stopped and started again.

    It has no emojis unless a test is about them: a hundred would be uploaded each time, and words have to serve alone.
    """

    def __init__(
        self,
        discord: Playground,
        database: Database,
        clock: HouseClock | None = None,
        *,
        emojis: bool = False,
        shards: Shards | None = None,
    ) -> None:
        self.discord = discord
        if not emojis:
            discord.faults.answer(403, route=UPLOAD, times=ALWAYS, code=50013)
        self.clock = clock
        self._shards = shards
        self._database = database
        self._task: asyncio.Task[None] | None = None
        self._bot: MarketBot | None = None
        self._store: Store | None = None

    @property
    def bot(self) -> MarketBot:
        assert self._bot is not None
        return self._bot

    async def open(self) -> None:
        self._store = await open_database(self._database)
        self._bot = MarketBot(
            self._store,
            clock=self.clock,
            connector=self.discord.connector(),
            guild_ready_timeout=0.05,
            shards=self._shards,
        )
        self._task = asyncio.create_task(self._bot.start(self.discord.token))
        OPEN.add(self)
        ready = asyncio.create_task(self.discord.bot_ready())
        async with patience("the bot connects, or ends"):
            await asyncio.wait({ready, self._task}, return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            ready.cancel()
            await self._task
        await ready
        async with patience("the bot knows its servers"):
            await self._bot.wait_until_ready()

    async def close(self) -> None:
        assert self._task is not None
        OPEN.discard(self)
        async with patience("the bot closes"):
            await self.bot.close()
            await self._task
            if self._store is not None:
                await self._store.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    @property
    def store(self) -> Store:
        assert self._store is not None
        return self._store

    async def settled(self) -> None:
        """Wait until all that is due is done, and all that was to be sent has arrived."""
        await until(self._is_settled, "all that is due is done, and all that was to be sent has arrived")

    async def _is_settled(self) -> bool:
        await self.bot.timekeeper.idle()
        async with self.store.transaction() as tx:
            return not await tx.outbox.waiting()

    async def wait(self, **time: float) -> None:
        """Let time pass, doing whatever is due on the way at its own instant."""
        assert self.clock is not None
        end = self.clock.now() + timedelta(**time)
        for _ in range(ROUNDS):
            if (now := self.clock.now()) >= end:
                break
            await self.settled()
            async with self.store.transaction() as tx:
                following = await tx.timers.earliest()
            step = end if following is None else min(max(following.at, now), end)
            self.clock.hand.advance((step - now).total_seconds())
            self.bot.timekeeper.wake()
        else:
            raise AssertionError(f"time does not pass: it is still {now}, and should be {end}")
        await self.settled()

    def person(self, name: str, locale: str = "en-US", *, dms_open: bool = True) -> Person:
        return self.discord.user(name, locale=locale, dms_open=dms_open)


OPEN: set[House] = set()
"""Those whose bot has not been closed."""


@pytest.fixture(autouse=True)
async def no_bot_is_left_open() -> AsyncIterator[None]:
    """Close what a test that has failed has left open: a bot goes on for ever, and so would the end of all tests."""
    yield
    for house in list(OPEN):
        await house.close()


@pytest.fixture(autouse=True)
def undrawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture at which nobody looks is a point, unless the test is ``drawn``: a sixth of the time went there."""
    if request.node.get_closest_marker("drawn") is None:
        monkeypatch.setattr("bot.front.gallery.draw", lambda wanted: DOT)


@pytest.fixture(autouse=True)
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Direct messages are edited as soon as they would say something else."""
    monkeypatch.setattr(slips, "REST", timedelta(0))


@pytest.fixture(autouse=True)
def let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a bot is started, the gateway has it wait for nobody."""
    monkeypatch.setattr("bot.front.gateway.ONE_IN", timedelta(0))


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, an answer comes as one request: no promise is made before it."""
    monkeypatch.setattr("bot.front.request.SOON", PATIENCE)


@pytest.fixture
async def slow_house(database: Database, caplog: pytest.LogCaptureFixture) -> AsyncIterator[House]:
    """A house whose clock stands still until the test lets time pass."""
    hand = HandClock(datetime(2026, 6, 1, 10, tzinfo=UTC).timestamp())
    async with Playground(clock=hand) as discord:
        house = House(discord, database, HouseClock(hand))
        await house.open()
        yield house
        await house.close()
        discord.check()
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors == []


@pytest.fixture
async def house(database: Database, caplog: pytest.LogCaptureFixture) -> AsyncIterator[House]:
    """A house in which nothing may be logged as an error, and no message may be refused by Discord."""
    async with Playground(clock=HandClock()) as discord:
        house = House(discord, database)
        await house.open()
        yield house
        await house.close()
        discord.check()
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors == []
