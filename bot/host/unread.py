"""What people have typed to the bot while it was away: nobody has read it, and whoever is asked something is told so.

It is not played after the fact. The table may have moved on, and who typed it may have answered otherwise since.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import datetime

from bot.host.tables import Tables
from bot.host.waiting import oldest_first, waiting_since
from bot.store import TableRecord, Transaction, UnreadableError

log = logging.getLogger(__name__)

AT_ONCE, REST = 20, 0.2
"""After so many tables so many seconds belong to others alone: whoever presses something right after a start does not
wait behind thousands of tables. Five thousand take a minute."""


async def who_is_asked(tables: Tables) -> AsyncIterator[list[int]]:
    """The people who are asked something, as everybody may see it, some tables at a time: there may be thousands."""
    async with tables.store.reading() as look:
        running = await look.tables.running()
    for start in range(0, len(running), AT_ONCE):
        yield await _asked(tables, running[start : start + AT_ONCE])
        await asyncio.sleep(REST)


async def written_to(tables: Tables, people: set[int]) -> list[int]:
    """Those of these people to whom we have written before: they may have typed an answer."""
    async with tables.store.reading() as look:
        return sorted(await look.outbox.written_to(people))


async def _asked(tables: Tables, some: list[int]) -> list[int]:
    try:
        async with tables.store.reading() as look:
            records = await look.tables.find_all(some)
    except UnreadableError:
        if len(some) == 1:
            log.warning("nobody knows whom table %s asks: it cannot be read", some[0])
            return []
        return [person for table_id in some for person in await _asked(tables, [table_id])]
    return [person for record in records for person in _people(record) if waiting_since(record, person)]


def _people(record: TableRecord) -> list[int]:
    return [chair.person_id for chair in record.chairs if chair.person_plays and chair.person_id is not None]


async def tell(tables: Tables, person_id: int, typed: int) -> bool:
    """Tell a person that what they typed was not read, if a question waits for them, once; whether they were told.

    ``typed`` is Discord's id of the last message that they typed. One that was heard after all is known by it.
    """
    waiting = oldest_first(await tables.of_person(person_id), person_id)
    if not waiting:
        return False
    shown = [(hosted, await tables.board_message(hosted)) for hosted in waiting]
    now = tables.clock.now()
    async with tables.store.transaction() as tx:
        person = await tx.people.find(person_id)
        if person is None or not person.reachable or not await _is_unheard(tx, typed, now):
            return False
        await tx.outbox.post(tables.screens.unread(person, shown), now, table_id=None, person_id=person_id)
        return True


async def _is_unheard(tx: Transaction, typed: int, now: datetime) -> bool:
    """Whether no process has heard a message, or played what it says; from now on it counts as heard."""
    return await tx.requests.claim(typed, now) and await tx.requests.first_time(typed, now)
