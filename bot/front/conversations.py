"""Conversations: the channels in which the bot writes to people directly, opened no faster than Discord allows."""

import asyncio
from datetime import datetime, timedelta

import discord

from bot.host.time.clock import Clock

TOO_MANY = 40003
"""Discord refuses to open any more for now. Every further try would count against the bot."""
REST = timedelta(minutes=1)


class TooManyConversations(Exception):
    """No conversation can be begun now; those that are open go on."""

    def __init__(self, until: datetime) -> None:
        super().__init__(f"no conversation can be begun before {until}")
        self.until = until


class Conversations:
    """Finds the channel in which somebody is written to; discord.py itself remembers only the last hundred or so."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._clock = clock
        self._channels: dict[int, int] = {}
        self._rest_until: datetime | None = None
        self._one_at_a_time = asyncio.Lock()

    async def channel(self, person_id: int) -> discord.PartialMessageable:
        """The channel of a person."""
        if person_id not in self._channels:
            async with self._one_at_a_time:
                self._channels[person_id] = await self._begin(person_id)
        return self._client.get_partial_messageable(self._channels[person_id])

    async def _begin(self, person_id: int) -> int:
        now = self._clock.now()
        if self._rest_until is not None and now < self._rest_until:
            raise TooManyConversations(self._rest_until)
        try:
            return (await self._client.create_dm(discord.Object(person_id))).id
        except discord.Forbidden as error:
            if error.code != TOO_MANY:
                raise
            self._rest_until = now + REST
            raise TooManyConversations(self._rest_until) from error
