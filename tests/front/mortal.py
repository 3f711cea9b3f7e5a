"""A bot in a process of its own that can be killed. Imported once, by the process of which the others are copies."""

import asyncio
import logging

from bot.__main__ import on_discord
from playground.launcher import redirected
from words import LANGUAGES, catalogue

for language in LANGUAGES:
    catalogue(language)


def serve(base: str, token: str, database_url: str) -> None:
    """A bot process."""
    logging.disable(logging.CRITICAL)
    with redirected(base):
        asyncio.run(on_discord(token, database_url))
