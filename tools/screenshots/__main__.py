"""Plays each game in a hall of its own, and takes what is seen there: ``python -m tools.screenshots --language fr``."""

import asyncio
from argparse import ArgumentParser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from playwright.async_api import Browser, async_playwright

from bot.front.client import MarketBot
from bot.front.emojis import missing
from bot.store import open_store
from games.kernel import Dice
from playground import Person, Playground
from tools import chromium
from tools.chosen import chosen_games
from tools.screenshots import door
from tools.screenshots.album import FOLDER, Album, album
from tools.screenshots.table import Table
from words import DEFAULT_LANGUAGE, LANGUAGES

DOOR = "door"
LOCALES = {language: "en-US" if language == "en" else language for language in LANGUAGES}


@asynccontextmanager
async def _house(folder: Path) -> AsyncIterator[tuple[Playground, MarketBot]]:
    async with Playground(port=0) as discord:
        discord.settle()
        store = await open_store(f"sqlite+aiosqlite:///{folder / 'hall.sqlite'}")
        bot = MarketBot(store, connector=discord.connector(), guild_ready_timeout=0.05)
        running = asyncio.create_task(bot.start(discord.token))
        try:
            await discord.bot_ready()
            _, emojis = await missing(bot)
            await discord.watch.until(
                lambda: len(discord.world.emojis) >= emojis or None, "all emojis are there", seconds=120
            )
            yield discord, bot
        finally:
            await bot.close()
            await running
            await store.close()


async def _take(browser: Browser, name: str, language: str) -> None:
    folder = FOLDER / language / name
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, patch.object(Dice, "fresh", lambda: Dice.of("screenshots")):
        async with _house(Path(kept)) as (discord, bot):
            discord.guild.locale = LOCALES[language]
            ana = discord.user("Ana", locale=LOCALES[language])
            async with album(browser, discord, ana, folder) as pages:
                await (door.take(ana, pages) if name == DOOR else _play(bot, ana, pages, name))
    print(f"{folder}/*.png")


async def _play(bot: MarketBot, ana: Person, pages: Album, name: str) -> None:
    (game,) = chosen_games([name])
    await Table(bot, ana, pages).play(game)


async def main() -> None:
    """Take what was asked for."""
    parser = ArgumentParser(prog="python -m tools.screenshots")
    parser.add_argument("--language", choices=LANGUAGES, default=DEFAULT_LANGUAGE)
    parser.add_argument("games", nargs="*", help=f"{DOOR} is the front door; without any, that and all games")
    asked = parser.parse_args()
    games = [] if asked.games == [DOOR] else [game.id for game in chosen_games(asked.games)]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.program())
        for name in games if games and asked.games else [DOOR, *games]:
            await _take(browser, name, asked.language)
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
