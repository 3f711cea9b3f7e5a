"""A local Discord for each test, judged by Discord's own description when that is at hand."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import cache

import discord as dpy
import pytest

from playground import HandClock, Playground
from tests.patience import patience
from tests.playground import openapi
from tests.playground.demo_bot import DemoBot

StartBot = Callable[..., Awaitable[DemoBot]]


@cache
def _description() -> openapi.Description | None:
    path = openapi.find()
    return openapi.Description(path) if path else None


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def description() -> openapi.Description:
    found = _description()
    if found is None:
        pytest.skip("Discord's OpenAPI description is not at hand: name it in DISCORD_OPENAPI")
    return found


@pytest.fixture
def judged() -> Iterator[openapi.Description | None]:
    found = _description()
    if found:
        found.faults.clear()
    yield found
    if found:
        assert not found.faults, "\n".join(found.faults)


@pytest.fixture
async def discord(clock: HandClock, judged: openapi.Description | None) -> AsyncIterator[Playground]:
    """A Discord whose every answer and event is judged, and which must know all it was asked."""
    async with Playground(clock=clock) as playground:
        if judged:
            playground.records.watchers.append(judged.answer)
            playground.gateway.watchers.append(judged.event)
        yield playground
    playground.check()


@pytest.fixture
async def start_bot(discord: Playground) -> AsyncIterator[StartBot]:
    """Starts demonstration bots and ends them with the test."""
    running: list[tuple[DemoBot, asyncio.Task[None]]] = []

    async def start(*, intents: dpy.Intents | None = None, max_ratelimit_timeout: float | None = None) -> DemoBot:
        discord.settle()
        bot = DemoBot(discord.connector(), intents=intents, max_ratelimit_timeout=max_ratelimit_timeout)
        task = asyncio.create_task(bot.start(discord.token))
        running.append((bot, task))
        ready = asyncio.create_task(bot.is_connected())
        async with patience("the bot connects, or ends"):
            await asyncio.wait([ready, task], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            ready.cancel()
            await task
        await ready
        return bot

    yield start
    for bot, task in running:
        async with patience("a demonstration bot ends"):
            await bot.close()
            if not task.done():
                await task


@pytest.fixture
async def bot(start_bot: StartBot) -> DemoBot:
    return await start_bot()
