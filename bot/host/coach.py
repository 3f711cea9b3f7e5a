"""The coach: hints for whoever is asked, and reviews for those who have played.

Both are thought in the processes that think. A hint is of the moment: it is kept in memory as long as it may be asked
for again, and thought once. Who wants a review may wait for it through a restart: that is a row, and so is what was
found. One review is made at a time, piece by piece, and every piece waits for all who have to move.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256

from bot.host.health import Health
from bot.host.hosted import HostedTable
from bot.host.tables import Tables
from bot.host.thinkers import Thinkers, Urgency
from bot.host.time.hours import hours_of
from bot.messages.message import Message
from bot.messages.reasons import HouseReason
from bot.store import STORE_IS_AWAY, Person, ReviewRecord, Transaction
from games.kernel import Refusal, SavedTable, Seat, Table
from games.kernel.advice import Hint, advise, position_of
from games.kernel.review import (
    Chances,
    Doubt,
    Mistake,
    Moment,
    Outline,
    Review,
    at,
    chances,
    doubt,
    final_chances,
    judge,
    outline,
    summed_up,
    worst,
)
from games.registry import find_rules

log = logging.getLogger(__name__)

HINTS_KEPT = 500
"""So many of the last hints are kept, for who asks again."""
PATIENCE = 60.0
"""So many seconds somebody waits for a hint; if others were before them, it is there when they ask again."""
MOST_REVIEWS = 3
"""So many reviews somebody may wait for at a time: they are made one after the other, for everybody."""
REVIEWING = "making reviews"
"""What it is called where it is told how everything is."""
REST = 10.0
"""So many seconds the coach waits before it looks again for a store that is away."""


class HintLate(Exception):
    """Too many have asked before: the hint comes, but later."""


# In another process


def _advise(saved: SavedTable, kept: bytes, seat: Seat) -> Hint:
    return advise(Table.resume(saved, kept, find_rules), seat)


def _outline(saved: SavedTable, kept: bytes, seat: Seat) -> Outline:
    return outline(Table.resume(saved, kept, find_rules), seat)


def _doubt(saved: SavedTable, seat: Seat, moment: Moment) -> Doubt:
    return doubt(at(saved, moment, find_rules), seat, moment)


def _judge(saved: SavedTable, seat: Seat, moment: Moment) -> Mistake | None:
    return judge(at(saved, moment, find_rules), seat, moment)


def _chances(saved: SavedTable, moment: Moment) -> Chances:
    return chances(at(saved, moment, find_rules), moment)


class Coach:
    """Thinks for people."""

    def __init__(self, tables: Tables, thinkers: Thinkers, health: Health) -> None:
        self._tables = tables
        self._health = health
        self._thinkers = thinkers
        self._hints: OrderedDict[bytes, asyncio.Task[Hint]] = OrderedDict()
        self._reviewing: asyncio.Task[None] | None = None
        self._made = asyncio.Condition()

    async def close(self) -> None:
        """Think no more; a review that is not made is begun again another time."""
        tasks = [*self._hints.values(), *([self._reviewing] if self._reviewing else [])]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    # Hints

    def known_hint(self, hosted: HostedTable, seat: Seat) -> Hint | None:
        """The hint for a position, if somebody has asked for it before and it is there."""
        thought = self._hints.get(_key(hosted, seat))
        ready = thought is not None and thought.done() and not thought.cancelled() and thought.exception() is None
        return thought.result() if thought is not None and ready else None

    async def hint(self, hosted: HostedTable, seat: Seat) -> Hint:
        """The hint for a position: thought once, however often it is asked for."""
        key, table = _key(hosted, seat), hosted.running
        thought = self._hints.get(key)
        if thought is None or (thought.done() and self.known_hint(hosted, seat) is None):
            work = self._thinkers.think(Urgency.HINT, _advise, table.save(), table.dump(), seat)
            thought = self._hints[key] = asyncio.create_task(work)
            while len(self._hints) > HINTS_KEPT:
                self._hints.popitem(last=False)
        self._hints.move_to_end(key)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(thought)
        except TimeoutError:
            raise HintLate from None

    # Reviews

    async def review(self, hosted: HostedTable, person: Person) -> Review | None:
        """What was found about how somebody played; None if it is not known yet: then it will be."""
        seat = hosted.record.seat_of(person.id)
        if seat is None:
            raise Refusal(HouseReason.NOT_SEATED)
        if hosted.table is None or not hosted.table.over:
            raise Refusal(HouseReason.NOT_OVER)
        async with self._tables.store.reading() as look:
            asked = await look.reviews.find(hosted.record.id, person.id)
        if asked is None:
            async with self._tables.store.transaction() as tx:
                if await tx.reviews.count_open(person.id) >= MOST_REVIEWS:
                    raise Refusal(HouseReason.ENOUGH_REVIEWS, "", most=MOST_REVIEWS)
                await tx.reviews.ask(hosted.record.id, person.id, seat, self._tables.clock.now())
        if asked is None or asked.found is None:
            self.go_on()
            return None
        return asked.found

    async def made(self, table_id: int, person_id: int) -> Review | None:
        """Wait until a review is made that was asked for; None if it could not be made."""
        while True:
            async with self._made:
                async with self._tables.store.reading() as look:
                    asked = await look.reviews.find(table_id, person_id)
                if asked is None or asked.found is not None:
                    return None if asked is None else asked.found
                await self._made.wait()

    async def idle(self) -> None:
        """Wait until no review is being made."""
        if self._reviewing is not None:
            await asyncio.wait({self._reviewing})

    def go_on(self) -> None:
        """Make the reviews that somebody waits for: after a start, and when another process is gone."""
        if self._reviewing is None or self._reviewing.done():
            self._reviewing = asyncio.create_task(self._make_all())

    async def _make_all(self) -> None:
        """Make all reviews that somebody waits for, one after the other."""
        while True:
            try:
                async with self._tables.store.reading() as look:
                    asked = await look.reviews.oldest_open()
                self._health.recovers(REVIEWING)
                if asked is None:
                    return
                await self._make(asked)
            except STORE_IS_AWAY as error:
                self._health.waits(REVIEWING, error)
                await asyncio.sleep(REST)

    async def _make(self, asked: ReviewRecord) -> None:
        """Make a review and send it; of one that cannot be made nothing is kept, so that it can be asked for again."""
        try:
            hosted = await self._tables.find(asked.table_id)
            await self._hand_over(hosted, asked, await self._found(hosted.running, asked.seat))
        except STORE_IS_AWAY:
            raise
        except Exception:
            log.exception("table %s: no review can be made for seat %s", asked.table_id, asked.seat)
            await self._give_up(asked)
        async with self._made:
            self._made.notify_all()

    async def _hand_over(self, hosted: HostedTable, asked: ReviewRecord, found: Review) -> None:
        """Keep what was found and send it to who asked, together; nothing if another process has."""
        screens = self._tables.screens
        async with self._tables.store.transaction() as tx:
            if await tx.reviews.keep(asked, found):
                await self._send(tx, asked, partial(screens.review, hosted, asked.seat, found=found))

    async def _give_up(self, asked: ReviewRecord) -> None:
        """Tell who asked that nothing comes. Who cannot be told waits in vain, but holds up no other."""
        try:
            await self._give_up_and_tell(asked)
        except STORE_IS_AWAY:
            raise
        except Exception:
            log.exception("table %s: seat %s is not told that there is no review", asked.table_id, asked.seat)
            async with self._tables.store.transaction() as tx:
                await tx.reviews.give_up(asked)

    async def _give_up_and_tell(self, asked: ReviewRecord) -> None:
        """Both together; at a table that cannot be read, its people are told that."""
        screens = self._tables.screens
        hosted: HostedTable | None = None
        with suppress(Refusal):
            hosted = await self._tables.find(asked.table_id)
        async with self._tables.store.transaction() as tx:
            if await tx.reviews.give_up(asked) and hosted is not None:
                await self._send(tx, asked, partial(screens.no_review, hosted, asked.seat))

    async def _send(self, tx: Transaction, asked: ReviewRecord, tells: Callable[[Person], Message]) -> None:
        """Send who asked a message; whom none reaches sees it where they have pressed."""
        now, person = self._tables.clock.now(), await tx.people.find(asked.person_id)
        if person is not None and person.reachable:
            told = tells(person).model_copy(update={"quiet": hours_of(person).is_quiet(now)})
            await tx.outbox.post(told, now, table_id=asked.table_id, person_id=person.id)

    async def _found(self, table: Table, seat: Seat) -> Review:
        """The review of a game, piece by piece."""
        saved, kept = table.save(), table.dump()
        looked = await self._thinkers.think(Urgency.REVIEW, _outline, saved, kept, seat)
        doubts = [await self._thinkers.think(Urgency.REVIEW, _doubt, saved, seat, each) for each in looked.moments]
        moments = {moment.number: moment for moment in looked.moments}
        found = [
            await self._thinkers.think(Urgency.REVIEW, _judge, saved, seat, moments[number]) for number in worst(doubts)
        ]
        reckoned = [await self._thinkers.think(Urgency.REVIEW, _chances, saved, point) for point in looked.points]
        return summed_up(found, [*reckoned, final_chances(table)] if reckoned else [], looked)


def _key(hosted: HostedTable, seat: Seat) -> bytes:
    """By which a hint is found again: the table, the seat, and all that the seat knows."""
    return sha256(f"{hosted.record.id}:{seat}:{position_of(hosted.running, seat)}".encode()).digest()
