"""The daily digest: once a day, who wants it is told which tables wait for them, the oldest question first."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.host.tables import Tables
from bot.host.time.hours import hours_of
from bot.host.waiting import oldest_first
from bot.store import Person, Timer, TimerKind


def next_digest(person: Person, now: datetime) -> datetime | None:
    """When a person is told the next time; None if they do not want to be."""
    if person.digest_hour is None:
        return None
    zone = ZoneInfo(person.zone)
    day = now.astimezone(zone).date()
    hours = hours_of(person)
    while True:
        at = hours.after_quiet(datetime.combine(day, time(person.digest_hour), zone).astimezone(UTC))
        if at > now:
            return at
        day += timedelta(days=1)


async def plan(tables: Tables, person: Person) -> None:
    """Set the timer that follows from a person's wishes, in the place of the one before."""
    at = next_digest(person, tables.clock.now())
    async with tables.store.transaction() as tx:
        digests = [timer for timer in await tx.timers.of_person(person.id) if timer.kind is TimerKind.DIGEST]
        await tx.timers.remove(digests)
        if at is not None:
            await tx.timers.add([Timer(kind=TimerKind.DIGEST, at=at, person_id=person.id)])
    tables.timers_changed()


async def send(tables: Tables, timer: Timer) -> None:
    """Tell a person which tables wait for them, if any does; and set the timer of the next day. All of it once."""
    person_id = timer.person_id or 0
    waiting = oldest_first(await tables.of_person(person_id), person_id)
    shown = [(hosted, await tables.board_message(hosted)) for hosted in waiting]
    now = tables.clock.now()
    async with tables.store.transaction() as tx:
        if not await tx.timers.take(timer):
            return
        person = await tx.people.find(person_id)
        at = None if person is None else next_digest(person, now)
        if person is None or at is None:
            return
        await tx.timers.add([Timer(kind=TimerKind.DIGEST, at=at, person_id=person_id)])
        if shown and person.reachable and not hours_of(person).is_quiet(now):
            await tx.outbox.post(tables.screens.digest(person, shown), now, table_id=None, person_id=person_id)
