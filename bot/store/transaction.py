"""One transaction: everything that one click changes is written together or not at all."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.message import Message
from bot.store import schema
from bot.store.records import Chair, Notice, NoticeKind, Person, Status, TableRecord
from bot.store.servers import Servers
from bot.store.timers import Timers
from bot.store.typed import TypedTexts

_OPEN = [Status(status) for status in schema.OPEN_STATUSES]


class ConflictError(Exception):
    """Somebody else was first: another process moved at this table, or a channel has a table already."""


def _columns(table: TableRecord) -> dict[str, Any]:
    nested = table.model_dump(mode="json", include={"windows", "notes"})
    return table.model_dump(exclude={"id", "chairs", *nested}) | nested


class Transaction:
    """The questions and changes of one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self.timers = Timers(connection)
        self.servers = Servers(connection)
        self.typed = TypedTexts(connection)

    # People

    async def person(self, person_id: int) -> Person | None:
        """A person we have met."""
        row = await self._first(sa.select(schema.people).where(schema.people.c.id == person_id))
        return None if row is None else Person.model_validate(row)

    async def keep_person(self, person: Person) -> None:
        """Keep a person as he is now."""
        values = person.model_dump()
        changed = await self._connection.execute(
            sa.update(schema.people).where(schema.people.c.id == person.id).values(values)
        )
        if not changed.rowcount:
            await self._connection.execute(sa.insert(schema.people).values(values))

    # Tables

    async def table(self, table_id: int) -> TableRecord | None:
        """A table."""
        return await self._table(schema.tables.c.id == table_id)

    async def table_number(self, table_id: int) -> int | None:
        """How many changes a table has seen: enough to know whether a copy in memory is still true."""
        row = await self._first(sa.select(schema.tables.c.number).where(schema.tables.c.id == table_id))
        return None if row is None else int(row["number"])

    async def open_table_in(self, channel_id: int) -> TableRecord | None:
        """The table of a channel that is not over."""
        return await self._table(schema.tables.c.channel_id == channel_id, schema.tables.c.status.in_(_OPEN))

    async def last_table_in(self, channel_id: int) -> TableRecord | None:
        """The table of a channel that was opened last, over or not."""
        return await self._table(schema.tables.c.channel_id == channel_id)

    async def finished_table_in(self, channel_id: int) -> TableRecord | None:
        """The table of a channel that was opened last among those that are over."""
        tables = schema.tables.c
        return await self._table(tables.channel_id == channel_id, tables.status == Status.OVER)

    async def _table(self, *conditions: sa.ColumnElement[bool]) -> TableRecord | None:
        query = sa.select(schema.tables).where(*conditions).order_by(schema.tables.c.id.desc()).limit(1)
        row = await self._first(query)
        return None if row is None else TableRecord.model_validate(row | {"chairs": await self._chairs(row["id"])})

    async def _chairs(self, table_id: int) -> tuple[Chair, ...]:
        rows = await self._all(
            sa.select(schema.chairs).where(schema.chairs.c.table_id == table_id).order_by(schema.chairs.c.seat)
        )
        return tuple(Chair.model_validate({name: row[name] for name in Chair.model_fields}) for row in rows)

    async def tables_of(self, person_id: int, limit: int = 50) -> list[TableRecord]:
        """The tables at which a person sits that are not over, the longest waiting first."""
        seated = sa.select(schema.chairs.c.table_id).where(schema.chairs.c.person_id == person_id)
        return await self._open_tables(schema.tables.c.id.in_(seated), limit)

    async def tables_in_server(self, guild_id: int, limit: int = 50) -> list[TableRecord]:
        """The tables of a server that are not over."""
        return await self._open_tables(schema.tables.c.guild_id == guild_id, limit=limit)

    async def running_tables(self) -> list[int]:
        """The tables at which a game runs."""
        rows = await self._all(sa.select(schema.tables.c.id).where(schema.tables.c.status == Status.RUNNING))
        return [int(row["id"]) for row in rows]

    async def _open_tables(self, condition: sa.ColumnElement[bool], limit: int) -> list[TableRecord]:
        rows = await self._all(
            sa.select(schema.tables)
            .where(condition, schema.tables.c.status.in_(_OPEN))
            .order_by(schema.tables.c.moved_at)
            .limit(limit)
        )
        return [TableRecord.model_validate(row | {"chairs": await self._chairs(row["id"])}) for row in rows]

    async def solo_tables_of(self, person_id: int, limit: int = 40) -> list[TableRecord]:
        """The tables that a person plays or has played alone, the newest first."""
        alone = (
            sa.select(schema.chairs.c.table_id)
            .group_by(schema.chairs.c.table_id)
            .having(sa.func.count() == 1, sa.func.min(schema.chairs.c.person_id) == person_id)
        )
        rows = await self._all(
            sa.select(schema.tables)
            .where(schema.tables.c.id.in_(alone), schema.tables.c.state.is_not(None))
            .order_by(schema.tables.c.id.desc())
            .limit(limit)
        )
        return [TableRecord.model_validate(row | {"chairs": await self._chairs(row["id"])}) for row in rows]

    async def add_table(self, table: TableRecord) -> int:
        """Keep a new table; its id."""
        values = _columns(table)
        try:
            result = await self._connection.execute(sa.insert(schema.tables).values(values))
        except IntegrityError as error:
            raise ConflictError("the channel has a table") from error
        key = result.inserted_primary_key
        if key is None:
            raise ConflictError("no table was made")
        table_id = int(key[0])
        await self._keep_chairs(table_id, table.chairs)
        return table_id

    async def change_table(self, table: TableRecord, expected_number: int) -> None:
        """Keep a table as it is now, if nobody else has changed it since."""
        result = await self._connection.execute(
            sa.update(schema.tables)
            .where(schema.tables.c.id == table.id, schema.tables.c.number == expected_number)
            .values(_columns(table))
        )
        if not result.rowcount:
            raise ConflictError(f"table {table.id} has moved on from {expected_number}")

    async def change_chairs(self, table: TableRecord) -> None:
        """Keep who sits where."""
        await self._connection.execute(sa.delete(schema.chairs).where(schema.chairs.c.table_id == table.id))
        await self._keep_chairs(table.id, table.chairs)

    async def _keep_chairs(self, table_id: int, chairs: Sequence[Chair]) -> None:
        rows = [{"table_id": table_id, "seat": seat, **chair.model_dump()} for seat, chair in enumerate(chairs)]
        if rows:
            await self._connection.execute(sa.insert(schema.chairs), rows)

    # Moves

    async def add_move(self, table_id: int, number: int, entry: dict[str, Any], at: datetime) -> None:
        """Write an entry of a log; of two processes that write the same number one wins."""
        try:
            await self._connection.execute(
                sa.insert(schema.moves).values(table_id=table_id, number=number, entry=entry, at=at)
            )
        except IntegrityError as error:
            raise ConflictError(f"move {number} of table {table_id} is written") from error

    async def log(self, table_id: int) -> list[dict[str, Any]]:
        """All entries of a log in order."""
        query = sa.select(schema.moves.c.entry).where(schema.moves.c.table_id == table_id)
        return [row["entry"] for row in await self._all(query.order_by(schema.moves.c.number))]

    # Outbox

    async def post(
        self,
        message: Message,
        now: datetime,
        *,
        table_id: int | None,
        channel_id: int | None = None,
        person_id: int | None = None,
    ) -> int:
        """Have a message posted in a channel or sent to a person; the notice's id."""
        return await self._notice(NoticeKind.POST, now, table_id, channel_id, person_id, None, message)

    async def edit(self, about: int, message: Message, now: datetime) -> None:
        """Have a message put in the place of an earlier one. The notice always holds what is to be shown."""
        original = await self.notice(about)
        if original is None:
            return
        await self._connection.execute(
            sa.update(schema.outbox).where(schema.outbox.c.id == about).values(message=message.model_dump(mode="json"))
        )
        if original.done and not await self._edit_waits(about):
            await self._notice(NoticeKind.EDIT, now, original.table_id, original.channel_id, original.person_id, about)

    async def _edit_waits(self, about: int) -> bool:
        outbox = schema.outbox.c
        waiting = sa.select(outbox.id).where(outbox.about == about, outbox.kind == NoticeKind.EDIT, ~outbox.done)
        return await self._first(waiting) is not None

    async def strip(self, about: int, now: datetime) -> None:
        """Have the buttons taken off an earlier message."""
        original = await self.notice(about)
        if original is not None:
            await self._notice(NoticeKind.STRIP, now, original.table_id, original.channel_id, original.person_id, about)

    async def _notice(
        self,
        kind: NoticeKind,
        now: datetime,
        table_id: int | None,
        channel_id: int | None,
        person_id: int | None,
        about: int | None,
        message: Message | None = None,
    ) -> int:
        result = await self._connection.execute(
            sa.insert(schema.outbox).values(
                table_id=table_id,
                kind=kind,
                channel_id=channel_id,
                person_id=person_id,
                about=about,
                message=None if message is None else message.model_dump(mode="json"),
                done=False,
                attempts=0,
                due_at=now,
            )
        )
        key = result.inserted_primary_key
        if key is None:
            raise ConflictError("no notice was made")
        return int(key[0])

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

    async def waiting_notices(self, limit: int = 200) -> list[Notice]:
        """What has not reached Discord yet, in order; an edit with what is to be shown now."""
        query = sa.select(schema.outbox).where(~schema.outbox.c.done).order_by(schema.outbox.c.id).limit(limit)
        notices = [Notice.model_validate(row) for row in await self._all(query)]
        return [await self._with_original(notice) if notice.about else notice for notice in notices]

    async def _with_original(self, notice: Notice) -> Notice:
        original = None if notice.about is None else await self.notice(notice.about)
        if original is None:
            return notice
        return notice.model_copy(update={"message": original.message, "message_id": original.message_id})

    async def notice_done(self, notice: Notice, now: datetime, message_id: int | None = None) -> None:
        """A notice has reached Discord, or never will; if it was changed meanwhile, an edit follows."""
        values: dict[str, Any] = {"done": True}
        if message_id is not None:
            values["message_id"] = message_id
        await self._connection.execute(sa.update(schema.outbox).where(schema.outbox.c.id == notice.id).values(**values))
        if notice.message is None or notice.kind is NoticeKind.STRIP:
            return
        shown = await self.notice(notice.about or notice.id)
        if shown is not None and shown.message is not None and shown.message != notice.message:
            await self.edit(shown.id, shown.message, now)

    async def notice_failed(self, notice_id: int, attempts: int, due_at: datetime) -> None:
        """A notice is to be tried again later."""
        await self._connection.execute(
            sa.update(schema.outbox).where(schema.outbox.c.id == notice_id).values(attempts=attempts, due_at=due_at)
        )

    # Interactions and drafts

    async def first_time(self, interaction_id: int, now: datetime) -> bool:
        """Whether an interaction is seen for the first time; a replayed or doubled one is not."""
        seen = await self._first(sa.select(schema.interactions.c.id).where(schema.interactions.c.id == interaction_id))
        if seen is not None:
            return False
        await self._connection.execute(sa.insert(schema.interactions).values(id=interaction_id, at=now))
        return True

    async def forget_interactions(self, now: datetime) -> None:
        """Discord repeats an interaction within minutes or never; those of a day ago need not be remembered."""
        await self._connection.execute(
            sa.delete(schema.interactions).where(schema.interactions.c.at < now - timedelta(days=1))
        )

    async def draft(self, person_id: int, table_id: int, decision: str) -> dict[str, str]:
        """What a person typed into a form that was refused."""
        drafts = schema.drafts.c
        row = await self._first(
            sa.select(drafts["values"]).where(
                drafts.person_id == person_id, drafts.table_id == table_id, drafts.decision == decision
            )
        )
        return {} if row is None else dict(row["values"])

    async def keep_draft(self, person_id: int, table_id: int, decision: str, values: dict[str, str]) -> None:
        """Keep what a person typed; nothing to keep forgets it."""
        drafts = schema.drafts.c
        await self._connection.execute(
            sa.delete(schema.drafts).where(
                drafts.person_id == person_id, drafts.table_id == table_id, drafts.decision == decision
            )
        )
        if values:
            row = {"person_id": person_id, "table_id": table_id, "decision": decision, "values": values}
            await self._connection.execute(sa.insert(schema.drafts).values(row))

    async def _first(self, query: sa.Select[Any]) -> dict[str, Any] | None:
        row = (await self._connection.execute(query)).mappings().first()
        return None if row is None else dict(row)

    async def _all(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        return [dict(row) for row in (await self._connection.execute(query)).mappings()]
