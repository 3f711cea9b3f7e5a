"""Waiting, but never for ever; whoever has waited in vain says for what."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

PATIENCE = 120.0
"""Seconds. Far more than anything takes on a busy machine."""


@asynccontextmanager
async def patience(what: str, seconds: float = PATIENCE) -> AsyncIterator[None]:
    """Wait in this block for as long as is reasonable."""
    limit = asyncio.timeout(seconds)
    try:
        async with limit:
            yield
    except TimeoutError:
        if limit.expired():
            raise TimeoutError(f"waited {seconds:g} seconds in vain: {what}") from None
        raise
