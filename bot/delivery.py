"""Delivery: what stands in the outbox reaches Discord, in order, once.

What was written to the outbox is handed over as soon as it stands there for good; at the start, what was left there.
A notice's id is Discord's nonce, so sending again after a crash does not post twice. Each channel and each person has
a queue of its own; what fails for a while is tried again later and holds up only its own queue.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

import aiohttp
import discord

from bot.clock import Clock
from bot.components import layout, mentions, picture_files
from bot.conversations import Conversations, TooManyConversations
from bot.gallery import Gallery
from bot.message import Message
from bot.store import Notice, NoticeKind, Store

log = logging.getLogger(__name__)

CLOSED_DMS = frozenset({50007, 50278})
LOST_CHANNEL = frozenset({10003, 50001, 50013, 160005})
LOST_MESSAGE = frozenset({10008, 30046})
ARCHIVED = 50083
UNNAMED_TRIES = 3
"""A refusal without a code of Discord's comes from something on the way there: it is tried again so often."""
LONGEST_WAIT = 300
AT_ONCE = 20
LAST_POST = 10.0
"""So many seconds a message may take when the house closes."""

Parker = Callable[[int], Awaitable[None]]
Closer = Callable[[int, int | None], Awaitable[None]]
Target = tuple[str, int]


class Sent(NamedTuple):
    """A notice as it was shown, and the message it became."""

    notice: Notice
    message_id: int | None = None


class Delivery:
    """Empties the outbox: one task for each channel and person for whom something waits."""

    def __init__(
        self, client: discord.Client, store: Store, clock: Clock, gallery: Gallery, park: Parker, dms_closed: Closer
    ) -> None:
        self._client = client
        self._conversations = Conversations(client, clock)
        self._store = store
        self._clock = clock
        self._gallery = gallery
        self._park = park
        self._dms_closed = dms_closed
        self._open = False
        self._queues: dict[Target, deque[Notice]] = {}
        self._tasks: dict[Target, asyncio.Task[None]] = {}
        self._on_their_way: set[int] = set()
        self._pauses: set[asyncio.Future[None]] = set()
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._sent: list[Sent] = []
        self._marking = asyncio.Lock()
        store.listen(self._take)

    # Coming and going

    async def start(self) -> None:
        """Begin with what was left when the house closed."""
        async with self._store.transaction() as tx:  # nothing is written, and so nothing handed over, in between
            waiting = await tx.waiting_notices()
            self._open = True
            self._take(waiting)

    async def close(self) -> None:
        """Finish what is on its way, but do not wait for ever; the rest is sent at the next start."""
        self._open = False
        for pause in self._pauses:
            pause.cancel()
        under_way = set(self._tasks.values())
        if under_way:
            _, late = await asyncio.wait(under_way, timeout=LAST_POST)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    # Queues

    def _take(self, notices: Sequence[Notice]) -> None:
        """Put notices at the end of their queues; one that waits there already is now to be sent otherwise."""
        if not self._open:
            return
        for notice in notices:
            target = _target(notice)
            queue = self._queues.setdefault(target, deque())
            place = next((place for place, waiting in enumerate(queue) if waiting.id == notice.id), None)
            if place is not None:
                queue[place] = notice
            elif notice.id not in self._on_their_way:  # else an edit follows when it has arrived
                queue.append(notice)
            if target not in self._tasks:
                self._tasks[target] = asyncio.create_task(self._empty(target, queue))

    async def _empty(self, target: Target, queue: deque[Notice]) -> None:
        try:
            while queue and self._open:
                if queue[0].attempts and self._clock.now() < queue[0].due_at:
                    await self._pause(queue[0].due_at)
                else:
                    await self._send_first(queue)
        finally:
            del self._queues[target], self._tasks[target]

    async def _pause(self, until: datetime) -> None:
        pause = asyncio.ensure_future(self._clock.sleep_until(until))
        self._pauses.add(pause)
        await asyncio.wait({pause})
        self._pauses.discard(pause)

    async def _send_first(self, queue: deque[Notice]) -> None:
        notice = queue.popleft()
        self._on_their_way.add(notice.id)
        try:
            async with self._sending:
                again = await self._deliver(notice)
        finally:
            self._on_their_way.discard(notice.id)
        if again is not None:
            queue.appendleft(again)

    # One notice

    async def _deliver(self, notice: Notice) -> Notice | None:
        """Deliver a notice; what is to be tried again later, and before all that comes after it."""
        try:
            sent = await self._send(notice)
        except discord.HTTPException as error:
            return await self._refused(notice, error)
        except TooManyConversations as error:
            return await self._later(notice, error, error.until)
        except (discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError) as error:
            return await self._later(notice, error)
        except Exception:
            log.exception("notice %s (%s) could not be sent", notice.id, notice.kind)
            if notice.attempts < UNNAMED_TRIES:
                return await self._later(notice, None)
            sent = Sent(notice.model_copy(update={"message": None}))
        await self._mark(sent)
        return None

    async def _send(self, notice: Notice) -> Sent:
        if notice.kind is NoticeKind.POST:
            return Sent(notice, None if notice.message is None else await self._post(notice, notice.message))
        async with self._store.reading() as look:
            shown = await look.as_shown(notice)
        if shown.message is None or shown.message_id is None:
            return Sent(shown)
        posted = (await self._channel(notice)).get_partial_message(shown.message_id)
        if shown.kind is NoticeKind.STRIP:
            await posted.edit(view=layout(shown.message.model_copy(update={"rows": ()}), with_picture=True))
        else:
            await posted.edit(
                view=layout(shown.message, with_picture=True),
                attachments=await picture_files(self._gallery, shown.message),
                allowed_mentions=mentions(shown.message),
            )
        return Sent(shown)

    async def _post(self, notice: Notice, message: Message) -> int:
        channel = await self._channel(notice)
        sent = await channel.send(
            view=layout(message, with_picture=True),
            files=await picture_files(self._gallery, message),
            nonce=str(notice.id),
            allowed_mentions=mentions(message),
            silent=message.quiet or (not message.calls and notice.person_id is None),
        )
        return sent.id

    async def _channel(self, notice: Notice) -> discord.PartialMessageable:
        if notice.channel_id is not None:
            return self._client.get_partial_messageable(notice.channel_id)
        if notice.person_id is None:
            raise LookupError(f"notice {notice.id} is for nobody")
        return await self._conversations.channel(notice.person_id)

    async def _mark(self, sent: Sent) -> None:
        """Write down that a notice has reached Discord; whoever comes first writes for all who wait to do so."""
        self._sent.append(sent)
        async with self._marking:
            if self._sent:
                await self._write_marks()

    async def _write_marks(self) -> None:
        together: list[Sent] = []
        try:
            async with self._store.transaction() as tx:
                together, self._sent = self._sent, []
                for each in together:
                    await tx.notice_done(each.notice, self._clock.now(), each.message_id)
        except BaseException:
            self._sent = [*together, *self._sent]
            raise

    # What goes wrong

    async def _refused(self, notice: Notice, error: discord.HTTPException) -> Notice | None:
        unnamed = error.code == 0 and notice.attempts < UNNAMED_TRIES
        if error.status >= 500 or error.status == 429 or unnamed:
            return await self._later(notice, error)
        if error.code == ARCHIVED and notice.channel_id is not None:
            await self._client.http.edit_channel(notice.channel_id, archived=False)
            return await self._deliver(notice)
        log.warning("notice %s (%s) is given up: %s", notice.id, notice.kind, error)
        await self._mark(Sent(notice.model_copy(update={"message": None})))
        if notice.person_id is not None and error.code in CLOSED_DMS:
            await self._dms_closed(notice.person_id, notice.table_id)
        elif error.code in LOST_CHANNEL and notice.table_id is not None and notice.channel_id is not None:
            await self._park(notice.table_id)
        elif error.code not in LOST_MESSAGE:
            log.error("notice %s was refused by Discord: %s", notice.id, error)
        return None

    async def _later(self, notice: Notice, error: Exception | None, until: datetime | None = None) -> Notice:
        due = until or self._clock.now() + timedelta(seconds=_wait(notice.attempts))
        log.warning("notice %s is tried again at %s: %s", notice.id, due, error)
        async with self._store.transaction() as tx:
            await tx.notice_failed(notice.id, notice.attempts + 1, due)
        return notice.model_copy(update={"attempts": notice.attempts + 1, "due_at": due})


def _wait(attempts: int) -> float:
    return min(2.0**attempts, LONGEST_WAIT)


def _target(notice: Notice) -> Target:
    if notice.channel_id is not None:
        return ("channel", notice.channel_id)
    return ("person", notice.person_id or 0)
