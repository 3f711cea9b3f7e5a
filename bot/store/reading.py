"""Questions: what the store knows at one instant. Nothing is changed here."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.records import Chair, Notice, Person, Status, TableRecord
from bot.store.servers import Servers
from bot.store.timers import Timers
from bot.store.typed import TypedTexts

_OPEN = [Status(status) for status in schema.OPEN_STATUSES]

Numbered = tuple[int, int]
"""A table's id, and how many changes it has seen: enough to know whether a copy in memory is still true."""

# What every click needs is put together once, not at each of them.
_NUMBERED = sa.select(schema.tables.c.id, schema.tables.c.number)
_NUMBER = sa.select(schema.tables.c.number).where(schema.tables.c.id == sa.bindparam("table_id"))
_PERSON = sa.select(schema.people).where(schema.people.c.id == sa.bindparam("person_id"))
_IN_CHANNEL = (
    _NUMBERED.where(schema.tables.c.channel_id == sa.bindparam("channel_id"))
    .order_by(schema.tables.c.id.desc())
    .limit(1)
)
_OPEN_IN_CHANNEL = _IN_CHANNEL.where(schema.tables.c.status.in_(_OPEN))
_FINISHED_IN_CHANNEL = _IN_CHANNEL.where(schema.tables.c.status == Status.OVER)


class Reading:
    """The questions."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self.timers = Timers(connection)
        self.servers = Servers(connection)
        self.typed = TypedTexts(connection)

    # People

    async def person(self, person_id: int) -> Person | None:
        """A person we have met."""
        row = await self._first(_PERSON, person_id=person_id)
        return None if row is None else Person.model_validate(row)

    async def people(self, ids: Iterable[int]) -> dict[int, Person]:
        """Those of these people whom we have met."""
        rows = await self._all(sa.select(schema.people).where(schema.people.c.id.in_(list(ids))))
        return {row["id"]: Person.model_validate(row) for row in rows}

    async def draft(self, person_id: int, table_id: int, decision: str) -> dict[str, str]:
        """What a person typed into a form that was refused."""
        drafts = schema.drafts.c
        row = await self._first(
            sa.select(drafts["values"]).where(
                drafts.person_id == person_id, drafts.table_id == table_id, drafts.decision == decision
            )
        )
        return {} if row is None else dict(row["values"])

    # Tables

    async def table(self, table_id: int) -> TableRecord | None:
        """A table."""
        row = await self._first(sa.select(schema.tables).where(schema.tables.c.id == table_id))
        return None if row is None else TableRecord.model_validate(row | {"chairs": await self._chairs(table_id)})

    async def _chairs(self, table_id: int) -> tuple[Chair, ...]:
        rows = await self._all(
            sa.select(schema.chairs).where(schema.chairs.c.table_id == table_id).order_by(schema.chairs.c.seat)
        )
        return tuple(Chair.model_validate({name: row[name] for name in Chair.model_fields}) for row in rows)

    async def table_number(self, table_id: int) -> int | None:
        """How many changes a table has seen."""
        row = await self._first(_NUMBER, table_id=table_id)
        return None if row is None else int(row["number"])

    async def open_table_in(self, channel_id: int) -> Numbered | None:
        """The table of a channel that is not over."""
        return await self._one(_OPEN_IN_CHANNEL, channel_id)

    async def last_table_in(self, channel_id: int) -> Numbered | None:
        """The table of a channel that was opened last, over or not."""
        return await self._one(_IN_CHANNEL, channel_id)

    async def finished_table_in(self, channel_id: int) -> Numbered | None:
        """The table of a channel that was opened last among those that are over."""
        return await self._one(_FINISHED_IN_CHANNEL, channel_id)

    async def tables_of(self, person_id: int, limit: int = 50) -> list[Numbered]:
        """The tables at which a person sits that are not over, the longest waiting first."""
        seated = sa.select(schema.chairs.c.table_id).where(schema.chairs.c.person_id == person_id)
        return await self._open(schema.tables.c.id.in_(seated), limit)

    async def tables_in_server(self, guild_id: int, limit: int = 50) -> list[Numbered]:
        """The tables of a server that are not over."""
        return await self._open(schema.tables.c.guild_id == guild_id, limit)

    async def solo_tables_of(self, person_id: int, limit: int = 40) -> list[Numbered]:
        """The tables that a person plays or has played alone, the newest first."""
        own, other = schema.chairs.c, schema.chairs.alias().c
        company = sa.exists().where(other.table_id == own.table_id, other.seat > 0)
        alone = sa.select(own.table_id).where(own.person_id == person_id, ~company)
        begun = _NUMBERED.where(schema.tables.c.id.in_(alone), schema.tables.c.state.is_not(None))
        return await self._numbered(begun.order_by(schema.tables.c.id.desc()).limit(limit))

    async def running_tables(self) -> list[int]:
        """The tables at which a game runs."""
        rows = await self._all(sa.select(schema.tables.c.id).where(schema.tables.c.status == Status.RUNNING))
        return [int(row["id"]) for row in rows]

    async def _one(self, query: sa.Select[Any], channel_id: int) -> Numbered | None:
        row = await self._first(query, channel_id=channel_id)
        return None if row is None else (int(row["id"]), int(row["number"]))

    async def _open(self, condition: sa.ColumnElement[bool], limit: int) -> list[Numbered]:
        still = _NUMBERED.where(condition, schema.tables.c.status.in_(_OPEN))
        return await self._numbered(still.order_by(schema.tables.c.moved_at).limit(limit))

    async def _numbered(self, query: sa.Select[Any]) -> list[Numbered]:
        return [(int(row["id"]), int(row["number"])) for row in await self._all(query)]

    # Moves

    async def log(self, table_id: int) -> list[dict[str, Any]]:
        """All entries of a log in order."""
        query = sa.select(schema.moves.c.entry).where(schema.moves.c.table_id == table_id)
        return [row["entry"] for row in await self._all(query.order_by(schema.moves.c.number))]

    # Outbox

    async def notice(self, notice_id: int) -> Notice | None:
        """A notice by its id."""
        row = await self._first(sa.select(schema.outbox).where(schema.outbox.c.id == notice_id))
        return None if row is None else Notice.model_validate(row)

    async def notice_of_message(self, message_id: int) -> Notice | None:
        """The notice that sent a message."""
        row = await self._first(sa.select(schema.outbox).where(schema.outbox.c.message_id == message_id))
        return None if row is None else Notice.model_validate(row)

    async def message_saying(self, table_id: int, text: str) -> int | None:
        """The first message of a table in its channel that says something."""
        outbox = schema.outbox.c
        says = sa.cast(outbox.message, sa.Text).contains(text, autoescape=True)
        posted = sa.select(outbox.message_id).where(
            outbox.table_id == table_id, outbox.channel_id.is_not(None), outbox.message_id.is_not(None), says
        )
        row = await self._first(posted.order_by(outbox.id).limit(1))
        return None if row is None else int(row["message_id"])

    async def waiting_notices(self, limit: int | None = None) -> list[Notice]:
        """What has not reached Discord yet, in order."""
        query = sa.select(schema.outbox).where(~schema.outbox.c.done).order_by(schema.outbox.c.id).limit(limit)
        return [Notice.model_validate(row) for row in await self._all(query)]

    async def as_shown(self, notice: Notice) -> Notice:
        """A notice about an earlier one, with what that is to show now and the message it became."""
        original = None if notice.about is None else await self.notice(notice.about)
        if original is None:
            return notice
        shown = {"message": original.message, "message_id": original.message_id, "edits": original.edits}
        return notice.model_copy(update=shown)

    async def _first(self, query: sa.Select[Any], **values: int) -> dict[str, Any] | None:
        row = (await self._connection.execute(query, values)).mappings().first()
        return None if row is None else dict(row)

    async def _all(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        return [dict(row) for row in (await self._connection.execute(query)).mappings()]
