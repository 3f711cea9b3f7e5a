"""Every table: found, kept in memory as long as it is true, and changed by one at a time in one transaction."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot.host import seeking, slips
from bot.host.bounds import Frequency, check_room
from bot.host.change import Change
from bot.host.hosted import HostedTable, restore
from bot.host.posting import strip_closed_prompts
from bot.host.screens import Screens
from bot.host.time.clock import Clock
from bot.host.time.hours import hours_of
from bot.messages.reasons import HouseReason
from bot.store import ConflictError, Notice, Server, Store, TableRecord, Transaction, UnreadableError
from bot.store.tables import Numbered
from games.kernel import Dice, Refusal

log = logging.getLogger(__name__)

TABLES_IN_MEMORY = 500
TRIES = 5
EVERY = slice(None)

T = TypeVar("T")
P = ParamSpec("P")
Do = Callable[Concatenate[Change, P], Awaitable[T]]
"""What is done to a table: a function of the change, and what it needs beside it."""


Find = Callable[[Transaction], Awaitable[list[Numbered]]]
"""Looks tables up."""


class Repeated(Exception):
    """A request that was dealt with before: nothing more is to be done."""


class Tables:
    """All tables, whoever asks for them."""

    def __init__(self, store: Store, clock: Clock, screens: Screens, fresh_dice: Callable[[], Dice]) -> None:
        self.store = store
        self.clock = clock
        self.screens = screens
        self.fresh_dice = fresh_dice
        self.frequency = Frequency(store, clock)
        self.timers_changed: Callable[[], None] = lambda: None
        """Called after every change: there may be an earlier timer."""
        self.changed: Callable[[HostedTable], None] = lambda _: None
        """Called with every table that was changed: a computer may have to think."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._in_memory: OrderedDict[int, HostedTable] = OrderedDict()

    # Finding

    async def find(self, table_id: int) -> HostedTable:
        """A table as it is now."""
        async with self._setting_aside(), self.store.reading(brief=True) as look:
            return await self.load(look, table_id, await look.tables.number(table_id))

    async def id_in_channel(self, channel_id: int) -> int:
        """The number of the open table of a channel, or of the last one there."""
        async with self.store.reading(brief=True) as look:
            found = await look.tables.open_in(channel_id) or await look.tables.last_in(channel_id)
            if found is None:
                raise Refusal(HouseReason.NO_TABLE)
            return found[0]

    async def in_channel(self, channel_id: int) -> HostedTable:
        """The open table of a channel, or the last one there."""
        return await self.find(await self.id_in_channel(channel_id))

    async def finished_in(self, channel_id: int) -> HostedTable:
        """The last finished table of a channel, whatever has been opened there since."""
        async with self._setting_aside(), self.store.reading() as look:
            found = await look.tables.finished_in(channel_id)
            if found is not None:
                return await self.load(look, *found)
            never = await look.tables.last_in(channel_id) is None
            raise Refusal(HouseReason.NO_TABLE if never else HouseReason.NOT_OVER)

    async def of_person(self, person_id: int, *, but: int | None = None) -> list[HostedTable]:
        """The open tables of a person, but for one that is known already."""
        return await self._load_all(lambda look: look.tables.of_person(person_id), but)

    async def in_server(self, guild_id: int, part: slice = EVERY) -> list[HostedTable]:
        """The open tables of a server, or a part of them: there may be thousands."""

        async def find(look: Transaction) -> list[Numbered]:
            return (await look.tables.in_server(guild_id))[part]

        return await self._load_all(find)

    async def count_in_server(self, guild_id: int) -> int:
        """How many open tables a server has."""
        async with self.store.reading(brief=True) as look:
            return len(await look.tables.in_server(guild_id))

    async def channels_in_server(self, guild_id: int) -> set[int]:
        """The channels of a server in which tables stand."""
        async with self.store.reading() as look:
            return {channel_id for _, channel_id in await look.tables.places(guild_id)}

    async def solo_of(self, person_id: int) -> list[HostedTable]:
        """The tables that a person plays or has played alone, the newest first."""
        return await self._load_all(lambda look: look.tables.solo_of(person_id))

    async def _load_all(self, find: Find, but: int | None = None) -> list[HostedTable]:
        """The tables that are found, but for one, and for those that cannot be read."""
        tables: list[HostedTable] = []
        unreadable: list[UnreadableError] = []
        async with self.store.reading(brief=True) as look:
            for table_id, number in await find(look):
                try:
                    tables += [await self.load(look, table_id, number)] if table_id != but else []
                except UnreadableError as error:
                    unreadable.append(error)
        for each in unreadable:
            await self._set_aside(each)
        return tables

    async def id_of_message(self, message_id: int) -> int | None:
        """The number of the table that a message of ours is about."""
        async with self.store.reading(brief=True) as look:
            notice = await look.outbox.of_message(message_id)
            return None if notice is None else notice.table_id

    async def message_saying(self, hosted: HostedTable, text: str) -> Notice | None:
        """The first message of a table in a channel that says something, if it has reached Discord."""
        async with self.store.reading() as look:
            return await look.outbox.saying(hosted.record.id, text)

    async def move_times(self, table_id: int) -> dict[int, datetime]:
        """When the entries of a table's log were written, by their numbers."""
        async with self.store.reading() as look:
            return await look.tables.move_times(table_id)

    async def board_message(self, hosted: HostedTable) -> int | None:
        """The message of a table that has the buttons, if it has reached Discord."""
        if hosted.record.post is None:
            return None
        async with self.store.reading(brief=True) as look:
            notice = await look.outbox.find(hosted.record.post)
            return None if notice is None else notice.message_id

    async def server(self, guild_id: int | None) -> Server:
        """What the managers of a server have set."""
        async with self.store.reading(brief=True) as look:
            return await look.servers.find(guild_id or 0)

    async def load(self, look: Transaction, table_id: int, number: int | None) -> HostedTable:
        """A table that has seen so many changes, from memory if the copy there has too.

        An UnreadableError if nothing can be made of what is kept: such a table is set aside, and harms no other.
        """
        cached = self._in_memory.get(table_id)
        if cached is not None and cached.record.number == number:
            self._in_memory.move_to_end(table_id)
            return cached
        record = await look.tables.find(table_id)
        if record is None:
            raise Refusal(HouseReason.NO_SUCH_TABLE, "", table=str(table_id))
        hosted = restore(record, await look.tables.log(table_id))
        self._keep(hosted)
        return hosted

    @asynccontextmanager
    async def _setting_aside(self) -> AsyncIterator[None]:
        """Whatever needs a table that cannot be read is refused, with why."""
        try:
            yield
        except UnreadableError as error:
            await self._set_aside(error)
            raise Refusal(HouseReason.SET_ASIDE) from None

    async def _set_aside(self, error: UnreadableError) -> None:
        """Let an unreadable table stand in nobody's way, and tell its people and whoever runs the bot, once."""
        async with self.store.transaction() as tx:
            remains = await tx.tables.set_aside(error.table_id)
            if remains is None:
                return
            now = self.clock.now()
            message = self.screens.set_aside(remains, None)
            await tx.outbox.post(message, now, table_id=None, channel_id=remains.channel_id)
            for person in (await tx.people.find_all(remains.people)).values():
                if person.reachable:
                    told = self.screens.set_aside(remains, person)
                    told = told.model_copy(update={"quiet": hours_of(person).is_quiet(now)})
                    await tx.outbox.post(told, now, table_id=None, person_id=person.id)
        log.error("table %s cannot be read and is set aside: %s", error.table_id, error.why)

    def _keep(self, hosted: HostedTable) -> None:
        self._in_memory[hosted.record.id] = hosted
        self._in_memory.move_to_end(hosted.record.id)
        if len(self._in_memory) > TABLES_IN_MEMORY:
            self._in_memory.popitem(last=False)

    # Changing

    async def change(self, table_id: int, request_id: int | None, do: Do[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something at a table, alone there, in one transaction; again from the start if another process won.

        ``request_id`` is Discord's id of what asks for it: the same request is carried out once.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with self._setting_aside(), lock:
            for attempt in range(TRIES):
                try:
                    result = await self._try(table_id, request_id, do, *args, **kwargs)
                except ConflictError:
                    log.info("table %s was changed elsewhere, trying again (%s)", table_id, attempt + 1)
                else:
                    self.timers_changed()
                    return result
            raise ConflictError(f"table {table_id} was changed elsewhere {TRIES} times")

    async def _try(self, table_id: int, request_id: int | None, do: Do[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.store.transaction(brief=True) as tx:
            await self.check_new(tx, request_id)
            # Nobody sees a table in the middle of a change, nor one that was undone, however long ago they looked.
            hosted = (await self.load(tx, table_id, await tx.tables.lock(table_id))).copy()
            change = self._change(tx, hosted)
            result = await do(change, *args, **kwargs)
            await strip_closed_prompts(change)
            await seeking.follow(change)
            await slips.follow(change)
            await change.save()
        self._keep(hosted)
        self.changed(hosted)
        return result

    async def open(self, record: TableRecord, request_id: int | None, do: Do[[], T]) -> T:
        """Open a table and do what is done first there, in one transaction.

        Pods belong to no one who could have too many: how many there are the tournament bounds.
        """
        await self._clear(record.channel_id)
        try:
            async with self.store.transaction(brief=True) as tx:
                await self.check_new(tx, request_id)
                if record.lesson is None:
                    await self._check_may_open(tx, record)
                table_id = await tx.tables.add(record)
                hosted = HostedTable(record.model_copy(update={"id": table_id}))
                change = self._change(tx, hosted)
                result = await do(change)
                await change.save()
        except ConflictError as error:
            raise Refusal(HouseReason.TABLE_OPEN) from error
        self._keep(hosted)
        self.changed(hosted)
        self.timers_changed()
        return result

    async def check_room(self, opener_id: int, server: Server) -> None:
        """Refuse another table, before anything is made for it, where a person or a server has as many as they may."""
        async with self.store.reading() as look:
            await check_room(look, opener_id, server)

    async def _check_may_open(self, tx: Transaction, record: TableRecord) -> None:
        """Refuse another table where there is one, or where a person or a server has as many as they may."""
        if await tx.tables.taking(record.channel_id) is not None:
            raise ConflictError
        server = None if record.guild_id is None else await tx.servers.find(record.guild_id)
        if record.tournament is None:
            await check_room(tx, record.opener_id, server)

    async def _clear(self, channel_id: int) -> None:
        """A table that cannot be read does not keep its channel from having another."""
        async with self.store.reading() as look:
            found = await look.tables.taking(channel_id)
        if found is not None:
            with suppress(Refusal):
                await self.find(found[0])

    def _change(self, tx: Transaction, hosted: HostedTable) -> Change:
        return Change(tx, hosted, self.screens, self.clock.now(), self.fresh_dice, hosted.record.number)

    async def check_new(self, tx: Transaction, request_id: int | None) -> None:
        """Raise Repeated if a request was carried out before."""
        if request_id is not None and not await tx.requests.first_time(request_id, self.clock.now()):
            raise Repeated

    @asynccontextmanager
    async def transaction(self, request_id: int | None) -> AsyncIterator[Transaction]:
        """A transaction for what concerns no table: the same request is carried out once."""
        async with self.store.transaction() as tx:
            await self.check_new(tx, request_id)
            yield tx
        self.timers_changed()

    async def claim_to_answer(self, request_id: int, *, handed_over: bool = False) -> None:
        """Be the only process that answers a request: all that serve the hall hear of it.

        So does one that stands by where but one serves, and takes over what was not answered.
        """
        if self.store.shared or handed_over:
            async with self.store.transaction() as tx:
                if not await tx.requests.claim(request_id, self.clock.now()):
                    raise Repeated

    async def hand_over(self, answered: Iterable[int]) -> None:
        """Tell a process that stands by which requests of the last moments it need not answer."""
        async with self.store.transaction() as tx:
            for request_id in answered:
                await tx.requests.claim(request_id, self.clock.now())

    async def claim_to_carry_out(self, request_id: int) -> None:
        """Be the only one who carries a request out, before anything is done that no transaction can undo."""
        async with self.store.transaction() as tx:
            await self.check_new(tx, request_id)
