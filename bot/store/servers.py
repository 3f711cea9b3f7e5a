"""What the managers of servers have set."""

from datetime import datetime

import sqlalchemy as sa

from bot.store import schema
from bot.store.records.servers import Server
from bot.store.rows import Rows


class Servers(Rows):
    """The servers, in one transaction."""

    async def find(self, guild_id: int) -> Server:
        """What was set for a server; the defaults if nothing was."""
        row = await self._first(sa.select(schema.servers).where(schema.servers.c.id == guild_id))
        return Server(id=guild_id) if row is None else Server.model_validate(row)

    async def lock(self, guild_id: int) -> Server:
        """The same; nobody else changes it until this is committed. Whoever needs a table has locked that before."""
        await self._line_up(guild_id)
        return await self.find(guild_id)

    async def calls_role(self, guild_id: int, now: datetime) -> None:
        """The role of a server is called."""
        called = sa.update(schema.servers).where(schema.servers.c.id == guild_id).values(role_called_at=now)
        await self._connection.execute(called)

    async def keep(self, server: Server) -> None:
        """Keep what was set."""
        await self._keep(schema.servers, server.model_dump())
