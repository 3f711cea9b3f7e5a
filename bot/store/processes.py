"""Processes: who serves the hall now. Each says again and again that it is alive, and for how long it may be so."""

from datetime import timedelta

import sqlalchemy as sa

from bot.store import schema
from bot.store.rows import Rows

_COLUMNS = schema.processes.c


class Processes(Rows):
    """The processes, in one transaction. Instants are the database's: machines' clocks differ."""

    async def count_with(self, process: str, lease: timedelta) -> int:
        """A process is alive; how many are."""
        await self._keep(schema.processes, {"id": process, "until": sa.func.now() + lease})
        return await self.count()

    async def count(self) -> int:
        """How many are alive; one that died without a word is until its lease has run out."""
        alive = sa.select(sa.func.count()).where(_COLUMNS.until > sa.func.now())
        return int((await self._connection.execute(alive)).scalar_one())

    async def leave(self, process: str) -> None:
        """A process goes. Those that died without a word are forgotten with it."""
        gone = sa.or_(_COLUMNS.id == process, _COLUMNS.until < sa.func.now())
        await self._connection.execute(sa.delete(schema.processes).where(gone))
