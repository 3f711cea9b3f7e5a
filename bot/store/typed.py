"""What a person has typed while several tables could be meant, until he has said which."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.records import Typed

_KEPT_AS = "typed"
"""Among the drafts; those of forms have a colon in their name."""


class TypedTexts:
    """A draft at each table that could be meant. A person has one text at a time: the next replaces it everywhere."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def find(self, person_id: int) -> Typed | None:
        """What a person has typed, and for which tables it could be."""
        drafts = schema.drafts.c
        query = sa.select(drafts.table_id, drafts["values"]).where(*_of(person_id)).order_by(drafts.table_id)
        rows = [dict(row) for row in (await self._connection.execute(query)).mappings()]
        tables = tuple(row["table_id"] for row in rows)
        return Typed.model_validate(rows[0]["values"] | {"tables": tables}) if rows else None

    async def keep(self, person_id: int, typed: Typed | None) -> None:
        """Keep what a person has typed in the place of what he typed before; nothing forgets it."""
        await self._connection.execute(sa.delete(schema.drafts).where(*_of(person_id)))
        if typed is not None:
            row = {"person_id": person_id, "decision": _KEPT_AS, "values": typed.model_dump(exclude={"tables"})}
            rows = [row | {"table_id": table_id} for table_id in typed.tables]
            await self._connection.execute(sa.insert(schema.drafts), rows)


def _of(person_id: int) -> tuple[sa.ColumnElement[bool], ...]:
    return schema.drafts.c.person_id == person_id, schema.drafts.c.decision == _KEPT_AS
