"""Conversations: the channels in which the bot writes to people directly, opened no faster than Discord allows.

Each that is opened counts against the bot, also one that was open before. So where somebody is written to is kept with
them: a restart opens none anew, nor does another process.
"""

import asyncio
from datetime import datetime, timedelta

import discord

from bot.host.time.clock import Clock
from bot.store import Store

TOO_MANY = 40003
"""Discord refuses to open any more for now. Every further try would count against the bot."""
LOST = frozenset({10003, 50001})
"""Discord's codes for a channel that is gone, or in which we are not: what is kept may be of another bot's days."""
REST = timedelta(minutes=1)


class TooManyConversations(Exception):
    """No conversation can be begun now; those that are open go on."""

    def __init__(self, until: datetime) -> None:
        super().__init__(f"no conversation can be begun before {until}")
        self.until = until


class Conversations:
    """Finds the channel in which somebody is written to; discord.py remembers only the last hundred or so, and those
    also when Discord knows them no more."""

    def __init__(self, client: discord.Client, store: Store, clock: Clock) -> None:
        self._client = client
        self._store = store
        self._clock = clock
        self._channels: dict[int, int] = {}
        self._rest_until: datetime | None = None
        self._one_at_a_time = asyncio.Lock()

    async def channel(self, person_id: int) -> discord.PartialMessageable:
        """The channel of a person."""
        if person_id not in self._channels:
            async with self._one_at_a_time:
                await self._find(person_id)
        return self._client.get_partial_messageable(self._channels[person_id])

    async def forget(self, person_id: int) -> None:
        """Discord knows the channel of a person no more: they get another one."""
        self._channels.pop(person_id, None)
        await self._keep(person_id, None)

    async def _find(self, person_id: int) -> None:
        kept = await self._kept(person_id)
        if kept is not None:
            self._channels[person_id] = kept
            return
        self._channels[person_id] = begun = await self._begin(person_id)
        await self._keep(person_id, begun)  # if that fails it is known here, and not begun once more

    async def _kept(self, person_id: int) -> int | None:
        async with self._store.reading(brief=True) as look:
            person = await look.people.find(person_id)
        return None if person is None else person.conversation

    async def _keep(self, person_id: int, channel_id: int | None) -> None:
        async with self._store.transaction() as tx:
            await tx.people.change(person_id, conversation=channel_id)

    async def _begin(self, person_id: int) -> int:
        now = self._clock.now()
        if self._rest_until is not None and now < self._rest_until:
            raise TooManyConversations(self._rest_until)
        try:
            return int((await self._client.http.start_private_message(person_id))["id"])
        except discord.Forbidden as error:
            if error.code != TOO_MANY:
                raise
            self._rest_until = now + REST
            raise TooManyConversations(self._rest_until) from error
