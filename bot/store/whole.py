"""All that is kept, as rows: for whoever carries a hall from one database to another."""

from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.rows import Rows

AT_ONCE = 500
"""So many rows are read and written together."""

_KEPT = [table for table in schema.metadata.sorted_tables if table not in (schema.leases, schema.processes)]
"""Which processes there are and what they have taken concerns the database in which they run."""

_VERSION = sa.table("alembic_version", sa.column("version_num"))


class Whole(Rows):
    """All rows, in one transaction."""

    async def count(self) -> dict[str, int]:
        """How many rows there are, by table."""
        return {table.name: await self._count(table) for table in _KEPT}

    async def version(self) -> str:
        """The last migration that was carried out here."""
        return str((await self._connection.execute(sa.select(_VERSION.c.version_num))).scalar_one())

    async def _count(self, table: sa.Table) -> int:
        counted = await self._connection.execute(sa.select(sa.func.count()).select_from(table))
        return int(counted.scalar_one())

    async def copy_to(self, other: "Whole") -> None:
        """Put every row into another database, which has none."""
        for table in _KEPT:
            after: tuple[Any, ...] | None = None
            while rows := await self._following(table, after):
                await other.add(table, rows)
                after = tuple(rows[-1][column.name] for column in table.primary_key)
            await other.number_after(table)

    async def _following(self, table: sa.Table, after: tuple[Any, ...] | None) -> list[dict[str, Any]]:
        """The rows after the one with this key, some at a time."""
        key = tuple(table.primary_key)
        query = sa.select(table).order_by(*key).limit(AT_ONCE)
        return await self._all(query if after is None else query.where(sa.tuple_(*key) > after))

    async def add(self, table: sa.Table, rows: list[dict[str, Any]]) -> None:
        """Add rows as they are."""
        await self._connection.execute(sa.insert(table), rows)

    async def number_after(self, table: sa.Table) -> None:
        """Number what is added from now on after what there is; SQLite does by itself."""
        numbered = table.autoincrement_column
        if numbered is not None and self._connection.dialect.name == "postgresql":
            last = sa.select(sa.func.max(numbered)).scalar_subquery()
            sequence = sa.func.pg_get_serial_sequence(table.name, numbered.name)
            await self._connection.execute(sa.select(sa.func.setval(sequence, last)))
