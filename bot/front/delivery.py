"""Delivery: what stands in the outbox reaches Discord, in order, once.

What was written to the outbox is handed over as soon as it stands there for good; at the start, what was left there.
Each channel and each person has a queue of its own. What fails for a while is tried again later, whatever it was that
failed, and holds up only its own queue: nothing overtakes it.

A direct message that was edited a moment ago rests before it is edited again: that makes no sound, so nobody waits for
it, and in a quick game it would be edited twice for every move. What it says then is what is true then.

By its nonce Discord knows a message again that is sent twice, but only for a few minutes. So whatever may have been
sent before is first looked for where it would stand.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from contextvars import Context
from datetime import datetime, timedelta

import discord

from bot.front import rooms
from bot.front.components import layout, mark_of, marks_on, mentions, picture_files
from bot.front.conversations import Conversations, TooManyConversations
from bot.front.emojis import Emojis
from bot.front.gallery import Gallery
from bot.front.logs import told
from bot.front.marking import Marks, Sent
from bot.front.passing import passes
from bot.host import parking, posting
from bot.host.health import Health
from bot.host.leases import Leases
from bot.host.tables import Tables
from bot.host.tournament import looking_after
from bot.messages.message import Message
from bot.store import STORE_IS_AWAY, Notice, NoticeKind, Taken

log = logging.getLogger(__name__)

CLOSED_DMS = frozenset({50007, 50278})
UNKNOWN_CHANNEL = 10003
LOST_CHANNEL = frozenset({UNKNOWN_CHANNEL, 50001, 50013, 160005})
LOST_MESSAGE = frozenset({10008, 30046})
ARCHIVED = 50083
FEW_TRIES = 3
"""What nobody has foreseen, or a refusal without a code of Discord's, is tried again so often."""
LONGEST_WAIT = 300
LOOKED_THROUGH = 100
"""So many of the last messages of a channel are looked through for one that may have been sent before."""
AT_ONCE = 20
REST = timedelta(minutes=2)
"""So long a direct message stays as it is after it was edited."""
CLOSING_PATIENCE = 2.5
"""So many seconds a message may take when the house closes."""

Target = tuple[str, int]


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
        self._client = client
        self._tables = tables
        self._store = tables.store
        self._clock = tables.clock
        self._conversations = conversations
        self._gallery = gallery
        self._emojis = emojis
        self._health = health
        self._leases = leases
        leases.look_again.append(self._look_around)
        self._looking: asyncio.Task[None] | None = None
        self._open = False
        self._queues: dict[Target, deque[Notice]] = {}
        self._tasks: dict[Target, asyncio.Task[None]] = {}
        self._hurried: set[Target] = set()
        self._on_their_way: set[int] = set()
        self._left: set[int] = set()
        """What was left when the house closed, and may have been sent then."""
        self._pauses: set[asyncio.Future[None]] = set()
        self._edited: dict[int, datetime] = {}
        """When direct messages were last edited that may not be edited again yet, by the notice that sent them."""
        self._resting: dict[int, tuple[Notice, asyncio.Task[None]]] = {}
        """The edits that wait for that, alike."""
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._marks = Marks(tables.store, tables.clock, health, self._pause)
        self._store.listen(self._take)

    # Coming and going

    async def start(self) -> None:
        """Begin with what was left when the house closed."""
        async with self._store.transaction() as tx:  # on SQLite nothing is written, and handed over, in between
            waiting = await tx.outbox.waiting()
            stripped = await tx.outbox.stripped()
            self._open = True
            self._left = {notice.id for notice in waiting}
            self._take([_without_buttons(notice) if notice.id in stripped else notice for notice in waiting])

    def _look_around(self) -> None:
        """Another process may have left something, or be gone."""
        if self._open and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._begin_what_waits())

    async def _begin_what_waits(self) -> None:
        try:
            async with self._store.reading() as look:
                waiting = await look.outbox.who_waits()
        except STORE_IS_AWAY as error:
            log.warning("what waits cannot be read: %s", type(error).__qualname__)
            return
        for channel_id, person_id in waiting:
            self._begin(("person", person_id or 0) if channel_id is None else ("channel", channel_id))

    async def close(self) -> None:
        """Finish what is on its way, but do not wait for ever; the rest is sent at the next start."""
        self._open = False
        for pause in self._pauses:
            pause.cancel()
        under_way = {*self._tasks.values(), *(task for _, task in self._resting.values())}
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
            self._end_rest(notice)
            if self._is_to_rest(notice):
                continue
            target = _target(notice)
            queue = self._begin(target)
            place = next((place for place, waiting in enumerate(queue) if waiting.id == notice.id), None)
            if place is not None:
                queue[place] = notice
            elif notice.id not in self._on_their_way:  # else an edit follows when it has arrived
                queue.append(notice)

    def _begin(self, target: Target) -> deque[Notice]:
        """The queue of a channel or person, with a task that empties it."""
        queue = self._queues.setdefault(target, deque())
        if target not in self._tasks:
            alone = Context()  # what is sent here is not part of the request that happened to begin the queue
            self._tasks[target] = asyncio.create_task(self._work(target, queue), context=alone)
        return queue

    # Rest

    def _is_to_rest(self, notice: Notice) -> bool:
        """Have an edit of a direct message wait, if that was edited a moment ago."""
        edited = self._edited.get(notice.about or 0)
        if edited is None or not _is_private_edit(notice) or self._clock.now() >= edited + REST:
            return False
        self._resting[notice.about or 0] = notice, asyncio.create_task(self._rest(notice, edited + REST))
        return True

    async def _rest(self, notice: Notice, until: datetime) -> None:
        while self._clock.now() < until and notice.about in self._resting:
            if not await self._pause(until):
                return  # it is sent at the next start
        if notice.about in self._resting:
            self._end_rest(notice)

    def _end_rest(self, notice: Notice) -> None:
        """Have an edit that rests sent, before what comes after it to the same message."""
        resting = self._resting.pop(notice.about or 0, None)
        if resting is not None:
            self._edited.pop(notice.about or 0, None)
            self._take([resting[0]])

    def _was_edited(self, notice: Notice) -> None:
        now = self._clock.now()
        self._edited = {about: at for about, at in self._edited.items() if now < at + REST}
        if notice.about is not None and _is_private_edit(notice):
            self._edited[notice.about] = now

    def hurry(self, channel_id: int) -> None:
        """A channel may be open again: what waits for it is tried now."""
        target: Target = ("channel", channel_id)
        if target in self._tasks:
            self._hurried.add(target)  # kept, for what is refused at this very moment has still to come back
            for pause in self._pauses:
                pause.cancel()  # whoever has to wait longer sees so, and goes to sleep again

    async def _work(self, target: Target, queue: deque[Notice]) -> None:
        """Send what waits for a channel or person; what may not be done now, somebody does who looks around."""
        try:
            if self._store.shared:
                await self._take_turns(target, queue)
            else:
                await self._empty(target, queue)
        except STORE_IS_AWAY as error:
            self._health.fails(_part(target), error)
            log.warning("%s wait for the database: %s", _part(target), type(error).__qualname__)
        finally:
            del self._queues[target], self._tasks[target]

    async def _take_turns(self, target: Target, queue: deque[Notice]) -> None:
        """Send what waits, whichever process wrote it, while no other does.

        Whoever could not have their turn relies on this: who has had it looks once more after giving it back.
        """
        while self._open:
            queue.clear()
            taken = await self._leases.take(_part(target)) if await self._waiting(target) else None
            if taken is None:
                if not queue:
                    return
                continue  # something was written meanwhile
            queue.clear()  # what is read now has it, unless another process has sent it
            waiting = await self._waiting(target)
            known = {notice.id for notice in waiting}
            if taken is Taken.LEFT:
                self._left |= known
            written_meanwhile = [notice for notice in queue if notice.id not in known]
            queue.clear()
            queue.extend([*waiting, *written_meanwhile])
            await self._empty(target, queue)
            await self._leases.give_back(_part(target))

    async def _waiting(self, target: Target) -> list[Notice]:
        kind, number = target
        async with self._store.reading() as look:
            waiting = await look.outbox.waiting_for(*((number, None) if kind == "channel" else (None, number)))
            stripped = await look.outbox.stripped({notice.id for notice in waiting}) if waiting else set()
        resting = {notice.id for notice, _ in self._resting.values()}
        awake = [notice for notice in waiting if notice.id not in resting]
        return [_without_buttons(notice) if notice.id in stripped else notice for notice in awake]

    async def _empty(self, target: Target, queue: deque[Notice]) -> None:
        while queue and self._open and self._leases.holds(_part(target)):
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
                again = await self._deliver(notice)
        finally:
            self._on_their_way.discard(notice.id)
        if again is not None:
            queue.appendleft(again)
        else:
            self._health.recovers(_part(target))

    # One notice

    async def _deliver(self, notice: Notice) -> Notice | None:
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
        async with self._store.reading() as look:
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
            self._was_edited(notice)
        return Sent(shown)

    def _is_settled_next(self, notice: Notice) -> bool:
        """Whether a message loses its buttons, or goes, right after this edit: then it need not be edited first."""
        following = self._queues.get(_target(notice), ())
        settling = (NoticeKind.STRIP, NoticeKind.DELETE)
        return any(each.about == notice.about and each.kind in settling for each in following)

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
            silent=message.quiet or (not message.calls and notice.person_id is None),
        )
        return sent.id

    def _may_be_sent(self, notice: Notice) -> bool:
        """Whether somebody may have sent it before, and could not write that down."""
        return bool(notice.attempts) or notice.id in self._left

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
        self._health.fails(_part(_target(notice)), error)
        due = until or self._clock.now() + timedelta(seconds=_wait(notice.attempts))
        foreseen = isinstance(error, discord.HTTPException) or passes(error)
        trace = None if foreseen else error
        log.warning("notice %s is tried again at %s: %s", notice.id, due, told(error), exc_info=trace)
        try:
            async with self._store.transaction() as tx:
                await tx.outbox.failed(notice.id, notice.attempts + 1, due)
        except Exception:
            log.exception("that notice %s is tried again could not be written down", notice.id)
        return notice.model_copy(update={"attempts": notice.attempts + 1, "due_at": due})


def _without_buttons(notice: Notice) -> Notice:
    message = notice.message
    return notice if message is None else notice.model_copy(update={"message": message.settled()})


def _is_private_edit(notice: Notice) -> bool:
    return notice.kind is NoticeKind.EDIT and notice.person_id is not None


def _wait(attempts: int) -> float:
    return min(2.0 ** min(attempts, 16), LONGEST_WAIT)


def _target(notice: Notice) -> Target:
    if notice.channel_id is not None:
        return ("channel", notice.channel_id)
    return ("person", notice.person_id or 0)


def _part(target: Target) -> str:
    """What a queue is called where it is told how everything is."""
    kind, number = target
    return f"messages to {kind} {number}"
