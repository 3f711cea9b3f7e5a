"""People: who has met the bot, and how they want to be spoken to."""

from collections.abc import Iterable

import sqlalchemy as sa

from bot.store import schema
from bot.store.records.people import Person
from bot.store.rows import Rows, parts

# What every click needs is put together once, not at each of them.
_PERSON = sa.select(schema.people).where(schema.people.c.id == sa.bindparam("person_id"))


class People(Rows):
    """The people, in one transaction."""

    async def find(self, person_id: int) -> Person | None:
        """A person we have met."""
        row = await self._first(_PERSON, person_id=person_id)
        return None if row is None else Person.model_validate(row)

    async def find_all(self, ids: Iterable[int]) -> dict[int, Person]:
        """Those of these people whom we have met."""
        found: dict[int, Person] = {}
        for some in parts(list(ids)):
            rows = await self._all(sa.select(schema.people).where(schema.people.c.id.in_(some)))
            found |= {row["id"]: Person.model_validate(row) for row in rows}
        return found

    async def lock(self, person_id: int) -> Person | None:
        """The same as ``find``; nobody else changes them until this is committed."""
        row = await self._first(_PERSON.with_for_update(key_share=True), person_id=person_id)
        return None if row is None else Person.model_validate(row)

    async def change(self, person_id: int, **values: object) -> None:
        """Change some of what is kept of a person, and leave the rest as it is: it may be changed elsewhere now."""
        await self._connection.execute(sa.update(schema.people).where(schema.people.c.id == person_id).values(values))

    async def add(self, person: Person) -> None:
        """Keep somebody whom we have just met; whoever is known by now, from elsewhere, is left as they are."""
        await self._claim(schema.people, person.model_dump())
