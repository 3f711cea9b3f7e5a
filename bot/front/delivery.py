"""Delivery: what stands in the outbox reaches Discord, in order, once.

What was written to the outbox is handed over as soon as it stands there for good; at the start, what was left there.
Each channel and each person has a queue of its own. What fails for a while is tried again later, whatever it was that
failed, and holds up only its own queue: nothing overtakes it.

How one of them is sent, and what becomes of it if it cannot be, is told in ``sending``.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from contextvars import Context
from datetime import datetime

import discord

from bot.front.conversations import Conversations
from bot.front.emojis import Emojis
from bot.front.gallery import Gallery
from bot.front.marking import Marks
from bot.front.resting import Rest
from bot.front.sending import Sender, Target
from bot.host.health import Health
from bot.host.leases import Leases
from bot.host.tables import Tables
from bot.store import STORE_IS_AWAY, Called, Notice, NoticeKind, Summons, Taken

log = logging.getLogger(__name__)

AT_ONCE = 20
"""So many messages are on their way at a time."""
LOOKING = "looking what waits"
"""What it is called where it is told how everything is."""
SETTLING = (NoticeKind.STRIP, NoticeKind.DELETE)
CLOSING_PATIENCE = 2.5
"""So many seconds a message may take when the house closes."""


class Delivery:
    """Empties the outbox: one task for each channel and person for whom something waits."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        conversations: Conversations,
        gallery: Gallery,
        emojis: Emojis,
        health: Health,
        leases: Leases,
    ) -> None:
        self._store = tables.store
        self._clock = tables.clock
        self._health = health
        self._leases = leases
        leases.look_again.append(self._look_around)
        self._looking: asyncio.Task[None] | None = None
        self._open = False
        self._queues: dict[Target, deque[Notice]] = {}
        self._tasks: dict[Target, asyncio.Task[None]] = {}
        self._hurried: set[Target] = set()
        self._on_their_way: set[int] = set()
        self._interrupted: set[Target] = set()
        """Where nobody could look while the database was away: another process may have sent all of it since."""
        self._unreadable: set[int] = set()
        """What waits and cannot be read, as far as that was told."""
        self._pauses: set[asyncio.Future[None]] = set()
        self._rest = Rest(tables.clock, self._pause, self._queue)
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._sender = Sender(
            client,
            tables,
            conversations,
            gallery,
            emojis,
            health,
            Marks(tables.store, tables.clock, health, self._pause),
            is_settled_next=self._is_settled_next,
        )
        self._store.listen(self._take)

    # Coming and going

    async def start(self) -> None:
        """Begin with what was left when the house closed."""
        async with self._store.transaction() as tx:  # on SQLite nothing is written, and handed over, in between
            waiting = await tx.outbox.waiting()
            stripped = await tx.outbox.stripped()
            self._open = True
            self._tell_unreadable(tx.outbox.unreadable)
            self._sender.left = {notice.id for notice in waiting}
            self._take([_without_buttons(notice) if notice.id in stripped else notice for notice in waiting])

    def _look_around(self) -> None:
        """Another process may have left something, or be gone."""
        if self._open and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._begin_what_waits())

    async def _begin_what_waits(self) -> None:
        try:
            async with self._store.reading() as look:
                waiting = await look.outbox.who_waits(self._clock.now())
                targets = {target.part: target for target in map(Target._make, waiting) if target not in self._tasks}
                others = await look.leases.of_others(self._leases.me, list(targets))
        except STORE_IS_AWAY as error:
            self._health.waits(LOOKING, error)
            return
        except Exception as error:
            self._health.fails(LOOKING, error)
            log.exception("what waits cannot be read")
            return
        self._health.recovers(LOOKING)
        interrupted, self._interrupted = self._interrupted, set()
        for target in {*interrupted, *(target for part, target in targets.items() if part not in others)}:
            self._begin(target)

    async def close(self) -> None:
        """Finish what is on its way, but do not wait for ever; the rest is sent at the next start."""
        self._open = False
        for pause in self._pauses:
            pause.cancel()
        under_way = {*self._tasks.values(), *self._rest.tasks}
        if self._looking is not None:
            under_way.add(self._looking)
        if under_way:
            _, late = await asyncio.wait(under_way, timeout=CLOSING_PATIENCE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    # Queues

    def _take(self, notices: Sequence[Notice]) -> None:
        """Put notices at the end of their queues; one that waits there already is now to be sent otherwise."""
        if not self._open:
            return
        for notice in notices:
            if notice.id in self._on_their_way:
                continue  # an edit follows when it has arrived
            queued = any(waiting.id == notice.id for waiting in self._queues.get(Target.of(notice), ()))
            if queued or not self._rest.takes(notice):
                self._queue(notice)

    def _queue(self, notice: Notice) -> None:
        queue = self._begin(Target.of(notice))
        place = next((place for place, waiting in enumerate(queue) if waiting.id == notice.id), None)
        if place is None:
            queue.append(notice)
        else:
            queue[place] = notice

    def _begin(self, target: Target) -> deque[Notice]:
        """The queue of a channel or person, with a task that empties it."""
        queue = self._queues.setdefault(target, deque())
        if target not in self._tasks:
            alone = Context()  # what is sent here is not part of the request that happened to begin the queue
            self._tasks[target] = asyncio.create_task(self._work(target, queue), context=alone)
        return queue

    def hurry(self, channel_id: int) -> None:
        """A channel may be open again: what waits for it is tried now."""
        target = Target(channel_id)
        if target in self._tasks:
            self._hurried.add(target)  # kept, for what is refused at this very moment has still to come back
            for pause in self._pauses:
                pause.cancel()  # whoever has to wait longer sees so, and goes to sleep again

    async def hurry_everywhere(self, channel_id: int) -> None:
        """The same, whichever process has what waits: of a server that one hears of, another may have something."""
        self.hurry(channel_id)
        if self._store.shared:
            async with self._store.transaction() as tx:
                if await tx.outbox.waiting_for(channel_id, None):
                    tx.call(Called(Summons.HURRY, channel_id))

    async def _work(self, target: Target, queue: deque[Notice]) -> None:
        """Send what waits for a channel or person; what may not be done now, somebody does who looks around."""
        try:
            if self._store.shared:
                await self._take_turns(target, queue)
                self._health.recovers(target.part)  # what another process has now is no trouble of this one
            else:
                await self._empty(target, queue)
        except STORE_IS_AWAY as error:
            self._health.waits(target.part, error)
            self._interrupted.add(target)
        finally:
            del self._queues[target], self._tasks[target]

    async def _take_turns(self, target: Target, queue: deque[Notice]) -> None:
        """Send what waits, whichever process wrote it, while no other does.

        Whoever could not have their turn relies on this: who has had it looks once more after giving it back.
        """
        while self._open:
            queue.clear()
            taken = await self._leases.take(target.part) if await self._waiting(target) else None
            if taken is None:
                if not queue:
                    return
                continue  # something was written meanwhile
            queue.clear()  # what is read now has it, unless another process has sent it
            waiting = await self._waiting(target)
            known = {notice.id for notice in waiting}
            if taken is Taken.LEFT:
                self._sender.left |= known
            written_meanwhile = [notice for notice in queue if notice.id not in known]
            queue.clear()
            queue.extend([*waiting, *written_meanwhile])
            await self._empty(target, queue)
            await self._leases.give_back(target.part)

    async def _waiting(self, target: Target) -> list[Notice]:
        async with self._store.reading(brief=True) as look:
            waiting = await look.outbox.waiting_for(*target)
            stripped = await look.outbox.stripped({notice.id for notice in waiting}) if waiting else set()
        self._tell_unreadable(look.outbox.unreadable)
        settled = {notice.about for notice in waiting if notice.kind in SETTLING}
        # An edit that rested on would bring back what is taken away meanwhile.
        awake = [notice for notice in waiting if notice.about in settled or not self._rest.rests(notice)]
        return [_without_buttons(notice) if notice.id in stripped else notice for notice in awake]

    def _tell_unreadable(self, notices: Iterable[int]) -> None:
        for notice in set(notices) - self._unreadable:
            log.error("notice %s cannot be read and is left where it is", notice)
            self._unreadable.add(notice)

    async def _empty(self, target: Target, queue: deque[Notice]) -> None:
        while queue and self._open and self._leases.holds(target.part):
            waits = queue[0].attempts and self._clock.now() < queue[0].due_at
            if waits and target not in self._hurried:
                await self._pause(queue[0].due_at)
            else:
                self._hurried.discard(target)
                await self._send_first(target, queue)

    async def _pause(self, until: datetime) -> bool:
        """Sleep until an instant, or less; whether the house is still open."""
        pause = asyncio.ensure_future(self._clock.sleep_until(until))
        self._pauses.add(pause)
        await asyncio.wait({pause})
        self._pauses.discard(pause)
        return self._open

    async def _send_first(self, target: Target, queue: deque[Notice]) -> None:
        notice = queue.popleft()
        self._on_their_way.add(notice.id)
        try:
            async with self._sending:
                again = await self._sender.deliver(notice)
        finally:
            self._on_their_way.discard(notice.id)
        if again is not None:
            queue.appendleft(again)
        else:
            self._health.recovers(target.part)

    def _is_settled_next(self, notice: Notice) -> bool:
        """Whether a message loses its buttons, or goes, right after this edit: then it need not be edited first."""
        following = self._queues.get(Target.of(notice), ())
        return any(each.about == notice.about and each.kind in SETTLING for each in following)


def _without_buttons(notice: Notice) -> Notice:
    message = notice.message
    return notice if message is None else notice.model_copy(update={"message": message.settled()})
