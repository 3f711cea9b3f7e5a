"""What the modules of the store share: a connection, and the few ways in which all of them use it."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection


class Rows:
    """The rows of one thing, in one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def _first(self, query: sa.Select[Any], **values: int) -> dict[str, Any] | None:
        row = (await self._connection.execute(query, values)).mappings().first()
        return None if row is None else dict(row)

    async def _all(self, query: sa.Select[Any], **values: int) -> list[dict[str, Any]]:
        return [dict(row) for row in (await self._connection.execute(query, values)).mappings()]

    async def _keep(self, table: sa.Table, row: dict[str, Any]) -> None:
        """Put a row in the place of the one with its primary key; a new one is added."""
        same = [column == row[column.name] for column in table.primary_key]
        changed = await self._connection.execute(sa.update(table).where(*same).values(row))
        if not changed.rowcount:
            await self._connection.execute(sa.insert(table).values(row))
