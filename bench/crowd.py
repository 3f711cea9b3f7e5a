"""A hall that has seen many tables: copies of one that runs, made by the database itself, millions in minutes."""

from datetime import timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Status, Store, Timer, TimerKind
from bot.store.schema import chairs, moves, outbox, people, tables, timers
from bot.store.whole import Whole

ONE_RUNS_OF = 20
"""Of so many tables one runs; the others are over, and tidied."""
TABLES_OF_A_SERVER = 100
NOTICES = 2
"""So many messages are kept of a table that was tidied: its board, and the one with the hash of its seed."""
TIMER_KINDS = (TimerKind.HALF, TimerKind.OUT)
AT_ONCE = 2_000
"""So many tables are made in one transaction."""
FIRST = 10**6
"""The first id of tables and messages that are made here: before it there is room for what is played besides."""
OF_DISCORD = 10**17
"""The same for people, channels, servers and what Discord calls a message."""

Columns = dict[str, sa.ColumnElement[Any]]


async def fill(store: Store, template: int, count: int, moves_each: int) -> None:
    """Keep so many tables like one that runs and has a board, with so many moves at each that is over."""
    for first in range(0, count, AT_ONCE):
        async with store._writer.begin() as connection:  # noqa: SLF001 - the house has no use for so large a transaction
            await _add(connection, template, first, min(first + AT_ONCE, count) - 1, moves_each)
    async with store._writer.begin() as connection:  # noqa: SLF001
        for table in (tables, outbox, timers):
            await Whole(connection).number_after(table)
        if connection.dialect.name == "postgresql":  # it would do so by itself within a minute
            await connection.exec_driver_sql("ANALYZE")


async def _add(connection: AsyncConnection, template: int, first: int, last: int, moves_each: int) -> None:
    """The tables of these numbers, and all that belongs to them."""
    numbers = _numbers("numbers", first, last)
    number = numbers.c.n
    over = number % ONE_RUNS_OF != 0
    table: Columns = {
        "id": FIRST + number,
        "guild_id": OF_DISCORD + number // TABLES_OF_A_SERVER,
        "channel_id": OF_DISCORD + number,
        "opener_id": OF_DISCORD + number,
        "status": sa.case((over, Status.OVER.value), else_=Status.RUNNING.value),
        "tidied": over,
        "post": FIRST + NOTICES * number,
    }
    await connection.execute(_copies(tables, table, _each(tables, numbers), tables.c.id == template))
    of_template = chairs.c.table_id == template
    person_id = OF_DISCORD + 10 * number + chairs.c.seat
    chair: Columns = {"table_id": FIRST + number, "person_id": person_id}
    await connection.execute(_copies(chairs, chair, _each(chairs, numbers), of_template))
    seated = people.join(chairs, chairs.c.person_id == people.c.id)
    await connection.execute(_copies(people, {"id": person_id}, _each(seated, numbers), of_template))
    again = _numbers("again", 0, NOTICES - 1)
    place = NOTICES * number + again.c.n
    notice: Columns = {
        "id": FIRST + place,
        "table_id": FIRST + number,
        "channel_id": OF_DISCORD + number,
        "message_id": OF_DISCORD + place,
        "done": sa.true(),
    }
    boards = outbox.join(tables, tables.c.post == outbox.c.id)
    await connection.execute(_copies(outbox, notice, _each(boards, numbers, again), tables.c.id == template))
    move: Columns = {"table_id": FIRST + number}
    played = moves.c.table_id == template
    await connection.execute(_copies(moves, move, _each(moves, numbers), played, ~over))
    again = _numbers("again", 0, moves_each - 1)
    many = _each(moves, numbers, again)
    first_of_all = sa.select(sa.func.min(moves.c.number)).where(played).scalar_subquery()
    one = moves.c.number == first_of_all
    await connection.execute(_copies(moves, move | {"number": again.c.n}, many, played, one, over))
    await _add_timers(connection, template, range(first, last + 1))


def _numbers(name: str, first: int, last: int) -> sa.CTE:
    """These numbers, one in each row."""
    begin = sa.select(sa.cast(sa.literal(first), sa.BigInteger).label("n")).cte(name, recursive=True)
    return begin.union_all(sa.select(begin.c.n + 1).where(begin.c.n < last))


def _each(rows: sa.FromClause, *times: sa.CTE) -> sa.FromClause:
    """Every row, with each of these numbers."""
    for numbers in times:
        rows = rows.join(numbers, sa.true())
    return rows


def _copies(table: sa.Table, other: Columns, source: sa.FromClause, *which: sa.ColumnElement[bool]) -> sa.Insert:
    """Copy these rows, with some columns otherwise."""
    values = [other.get(column.name, column) for column in table.columns]
    return sa.insert(table).from_select(list(table.columns), sa.select(*values).select_from(source).where(*which))


async def _add_timers(connection: AsyncConnection, template: int, some: range) -> None:
    """Timers of the tables that run, each at an instant of its own, from tomorrow on."""
    opened = (await connection.execute(sa.select(tables.c.opened_at).where(tables.c.id == template))).scalar_one()
    running = [number for number in some if number % ONE_RUNS_OF == 0]
    rows = [
        Timer(kind=kind, at=opened + timedelta(days=1, seconds=number), table_id=FIRST + number, decision="t1", seat=0)
        for number in running
        for kind in TIMER_KINDS
    ]
    if rows:
        await connection.execute(sa.insert(timers), [row.model_dump(exclude={"id"}) for row in rows])
