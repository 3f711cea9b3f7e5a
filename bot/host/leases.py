"""Leases: among all processes that serve the hall, what this one has taken, and that it is alive.

A process that is alone, as on SQLite, has everything. Time here is the machine's, never a clock that a test moves: it
is the database that says when a lease has run out.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable

from bot.host.health import Health
from bot.host.time.clock import first_of
from bot.store import Called, Store, Summons, Taken
from bot.store import leases as kept

log = logging.getLogger(__name__)

LEASES = "leases"
"""What it is called where it is told how everything is."""
BEAT = kept.LEASE.total_seconds() / 3
"""So many seconds are between two signs of life."""


class Leases:
    """What this process has taken. Whoever wants something that another has, is told to look again now and then."""

    def __init__(self, store: Store, health: Health) -> None:
        self._store = store
        self._health = health
        self.me = secrets.token_hex(8)
        """The name of this process among those that serve the hall."""
        self._until: dict[str, float] = {}
        self._closing = asyncio.Event()
        self.look_again: list[Callable[[], None]] = []
        """Called now and then, and when another process gives something back or goes."""

    async def take(self, name: str) -> Taken | None:
        """Take something, if no other living process has it.

        It may be ours, and we have lost sight of it: we could not give it back, or were not told that we got it, for
        the database was away. Nobody else can have it then for as long as we live.
        """
        if not self._store.shared or self.holds(name):
            return Taken.FREE
        until = self._in_a_while()
        async with self._store.transaction() as tx:
            taken = await tx.leases.take(name, self.me)
            if taken is None and await tx.leases.take_again(name, self.me):
                taken = Taken.LEFT
        if taken is not None:
            self._until[name] = until
        return taken

    def holds(self, name: str) -> bool:
        """Whether this process has something, and nobody can have taken it over."""
        return not self._store.shared or self._until.get(name, 0.0) > asyncio.get_running_loop().time()

    async def give_back(self, name: str) -> None:
        """Let others have something."""
        if self._until.pop(name, None) is not None:
            async with self._store.transaction() as tx:
                await tx.leases.give_back([name], self.me)

    async def run(self) -> None:
        """Be alive until the house closes; what is raised here is for a watch, which begins it again."""
        while self._store.shared and not self._closing.is_set():
            until, before = self._in_a_while(), set(self._until)
            async with self._store.transaction() as tx:
                held = await tx.leases.prolong(self.me)
            for name in before & self._until.keys():
                self._until[name] = until if name in held else 0.0
            self._health.works(LEASES)
            for look in self.look_again:
                look()
            await first_of(self._closing.wait(), asyncio.sleep(BEAT))

    async def close(self) -> None:
        """Give everything back, and call the others."""
        self._closing.set()
        if self._store.shared:
            async with self._store.transaction() as tx:
                await tx.leases.give_back(list(self._until), self.me)
                tx.call(Called(Summons.LEFT))
            self._until.clear()

    def _in_a_while(self) -> float:
        return asyncio.get_running_loop().time() + kept.LEASE.total_seconds()
