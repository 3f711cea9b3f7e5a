"""What goes wrong for a while only: on the way to Discord, there, or with the database."""

import aiohttp
import discord

from bot.front.conversations import TooManyConversations
from bot.store import STORE_IS_AWAY

ON_THE_WAY = (TooManyConversations, discord.RateLimited, aiohttp.ClientError, TimeoutError, *STORE_IS_AWAY)


def passes(error: Exception) -> bool:
    """Whether nothing is wrong with what was asked for: it can be tried again for as long as it takes."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, ON_THE_WAY)
