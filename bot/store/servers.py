"""What the managers of servers have set."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.records import Server


class Servers:
    """The servers, in one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def find(self, guild_id: int) -> Server:
        """What was set for a server; the defaults if nothing was."""
        query = sa.select(schema.servers).where(schema.servers.c.id == guild_id)
        row = (await self._connection.execute(query)).mappings().first()
        return Server(id=guild_id) if row is None else Server.model_validate(dict(row))

    async def keep(self, server: Server) -> None:
        """Keep what was set."""
        values = server.model_dump()
        changed = await self._connection.execute(
            sa.update(schema.servers).where(schema.servers.c.id == server.id).values(values)
        )
        if not changed.rowcount:
            await self._connection.execute(sa.insert(schema.servers).values(values))
