"""Reviews: who has asked what there is to say of how they played, and what was found."""

from datetime import datetime

import sqlalchemy as sa

from bot.store import schema
from bot.store.records.asked import ReviewRecord
from bot.store.rows import Rows
from games.kernel.review import Review


class Reviews(Rows):
    """The reviews, in one transaction."""

    async def find(self, table_id: int, person_id: int) -> ReviewRecord | None:
        """The review that a person has asked for at a table."""
        row = await self._first(sa.select(schema.reviews).where(*_of(table_id, person_id)))
        return None if row is None else ReviewRecord.model_validate(row)

    async def ask(self, table_id: int, person_id: int, seat: int, now: datetime) -> bool:
        """Keep that somebody wants one; whether they had not asked before."""
        row = {"table_id": table_id, "person_id": person_id, "seat": seat, "asked_at": now, "found": None}
        return await self._claim(schema.reviews, row)

    async def count_open(self, person_id: int) -> int:
        """How many of theirs a person waits for."""
        reviews = schema.reviews.c
        waiting = sa.select(sa.func.count()).where(reviews.person_id == person_id, reviews.found.is_(sa.null()))
        return int((await self._connection.execute(waiting)).scalar_one())

    async def oldest_open(self) -> ReviewRecord | None:
        """The one that has been waited for longest."""
        reviews = schema.reviews.c
        waiting = sa.select(schema.reviews).where(reviews.found.is_(sa.null()))
        row = await self._first(waiting.order_by(reviews.asked_at, reviews.table_id, reviews.person_id).limit(1))
        return None if row is None else ReviewRecord.model_validate(row)

    async def keep(self, asked: ReviewRecord, found: Review) -> bool:
        """Keep what was found; whether nobody else has."""
        written = (
            sa.update(schema.reviews)
            .where(*_of(asked.table_id, asked.person_id), schema.reviews.c.found.is_(sa.null()))
            .values(found=found.model_dump(mode="json"))
        )
        return bool((await self._connection.execute(written)).rowcount)

    async def give_up(self, asked: ReviewRecord) -> bool:
        """Think no more of one that cannot be made; whether nobody else has done so, or made it."""
        gone = sa.delete(schema.reviews).where(
            *_of(asked.table_id, asked.person_id), schema.reviews.c.found.is_(sa.null())
        )
        return bool((await self._connection.execute(gone)).rowcount)


def _of(table_id: int, person_id: int) -> list[sa.ColumnElement[bool]]:
    return [schema.reviews.c.table_id == table_id, schema.reviews.c.person_id == person_id]
