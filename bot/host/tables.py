"""Every table: found, kept in memory as long as it is true, and changed by one at a time in one transaction."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.host.change import Change
from bot.host.hosted import Hosted, Screens, restore
from bot.refusals import HouseReason
from bot.store import ConflictError, Person, Reading, Store
from games.kernel import Refusal, Seat

log = logging.getLogger(__name__)

TABLES_IN_MEMORY = 500
TRIES = 5

T = TypeVar("T")


class Repeated(Exception):
    """An interaction that was dealt with before: nothing more is to be done."""


class Tables:
    """All tables, whoever asks for them."""

    def __init__(self, store: Store, clock: Clock, screens: Screens, wake: Callable[[], None]) -> None:
        self._store = store
        self._clock = clock
        self._screens = screens
        self._wake = wake
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._tables: OrderedDict[int, Hosted] = OrderedDict()

    def wake(self) -> None:
        """There may be an earlier timer."""
        self._wake()

    # Finding

    async def table(self, table_id: int) -> Hosted:
        """A table as it is now."""
        async with self._store.reading() as look:
            return await self._load(look, table_id, await look.table_number(table_id))

    async def table_in(self, channel_id: int) -> Hosted:
        """The open table of a channel, or the last one there."""
        async with self._store.reading() as look:
            found = await look.open_table_in(channel_id) or await look.last_table_in(channel_id)
            if found is None:
                raise Refusal(HouseReason.NO_TABLE)
            return await self._load(look, *found)

    async def finished_in(self, channel_id: int) -> Hosted:
        """The last finished table of a channel, whatever has been opened there since."""
        async with self._store.reading() as look:
            found = await look.finished_table_in(channel_id)
            if found is not None:
                return await self._load(look, *found)
            never = await look.last_table_in(channel_id) is None
            raise Refusal(HouseReason.NO_TABLE if never else HouseReason.NOT_OVER)

    async def tables_of(self, person_id: int) -> list[Hosted]:
        """The open tables of a person."""
        async with self._store.reading() as look:
            return [await self._load(look, *found) for found in await look.tables_of(person_id)]

    async def tables_in_server(self, guild_id: int) -> list[Hosted]:
        """The open tables of a server."""
        async with self._store.reading() as look:
            return [await self._load(look, *found) for found in await look.tables_in_server(guild_id)]

    async def solo_tables_of(self, person_id: int) -> list[Hosted]:
        """The tables that a person plays or has played alone, the newest first."""
        async with self._store.reading() as look:
            return [await self._load(look, *found) for found in await look.solo_tables_of(person_id)]

    async def table_of_message(self, message_id: int) -> int | None:
        """The table that a message of ours is about."""
        async with self._store.reading() as look:
            notice = await look.notice_of_message(message_id)
            return None if notice is None else notice.table_id

    async def message_saying(self, hosted: Hosted, text: str) -> int | None:
        """The first message in the channel of a table that says something, if it has reached Discord."""
        async with self._store.reading() as look:
            return await look.message_saying(hosted.record.id, text)

    async def link(self, hosted: Hosted) -> int | None:
        """The message of a table that has the buttons, if it has reached Discord."""
        if hosted.record.post is None:
            return None
        async with self._store.reading() as look:
            notice = await look.notice(hosted.record.post)
            return None if notice is None else notice.message_id

    async def _load(self, look: Reading, table_id: int, number: int | None) -> Hosted:
        """A table that has seen so many changes, from memory if the copy there has too."""
        cached = self._tables.get(table_id)
        if cached is not None and cached.record.number == number:
            self._tables.move_to_end(table_id)
            return cached
        record = await look.table(table_id)
        if record is None:
            raise Refusal(HouseReason.NO_TABLE)
        hosted = restore(record, await look.log(table_id))
        self._keep(hosted)
        return hosted

    def _keep(self, hosted: Hosted) -> None:
        self._tables[hosted.record.id] = hosted
        self._tables.move_to_end(hosted.record.id)
        if len(self._tables) > TABLES_IN_MEMORY:
            self._tables.popitem(last=False)

    def seat_at(self, hosted: Hosted, person: Person) -> Seat:
        """The seat in which a person plays."""
        seat = hosted.record.seat_of(person.id)
        if seat is None:
            raise Refusal(HouseReason.NOT_SEATED)
        if hosted.table is None:
            raise Refusal(HouseReason.NOT_BEGUN)
        if hosted.record.chairs[seat].held:
            raise Refusal(HouseReason.HELD)
        return seat

    # Changing

    async def change(self, table_id: int, interaction_id: int | None, do: Callable[[Change], Awaitable[T]]) -> T:
        """Do something at a table, alone there, in one transaction; again from the start if another process won."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            for attempt in range(TRIES):
                try:
                    result = await self._try(table_id, interaction_id, do)
                except ConflictError:
                    log.info("table %s was changed elsewhere, trying again (%s)", table_id, attempt + 1)
                else:
                    self._wake()
                    return result
            raise ConflictError(f"table {table_id} was changed elsewhere {TRIES} times")

    async def _try(self, table_id: int, interaction_id: int | None, do: Callable[[Change], Awaitable[T]]) -> T:
        now = self._clock.now()
        async with self._store.transaction() as tx:
            if interaction_id is not None and not await tx.first_time(interaction_id, now):
                raise Repeated
            hosted = await self._load(tx, table_id, await tx.table_number(table_id))
            # Nobody sees a table in the middle of a change: until it is written, memory has no copy.
            del self._tables[table_id]
            change = Change(tx, hosted, self._screens, now, hosted.record.number)
            result = await do(change)
            await change.save()
        self._keep(hosted)
        return result
