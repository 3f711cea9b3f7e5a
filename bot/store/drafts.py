"""Drafts: what people have typed that has not become a move yet."""

import sqlalchemy as sa

from bot.store import schema
from bot.store.records.asked import Typed
from bot.store.rows import Rows

_TYPED = "typed"
"""The form, so to speak, of a text that was typed without one; the names of real forms have a colon."""


class Drafts(Rows):
    """What was typed into forms that were refused, in one transaction."""

    async def find(self, person_id: int, table_id: int, form: str) -> dict[str, str]:
        """What a person typed into a form; nothing if it was not refused."""
        query = sa.select(schema.drafts.c["values"]).where(*_filled_in(person_id, form, table_id))
        row = await self._first(query)
        return {} if row is None else dict(row["values"])

    async def keep(self, person_id: int, table_id: int, form: str, values: dict[str, str]) -> None:
        """Keep what a person typed into a form; to keep nothing is to forget it."""
        if values:
            row = {"person_id": person_id, "table_id": table_id, "decision": form, "values": values}
            await self._keep(schema.drafts, row)
        else:
            await self._connection.execute(sa.delete(schema.drafts).where(*_filled_in(person_id, form, table_id)))


class TypedTexts(Rows):
    """What was typed while several tables could be meant, until its author has said which, in one transaction.

    A draft at each of these tables. A person has one text at a time: the next replaces it everywhere.
    """

    async def find(self, person_id: int) -> Typed | None:
        """What a person has typed, and for which tables it could be meant."""
        drafts = schema.drafts.c
        query = sa.select(drafts.table_id, drafts["values"]).where(*_filled_in(person_id, _TYPED))
        rows = await self._all(query.order_by(drafts.table_id))
        tables = tuple(row["table_id"] for row in rows)
        return Typed.model_validate(rows[0]["values"] | {"tables": tables}) if rows else None

    async def keep(self, person_id: int, typed: Typed | None) -> None:
        """Keep what a person has typed in the place of what they typed before; None forgets it."""
        await self._lock(person_id)
        await self._connection.execute(sa.delete(schema.drafts).where(*_filled_in(person_id, _TYPED)))
        if typed is not None:
            row = {"person_id": person_id, "decision": _TYPED, "values": typed.model_dump(exclude={"tables"})}
            rows = [row | {"table_id": table_id} for table_id in typed.tables]
            await self._connection.execute(sa.insert(schema.drafts), rows)

    async def take(self, person_id: int, question: str) -> Typed | None:
        """What a person has typed, if this is the question about it; it goes, so that one alone gets it."""
        await self._lock(person_id)
        typed = await self.find(person_id)
        if typed is None or typed.question != question:
            return None
        await self.keep(person_id, None)
        return typed

    async def _lock(self, person_id: int) -> None:
        """Nobody else reads or writes for this person until the transaction ends: their row is the lock."""
        person = sa.select(schema.people.c.id).where(schema.people.c.id == person_id)
        await self._connection.execute(person.with_for_update(key_share=True))


def _filled_in(person_id: int, form: str, table_id: int | None = None) -> list[sa.ColumnElement[bool]]:
    """That a draft is of a person and a form, at one table or at any."""
    drafts = schema.drafts.c
    filled_in = [drafts.person_id == person_id, drafts.decision == form]
    return filled_in if table_id is None else [*filled_in, drafts.table_id == table_id]
