"""The budget: Discord takes 50 requests a second from a bot, however many processes it has.

Each process keeps to its part: as many as there are by how many live. When Discord says that it has had too many all in
all, every process stops for as long as it says. Answers to people who press or type a command are not counted.
"""

import asyncio
import logging
import re
from collections import deque
from collections.abc import Callable
from datetime import timedelta
from types import SimpleNamespace

import aiohttp

from bot.host.health import Health
from bot.host.leases import Leases
from bot.host.time.clock import first_of
from bot.store import STORE_IS_AWAY, Called, Store, Summons
from bot.store import leases as kept

log = logging.getLogger(__name__)

BUDGET = "the budget of requests"
"""What it is called where it is told how everything is."""
BEAT = kept.LEASE.total_seconds() / 3
"""So often the parts are counted anew."""
ALLOWED = 50
"""So many requests a second Discord takes from a bot."""
SECOND = 1.05
"""A second, and what may come late of one and early of the next."""
COUNTED = re.compile(r"/api/v\d+/(?!interactions/|webhooks/)")
"""The addresses of what is counted: not answers to interactions, nor the gateway, nor pictures."""
TOO_MANY_REQUESTS = 429


class Budget:
    """Lets requests go when this process may send them."""

    def __init__(self, store: Store, health: Health, leases: Leases) -> None:
        self._store = store
        self._health = health
        self._me = leases.me
        self._part = ALLOWED
        self._alive = 1
        self.when_fewer: list[Callable[[], None]] = []
        """Called when another process is gone, with a word or without: what it was at is for those who are left."""
        self._sent: deque[float] = deque()
        self._stopped_until = 0.0
        self._closing = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    @property
    def part(self) -> int:
        """How many requests a second this process may send."""
        return self._part

    # Sending

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Have every request of a client wait until it may go, and its answer read."""
        trace.on_request_start.append(self._wait)
        trace.on_request_end.append(self._read)
        return trace

    async def _wait(
        self, _client: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        if COUNTED.search(request.url.path) is None:
            return
        while True:
            rest = self.rest()
            if rest <= 0.0:
                break
            await asyncio.sleep(rest)
        self._sent.append(asyncio.get_running_loop().time())

    def rest(self) -> float:
        """How many seconds nothing may be sent."""
        now = asyncio.get_running_loop().time()
        while self._sent and self._sent[0] <= now - SECOND:
            self._sent.popleft()
        full = self._sent[-self._part] + SECOND - now if len(self._sent) >= self._part else 0.0
        return max(full, self._stopped_until - now)

    async def _read(
        self, _client: aiohttp.ClientSession, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        """Stop everybody, if Discord has had too many requests all in all."""
        answer = ended.response
        of_all = answer.headers.get("X-RateLimit-Scope") == "global" or "X-RateLimit-Global" in answer.headers
        if answer.status != TOO_MANY_REQUESTS or not of_all:
            return
        seconds = float(answer.headers.get("Retry-After", "1"))
        self.stop(seconds)
        if self._store.shared:
            try:
                async with self._store.transaction() as tx:
                    await tx.leases.forbid(kept.REQUESTS, timedelta(seconds=seconds))
                    tx.call(Called(Summons.STOPPED))
            except STORE_IS_AWAY as error:
                log.warning("other processes cannot be told to stop: %s", type(error).__qualname__)

    def stop(self, seconds: float) -> None:
        """Send nothing for so long."""
        until = asyncio.get_running_loop().time() + seconds
        if until > self._stopped_until + 1.0:
            log.warning("Discord has had too many requests of all processes: nothing is sent for %.1f seconds", seconds)
        self._stopped_until = max(self._stopped_until, until)

    # Sharing

    async def share(self) -> None:
        """Be one of those who live, and take this one's part; stop, if another was told to."""
        if not self._store.shared:
            return
        async with self._store.transaction() as tx:
            alive = await tx.processes.count_with(self._me, kept.LEASE)
            forbidden = await tx.leases.forbidden_for(kept.REQUESTS)
        self._part = max(ALLOWED // alive, 1)
        if alive < self._alive:
            for take_over in self.when_fewer:
                take_over()
        self._alive = alive
        if forbidden > 0.0:
            self.stop(forbidden)

    def hear(self) -> None:
        """Another process was told to stop."""
        self._reading = asyncio.create_task(self._share_if_possible())

    async def _share_if_possible(self) -> None:
        try:
            await self.share()
        except STORE_IS_AWAY as error:
            log.warning("for how long to stop cannot be read: %s", type(error).__qualname__)

    async def run(self) -> None:
        """Share until the house closes; what is raised here is for a watch, which begins it again."""
        while self._store.shared and not self._closing.is_set():
            await self.share()
            self._health.works(BUDGET)
            await first_of(self._closing.wait(), asyncio.sleep(BEAT))

    async def close(self) -> None:
        """Leave this one's part to the others."""
        self._closing.set()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)
        if self._store.shared:
            async with self._store.transaction() as tx:
                await tx.processes.leave(self._me)
