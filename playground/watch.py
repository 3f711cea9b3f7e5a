"""Waiting for the world to change, instead of sleeping."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from playground.event import Event
from playground.patience import PATIENCE, patience
from playground.world import World

T = TypeVar("T")


class Watch:
    """Looks again at every change, until what is waited for is there."""

    def __init__(self, world: World) -> None:
        self._waiting: set[asyncio.Event] = set()
        world.listeners.append(self._hear)

    def _hear(self, _: Event) -> None:
        self.look_again()

    def look_again(self) -> None:
        """Something may have changed."""
        for waiting in self._waiting:
            waiting.set()

    async def until(self, look: Callable[[], T | None], what: str, *, seconds: float = PATIENCE) -> T:
        """What `look` finds, as soon as it finds it; a TimeoutError in words if it never does."""
        changed = asyncio.Event()
        self._waiting.add(changed)
        try:
            async with patience(what, seconds):
                while (found := look()) is None or found is False:
                    await changed.wait()
                    changed.clear()
                return found
        finally:
            self._waiting.discard(changed)
