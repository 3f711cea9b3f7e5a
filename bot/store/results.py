"""The log of results: one row a game, one a chair. All else that the club knows is derived from it."""

from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.club import NOTHING_ANSWERED, STAYED, GamesAlike, Meetings, Part, Result
from bot.store.rows import Rows

AT_ONCE = 500
"""So many results are read together."""

ONE_AT_A_TIME = 0x636C7562
"""The lock under which results are written: «club», as a number."""

_LOG, _CHAIRS = schema.results.c, schema.result_chairs.c


class Results(Rows):
    """The results, in one transaction."""

    async def wait_for_turn(self) -> None:
        """Nobody else writes results, or what is derived from them, until this transaction ends.

        So they are numbered in the order in which they count. Whoever needs a table locks that first.
        """
        await self._line_up(ONE_AT_A_TIME)

    async def add(self, result: Result) -> Result:
        """Write a result into the log; it gets its number."""
        row = result.model_dump(exclude={"id", "chairs"})
        number = (await self._connection.execute(sa.insert(schema.results).values(row).returning(_LOG.id))).scalar_one()
        chairs = [chair.model_dump() | {"result_id": number, "number": at} for at, chair in enumerate(result.chairs)]
        await self._connection.execute(sa.insert(schema.result_chairs), chairs)
        return result.model_copy(update={"id": number})

    async def last(self) -> int:
        """The number of the newest result; 0 if there is none."""
        row = await self._first(sa.select(_LOG.id).where(_LOG.id > 0).order_by(_LOG.id.desc()).limit(1))
        return 0 if row is None else int(row["id"])

    async def of_table(self, table_id: int) -> Result | None:
        """The result of a table."""
        found = await self._read(sa.select(schema.results).where(_LOG.table_id == table_id))
        return found[0] if found else None

    async def in_order(self) -> AsyncIterator[Result]:
        """All of them, in the order in which they count."""
        last = 0
        while found := await self._read(
            sa.select(schema.results).where(_LOG.id > last).order_by(_LOG.id).limit(AT_ONCE)
        ):
            for result in found:
                yield result
            last = found[-1].id

    async def of_person(self, person_id: int) -> list[Result]:
        """All games that a person had to do with, the oldest first."""
        own = sa.select(_CHAIRS.result_id).where(_CHAIRS.person_id == person_id)
        return await self._read(sa.select(schema.results).where(_LOG.id.in_(own)).order_by(_LOG.id))

    # Comparing

    async def alike(self, place_id: int, game: str, variant: str) -> GamesAlike:
        """The games of one variant that were played to the end in one place."""
        # A game that was closed has no scores. Each of these is read from an index alone, however many games there are.
        same = (_LOG.place_id == place_id, _LOG.game == game, _LOG.variant == variant)
        scores: list[sa.ColumnElement[Any]] = [
            sa.func.count(_LOG.best).label("games"),
            sa.func.max(_LOG.best).label("best"),
        ]
        margins: list[sa.ColumnElement[Any]] = [
            sa.func.count(_LOG.margin).label("decided"),
            sa.func.min(_LOG.margin).label("closest"),
        ]
        row = {
            **(await self._first(sa.select(*scores).where(*same)) or {}),
            **(await self._first(sa.select(*margins).where(*same)) or {}),
        }
        best = (*same, _LOG.best == row["best"], _CHAIRS.score == row["best"])
        listed = sa.select(schema.people.c.name).where(
            schema.people.c.id == _CHAIRS.person_id, schema.people.c.listed.is_(True)
        )
        name = sa.case((_CHAIRS.person_id.is_(None), _CHAIRS.name), else_=listed.scalar_subquery())
        joined = schema.results.join(schema.result_chairs, _CHAIRS.result_id == _LOG.id)
        holders = sa.select(name.label("holder")).select_from(joined).where(*best, _CHAIRS.part != Part.LEFT)
        holder = await self._first(holders.order_by(_LOG.id, _CHAIRS.number).limit(1))
        return GamesAlike(**row, **(holder or {}))

    async def meetings(
        self, one: int, other: int, *, game: str | None = None, place_id: int | None = None
    ) -> Meetings | None:
        """How two people have fared against each other; None if they have not met."""
        own, theirs = schema.result_chairs.alias().c, schema.result_chairs.alias().c
        met = [own.result_id == theirs.result_id, own.result_id == _LOG.id]
        met += [own.person_id == one, theirs.person_id == other, _LOG.closed.is_(False)]
        met += [each.part.in_(STAYED) for each in (own, theirs)]
        met += [_LOG.game == game] if game is not None else []
        met += [_LOG.place_id == place_id] if place_id is not None else []
        ahead, behind = own.place < theirs.place, own.place > theirs.place
        counted = sa.select(
            sa.func.sum(sa.case((ahead, 1), else_=0)).label("won"),
            sa.func.sum(sa.case((behind, 1), else_=0)).label("lost"),
            sa.func.sum(sa.case((own.place == theirs.place, 1), else_=0)).label("shared"),
        )
        row = await self._first(counted.where(*met))
        last = sa.select(sa.case((ahead, 1), (behind, -1), else_=0).label("last")).where(*met)
        newest = await self._first(last.order_by(own.result_id.desc()).limit(1))
        return None if row is None or newest is None else Meetings(**row, **newest)

    # Reading

    async def _read(self, query: sa.Select[Any]) -> list[Result]:
        rows = await self._all(query)
        chairs = await self._chairs([row["id"] for row in rows])
        return [Result.model_validate({**row, "chairs": chairs[row["id"]]}) for row in rows]

    async def _chairs(self, results: Collection[int]) -> dict[int, list[dict[str, Any]]]:
        found: dict[int, list[dict[str, Any]]] = {number: [] for number in results}
        query = sa.select(schema.result_chairs).where(_CHAIRS.result_id.in_(results))
        for row in await self._all(query.order_by(_CHAIRS.result_id, _CHAIRS.number)):
            found[row.pop("result_id")].append({name: value for name, value in row.items() if name != "number"})
        return found

    async def rename(self, person_id: int, pseudonyms: Sequence[tuple[str, int]], name: str) -> None:
        """Let nothing tell who a person was: in each game they are a number that is nobody's."""
        for game, pseudonym in pseudonyms:
            of_game = sa.exists().where(_LOG.id == _CHAIRS.result_id, _LOG.game == game)
            own = (_CHAIRS.person_id == person_id, of_game)
            nobody = {"person_id": pseudonym, "name": name, **NOTHING_ANSWERED}
            await self._connection.execute(sa.update(schema.result_chairs).where(*own).values(nobody))
