"""Sending: one notice reaches Discord, or it is said what becomes of it.

By its nonce Discord knows a message again that is sent twice, but only for a few minutes. So whatever may have been
sent before is first looked for where it would stand.
"""

import logging
from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

import discord

from bot.front import conversations, rooms
from bot.front.components import layout, mark_of, marks_on, mentions, picture_files
from bot.front.conversations import Conversations, TooManyConversations
from bot.front.emojis import Emojis
from bot.front.gallery import Gallery
from bot.front.logs import told
from bot.front.marking import Marks, Sent
from bot.front.passing import passes
from bot.host import parking, posting
from bot.host.health import Health
from bot.host.tables import Tables
from bot.host.tournament import looking_after
from bot.messages.message import Message
from bot.store import STORE_IS_AWAY, Notice, NoticeKind
from bot.store.records.outbox import wait_after

log = logging.getLogger(__name__)

CLOSED_DMS = frozenset({50007, 50278})
UNKNOWN_CHANNEL = 10003
LOST_CHANNEL = frozenset({UNKNOWN_CHANNEL, 50001, 50013, 160005, *CLOSED_DMS})
"""A table that stands in a direct message loses its channel like any other."""
LOST_MESSAGE = frozenset({10008, 30046})
ARCHIVED = 50083
FEW_TRIES = 3
"""What nobody has foreseen, or a refusal without a code of Discord's, is tried again so often."""
LOOKED_THROUGH = 100
"""So many of the last messages of a channel are looked through for one that may have been sent before."""


class Target(NamedTuple):
    """Where notices go: a channel, or else a person."""

    channel_id: int | None = None
    person_id: int | None = None

    @classmethod
    def of(cls, notice: Notice) -> "Target":
        """Where a notice goes."""
        return cls(notice.channel_id, notice.person_id if notice.channel_id is None else None)

    @property
    def part(self) -> str:
        """What a queue is called where it is told how everything is."""
        if self.channel_id is None:
            return f"messages to person {self.person_id}"
        return f"messages to channel {self.channel_id}"


class Sender:
    """Sends notices, one at a time for each channel and person.

    ``is_settled_next`` says whether a message loses its buttons, or goes, right after an edit.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        conversations: Conversations,
        gallery: Gallery,
        emojis: Emojis,
        health: Health,
        marks: Marks,
        *,
        is_settled_next: Callable[[Notice], bool],
    ) -> None:
        self._client = client
        self._tables = tables
        self._store = tables.store
        self._clock = tables.clock
        self._conversations = conversations
        self._gallery = gallery
        self._emojis = emojis
        self._health = health
        self._marks = marks
        self._is_settled_next = is_settled_next
        self.left: set[int] = set()
        """What was left when the house closed, and may have been sent then."""

    async def deliver(self, notice: Notice) -> Notice | None:
        """Deliver a notice; what is to be tried again later, and before all that comes after it."""
        try:
            sent = await self._send(notice)
        except Exception as error:
            return await self._failed(notice, error)
        await self._marks.write(sent)
        return None

    async def _send(self, notice: Notice) -> Sent:
        if notice.kind is NoticeKind.ROOM:
            await rooms.open_room(self._client, self._tables, notice, again=self._may_be_sent(notice))
            return Sent(notice)
        if notice.kind is NoticeKind.POST:
            return Sent(notice, None if notice.message is None else await self._post(notice, notice.message))
        async with self._store.reading(brief=True) as look:
            shown = await look.outbox.as_shown(notice)
        if shown.message is None or shown.message_id is None:
            return Sent(shown)
        posted = (await self._channel(notice)).get_partial_message(shown.message_id)
        if shown.kind is NoticeKind.STRIP:
            await posted.edit(view=layout(shown.message.settled(), self._emojis, with_picture=True))
        elif shown.kind is NoticeKind.DELETE:
            await posted.delete()
        elif not self._is_settled_next(notice):
            await self._show(posted, shown.message)
        return Sent(shown)

    async def _show(self, posted: discord.PartialMessage, message: Message) -> None:
        await posted.edit(
            view=layout(message, self._emojis, with_picture=True),
            attachments=await picture_files(self._gallery, message),
            allowed_mentions=mentions(message),
        )

    async def _post(self, notice: Notice, message: Message) -> int:
        channel = await self._channel(notice)
        if self._may_be_sent(notice):
            standing = await self._find_posted(channel, notice)
            if standing is not None:
                if notice.edits:
                    await self._show(channel.get_partial_message(standing), message)
                return standing
        sent = await channel.send(
            view=layout(message, self._emojis, with_picture=True, mark=mark_of(notice.nonce)),
            files=await picture_files(self._gallery, message),
            nonce=notice.nonce,
            allowed_mentions=mentions(message),
            silent=message.quiet or not (message.calls or message.calls_role or notice.person_id),
        )
        return sent.id

    def _may_be_sent(self, notice: Notice) -> bool:
        """Whether somebody may have sent it before, and could not write that down."""
        return bool(notice.attempts) or notice.id in self.left

    async def _find_posted(self, channel: discord.PartialMessageable, notice: Notice) -> int | None:
        """The message that a notice became when it was sent before, if it was and nobody could write it down."""
        own, mark = self._client.user, mark_of(notice.nonce)
        try:
            async for message in channel.history(limit=LOOKED_THROUGH):
                if message.author == own and mark in marks_on(message):
                    return message.id
        except discord.Forbidden:
            log.warning("notice %s may be posted twice: the channel cannot be read", notice.id)
        return None

    async def _channel(self, notice: Notice) -> discord.PartialMessageable:
        if notice.channel_id is not None:
            return self._client.get_partial_messageable(notice.channel_id)
        if notice.person_id is None:
            raise LookupError(f"notice {notice.id} is for nobody")
        return await self._conversations.channel(notice.person_id)

    # What goes wrong

    async def _failed(self, notice: Notice, error: Exception) -> Notice | None:
        """What becomes of a notice that was not sent. What goes wrong in dealing with that is dealt with alike."""
        try:
            if isinstance(error, TooManyConversations):
                return await self._later(notice, error, error.until)
            if isinstance(error, discord.HTTPException) and error.code and not passes(error):
                return await self._refused(notice, error)
        except Exception as another:
            error = another
        if passes(error) or notice.attempts < FEW_TRIES:
            return await self._later(notice, error)
        log.error("notice %s (%s) could not be sent", notice.id, notice.kind, exc_info=error)
        await self._give_up(notice, error)
        return None

    async def _refused(self, notice: Notice, error: discord.HTTPException) -> Notice | None:
        if error.code == ARCHIVED and notice.channel_id is not None:
            return await self._wake(notice, notice.channel_id, error)
        if notice.person_id is not None and error.code in conversations.LOST:
            await self._conversations.forget(notice.person_id)
            if notice.attempts < FEW_TRIES:
                return await self._later(notice, error, self._clock.now())
        if notice.person_id is not None and error.code in CLOSED_DMS:
            await parking.remember_closed_dms(self._tables, notice.person_id, notice.table_id)
        elif error.code in LOST_CHANNEL and notice.table_id is not None and notice.channel_id is not None:
            gone = error.code == UNKNOWN_CHANNEL
            await self._tables.change(notice.table_id, None, parking.park, notice.channel_id, gone=gone)
        elif notice.channel_id is not None and (error.code in LOST_CHANNEL or notice.kind is NoticeKind.ROOM):
            await looking_after.lose_home(self._tables, notice.channel_id)
        elif error.code in LOST_MESSAGE and notice.kind is NoticeKind.EDIT and notice.table_id and notice.about:
            await self._tables.change(notice.table_id, None, posting.post_again, notice.about)
        elif error.code not in LOST_MESSAGE:
            log.error("notice %s was refused by Discord: %s", notice.id, told(error))
        await self._give_up(notice, error)
        return None

    async def _wake(self, notice: Notice, thread_id: int, error: discord.HTTPException) -> Notice:
        """Wake an archived thread; one that is locked has to be unlocked by somebody first, however long that takes."""
        try:
            await self._client.http.edit_channel(thread_id, archived=False)
        except discord.Forbidden as locked:
            return await self._later(notice, locked)
        return await self._later(notice, error, None if notice.attempts else self._clock.now())

    async def _give_up(self, notice: Notice, error: Exception) -> None:
        log.warning("notice %s (%s) is given up: %s", notice.id, notice.kind, told(error))
        await self._marks.write(Sent(notice.model_copy(update={"message": None})))

    async def _later(self, notice: Notice, error: Exception, until: datetime | None = None) -> Notice:
        """Have a notice tried again. If that cannot be written down it is known only here, which is enough."""
        self._health.fails(Target.of(notice).part, error)
        due = until or self._clock.now() + wait_after(notice.attempts)
        foreseen = isinstance(error, discord.HTTPException) or passes(error)
        trace = None if foreseen else error
        log.warning("notice %s is tried again at %s: %s", notice.id, due, told(error), exc_info=trace)
        try:
            async with self._store.transaction() as tx:
                await tx.outbox.failed(notice.id, notice.attempts + 1, due)
        except STORE_IS_AWAY as away:
            self._health.waits(Target.of(notice).part, away)
        except Exception:
            log.exception("that notice %s is tried again could not be written down", notice.id)
        return notice.model_copy(update={"attempts": notice.attempts + 1, "due_at": due})
