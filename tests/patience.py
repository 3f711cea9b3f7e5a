"""Waiting in tests: never for ever, and whoever has waited in vain says for what."""

import asyncio
from collections.abc import Awaitable, Callable

from playground.patience import PATIENCE, patience

__all__ = ["PATIENCE", "ROUNDS", "patience", "until"]

PAUSE = 0.02
ROUNDS = 10_000
"""So often is looked again where time itself is played."""


async def until(look: Callable[[], Awaitable[bool]], what: str) -> None:
    """Look again and again until what is waited for is there: for a database, which calls nobody."""
    async with patience(what):
        while True:
            if await look():
                return
            await asyncio.sleep(PAUSE)
