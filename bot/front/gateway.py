"""The gateway: which shards this process serves, and when each of them may say who it is.

Discord lets so many shards of a bot in at a time (``max_concurrency``), all processes together; the others wait.
"""

import asyncio
import logging
from datetime import timedelta

from bot.shards import Shards
from bot.store import STORE_IS_AWAY, Store

log = logging.getLogger(__name__)

ONE_IN = timedelta(seconds=5)
"""So often one shard is let in, of those that wait at the same door."""
LOOK_AGAIN = 0.25
DOOR = "door"


class Doors:
    """The doors of the gateway: as many as Discord says, and one shard at a time through each."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.count = 1
        self._free_at: dict[int, float] = {}

    async def turn(self, shard_id: int) -> None:
        """Wait until a shard may go in."""
        door = shard_id % self.count
        while True:
            if await self._is_let_in(door):
                return
            await asyncio.sleep(LOOK_AGAIN)

    async def _is_let_in(self, door: int) -> bool:
        """Whether somebody may go in now; then nobody else may for a while."""
        now = asyncio.get_running_loop().time()
        if now < self._free_at.get(door, 0.0) or not await self._is_free_for_all(door):
            return False
        self._free_at[door] = now + ONE_IN.total_seconds()
        return True

    async def _is_free_for_all(self, door: int) -> bool:
        """Whether no other process has just gone in. Without a database nobody knows; Discord itself has them wait."""
        if not self._store.shared or not ONE_IN:
            return True
        try:
            async with self._store.transaction() as tx:
                return await tx.leases.take(f"{DOOR} {door}", DOOR, ONE_IN) is not None
        except STORE_IS_AWAY as error:
            log.warning("whether another process goes in cannot be read: %s", type(error).__qualname__)
            return True


def chosen(shards: Shards | None, recommended: int) -> Shards:
    """The shards that a process serves: those it was told to, else all that Discord recommends."""
    return shards or Shards(0, recommended - 1, recommended)
