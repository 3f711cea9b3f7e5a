"""Delivery: what stands in the outbox reaches Discord, in order, once.

A notice's id is Discord's nonce, so sending again after a crash does not post twice. Each channel and each person has
an order of its own; what fails for a while is tried again later and holds up only its own channel.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

import aiohttp
import discord

from bot.clock import Clock
from bot.components import layout, mentions, picture_files
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
TOO_MANY_DMS = 40003
"""Too many conversations are being opened: Discord wants us to wait, though it says so as a refusal."""
LONGEST_WAIT = 300
AT_ONCE = 20
LAST_POST = 10.0
"""So many seconds a message may take when the house closes."""

Parker = Callable[[int], Awaitable[None]]
Closer = Callable[[int, int | None], Awaitable[None]]
Target = tuple[str, int]


class Delivery:
    """The one task that empties the outbox."""

    def __init__(
        self, client: discord.Client, store: Store, clock: Clock, gallery: Gallery, park: Parker, dms_closed: Closer
    ) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._gallery = gallery
        self._park = park
        self._dms_closed = dms_closed
        self._woken = asyncio.Event()
        self._closing = False
        self._busy: dict[Target, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """There may be something to deliver."""
        self._woken.set()

    async def run(self) -> None:
        """Deliver until the house closes."""
        while not self._closing:
            self._woken.clear()
            next_due = await self._start_due()
            waiting = asyncio.ensure_future(self._woken.wait())
            try:
                await asyncio.wait({waiting}, timeout=next_due)
            finally:
                waiting.cancel()

    async def close(self) -> None:
        """Finish what is on its way, but do not wait for ever; the rest is sent at the next start."""
        self._closing = True
        self._woken.set()
        under_way = set(self._busy.values())
        if under_way:
            _, late = await asyncio.wait(under_way, timeout=LAST_POST)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _start_due(self) -> float | None:
        """Start a task for each channel that has something due; how long until the next one is, if any."""
        async with self._store.transaction() as tx:
            waiting = await tx.waiting_notices()
        now = self._clock.now()
        queues: dict[Target, list[Notice]] = {}
        for notice in waiting:
            queues.setdefault(_target(notice), []).append(notice)
        waits = []
        for target, notices in queues.items():
            if target in self._busy or len(self._busy) >= AT_ONCE:
                continue
            if notices[0].due_at > now:
                waits.append((notices[0].due_at - now).total_seconds())
            else:
                self._busy[target] = asyncio.create_task(self._deliver_all(target, notices))
        return min(waits) if waits else None

    async def _deliver_all(self, target: Target, notices: list[Notice]) -> None:
        try:
            for notice in notices:
                if self._closing or not await self._deliver(notice):
                    break
        finally:
            del self._busy[target]
            self._woken.set()

    async def _deliver(self, notice: Notice) -> bool:
        """Deliver one notice; False if those after it must wait."""
        try:
            message_id = await self._send(notice)
        except discord.HTTPException as error:
            return await self._failed(notice, error)
        except (discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError) as error:
            await self._later(notice, error)
            return False
        async with self._store.transaction() as tx:
            await tx.notice_done(notice, self._clock.now(), message_id)
        return True

    async def _send(self, notice: Notice) -> int | None:
        channel = await self._channel(notice)
        message = notice.message
        if message is None:
            return None
        if notice.kind is NoticeKind.POST:
            return await self._post(channel, notice, message)
        message_id = notice.message_id or await self._posted_since(notice)
        if message_id is None:
            return None
        posted = channel.get_partial_message(message_id)
        if notice.kind is NoticeKind.STRIP:
            await posted.edit(view=layout(message.model_copy(update={"rows": ()}), with_picture=True))
        else:
            files = await picture_files(self._gallery, message)
            await posted.edit(
                view=layout(message, with_picture=True), attachments=files, allowed_mentions=mentions(message)
            )
        return None

    async def _posted_since(self, notice: Notice) -> int | None:
        """The message that a notice is about, if it was still to be posted when the outbox was read."""
        async with self._store.transaction() as tx:
            original = None if notice.about is None else await tx.notice(notice.about)
        return None if original is None else original.message_id

    async def _post(self, channel: discord.abc.Messageable, notice: Notice, message: Message) -> int:
        sent = await channel.send(
            view=layout(message, with_picture=True),
            files=await picture_files(self._gallery, message),
            nonce=str(notice.id),
            allowed_mentions=mentions(message),
            silent=message.quiet or (not message.calls and notice.person_id is None),
        )
        return sent.id

    async def _channel(self, notice: Notice) -> discord.PartialMessageable | discord.DMChannel:
        if notice.channel_id is not None:
            return self._client.get_partial_messageable(notice.channel_id)
        if notice.person_id is None:
            raise LookupError(f"notice {notice.id} is for nobody")
        return await self._client.create_dm(discord.Object(notice.person_id))

    async def _failed(self, notice: Notice, error: discord.HTTPException) -> bool:
        unnamed = error.code == 0 and notice.attempts < UNNAMED_TRIES
        if error.status >= 500 or error.status == 429 or error.code == TOO_MANY_DMS or unnamed:
            await self._later(notice, error)
            return False
        if error.code == ARCHIVED and notice.channel_id is not None:
            await self._client.http.edit_channel(notice.channel_id, archived=False)
            return await self._deliver(notice)
        log.warning("notice %s (%s) is given up: %s", notice.id, notice.kind, error)
        async with self._store.transaction() as tx:
            await tx.notice_done(notice.model_copy(update={"message": None}), self._clock.now())
        if notice.person_id is not None and error.code in CLOSED_DMS:
            await self._dms_closed(notice.person_id, notice.table_id)
        elif error.code in LOST_CHANNEL and notice.table_id is not None and notice.channel_id is not None:
            await self._park(notice.table_id)
        elif error.code not in LOST_MESSAGE:
            log.error("notice %s was refused by Discord: %s", notice.id, error)
        return True

    async def _later(self, notice: Notice, error: Exception) -> None:
        due = self._clock.now() + timedelta(seconds=_wait(notice.attempts))
        log.warning("notice %s is tried again at %s: %s", notice.id, due, error)
        async with self._store.transaction() as tx:
            await tx.notice_failed(notice.id, notice.attempts + 1, due)


def _wait(attempts: int) -> float:
    return min(2.0**attempts, LONGEST_WAIT)


def _target(notice: Notice) -> Target:
    if notice.channel_id is not None:
        return ("channel", notice.channel_id)
    return ("person", notice.person_id or 0)
