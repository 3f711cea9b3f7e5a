"""Time. All of it comes from one clock, so that days can pass in a test."""

import asyncio
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import Protocol

from typing_extensions import override


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> datetime:
        """This instant, in UTC."""
        ...

    @property
    def longest_sleep(self) -> timedelta:
        """How long it sleeps at most before it looks again: it may have been set, or the machine may have slept."""
        ...

    async def sleep_until(self, at: datetime) -> None:
        """Sleep until an instant, or less."""
        ...


async def first_of(*waits: Coroutine[object, object, object]) -> None:
    """Wait until one of these has come, and for the others no longer."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


class SystemClock(Clock):
    """The machine's clock."""

    longest_sleep = timedelta(minutes=1)

    @override
    def now(self) -> datetime:
        return datetime.now(UTC)

    @override
    async def sleep_until(self, at: datetime) -> None:
        await asyncio.sleep(max(min(at - self.now(), self.longest_sleep), timedelta()).total_seconds())
