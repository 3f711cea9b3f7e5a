"""Health: what must live is watched, started again when it fails, and whoever runs the bot can see how it is.

Nothing here knows what a failure was about: its kind and how often it came is all that is kept. Only of the database
it is known, for all wait for it alike: that it is away is said once, and so is that it is back.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.host.time.clock import Clock, first_of
from bot.store import STORE_IS_AWAY
from bot.store.postgresql import told

log = logging.getLogger(__name__)

LONGEST_REST = timedelta(minutes=1)
CLOSING_PATIENCE = 1.0
"""So many seconds a watched task may take to end when the house closes."""


@dataclass(frozen=True)
class Trouble:
    """Something fails, time after time."""

    since: datetime
    times: int
    kind: str
    """The class of the last error."""


class Health:
    """How the parts of the bot are."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.worked_at: dict[str, datetime] = {}
        """When each watched part last did its work."""
        self.trouble: dict[str, Trouble] = {}
        """What fails now."""
        self._waiting: set[str] = set()
        """The parts that wait for the database."""

    def works(self, part: str) -> None:
        """A part that is watched has done its work."""
        self.worked_at[part] = self._clock.now()
        self.recovers(part)

    def recovers(self, part: str) -> None:
        """A part fails no longer, or is needed no longer."""
        self.trouble.pop(part, None)
        if part in self._waiting:
            self._waiting.clear()
            log.warning("the database answers again")

    def fails(self, part: str, error: BaseException) -> Trouble:
        """A part has failed, perhaps once more."""
        before = self.trouble.get(part)
        since, times = (self._clock.now(), 0) if before is None else (before.since, before.times)
        self.trouble[part] = Trouble(since, times + 1, type(error).__qualname__)
        return self.trouble[part]

    def waits(self, part: str, error: Exception) -> Trouble:
        """A part cannot go on while the database is away, and tries again."""
        if not self._waiting:
            log.error("the database is away, and all that needs it waits, %s first: %s", part, told(error))
        self._waiting.add(part)
        return self.fails(part, error)


class Watched:
    """A task that must live for as long as the house is open: whatever it raises, it is begun again after a rest."""

    def __init__(self, part: str, work: Callable[[], Awaitable[None]], health: Health, clock: Clock) -> None:
        self._part = part
        self._work = work
        self._health = health
        self._clock = clock
        self._closing = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._live())

    async def close(self) -> None:
        """Let it come to its end, which its work has been asked to, but do not wait for ever."""
        self._closing.set()
        if self._task is not None:
            _, late = await asyncio.wait({self._task}, timeout=CLOSING_PATIENCE)
            if late:
                log.warning("%s has not ended after %s seconds", self._part, CLOSING_PATIENCE)
                self._task.cancel()
                await asyncio.wait({self._task}, timeout=CLOSING_PATIENCE)

    async def _live(self) -> None:
        while True:
            try:
                await self._work()
            except STORE_IS_AWAY as error:
                await self._rest(self._health.waits(self._part, error))
            except Exception as error:
                trouble = self._health.fails(self._part, error)
                log.exception("%s has failed, for the %s. time since %s", self._part, trouble.times, trouble.since)
                await self._rest(trouble)
            else:
                return
            if self._closing.is_set():
                return

    async def _rest(self, trouble: Trouble) -> None:
        """Twice as long each time. The house may close meanwhile."""
        rest = min(timedelta(seconds=2.0 ** min(trouble.times - 1, 16)), LONGEST_REST)
        await first_of(self._closing.wait(), self._clock.sleep_until(self._clock.now() + rest))
