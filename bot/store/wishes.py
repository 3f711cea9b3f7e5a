"""Who would like to play what, and where: the games that people like, and what they were told of free seats."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.records.tables import Status
from bot.store.rows import Rows, parts
from bot.store.tables import Numbered

_LIKES, _VISITS, _CALLS = schema.likes.c, schema.visits.c, schema.seat_calls.c
_TABLES, _CHAIRS = schema.tables.c, schema.chairs.c


class Wishes(Rows):
    """The wishes of people, in one transaction."""

    async def likes(self, person_id: int) -> frozenset[str]:
        """The games that a person likes to be called to."""
        rows = await self._all(sa.select(_LIKES.game).where(_LIKES.person_id == person_id))
        return frozenset(row["game"] for row in rows)

    async def like(self, person_id: int, games: Collection[str]) -> None:
        """From now on a person likes these games, and no others."""
        await self._connection.execute(sa.delete(schema.likes).where(_LIKES.person_id == person_id))
        if games:
            rows = [{"person_id": person_id, "game": game} for game in games]
            await self._connection.execute(sa.insert(schema.likes), rows)

    async def visit(self, person_id: int, guild_id: int) -> None:
        """A person was seen on a server."""
        await self._keep(schema.visits, {"person_id": person_id, "guild_id": guild_id})

    async def visited(self, person_id: int) -> list[int]:
        """The servers on which a person was seen."""
        rows = await self._all(sa.select(_VISITS.guild_id).where(_VISITS.person_id == person_id))
        return sorted(int(row["guild_id"]) for row in rows)

    async def who_likes(self, game: str, guild_id: int) -> list[int]:
        """The people who like a game, and were seen or have sat at a table on a server."""
        seen = sa.exists().where(_VISITS.person_id == _LIKES.person_id, _VISITS.guild_id == guild_id)
        at_table = (_CHAIRS.person_id == _LIKES.person_id, _CHAIRS.table_id == _TABLES.id)
        sat = sa.exists().where(*at_table, _TABLES.guild_id == guild_id)
        query = sa.select(_LIKES.person_id).where(_LIKES.game == game, sa.or_(seen, sat))
        return [int(row["person_id"]) for row in await self._all(query.order_by(_LIKES.person_id))]

    async def seeking(self, person_id: int) -> list[Numbered]:
        """The tables that look for players of a game that a person likes, where they have been; the newest first."""
        liked = sa.select(_LIKES.game).where(_LIKES.person_id == person_id)
        seen = sa.select(_VISITS.guild_id).where(_VISITS.person_id == person_id)
        other, chair = schema.tables.alias().c, schema.chairs.alias().c
        sat = sa.select(other.guild_id).where(chair.person_id == person_id, chair.table_id == other.id)
        known = sa.or_(_TABLES.guild_id.in_(seen), _TABLES.guild_id.in_(sat.where(other.guild_id.is_not(None))))
        standing = _TABLES.status.in_([Status.LOBBY, Status.RUNNING])
        query = sa.select(_TABLES.id, _TABLES.number).where(schema.SEEKING, standing, _TABLES.game.in_(liked), known)
        rows = await self._all(query.order_by(_TABLES.id.desc()))
        return [(int(row["id"]), int(row["number"])) for row in rows]

    # What people were told

    async def called(self, person_id: int, tables: Collection[int], notice: int, now: datetime) -> None:
        """A person is told, by a notice, that seats are to be had at these tables."""
        rows = [{"person_id": person_id, "table_id": table, "notice": notice, "at": now} for table in tables]
        await self._connection.execute(sa.insert(schema.seat_calls), rows)

    async def last_called(self, people: Collection[int]) -> dict[int, datetime]:
        """When each of these people was last told so, who was."""
        found: dict[int, datetime] = {}
        for some in parts(people):
            last = sa.type_coerce(sa.func.max(_CALLS.at), schema.Instant).label("last")
            query = sa.select(_CALLS.person_id, last).where(_CALLS.person_id.in_(some)).group_by(_CALLS.person_id)
            found |= {int(row["person_id"]): row["last"] for row in await self._all(query)}
        return found

    async def calls_to(self, person_id: int) -> list[dict[str, Any]]:
        """Of what a person was told, and when."""
        query = sa.select(_CALLS.table_id, _CALLS.at).where(_CALLS.person_id == person_id)
        return await self._all(query.order_by(_CALLS.at, _CALLS.table_id))

    async def calls_about(self, table_id: int) -> list[int]:
        """The notices by which people were told of a table."""
        query = sa.select(_CALLS.notice).where(_CALLS.table_id == table_id).order_by(_CALLS.notice)
        return [int(row["notice"]) for row in await self._all(query)]
