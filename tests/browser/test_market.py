"""A newcomer plays in the page, from the README alone: start, add a computer, begin, make moves by clicking."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.client import MarketBot
from bot.store import open_store
from bot.texts import catalogue
from games.registry import games
from playground import Playground
from tests.browser.window import Window

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def bot(town: Playground, tmp_path: Path) -> AsyncIterator[MarketBot]:
    """The real bot in the place of the demonstration bot."""
    town.settle()
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'hall.sqlite'}")
    bot = MarketBot(store, connector=town.connector(), guild_ready_timeout=0.05)
    task = asyncio.create_task(bot.start(town.token))
    await town.bot_ready()
    yield bot
    await bot.close()
    await task
    await store.close()


async def begin(window: Window, game: str, computers: int) -> None:
    await window.use("market start", game=game)
    await expect(window.message("Your table is open")).to_be_visible()
    for seats in range(2, 2 + computers):
        await window.click("Add computer")
        await expect(window.messages.filter(has_text=f"Seats: {seats} of").first).to_be_visible()
    await window.click("Begin")
    await expect(window.messages.get_by_role("button", name="Your move", exact=True).last).to_be_visible()


async def test_three_moves_of_lisboa_by_clicking(window: Window, bot: MarketBot) -> None:
    await begin(window, "Mercado de Lisboa", 1)
    await expect(window.messages.get_by_role("img").last).to_be_visible()
    for number in range(1, 4):
        await window.click("Your move")
        await window.click("Take 1 coin")
        await window.click("Confirm")
        await expect(window.message("Done: Take 1 coin")).to_have_count(number)
        hosted = await bot.hall.tables_of(int(window.page.url.partition("#")[2].partition("/")[0]))
        if not hosted:  # coins in a row end the game
            break
    await expect(window.messages.filter(has_text=re.compile("takes 1 coin|The game is over")).first).to_be_visible()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
async def test_every_game_begins_and_asks(window: Window, bot: MarketBot, game: object) -> None:
    rules = next(other for other in games() if other is game)
    await begin(window, catalogue("en").say(rules.id), max(1, rules.seat_counts[0] - 1))
    await window.click("Your move")
    await expect(window.message("Only you can see this").last).to_be_visible()
