"""Timers: rows that wait for their instant, beside the games and not part of them; and when the bot was last alive."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.records.clock import OF_NO_TABLE, Timer, TimerKind
from bot.store.records.tables import Status
from bot.store.rows import Rows, parts

_COLUMNS = schema.timers.c
_ALIVE = "alive"


class Timers(Rows):
    """The timers, in one transaction."""

    changed = False
    """Whether this transaction has set any."""

    async def add(self, timers: Sequence[Timer]) -> None:
        """Set timers."""
        if timers:
            self.changed = True
            rows = [timer.model_dump(exclude={"id"}) for timer in timers]
            await self._connection.execute(sa.insert(schema.timers), rows)

    async def find(self, timer_id: int) -> Timer | None:
        """A timer, if it has not been taken away."""
        found = await self._select(_COLUMNS.id == timer_id)
        return found[0] if found else None

    async def of_table(self, table_id: int) -> list[Timer]:
        """The timers of a table."""
        return await self._select(_COLUMNS.table_id == table_id)

    async def of_person(self, person_id: int) -> list[Timer]:
        """The timers that belong to a person and to no table."""
        return await self._select(_COLUMNS.person_id == person_id, _COLUMNS.table_id.is_(None))

    async def who_has(self, kind: TimerKind, people: Collection[int], after: datetime) -> set[int]:
        """Those of these people who have a timer of a kind that falls due after an instant."""
        have = set[int]()
        for some in parts(people):
            theirs = (_COLUMNS.person_id.in_(some), _COLUMNS.kind == kind, _COLUMNS.at > after)
            have |= {int(row["person_id"]) for row in await self._all(sa.select(_COLUMNS.person_id).where(*theirs))}
        return have

    async def of_tournament(self, tournament_id: int) -> list[Timer]:
        """The timers of a tournament."""
        return await self._select(_COLUMNS.tournament == tournament_id)

    async def earliest(self) -> Timer | None:
        """The timer that falls due first, of people and of tables whose clock runs.

        They are gone through in their order until one is found whose table, looked up by its id, lets it go off.
        """
        row = await self._first(_EARLIEST)
        return None if row is None else Timer.model_validate(row)

    async def move(self, timer: Timer, at: datetime) -> None:
        """Let a timer wait until later."""
        await self._connection.execute(sa.update(schema.timers).where(_COLUMNS.id == timer.id).values(at=at))

    async def take(self, timer: Timer) -> bool:
        """Take a timer away; whether it was still there: of several who look at it one may act on it.

        SQLite gives an id that is free again to the next timer, which is to go off at another time.
        """
        same = (_COLUMNS.id == timer.id, _COLUMNS.at == timer.at)
        taken = await self._connection.execute(sa.delete(schema.timers).where(*same))
        return bool(taken.rowcount)

    async def remove(self, timers: Sequence[Timer]) -> None:
        """Take timers away."""
        if timers:
            ids = {timer.id for timer in timers}
            await self._connection.execute(sa.delete(schema.timers).where(_COLUMNS.id.in_(ids)))

    async def remove_all(self, table_id: int) -> None:
        """Take all timers of a table away."""
        await self._connection.execute(sa.delete(schema.timers).where(_COLUMNS.table_id == table_id))

    async def _select(self, *conditions: sa.ColumnElement[bool]) -> list[Timer]:
        query = sa.select(schema.timers).where(*conditions).order_by(_COLUMNS.at, _COLUMNS.id)
        return [Timer.model_validate(row) for row in await self._all(query)]

    # Being alive

    async def now(self) -> datetime:
        """What the clock of the database shows."""
        shown = await self._connection.execute(sa.select(sa.type_coerce(sa.func.now(), schema.Instant)))
        return shown.scalar_one()

    async def alive_at(self) -> datetime | None:
        """When the bot was last seen alive."""
        beats = schema.heartbeats.c
        row = await self._first(sa.select(beats.at).where(beats.name == _ALIVE))
        return None if row is None else row["at"]

    async def beat(self, now: datetime) -> None:
        """The bot is alive."""
        await self._keep(schema.heartbeats, {"name": _ALIVE, "at": now})


def running() -> sa.Select[Any]:
    """The timers of people and tournaments, of tables whose clock runs, those that let one run again or close a lobby.

    They come in the order in which they fall due.
    """
    tables = schema.tables.c
    ticking = sa.or_(tables.pause.is_(None), _COLUMNS.kind == _said(TimerKind.GO_ON))
    at_running_table = sa.and_(tables.status == _said(Status.RUNNING), ticking)
    closes_lobby = sa.and_(tables.status == _said(Status.LOBBY), _COLUMNS.kind == _said(TimerKind.LOBBY))
    runs = sa.or_(_COLUMNS.kind.in_(map(_said, sorted(OF_NO_TABLE))), at_running_table, closes_lobby)
    at_tables = schema.timers.outerjoin(schema.tables, tables.id == _COLUMNS.table_id)
    query = sa.select(schema.timers).select_from(at_tables)
    return query.where(runs).order_by(_COLUMNS.at, _COLUMNS.id)


def _said(value: str) -> sa.ColumnElement[str]:
    """A value as part of the statement. What has no parameters PostgreSQL plans once, not at every look."""
    return sa.literal_column(f"'{value}'")


_EARLIEST = running().limit(sa.literal_column("1"))
"""Looked up after every move, and so put together once."""
