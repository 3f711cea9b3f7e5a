"""A census: how much there is of everything, for whoever runs the bot."""

from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa

from bot.store import schema
from bot.store.records.outbox import NoticeKind, waited
from bot.store.records.tables import Status
from bot.store.rows import Rows
from bot.store.timers import Timers

_WRITABLE = "writable"


class Waiting(NamedTuple):
    """What has not reached Discord yet."""

    notices: int
    since: datetime | None
    """When the oldest of them was written; of what is tried again, as often as it was tried tells. It may be later."""
    untried_since: datetime | None
    """When the oldest was written that nobody has tried to send: edits of direct messages, which may rest, aside."""


class Census(Rows):
    """Counts, in one transaction."""

    async def waiting(self) -> Waiting:
        """What has not reached Discord yet."""
        outbox = schema.outbox.c
        untried = sa.case((sa.and_(outbox.attempts == 0, outbox.kind == NoticeKind.POST), outbox.due_at), else_=None)
        counted = sa.select(
            outbox.attempts,
            sa.func.count().label("notices"),
            sa.func.min(outbox.due_at).label("due_at"),
            sa.func.min(untried).label("untried_since"),
        )
        rows = await self._all(counted.where(~outbox.done).group_by(outbox.attempts))
        return Waiting(
            sum(row["notices"] for row in rows),
            min((row["due_at"] - waited(row["attempts"]) for row in rows), default=None),
            next((row["untried_since"] for row in rows if row["untried_since"] is not None), None),
        )

    async def tables(self) -> dict[tuple[str, Status], int]:
        """How many tables there are, by game and status."""
        tables = schema.tables.c
        counted = sa.select(tables.game, tables.status, sa.func.count().label("tables"))
        rows = await self._all(counted.group_by(tables.game, tables.status))
        return {(row["game"], Status(row["status"])): row["tables"] for row in rows}

    async def due_since(self) -> datetime | None:
        """When the earliest timer falls due, or fell."""
        earliest = await Timers(self._connection).earliest()
        return None if earliest is None else earliest.at

    async def try_to_write(self, now: datetime) -> None:
        """Write something that means nothing, to see that it can be done."""
        await self._keep(schema.heartbeats, {"name": _WRITABLE, "at": now})
