"""Looking back: after the bot was away, it looks for what people typed to it meanwhile.

Discord tells a bot nothing of what it has missed, except for the short while in which a connection can be resumed. So
the conversations with those who are asked something are looked at, one after the other, and nobody else's.
"""

import asyncio
import logging
from collections import deque
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.front.conversations import LOST, Conversations
from bot.front.passing import passes
from bot.host import unread
from bot.host.health import Health
from bot.host.tables import Tables

log = logging.getLogger(__name__)

LOOKING_BACK = "looking back"
"""What it is called where it is told how everything is."""
UNNOTICED = timedelta(minutes=2)
"""So long it may take until a lost connection is noticed."""
LOOKED_THROUGH = 50
"""So many messages of a conversation are looked through."""


@dataclass
class Absence:
    """A time in which nobody read what was typed."""

    since: datetime
    """The last sign of life."""
    for_sure: datetime
    """What was answered after the last sign of life and before this instant, was read."""
    until: datetime
    people: list[int] | None = None
    """With whom the conversation is still to be looked at; None if nobody has found out yet."""


class LookingBack:
    """Tells people who have typed something while the bot was away that it was not read."""

    def __init__(self, client: discord.Client, tables: Tables, conversations: Conversations, health: Health) -> None:
        self._client = client
        self._tables = tables
        self._clock = tables.clock
        self._conversations = conversations
        self._health = health
        self._away: Absence | None = None
        self._absences: deque[Absence] = deque()
        self._called = asyncio.Event()
        self._closing = False

    # Being away

    async def start(self) -> None:
        """The bot comes back. When it was last alive the clock has written down, and does not know better yet."""
        async with self._tables.store.reading() as look:
            alive = await look.timers.alive_at()
        if alive is not None:
            self._away = Absence(alive, self._clock.now(), self._clock.now())

    def loses_contact(self) -> None:
        """Discord cannot reach the bot."""
        if self._away is None:
            now = self._clock.now()
            self._away = Absence(now - UNNOTICED, now, now)

    def resumes(self) -> None:
        """Discord has told all that was missed."""
        self._away = None

    def is_back(self) -> None:
        """Discord tells what happens from now on, and nothing of what has happened."""
        if self._away is not None:
            self._away.until = self._clock.now()
            self._absences.append(self._away)
            self._away = None
            self._called.set()

    def close(self) -> None:
        """Look no further."""
        self._closing = True
        self._called.set()

    # Looking

    async def run(self) -> None:
        """Look back whenever the bot has been away; what is raised here is for a watch, which begins it again."""
        while not self._closing:
            self._called.clear()  # before anything is looked at: whoever calls meanwhile is heard
            while self._absences and not self._closing:
                await self._look_at_all(self._absences[0])
                self._absences.popleft()
            self._health.works(LOOKING_BACK)
            await self._called.wait()

    async def _look_at_all(self, absence: Absence) -> None:
        if absence.people is None:
            asked: set[int] = set()
            async for some in unread.who_is_asked(self._tables):
                if self._closing:
                    return
                asked.update(some)
            absence.people = await unread.written_to(self._tables, asked)
        while absence.people and not self._closing:
            try:
                await self._look_at(absence.people[-1], absence)
            except Exception as error:
                if passes(error):
                    raise
                log.exception("the conversation with %s cannot be looked at", absence.people[-1])
            absence.people.pop()

    async def _look_at(self, person_id: int, absence: Absence) -> None:
        try:
            typed = await self._last_unread(person_id, absence)
        except discord.HTTPException as error:
            if error.code not in LOST:
                raise
            await self._conversations.forget(person_id)
            typed = await self._last_unread(person_id, absence)
        if typed is not None and await unread.tell(self._tables, person_id, typed):
            log.info("%s typed something while nobody read it, and is told so", person_id)

    async def _last_unread(self, person_id: int, absence: Absence) -> int | None:
        """The last message that somebody typed and nobody read."""
        channel = await self._conversations.channel(person_id)
        typed: int | None = None
        async for message in channel.history(limit=LOOKED_THROUGH, after=absence.since, oldest_first=True):
            if message.author == self._client.user:
                if message.created_at < absence.for_sure:
                    typed = None  # that was the answer
            elif message.created_at < absence.until and message.content.strip():
                typed = message.id
        return typed
