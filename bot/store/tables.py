"""Tables, the chairs at them, and their logs."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.store import schema
from bot.store.records.seats import Chair
from bot.store.records.tables import Remains, Status, TableRecord
from bot.store.rows import Rows
from bot.store.unreadable import UnreadableError
from games.kernel import Level

Numbered = tuple[int, int]
"""A table's id, and how many changes it has seen: enough to know whether a copy in memory is still true."""

_OPEN = [Status(status) for status in schema.OPEN_STATUSES]
_WRITTEN_AS_JSON = {column.name for column in schema.tables.c if isinstance(column.type, sa.JSON)}

# What every click needs is put together once, not at each of them.
_NUMBERED = sa.select(schema.tables.c.id, schema.tables.c.number)
_NUMBER = sa.select(schema.tables.c.number).where(schema.tables.c.id == sa.bindparam("table_id"))
_LOCK = _NUMBER.with_for_update(key_share=True)
_IN_CHANNEL = (
    _NUMBERED.where(schema.tables.c.channel_id == sa.bindparam("channel_id"))
    .order_by(schema.tables.c.id.desc())
    .limit(1)
)
_OPEN_IN_CHANNEL = (
    _IN_CHANNEL.where(schema.tables.c.status.in_(_OPEN))
    .order_by(None)
    .order_by(
        sa.and_(schema.tables.c.guild_id.is_not(None), schema.tables.c.lesson.is_not(None)),
        schema.tables.c.moved_at.desc(),
        schema.tables.c.id.desc(),
    )
)
_TAKING_CHANNEL = _IN_CHANNEL.where(schema.TAKES_ITS_CHANNEL)
_FINISHED_IN_CHANNEL = _IN_CHANNEL.where(schema.tables.c.status == Status.OVER)
_CHANGE = sa.update(schema.tables).where(
    schema.tables.c.id == sa.bindparam("table_id"), schema.tables.c.number == sa.bindparam("expected_number")
)


class ConflictError(Exception):
    """Somebody else was first: another process moved at this table, or a channel has a table already."""


@contextmanager
def _read(table_id: int) -> Iterator[None]:
    """Make records of rows that have been fetched: what goes wrong here is not the database's trouble."""
    try:
        yield
    except (TypeError, ValueError) as error:
        raise UnreadableError.because(table_id, error) from None


class Tables(Rows):
    """The tables, in one transaction."""

    # Finding

    async def find(self, table_id: int) -> TableRecord | None:
        """A table."""
        chairs = schema.chairs.c
        of_table = sa.select(*(chairs[name] for name in Chair.model_fields)).where(chairs.table_id == table_id)
        kept = await self._connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id))
        seated = await self._connection.execute(of_table.order_by(chairs.seat))
        with _read(table_id):
            row = kept.mappings().first()
            return None if row is None else TableRecord.model_validate({**row, "chairs": seated.mappings().all()})

    async def find_all(self, tables: Sequence[int]) -> list[TableRecord]:
        """Several tables at one go; an UnreadableError if one of them cannot be read, and nobody knows which."""
        chairs = schema.chairs.c
        seats = sa.select(chairs.table_id, *(chairs[name] for name in Chair.model_fields))
        kept = await self._connection.execute(sa.select(schema.tables).where(schema.tables.c.id.in_(tables)))
        seated = await self._connection.execute(seats.where(chairs.table_id.in_(tables)).order_by(chairs.seat))
        with _read(tables[0]):
            at = defaultdict[int, list[dict[str, Any]]](list)
            for row in seated.mappings():
                at[row["table_id"]].append({name: row[name] for name in Chair.model_fields})
            return [TableRecord.model_validate({**row, "chairs": at[row["id"]]}) for row in kept.mappings()]

    async def number(self, table_id: int) -> int | None:
        """How many changes a table has seen."""
        row = await self._first(_NUMBER, table_id=table_id)
        return None if row is None else int(row["number"])

    async def lock(self, table_id: int) -> int | None:
        """How many changes a table has seen; nobody else changes it, or what belongs to it, until this is committed.

        Its row is the lock; SQLite, which has one writer, needs none.
        """
        row = await self._first(_LOCK, table_id=table_id)
        return None if row is None else int(row["number"])

    async def lock_all(self, tables: Collection[int]) -> None:
        """The same for several tables, in the order in which everybody takes them."""
        if tables:
            several = sa.select(schema.tables.c.id).where(schema.tables.c.id.in_(tables)).order_by(schema.tables.c.id)
            await self._connection.execute(several.with_for_update(key_share=True))

    async def open_in(self, channel_id: int) -> Numbered | None:
        """The table of a channel that is not over.

        Where lessons stand beside one, it is that at which something was done last; on a server no lesson, for who
        learns there is one among many.
        """
        return await self._one(_OPEN_IN_CHANNEL, channel_id)

    async def all_open_in(self, channel_id: int) -> list[int]:
        """The tables of a channel that are not over: one, and lessons."""
        tables = schema.tables.c
        here = sa.select(tables.id).where(tables.channel_id == channel_id, tables.status.in_(_OPEN))
        return [int(row["id"]) for row in await self._all(here.order_by(tables.id))]

    async def taking(self, channel_id: int) -> Numbered | None:
        """The table of a channel that is not over and keeps others from being opened there: any but a lesson."""
        return await self._one(_TAKING_CHANNEL, channel_id)

    async def last_in(self, channel_id: int) -> Numbered | None:
        """The table of a channel that was opened last, over or not."""
        return await self._one(_IN_CHANNEL, channel_id)

    async def finished_in(self, channel_id: int) -> Numbered | None:
        """The table of a channel that was opened last among those that are over."""
        return await self._one(_FINISHED_IN_CHANNEL, channel_id)

    async def of_person(self, person_id: int) -> list[Numbered]:
        """The tables at which a person sits that are not over, the longest waiting first."""
        seated = sa.select(schema.chairs.c.table_id).where(schema.chairs.c.person_id == person_id)
        return await self._open(schema.tables.c.id.in_(seated))

    async def in_server(self, guild_id: int) -> list[Numbered]:
        """The tables of a server that are not over, the longest waiting first."""
        return await self._open(schema.tables.c.guild_id == guild_id)

    async def count_open(self, **whose: int) -> int:
        """How many tables are not over that somebody has opened (``opener_id``), or of a server (``guild_id``).

        Lessons do not count. Whoever counts the same waits until this transaction ends: it may add one.
        """
        columns = schema.tables.c
        for value in whose.values():
            await self._line_up(value)
        conditions = [columns.lesson.is_(None), *(columns[name] == value for name, value in whose.items())]
        counted = sa.select(sa.func.count()).where(columns.status.in_(_OPEN), *conditions)
        return int((await self._connection.execute(counted)).scalar_one())

    async def lesson_of(self, person_id: int, game: str) -> Numbered | None:
        """The lesson of a game in the middle of which somebody is."""
        tables = schema.tables.c
        own = _NUMBERED.where(tables.opener_id == person_id, tables.status.in_(_OPEN), tables.game == game)
        found = await self._many(own.where(tables.lesson.is_not(None)).order_by(tables.id.desc()).limit(1))
        return next(iter(found), None)

    async def solo_of(self, person_id: int, limit: int = 40) -> list[Numbered]:
        """The tables that a person plays or has played alone, the newest first."""
        own, other = schema.chairs.c, schema.chairs.alias().c
        company = sa.exists().where(other.table_id == own.table_id, other.seat > 0)
        alone = sa.select(own.table_id).where(own.person_id == person_id, ~company)
        begun = _NUMBERED.where(schema.tables.c.id.in_(alone), schema.tables.c.state.is_not(None))
        return await self._many(begun.order_by(schema.tables.c.id.desc()).limit(limit))

    async def running(self) -> list[int]:
        """The tables at which a game runs."""
        rows = await self._all(sa.select(schema.tables.c.id).where(schema.RUNNING))
        return [int(row["id"]) for row in rows]

    async def against(self, level: Level) -> list[int]:
        """The tables at which a game runs and a computer of this level plays."""
        tables, chairs = schema.tables.c, schema.chairs.c
        plays = sa.exists().where(chairs.table_id == tables.id, chairs.level == level, chairs.person_id.is_(None))
        rows = await self._all(sa.select(tables.id).where(schema.RUNNING, plays))
        return [int(row["id"]) for row in rows]

    async def places(self, guild_id: int) -> list[tuple[int, int]]:
        """The tables of a server that stand in a channel, as far as anybody knows, and in which."""
        tables = schema.tables.c
        parked = sa.and_(tables.status == Status.PARKED, tables.post.is_not(None))
        standing = sa.or_(tables.status.in_([Status.LOBBY, Status.RUNNING]), parked)
        rows = await self._all(sa.select(tables.id, tables.channel_id).where(tables.guild_id == guild_id, standing))
        return [(int(row["id"]), int(row["channel_id"])) for row in rows]

    async def _one(self, query: sa.Select[Any], channel_id: int) -> Numbered | None:
        row = await self._first(query, channel_id=channel_id)
        return None if row is None else (int(row["id"]), int(row["number"]))

    async def _open(self, condition: sa.ColumnElement[bool]) -> list[Numbered]:
        still = _NUMBERED.where(condition, schema.tables.c.status.in_(_OPEN))
        return await self._many(still.order_by(schema.tables.c.moved_at))

    async def _many(self, query: sa.Select[Any]) -> list[Numbered]:
        return [(int(row["id"]), int(row["number"])) for row in await self._all(query)]

    # Changing

    async def add(self, table: TableRecord) -> int:
        """Keep a new table; its id."""
        new = sa.insert(schema.tables).values(_columns(table)).returning(schema.tables.c.id)
        try:
            table_id: int = (await self._connection.execute(new)).scalar_one()
        except IntegrityError as error:
            raise ConflictError("the channel has a table") from error
        await self._add_chairs(table_id, table.chairs)
        return table_id

    async def change(self, table: TableRecord, expected_number: int) -> None:
        """Keep a table as it is now, if nobody else has changed it since."""
        where = {"table_id": table.id, "expected_number": expected_number}
        result = await self._connection.execute(_CHANGE, {**_columns(table), **where})
        if not result.rowcount:
            raise ConflictError(f"table {table.id} has moved on from {expected_number}")

    async def untidy(self, before: datetime, limit: int) -> list[int]:
        """Tables that have been over since before an instant and have not been tidied, the oldest first."""
        tables = schema.tables.c
        over = sa.select(tables.id).where(schema.UNTIDY, tables.moved_at < before)
        return [int(row["id"]) for row in await self._all(over.order_by(tables.moved_at).limit(limit))]

    async def abandoned_lessons(self, before: datetime, limit: int) -> list[int]:
        """Lessons at which nothing has been done since before an instant, also where their channel is lost."""
        tables = schema.tables.c
        left = sa.select(tables.id).where(schema.LEARNING, tables.moved_at < before)
        return [int(row["id"]) for row in await self._all(left.order_by(tables.moved_at).limit(limit))]

    async def use_zone(self, guild_id: int, zone: str) -> None:
        """Let all tables of a server that are not over live by a time zone, however many there are."""
        tables = schema.tables.c
        others = sa.select(tables.id).where(tables.guild_id == guild_id, tables.status.in_(_OPEN), tables.zone != zone)
        found = [int(row["id"]) for row in await self._all(others)]
        await self.lock_all(found)
        changed = sa.update(schema.tables).where(tables.id.in_(found))
        await self._connection.execute(changed.values(zone=zone, number=tables.number + 1))  # no copy is true any more

    async def mark_tidied(self, table_id: int) -> None:
        """A table has been tidied."""
        tidied = sa.update(schema.tables).where(schema.tables.c.id == table_id).values(tidied=True)
        await self._connection.execute(tidied)

    async def set_aside(self, table_id: int) -> Remains | None:
        """Let a table that cannot be read stand in nobody's way; what can be told of it, the first time."""
        tables, chairs = schema.tables.c, schema.chairs.c
        aside = sa.update(schema.tables).where(tables.id == table_id, tables.status.in_(_OPEN))
        told = (tables.id, tables.channel_id, tables.language, tables.game)
        row = (
            (
                await self._connection.execute(
                    aside.values(status=Status.SET_ASIDE, number=tables.number + 1).returning(*told)
                )
            )
            .mappings()
            .first()
        )
        if row is None:
            return None
        people = sa.select(chairs.person_id).where(chairs.table_id == table_id, chairs.person_id.is_not(None))
        return Remains(**row, people=tuple((await self._connection.execute(people)).scalars()))

    async def seat(self, table: TableRecord) -> None:
        """Keep who sits where."""
        await self._connection.execute(sa.delete(schema.chairs).where(schema.chairs.c.table_id == table.id))
        await self._add_chairs(table.id, table.chairs)

    async def _add_chairs(self, table_id: int, chairs: Sequence[Chair]) -> None:
        rows = [{"table_id": table_id, "seat": seat, **chair.model_dump()} for seat, chair in enumerate(chairs)]
        if rows:
            await self._connection.execute(sa.insert(schema.chairs), rows)

    # The log

    async def log(self, table_id: int) -> list[dict[str, Any]]:
        """All entries of a log in order."""
        query = sa.select(schema.moves.c.entry).where(schema.moves.c.table_id == table_id)
        kept = await self._connection.execute(query.order_by(schema.moves.c.number))
        with _read(table_id):
            return list(kept.scalars())

    async def move_times(self, table_id: int) -> dict[int, datetime]:
        """When the entries of a log were written, by their numbers."""
        moves = schema.moves.c
        kept = await self._all(sa.select(moves.number, moves.at).where(moves.table_id == table_id))
        return {row["number"]: row["at"] for row in kept}

    async def add_move(self, table_id: int, number: int, entry: dict[str, Any], at: datetime) -> None:
        """Write an entry of a log; of two processes that write the same number one wins."""
        row = {"table_id": table_id, "number": number, "entry": entry, "at": at}
        try:
            await self._connection.execute(sa.insert(schema.moves), row)
        except IntegrityError as error:
            raise ConflictError(f"move {number} of table {table_id} is written") from error


def _columns(table: TableRecord) -> dict[str, Any]:
    written = table.model_dump(mode="json", include=_WRITTEN_AS_JSON)
    return table.model_dump(exclude={"id", "chairs", *_WRITTEN_AS_JSON}) | written
