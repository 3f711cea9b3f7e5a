"""Tidying: what nobody will ask for again is taken away, a little at a time.

Requests of the day before; of tables that have been over for a month all messages but their last board and the one that
told the hash of the seed, which a check of the deal leads to; as old digests and the like. Games, moves and results are
kept for good. Lessons that nobody has gone on with for as long are closed.
"""

import asyncio
import logging
from datetime import timedelta

from bot.host import lessons
from bot.host.bounds import MINUTE
from bot.host.health import Health
from bot.host.tables import Tables
from bot.host.time.clock import first_of
from bot.store import STORE_IS_AWAY, Transaction, UnreadableError
from games.kernel import Dice

log = logging.getLogger(__name__)

TIDYING = "tidying"
"""What it is called where it is told how everything is."""
EVERY = timedelta(hours=1)
KEPT = timedelta(days=30)
"""So long the messages of a table are kept that is over, and a lesson that nobody goes on with."""
AT_ONCE = 100
"""So many tables are tidied at a time, each in a transaction of its own: nobody waits for it."""
REST = timedelta(seconds=5)
"""So long belongs to others alone when there is more to be tidied than that."""


class Tidying:
    """Tidies, now and then, for as long as the house is open."""

    def __init__(self, tables: Tables, health: Health) -> None:
        self._tables = tables
        self._health = health
        self._closing = asyncio.Event()
        self._is_more = False
        """Whether more may be to be tidied than was at a time."""

    def close(self) -> None:
        """Tidy no more."""
        self._closing.set()

    async def run(self) -> None:
        """Tidy every hour until the house closes; what is raised here is for a watch, which begins it again."""
        while not self._closing.is_set():
            await self.tidy()
            self._health.works(TIDYING)
            await self._sleep(REST if self._is_more else EVERY)

    async def tidy(self) -> int:
        """Take away what is old, a little at a time; how many tables were tidied."""
        now = self._tables.clock.now()
        async with self._tables.store.transaction() as tx:
            await tx.requests.forget(now)
            await tx.asked.forget(now - MINUTE)
        async with self._tables.store.reading() as look:
            untidy = await look.tables.untidy(now - KEPT, AT_ONCE)
            abandoned = await look.tables.abandoned_lessons(now - KEPT, AT_ONCE)
            stale = await look.outbox.stale(now - KEPT, AT_ONCE)
        if stale:
            async with self._tables.store.transaction() as tx:
                await tx.outbox.remove(stale)
        for table_id in untidy:
            if self._closing.is_set():
                break
            async with self._tables.store.transaction() as tx:
                await _tidy_table(tx, table_id)
        for table_id in abandoned:
            if not self._closing.is_set():
                await self._close_lesson(table_id)
        if untidy:
            log.info("the old messages of %s tables were taken away", len(untidy))
        self._is_more = AT_ONCE in (len(untidy), len(abandoned), len(stale))
        return len(untidy)

    async def _close_lesson(self, table_id: int) -> None:
        try:
            await self._tables.change(table_id, None, lessons.abandon)
        except STORE_IS_AWAY:
            raise
        except Exception:
            log.exception("lesson %s is not closed", table_id)

    async def _sleep(self, span: timedelta) -> None:
        clock = self._tables.clock
        until = clock.now() + span
        while clock.now() < until and not self._closing.is_set():
            await first_of(self._closing.wait(), clock.sleep_until(until))


async def _tidy_table(tx: Transaction, table_id: int) -> None:
    """Take away the messages of a table, and mark it as tidy; one that cannot be read stays as it is."""
    try:
        record = await tx.tables.find(table_id)
    except UnreadableError:
        log.warning("table %s cannot be read and is not tidied", table_id)
        record = None
    if record is not None:
        proof = None if record.seed is None else Dice(bytes.fromhex(record.seed)).commitment
        await tx.outbox.forget(table_id, board=record.post, proof=proof)
    await tx.tables.mark_tidied(table_id)
