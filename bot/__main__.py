"""``python -m bot``: the bot on Discord, with the token from the environment."""

import asyncio
import logging
import sys

import discord

from bot.client import MarketBot
from bot.settings import Settings
from bot.store import open_store
from bot.store.engine import UnwritableDatabaseError

NO_TOKEN = "There is no DISCORD_TOKEN. Put it into .env, or run `make play` to play without Discord."  # noqa: S105
WRONG_TOKEN = "Discord does not accept this token. Copy it anew from the Bot page of your application."  # noqa: S105


async def run(settings: Settings) -> None:
    """Serve until stopped."""
    if settings.discord_token is None:
        sys.exit(NO_TOKEN)
    try:
        store = await open_store(settings.database_url)
    except UnwritableDatabaseError as error:
        sys.exit(str(error))
    bot = MarketBot(store)
    try:
        async with bot:
            await bot.start(settings.discord_token.get_secret_value())
    except discord.LoginFailure:
        sys.exit(WRONG_TOKEN)
    finally:
        await store.close()


def main() -> None:
    """Start with the settings of the environment."""
    settings = Settings()
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        asyncio.run(run(settings))
    except KeyboardInterrupt:
        sys.exit(0)


if __name__ == "__main__":
    main()
