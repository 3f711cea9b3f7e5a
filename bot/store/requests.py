"""Requests that have been heard: Discord may hand the same one over twice."""

from datetime import datetime, timedelta

import sqlalchemy as sa

from bot.store import schema
from bot.store.rows import Rows

REMEMBERED = timedelta(days=1)
"""Discord repeats a request within minutes or never."""


class Requests(Rows):
    """The requests, in one transaction. A request is an interaction or a typed message: no two share an id."""

    async def first_time(self, request_id: int, now: datetime) -> bool:
        """Whether a request is heard for the first time."""
        return await self._claim(schema.requests, {"id": request_id, "at": now})

    async def first_from(self, screen: int, now: datetime) -> bool:
        """Whether something is played for the first time from the screen that answered a request.

        It is kept beside that request, which may itself have been heard, under the same number below zero.
        """
        return await self.first_time(-screen, now)

    async def claim(self, request_id: int, now: datetime) -> bool:
        """Be the only process that serves a request, before it is answered; whether nobody else does.

        What a request does is kept once besides: a process may die after it was served and before it is answered.
        """
        return await self._claim(schema.claims, {"id": request_id, "at": now})

    async def forget(self, now: datetime) -> None:
        """Forget the requests that will not be repeated any more."""
        for heard in (schema.requests, schema.claims):
            await self._connection.execute(sa.delete(heard).where(heard.c.at < now - REMEMBERED))
