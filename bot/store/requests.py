"""Requests that have been heard: Discord may hand the same one over twice."""

from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.store import schema
from bot.store.rows import Rows

REMEMBERED = timedelta(days=1)
"""Discord repeats a request within minutes or never."""


class Requests(Rows):
    """The requests, in one transaction. A request is an interaction or a typed message: no two share an id."""

    async def first_time(self, request_id: int, now: datetime) -> bool:
        """Whether a request is heard for the first time; if not, nothing more can be done in this transaction."""
        try:
            await self._connection.execute(sa.insert(schema.requests), {"id": request_id, "at": now})
        except IntegrityError:
            return False
        return True

    async def first_from(self, screen: int, now: datetime) -> bool:
        """Whether something is played for the first time from the screen that answered a request.

        It is kept beside that request, which may itself have been heard, under the same number below zero.
        """
        return await self.first_time(-screen, now)

    async def forget(self, now: datetime) -> None:
        """Forget the requests that will not be repeated any more."""
        await self._connection.execute(sa.delete(schema.requests).where(schema.requests.c.at < now - REMEMBERED))
