"""What the modules of the store share: a connection, and the few ways in which all of them use it."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

_INSERT: dict[str, Callable[[sa.Table], postgresql.Insert | sqlite.Insert]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}
"""Both write it alike; SQLAlchemy has one for each."""


ASKED_AT_ONCE = 500
"""So many things are asked about in one statement: databases bound how many values it may have."""

T = TypeVar("T")


def parts(asked: Collection[T]) -> Iterator[Sequence[T]]:
    """Things that are asked about, as many together as one statement may have."""
    values = list(asked)
    for start in range(0, len(values), ASKED_AT_ONCE):
        yield values[start : start + ASKED_AT_ONCE]


class Rows:
    """The rows of one thing, in one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def _first(self, query: sa.Select[*tuple[Any, ...]], **values: int) -> dict[str, Any] | None:
        row = (await self._connection.execute(query, values)).mappings().first()
        return None if row is None else dict(row)

    async def _all(self, query: sa.Select[*tuple[Any, ...]], **values: int) -> list[dict[str, Any]]:
        return [dict(row) for row in (await self._connection.execute(query, values)).mappings()]

    async def _keep(self, table: sa.Table, row: dict[str, Any]) -> None:
        """Put a row in the place of the one with its primary key; a new one is added, whoever else does just that."""
        await self._connection.execute(self._upsert(table, row, row))

    def _upsert(
        self, table: sa.Table, row: dict[str, Any], instead: dict[str, Any]
    ) -> postgresql.Insert | sqlite.Insert:
        """Add a row; where there is one with its primary key, change that."""
        insert = _INSERT[self._connection.dialect.name](table).values(row)
        return insert.on_conflict_do_update(index_elements=table.primary_key, set_=instead)

    async def _claim(self, table: sa.Table, row: dict[str, Any]) -> bool:
        """Add a row unless there is one with its primary key; whether it was added. Of two who try, one waits."""
        insert = _INSERT[self._connection.dialect.name](table).values(row)
        return bool((await self._connection.execute(insert.on_conflict_do_nothing())).rowcount)

    async def _line_up(self, number: int) -> None:
        """Whoever lines up with the same number waits until this transaction ends. (SQLite has one writer anyway.)"""
        if self._connection.dialect.name == "postgresql":
            await self._connection.execute(sa.select(sa.func.pg_advisory_xact_lock(number)))
