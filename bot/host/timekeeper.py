"""The timekeeper: one task that sleeps until the earliest timer, and does what is to be done then, once.

What a timer does and that it has gone off are one transaction. Time in which the bot could not serve anybody (it was
down, the machine slept, the clock was set forward) is given back to everybody before any timer is looked at.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.host import absence
from bot.host.calling import Stage, way
from bot.host.change import Change
from bot.host.clockwork import hours_of
from bot.host.digest import Digest
from bot.host.tables import Tables
from bot.store import Call, Status, Store, Timer, TimerKind
from games.kernel import Decision

log = logging.getLogger(__name__)

NOTICED = timedelta(minutes=5)
"""Nobody is hurt by a shorter standstill."""
BEAT = timedelta(seconds=30)
AGAIN = timedelta(minutes=10)
NOT = timedelta()
_STAGES = {TimerKind.ASKED: Stage.ASKED, TimerKind.HALF: Stage.HALF, TimerKind.LAST: Stage.LAST}


class Timekeeper:
    """Lets time pass."""

    def __init__(self, tables: Tables, digest: Digest, store: Store, clock: Clock) -> None:
        self._tables = tables
        self._digest = digest
        self._store = store
        self._clock = clock
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()
        self._closing = False
        self._expected: datetime | None = None
        self._beat: datetime | None = None

    def wake(self) -> None:
        """There may be an earlier timer."""
        self._idle.clear()
        self._woken.set()

    async def settled(self) -> None:
        """Wait until everything that was due is done."""
        await self._idle.wait()

    def close(self) -> None:
        """Do nothing more."""
        self._closing = True
        self.wake()

    async def run(self) -> None:
        """Keep time until the house closes."""
        async with self._store.reading() as look:
            self._expected = await look.timers.alive_at()
        while not self._closing:
            self._woken.clear()
            following = await self.tick()
            if not self._woken.is_set():
                self._idle.set()
            await self._sleep(following)
        async with self._store.transaction() as tx:
            await tx.timers.beat(self._clock.now())

    async def _sleep(self, until: datetime | None) -> None:
        waits: list[asyncio.Task[object]] = [asyncio.create_task(self._woken.wait())]
        if until is not None:
            waits.append(asyncio.create_task(self._clock.sleep_until(until)))
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for waiting in waits:
                waiting.cancel()
                with suppress(asyncio.CancelledError):
                    await waiting

    async def tick(self) -> datetime | None:
        """Do all that is due; when the next thing is."""
        now = self._clock.now()
        if self._expected is not None and now - self._expected > NOTICED:
            await self._give_back(self._expected)
        while (timer := await self._look(now)) is not None and timer.at <= now and not self._closing:
            await self._go_off(timer)
        # Whoever wakes much later than he wanted to has slept too long, or the clock was set forward.
        self._expected = None if timer is None else now + min(max(timer.at - now, NOT), self._clock.longest_sleep)
        return None if timer is None else timer.at

    async def _look(self, now: datetime) -> Timer | None:
        """The next timer; now and then the house is told that we are alive."""
        if self._beat is None or abs(now - self._beat) >= BEAT:
            async with self._store.transaction() as tx:
                await tx.timers.beat(now)
            self._beat = now
        async with self._store.reading() as look:
            return await look.timers.earliest()

    async def _give_back(self, since: datetime) -> None:
        log.warning("nobody was served since %s: everybody gets that time back", since)
        async with self._store.reading() as look:
            tables = await look.running_tables()

        async def do(change: Change) -> None:
            record = change.hosted.record
            if record.status is Status.RUNNING and record.pause is None:
                await absence.give_back(change, since)
                await change.refresh(change.screens.turn(change.hosted, ()))

        for table_id in tables:
            await self._tables.change(table_id, None, do)

    async def _go_off(self, timer: Timer) -> None:
        """Do what is to be done now; an unexpected error stops neither the other timers nor this one for ever."""
        try:
            if timer.table_id is None:
                await self._digest.send(timer)
            else:
                await self._tables.change(timer.table_id, None, lambda change: self._at_table(change, timer))
        except Exception:
            log.exception("timer %s failed and is tried again", timer)
            async with self._store.transaction() as tx:
                await tx.timers.move(timer, self._clock.now() + AGAIN)

    async def _at_table(self, change: Change, timer: Timer) -> None:
        current = await change.tx.timers.find(timer.id)
        record = change.hosted.record
        if current is None or current.at > change.now or record.status is not Status.RUNNING or record.pause:
            return  # it was answered, moved or stopped in this very moment
        if timer.kind is TimerKind.OUT:
            await change.tx.timers.remove([timer])
            await absence.run_out(change, timer.decision)
        else:
            await self._remind(change, timer)

    async def _remind(self, change: Change, timer: Timer) -> None:
        seat = timer.seat
        decision = None if seat is None else _asked(change, seat, timer.decision)
        if seat is None or decision is None:
            await change.tx.timers.remove([timer])
            return
        person = await change.person_in(seat)
        hours = hours_of(person, change.hosted.record.weekends_off)
        if hours.disturbs(change.now):
            await change.tx.timers.move(timer, hours.undisturbed(change.now))
            return
        await change.tx.timers.remove([timer])
        stage = _STAGES[timer.kind]
        call = way(person, decision, hours, change.now)
        if call is Call.MENTION:
            await change.remind(seat, decision, stage)
        elif call is Call.DM:
            await change.ask_directly(seat, decision, stage)


def _asked(change: Change, seat: int, decision: str) -> Decision | None:
    return next((asked for asked in change.hosted.asked_of(seat) if asked.id == decision), None)
