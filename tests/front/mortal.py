"""A bot in a process of its own that can be killed. It is a copy of the forebear."""

import asyncio
import logging
from contextlib import suppress

from bot.__main__ import on_discord
from playground.launcher import redirected


def serve(base: str, token: str, database_url: str) -> None:
    """A bot process."""
    logging.disable(logging.CRITICAL)
    with redirected(base), suppress(asyncio.CancelledError):  # who is asked to stop ends so
        asyncio.run(on_discord(token, database_url))
