"""Leases: of several processes one has taken something for a while, and says again and again that it is alive.

What a dead process had taken is free when its lease has run out. Instants are the database's: machines' clocks differ.
"""

from collections.abc import Collection, Sequence
from datetime import timedelta
from enum import Enum, auto

import sqlalchemy as sa

from bot.store import schema
from bot.store.rows import Rows, parts

LEASE = timedelta(seconds=15)

DISCORD = "Discord"
"""Who holds what no process may have."""
REQUESTS = "requests"
"""What Discord forbids for a while when it has had too many."""

_COLUMNS = schema.leases.c


class Taken(Enum):
    """How something was taken."""

    FREE = auto()
    """Nobody had it."""
    LEFT = auto()
    """Somebody had it who did not give it back: what they were doing may be half done."""


class Leases(Rows):
    """The leases, in one transaction. ``holder`` is a process."""

    async def take(self, name: str, holder: str, lease: timedelta | None = None) -> Taken | None:
        """Take something, if nobody has it who is alive."""
        row = {"name": name, "holder": holder, "until": sa.func.now() + (lease or LEASE)}
        if await self._claim(schema.leases, row):
            return Taken.FREE
        left = sa.update(schema.leases).where(_COLUMNS.name == name, _COLUMNS.until < sa.func.now())
        return Taken.LEFT if (await self._connection.execute(left.values(row))).rowcount else None

    async def take_again(self, name: str, holder: str) -> bool:
        """Whether a process has something of which it does not know; if so, it has it for another while."""
        own = sa.update(schema.leases).where(_COLUMNS.name == name, _COLUMNS.holder == holder)
        return bool((await self._connection.execute(own.values(until=sa.func.now() + LEASE))).rowcount)

    async def of_others(self, holder: str, names: Sequence[str]) -> set[str]:
        """What of this processes have that are alive, but for one."""
        taken = set[str]()
        for some in parts(names):
            alive = (_COLUMNS.name.in_(some), _COLUMNS.until > sa.func.now())
            others = sa.select(_COLUMNS.name).where(*alive, _COLUMNS.holder != holder)
            taken |= set((await self._connection.execute(others)).scalars())
        return taken

    async def prolong(self, holder: str) -> set[str]:
        """A process is alive; what it still has."""
        alive = sa.update(schema.leases).where(_COLUMNS.holder == holder).values(until=sa.func.now() + LEASE)
        return set((await self._connection.execute(alive.returning(_COLUMNS.name))).scalars())

    async def give_back(self, names: Collection[str], holder: str) -> None:
        """Whoever likes may take this now."""
        given = sa.delete(schema.leases).where(_COLUMNS.name.in_(names), _COLUMNS.holder == holder)
        await self._connection.execute(given)

    async def forbid(self, name: str, span: timedelta) -> None:
        """Discord allows nobody something for so long."""
        await self._keep(schema.leases, {"name": name, "holder": DISCORD, "until": sa.func.now() + span})

    async def forbidden_for(self, name: str) -> float:
        """For how many seconds more Discord allows nobody something; below zero if it does."""
        query = sa.select(_COLUMNS.until, sa.type_coerce(sa.func.now(), schema.Instant).label("now"))
        row = await self._first(query.where(_COLUMNS.name == name, _COLUMNS.holder == DISCORD))
        return 0.0 if row is None else float((row["until"] - row["now"]).total_seconds())
