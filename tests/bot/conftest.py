"""The real bot with the real discord.py on the Discord of this machine."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client import MarketBot
from bot.store import Store, open_store
from playground import HandClock, Playground
from playground.person import Person


class House:
    """A Discord, a database, and a bot that can be stopped and started again."""

    def __init__(self, discord: Playground, database: Path) -> None:
        self.discord = discord
        self._url = f"sqlite+aiosqlite:///{database}"
        self._task: asyncio.Task[None] | None = None
        self._bot: MarketBot | None = None
        self._store: Store | None = None

    @property
    def bot(self) -> MarketBot:
        assert self._bot is not None
        return self._bot

    async def open(self) -> None:
        self._store = await open_store(self._url)
        self._bot = MarketBot(self._store, connector=self.discord.connector(), guild_ready_timeout=0.05)
        self._task = asyncio.create_task(self._bot.start(self.discord.token))
        ready = asyncio.create_task(self.discord.bot_ready())
        await asyncio.wait({ready, self._task}, return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            ready.cancel()
            await self._task
        await ready
        await self._bot.wait_until_ready()

    async def close(self) -> None:
        assert self._task is not None
        await self.bot.close()
        await self._task
        if self._store is not None:
            await self._store.close()

    async def restart(self) -> None:
        await self.close()
        await self.open()

    def person(self, name: str, locale: str = "en-US", *, dms_open: bool = True) -> Person:
        return self.discord.user(name, locale=locale, dms_open=dms_open)


@pytest.fixture
async def house(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[House]:
    """A house in which nothing may be logged as an error, and no message may be refused by Discord."""
    async with Playground(clock=HandClock()) as discord:
        house = House(discord, tmp_path / "house.sqlite")
        await house.open()
        yield house
        await house.close()
        discord.check()
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors == []
