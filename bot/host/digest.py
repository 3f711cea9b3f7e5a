"""The daily digest: once a day, who wants it is told which tables wait for him, the oldest question first."""

from collections.abc import Callable
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.clock import Clock
from bot.host.clockwork import hours_of
from bot.host.hosted import Hosted
from bot.host.tables import Tables
from bot.message import Message
from bot.store import Person, Status, Store, TableRecord, Timer, TimerKind

Waiting = list[tuple[Hosted, int | None]]
"""Tables, each with the message that has its buttons."""


def waiting_since(record: TableRecord, person_id: int) -> datetime | None:
    """Since when a table has waited for a person, as everybody may see it; None if it does not."""
    seat = record.seat_of(person_id)
    opened = [window.opened_at for window in record.windows if window.open and seat in window.asked]
    return min(opened) if opened and record.status is Status.RUNNING else None


def waits_for(hosted: Hosted, person_id: int) -> bool:
    """Whether a table waits for a person, and not for his computer or for the end of a pause."""
    seat = hosted.record.seat_of(person_id)
    if seat is None or hosted.table is None or hosted.record.status is not Status.RUNNING or hosted.rests:
        return False
    return hosted.is_active(seat) and bool(hosted.owed(seat))


def oldest_first(tables: list[Hosted], person_id: int) -> list[Hosted]:
    """The tables that wait for a person, the oldest question first."""
    waiting = [hosted for hosted in tables if waits_for(hosted, person_id)]
    return sorted(waiting, key=lambda hosted: waiting_since(hosted.record, person_id) or hosted.record.moved_at)


def next_digest(person: Person, now: datetime) -> datetime | None:
    """When a person is told the next time; None if he does not want to be."""
    if person.digest_hour is None:
        return None
    zone = ZoneInfo(person.zone)
    day = now.astimezone(zone).date()
    hours = hours_of(person)
    while True:
        at = hours.undisturbed(datetime.combine(day, time(person.digest_hour), zone).astimezone(UTC))
        if at > now:
            return at
        day += timedelta(days=1)


class Digest:
    """Sends the digests, and sets their timers."""

    def __init__(
        self, tables: Tables, store: Store, clock: Clock, screen: Callable[[Person, Waiting], Message]
    ) -> None:
        self._tables = tables
        self._store = store
        self._clock = clock
        self._screen = screen

    async def plan(self, person: Person) -> None:
        """Set the timer that follows from a person's wishes, in the place of the one before."""
        at = next_digest(person, self._clock.now())
        async with self._store.transaction() as tx:
            await tx.timers.remove(await tx.timers.of_person(person.id))
            if at is not None:
                await tx.timers.add([Timer(kind=TimerKind.DIGEST, at=at, person_id=person.id)])
        self._tables.wake()

    async def send(self, timer: Timer) -> None:
        """Tell a person which tables wait for him, if any does; and set the timer of the next day."""
        person_id = timer.person_id or 0
        waiting = oldest_first(await self._tables.tables_of(person_id), person_id)
        shown = [(hosted, await self._tables.link(hosted)) for hosted in waiting]
        now = self._clock.now()
        async with self._store.transaction() as tx:
            person = await tx.person(person_id)
            await tx.timers.remove([timer])
            at = None if person is None else next_digest(person, now)
            if person is None or at is None:
                return
            await tx.timers.add([Timer(kind=TimerKind.DIGEST, at=at, person_id=person_id)])
            if shown and person.reachable and not hours_of(person).disturbs(now):
                await tx.post(self._screen(person, shown), now, table_id=None, person_id=person_id)
