"""One transaction: everything that one click changes is written together or not at all."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.message import Message
from bot.store import schema
from bot.store.reading import Reading
from bot.store.records import Chair, Notice, NoticeKind, Person, TableRecord

# What every move needs is put together once, not at each of them.
_CHANGE_TABLE = sa.update(schema.tables).where(
    schema.tables.c.id == sa.bindparam("table_id"), schema.tables.c.number == sa.bindparam("expected_number")
)
_DONE = sa.update(schema.outbox).where(schema.outbox.c.id == sa.bindparam("notice_id")).returning(schema.outbox.c.edits)


class ConflictError(Exception):
    """Somebody else was first: another process moved at this table, or a channel has a table already."""


def _columns(table: TableRecord) -> dict[str, Any]:
    nested = table.model_dump(mode="json", include={"windows", "notes", "prompts"})
    return table.model_dump(exclude={"id", "chairs", *nested}) | nested


class Transaction(Reading):
    """The changes of one transaction, and the questions on the way."""

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__(connection)
        self.notices: list[Notice] = []
        """What this transaction wants sent, or sent otherwise than it was to be."""

    # People

    async def keep_person(self, person: Person) -> None:
        """Keep a person as he is now."""
        values = person.model_dump()
        changed = await self._connection.execute(
            sa.update(schema.people).where(schema.people.c.id == person.id).values(values)
        )
        if not changed.rowcount:
            await self._connection.execute(sa.insert(schema.people).values(values))

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

    # Tables

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
        where = {"table_id": table.id, "expected_number": expected_number}
        result = await self._connection.execute(_CHANGE_TABLE, {**_columns(table), **where})
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
            row = {"table_id": table_id, "number": number, "entry": entry, "at": at}
            await self._connection.execute(sa.insert(schema.moves), row)
        except IntegrityError as error:
            raise ConflictError(f"move {number} of table {table_id} is written") from error

    # Interactions

    async def first_time(self, interaction_id: int, now: datetime) -> bool:
        """Whether an interaction is seen for the first time; after a replayed or doubled one nothing can follow."""
        try:
            await self._connection.execute(sa.insert(schema.interactions), {"id": interaction_id, "at": now})
        except IntegrityError:
            return False
        return True

    async def forget_interactions(self, now: datetime) -> None:
        """Discord repeats an interaction within minutes or never; those of a day ago need not be remembered."""
        await self._connection.execute(
            sa.delete(schema.interactions).where(schema.interactions.c.at < now - timedelta(days=1))
        )

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
        place = {"table_id": table_id, "channel_id": channel_id, "person_id": person_id}
        return await self._notice(NoticeKind.POST, now, place, message=message)

    async def edit(self, about: int, message: Message, now: datetime) -> None:
        """Have a message put in the place of an earlier one. The notice always holds what is to be shown."""
        outbox = schema.outbox.c
        changed = await self._connection.execute(
            sa.update(schema.outbox)
            .where(outbox.id == about)
            .values(message=message.model_dump(mode="json"), edits=outbox.edits + 1)
            .returning(*(column for column in outbox if column.key != "message"))
        )
        row = changed.mappings().first()
        if row is None:
            return
        if not row["done"]:
            self.notices.append(Notice.model_validate({**row, "message": message}))
        elif not await self._edit_waits(about):
            await self._notice(NoticeKind.EDIT, now, _place(dict(row)), about=about)

    async def _edit_waits(self, about: int) -> bool:
        outbox = schema.outbox.c
        waiting = sa.select(outbox.id).where(outbox.about == about, outbox.kind == NoticeKind.EDIT, ~outbox.done)
        return await self._first(waiting) is not None

    async def strip(
        self, about: int, now: datetime, *, table_id: int, channel_id: int | None = None, person_id: int | None = None
    ) -> None:
        """Have the buttons taken off an earlier message about a table."""
        place = {"table_id": table_id, "channel_id": channel_id, "person_id": person_id}
        await self._notice(NoticeKind.STRIP, now, place, about=about)

    async def _notice(
        self,
        kind: NoticeKind,
        now: datetime,
        place: dict[str, int | None],
        *,
        about: int | None = None,
        message: Message | None = None,
    ) -> int:
        values = {**place, "kind": kind, "about": about, "done": False, "attempts": 0, "due_at": now}
        written = None if message is None else message.model_dump(mode="json")
        result = await self._connection.execute(sa.insert(schema.outbox), {**values, "message": written})
        key = result.inserted_primary_key
        if key is None:
            raise ConflictError("no notice was made")
        self.notices.append(Notice.model_validate({**values, "id": key[0], "message": message, "message_id": None}))
        return int(key[0])

    async def notice_done(self, notice: Notice, now: datetime, message_id: int | None = None) -> None:
        """A notice has reached Discord, or never will; if it was changed meanwhile, an edit follows."""
        outbox = schema.outbox.c
        values: dict[str, Any] = {"done": True} if message_id is None else {"done": True, "message_id": message_id}
        edits = (await self._connection.execute(_DONE, {**values, "notice_id": notice.id})).scalar()
        if notice.message is None or notice.kind is NoticeKind.STRIP:
            return
        if notice.about is not None:
            shown = await self._connection.execute(sa.select(outbox.edits).where(outbox.id == notice.about))
            edits = shown.scalar()
        if edits is not None and edits != notice.edits:
            await self._notice(NoticeKind.EDIT, now, _place(notice.model_dump()), about=notice.about or notice.id)

    async def notice_failed(self, notice_id: int, attempts: int, due_at: datetime) -> None:
        """A notice is to be tried again later."""
        await self._connection.execute(
            sa.update(schema.outbox).where(schema.outbox.c.id == notice_id).values(attempts=attempts, due_at=due_at)
        )


def _place(row: Mapping[str, Any]) -> dict[str, int | None]:
    return {name: row[name] for name in ("table_id", "channel_id", "person_id")}
