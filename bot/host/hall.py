"""The hall: every table, and everything that can be done at one. One click, one transaction."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.host.change import Change, asked, refused_undo, undo_length
from bot.host.hosted import Hosted, Place, Screens, restore
from bot.refusals import HouseReason
from bot.store import Chair, ConflictError, Person, Status, Store, TableRecord, Transaction
from games.kernel import Action, Dice, Refusal, Seat, Table, read_options
from games.registry import find_game

log = logging.getLogger(__name__)

TABLES_IN_MEMORY = 500
TRIES = 5
COMPUTER_NAMES = ("Beatriz", "Carlos", "Duarte", "Elisa", "Filipe")

T = TypeVar("T")


class Repeated(Exception):
    """An interaction that was dealt with before: nothing more is to be done."""


class Hall:
    """All tables."""

    def __init__(
        self, store: Store, clock: Clock, screens: Screens, wake: Callable[[], None], fresh_dice: Callable[[], Dice]
    ) -> None:
        self._store = store
        self._clock = clock
        self._screens = screens
        self._wake = wake
        self._fresh_dice = fresh_dice
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._tables: OrderedDict[int, Hosted] = OrderedDict()

    # People

    async def meet(self, person_id: int, name: str, locale: str) -> Person:
        """Remember somebody who does something."""
        async with self._store.transaction() as tx:
            known = await tx.person(person_id)
            person = (known or Person(id=person_id, name=name)).model_copy(update={"name": name, "locale": locale})
            if person != known:
                await tx.keep_person(person)
            return person

    async def person(self, person_id: int) -> Person | None:
        """Somebody we have met."""
        async with self._store.transaction() as tx:
            return await tx.person(person_id)

    async def settle(self, person: Person, **settings: object) -> Person:
        """Change a person's settings; who turns direct messages on gets another try at them."""
        changed = person.model_copy(update=settings | ({"dms_closed": False} if settings.get("dms") else {}))
        async with self._store.transaction() as tx:
            await tx.keep_person(changed)
        return changed

    # Finding

    async def table(self, table_id: int) -> Hosted:
        """A table as it is now."""
        async with self._store.transaction() as tx:
            return await self._load(tx, table_id)

    async def table_in(self, channel_id: int) -> Hosted:
        """The open table of a channel, or the last one there."""
        async with self._store.transaction() as tx:
            record = await tx.open_table_in(channel_id) or await tx.last_table_in(channel_id)
            if record is None:
                raise Refusal(HouseReason.NO_TABLE)
            return await self._load(tx, record.id)

    async def tables_of(self, person_id: int) -> list[Hosted]:
        """The open tables of a person."""
        async with self._store.transaction() as tx:
            return [await self._load(tx, record.id) for record in await tx.tables_of(person_id)]

    async def table_of_message(self, message_id: int) -> int | None:
        """The table that a message of ours is about."""
        async with self._store.transaction() as tx:
            notice = await tx.notice_of_message(message_id)
            return None if notice is None else notice.table_id

    async def link(self, hosted: Hosted) -> int | None:
        """The message of a table that has the buttons, if it has reached Discord."""
        if hosted.record.post is None:
            return None
        async with self._store.transaction() as tx:
            notice = await tx.notice(hosted.record.post)
            return None if notice is None else notice.message_id

    async def _load(self, tx: Transaction, table_id: int) -> Hosted:
        record = await tx.table(table_id)
        if record is None:
            raise Refusal(HouseReason.NO_TABLE)
        cached = self._tables.get(table_id)
        if cached is not None and cached.record == record:
            self._tables.move_to_end(table_id)
            return cached
        hosted = restore(record, await tx.log(table_id))
        self._tables[table_id] = hosted
        if len(self._tables) > TABLES_IN_MEMORY:
            self._tables.popitem(last=False)
        return hosted

    # Changing

    async def _change(self, table_id: int, interaction_id: int | None, do: Callable[[Change], Awaitable[T]]) -> T:
        """Do something at a table, alone there, in one transaction; again from the start if another process won."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            for attempt in range(TRIES):
                try:
                    result = await self._try(table_id, interaction_id, do)
                except ConflictError:
                    log.info("table %s was changed elsewhere, trying again (%s)", table_id, attempt + 1)
                    self._tables.pop(table_id, None)
                except BaseException:
                    self._tables.pop(table_id, None)
                    raise
                else:
                    self._wake()
                    return result
            raise ConflictError(f"table {table_id} was changed elsewhere {TRIES} times")

    async def _try(self, table_id: int, interaction_id: int | None, do: Callable[[Change], Awaitable[T]]) -> T:
        now = self._clock.now()
        async with self._store.transaction() as tx:
            if interaction_id is not None and not await tx.first_time(interaction_id, now):
                raise Repeated
            hosted = await self._load(tx, table_id)
            change = Change(tx, hosted, self._screens, now, hosted.record.number)
            result = await do(change)
            await change.save()
            return result

    # The lobby

    async def open(self, opener: Person, place: Place, game_id: str, options: dict[str, Any] | None = None) -> Hosted:
        """Open a table with its opener in the first seat."""
        game = find_game(game_id)
        now = self._clock.now()
        record = TableRecord(
            id=0,
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            opener_id=opener.id,
            language=place.language,
            game=game.id,
            rules_version=game.rules_version,
            options=options or {},
            status=Status.LOBBY,
            opened_at=now,
            moved_at=now,
            chairs=(Chair(person_id=opener.id, name=opener.name),),
        )
        try:
            async with self._store.transaction() as tx:
                if await tx.open_table_in(place.channel_id) is not None:
                    raise ConflictError
                table_id = await tx.add_table(record)
        except ConflictError as error:
            raise Refusal(HouseReason.TABLE_OPEN) from error
        await self._change(table_id, None, lambda change: change.post(self._screens.lobby(change.hosted)))
        return await self.table(table_id)

    async def _change_lobby(
        self, table_id: int, interaction_id: int | None, do: Callable[[Change], Awaitable[None]]
    ) -> Hosted:
        async def and_show(change: Change) -> Hosted:
            if change.hosted.record.status is not Status.LOBBY:
                raise Refusal(HouseReason.ALREADY_BEGUN)
            await do(change)
            await change.refresh(self._screens.lobby(change.hosted))
            return change.hosted

        return await self._change(table_id, interaction_id, and_show)

    async def join(self, table_id: int, person: Person, interaction_id: int | None = None) -> Hosted:
        """Take a free seat."""

        async def do(change: Change) -> None:
            record = change.hosted.record
            if record.seat_of(person.id) is not None:
                raise Refusal(HouseReason.ALREADY_SEATED)
            self._check_free(change.hosted)
            await change.sit((*record.chairs, Chair(person_id=person.id, name=person.name)))

        return await self._change_lobby(table_id, interaction_id, do)

    async def leave(self, table_id: int, person: Person, interaction_id: int | None = None) -> Hosted:
        """Give one's seat up, before the game begins."""

        async def do(change: Change) -> None:
            record = change.hosted.record
            if record.seat_of(person.id) is None:
                raise Refusal(HouseReason.NOT_SEATED)
            await change.sit([chair for chair in record.chairs if chair.person_id != person.id])

        return await self._change_lobby(table_id, interaction_id, do)

    async def add_computer(self, table_id: int, interaction_id: int | None = None) -> Hosted:
        """Put a computer player in a free seat."""

        async def do(change: Change) -> None:
            chairs = change.hosted.record.chairs
            self._check_free(change.hosted)
            taken = {chair.name for chair in chairs}
            name = next(name for name in COMPUTER_NAMES if name not in taken)
            await change.sit((*chairs, Chair(person_id=None, name=name)))

        return await self._change_lobby(table_id, interaction_id, do)

    async def set_option(self, table_id: int, name: str, value: object, interaction_id: int | None = None) -> Hosted:
        """Agree on an option."""

        async def do(change: Change) -> None:
            options = {**change.hosted.record.options, name: value}
            read_options(change.hosted.game.options_type, options)
            change.update(options=options)

        return await self._change_lobby(table_id, interaction_id, do)

    async def cancel(self, table_id: int, person: Person, manager: bool, interaction_id: int | None = None) -> Hosted:
        """Close a table before it begins."""

        async def do(change: Change) -> None:
            self._check_opener(change.hosted, person, manager)
            change.update(status=Status.CANCELLED)

        return await self._change_lobby(table_id, interaction_id, do)

    async def begin(self, table_id: int, person: Person, manager: bool, interaction_id: int | None = None) -> Hosted:
        """Draw the seats, deal, and ask the first question."""

        async def do(change: Change) -> Hosted:
            hosted = change.hosted
            if hosted.record.status is not Status.LOBBY:
                raise Refusal(HouseReason.ALREADY_BEGUN)
            self._check_opener(hosted, person, manager)
            await self._deal(change)
            return hosted

        return await self._change(table_id, interaction_id, do)

    async def _deal(self, change: Change) -> None:
        hosted, record = change.hosted, change.hosted.record
        least = hosted.game.seat_counts[0]
        if len(record.chairs) < least:
            raise Refusal(HouseReason.TOO_FEW, "", seats=len(record.chairs), least=least)
        dice = self._fresh_dice()
        hosted.table = Table(hosted.game, len(record.chairs), record.options, dice)
        change.update(status=Status.RUNNING, seed=dice.seed.hex())
        await change.sit(dice.stream("seats").shuffled(record.chairs))
        await change.computers_play()
        await change.announce({})
        for seat, person_id in hosted.people():
            player = await change.tx.person(person_id)
            if player is not None:
                await change.send(player, self._screens.dealt(hosted, seat, player))

    def _check_free(self, hosted: Hosted) -> None:
        most = hosted.game.seat_counts[-1]
        if len(hosted.record.chairs) >= most:
            raise Refusal(HouseReason.FULL, "", seats=most)

    def _check_opener(self, hosted: Hosted, person: Person, manager: bool) -> None:
        if person.id != hosted.record.opener_id and not manager:
            raise Refusal(HouseReason.NOT_OPENER)

    # The game

    async def play(
        self,
        table_id: int,
        person: Person,
        action: Action | str | dict[str, object],
        decision: str | None = None,
        interaction_id: int | None = None,
    ) -> Hosted:
        """A person's move."""

        async def do(change: Change) -> Hosted:
            seat = self._seat(change.hosted, person)
            before = asked(change.hosted.running)
            await change.play(seat, action, decision)
            change.update(undo=None)
            await change.announce(before)
            return change.hosted

        return await self._change(table_id, interaction_id, do)

    def _seat(self, hosted: Hosted, person: Person) -> Seat:
        seat = hosted.record.seat_of(person.id)
        if seat is None:
            raise Refusal(HouseReason.NOT_SEATED)
        if hosted.table is None:
            raise Refusal(HouseReason.NOT_BEGUN)
        return seat

    # Taking back

    async def undo(self, table_id: int, person: Person, interaction_id: int | None = None) -> bool:
        """Take back one's own last move, or ask the others to agree; whether it was done at once."""

        async def do(change: Change) -> bool:
            hosted = change.hosted
            seat = self._seat(hosted, person)
            table = hosted.running
            own = undo_length(table, seat, set(hosted.computers()))
            moves = own or 1
            if refusal := refused_undo(table, moves):
                raise refusal
            others = [other for _, other in hosted.people() if other != person.id]
            if own is not None or not others:
                await self._take_back(change, moves)
                return True
            change.update(undo={"by": person.id, "moves": moves, "log": len(table.log), "waiting": others})
            message = self._screens.undo_asked(hosted)
            await change.tx.post(message, change.now, table_id=table_id, channel_id=hosted.record.channel_id)
            return False

        return await self._change(table_id, interaction_id, do)

    async def answer_undo(self, table_id: int, person: Person, agrees: bool, interaction_id: int | None = None) -> None:
        """Agree to a request to take moves back, or not."""

        async def do(change: Change) -> None:
            request = change.hosted.record.undo
            if (
                request is None
                or person.id not in request["waiting"]
                or request["log"] != len(change.hosted.running.log)
            ):
                raise Refusal(HouseReason.NOT_YOUR_UNDO)
            waiting = [other for other in request["waiting"] if other != person.id]
            if not agrees:
                change.update(undo=None)
            elif waiting:
                change.update(undo={**request, "waiting": waiting})
            else:
                await self._take_back(change, request["moves"])

        await self._change(table_id, interaction_id, do)

    async def _take_back(self, change: Change, moves: int) -> None:
        before = asked(change.hosted.running)
        await change.undo(moves)
        change.update(post_key="")
        await change.announce(before)
