"""Where a seat is to be had: whoever likes a game is told of the tables that look for players, in one message a day."""

from contextlib import suppress

from bot.host.hosted import HostedTable
from bot.host.seats import seats_to_take
from bot.host.tables import Tables
from bot.host.time.hours import reminding_hours
from bot.store import Person, Status, Timer, Transaction, UnreadableError
from games.kernel import Refusal

MOST = 5
"""Of so many tables somebody is told at once."""


async def tell(tables: Tables, timer: Timer) -> None:
    """Tell a person of all tables that look for players of what they like, if there are any. All of it once."""
    async with tables.store.transaction() as tx:
        if not await tx.timers.take(timer):
            return
        person = await tx.people.find(timer.person_id or 0)
        if person is None or not person.reachable:
            return
        found = await _open_to(tables, tx, person)
        if not found:
            return
        now = tables.clock.now()
        awake = reminding_hours(person, found[0].record).after_quiet(now)
        if awake > now:  # they have other hours by now
            await tx.timers.add([timer.model_copy(update={"at": awake})])
            return
        message = tables.screens.open_seats(person, found)
        notice = await tx.outbox.post(message, now, table_id=None, person_id=person.id)
        await tx.wishes.called(person.id, [hosted.record.id for hosted in found], notice, now)


async def _open_to(tables: Tables, tx: Transaction, person: Person) -> list[HostedTable]:
    """The tables at which a person could sit down now, the newest first."""
    await tx.tables.lock_all([table for table, _ in await tx.wishes.seeking(person.id)])
    found: list[HostedTable] = []
    for table_id, number in await tx.wishes.seeking(person.id):
        with suppress(UnreadableError):  # whoever needs it next sets it aside
            hosted = await tables.load(tx, table_id, number)
            found += [hosted] if _is_open_to(hosted, person) else []
    return found[:MOST]


def _is_open_to(hosted: HostedTable, person: Person) -> bool:
    if hosted.record.status is Status.LOBBY:
        return hosted.has_free_seat and hosted.record.seat_of(person.id) is None
    try:
        return bool(seats_to_take(hosted, person))
    except Refusal:
        return False
