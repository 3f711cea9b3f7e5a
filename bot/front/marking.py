"""Marking: what has reached Discord is written down, so that nothing is sent twice."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.host.health import Health
from bot.host.time.clock import Clock
from bot.store import STORE_IS_AWAY, Notice, Store, Transaction

log = logging.getLogger(__name__)

MARKING = "marking what was sent"
REST = timedelta(seconds=5)


class Sent(NamedTuple):
    """A notice as it was shown, and the message it became; without a message it never will be one."""

    notice: Notice
    message_id: int | None = None


class Marks:
    """Writes down what has reached Discord; whoever comes first writes for all who wait to do so.

    ``rest`` sleeps until an instant, and says whether the house is still open then.
    """

    def __init__(self, store: Store, clock: Clock, health: Health, rest: Callable[[datetime], Awaitable[bool]]) -> None:
        self._store = store
        self._clock = clock
        self._health = health
        self._rest = rest
        self._waiting: list[Sent] = []
        self._writing = asyncio.Lock()

    async def write(self, sent: Sent) -> None:
        """Write down what has reached Discord, as soon as the database answers.

        Where the house closes before that, it is looked for before it is sent again.
        """
        self._waiting.append(sent)
        while any(waiting is sent for waiting in self._waiting):
            try:
                async with self._writing:
                    await self._write_all()
            except STORE_IS_AWAY as error:
                self._health.waits(MARKING, error)
                if not await self._rest(self._clock.now() + REST):
                    return
            else:
                self._health.recovers(MARKING)

    async def _write_all(self) -> None:
        together: list[Sent] = []
        if not self._waiting:
            return
        try:
            async with self._store.transaction(brief=True) as tx:
                together = list(self._waiting)  # also those who have come while it was not our turn
                await self._mark(tx, together)
        except STORE_IS_AWAY:
            raise
        except Exception:
            log.exception("what was sent is marked one by one")
            await self._write_singly(together)
        self._waiting = [sent for sent in self._waiting if not any(sent is written for written in together)]

    async def _write_singly(self, together: Sequence[Sent]) -> None:
        """One that cannot be marked holds up no other; at the next start it is looked for where it was sent."""
        for sent in together:
            try:
                async with self._store.transaction() as tx:
                    await self._mark(tx, [sent])
            except STORE_IS_AWAY:
                raise
            except Exception:
                log.exception("notice %s cannot be marked", sent.notice.id)

    async def _mark(self, tx: Transaction, together: Sequence[Sent]) -> None:
        """Nobody may change a notice of these tables meanwhile: who comes after that sees that it was sent."""
        await tx.tables.lock_all({sent.notice.table_id for sent in together if sent.notice.table_id is not None})
        for sent in together:
            await tx.outbox.done(sent.notice, self._clock.now(), sent.message_id)
