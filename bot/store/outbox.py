"""The outbox: what must reach Discord is a row before it is a request.

A post has a nonce, by which Discord knows it again. It is drawn by lot: a running number would count what is secret,
and after a backup was restored the same numbers would come once more, for other messages.
"""

import secrets
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.messages.message import Message
from bot.store import schema
from bot.store.records.outbox import Notice, NoticeKind
from bot.store.rows import Rows, parts

# What every move needs is put together once, not at each of them.
_COLUMNS = schema.outbox.c
_ID: sa.BindParameter[int] = sa.bindparam("notice_id")
_WAITING_EDIT = sa.and_(_COLUMNS.about == _ID, _COLUMNS.kind == NoticeKind.EDIT, ~_COLUMNS.done)
_FIND = sa.select(schema.outbox).where(_COLUMNS.id == _ID)
_FIND_EDIT = sa.select(schema.outbox).where(_WAITING_EDIT)
_FIND_BOTH = sa.select(schema.outbox).where(sa.or_(_COLUMNS.id == _ID, _WAITING_EDIT))
_EDITS = sa.select(_COLUMNS.edits).where(_COLUMNS.id == _ID)
_ADD = sa.insert(schema.outbox).returning(_COLUMNS.id)
_EDIT = (
    sa.update(schema.outbox)
    .where(_COLUMNS.id == _ID)
    .values(message=sa.bindparam("shown"), edits=_COLUMNS.edits + 1)
    .returning(*(column for column in _COLUMNS if column.key != "message"))
)
_PUT_OFF = sa.update(schema.outbox).where(_COLUMNS.id == _ID).values(due_at=sa.bindparam("until"))
_DONE = sa.update(schema.outbox).where(_COLUMNS.id == _ID).returning(_COLUMNS.edits)

NONCE_BYTES = 16
"""As text 22 characters; Discord allows 25."""

Place = dict[str, int | None]
"""Which table a notice is about, and whether it goes to a channel or to a person."""


class Standing(NamedTuple):
    """A notice, and the edit of it that waits, if one does. It stays true for as long as its table is locked."""

    notice: Notice
    waiting: Notice | None

    @property
    def shown(self) -> Message | None:
        """What it shows as yet: if an edit waits that knows it, what that will take away, else what it holds."""
        kept = None if self.waiting is None else self.waiting.message
        return self.notice.message if kept is None else kept


class Outbox(Rows):
    """The notices, in one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__(connection)
        self.changed: list[Notice] = []
        """What this transaction wants sent, or sent otherwise than it was to be."""
        self.unreadable: list[int] = []
        """What waits and was left out, for nothing can be made of it here: another version may know better."""

    # Finding

    async def find(self, notice_id: int) -> Notice | None:
        """A notice by its id."""
        return await self._one(_FIND, notice_id=notice_id)

    async def of_message(self, message_id: int) -> Notice | None:
        """The notice that sent a message."""
        return await self._one(sa.select(schema.outbox).where(_COLUMNS.message_id == message_id))

    async def _one(self, query: sa.Select[*tuple[Any, ...]], **values: int) -> Notice | None:
        row = await self._first(query, **values)
        return None if row is None else _read(row)

    async def saying(self, table_id: int, text: str) -> Notice | None:
        """The first message of a table in a channel that says something."""
        outbox = schema.outbox.c
        says = sa.cast(outbox.message, sa.Text).contains(text, autoescape=True)
        posted = sa.select(schema.outbox).where(
            outbox.table_id == table_id, outbox.channel_id.is_not(None), outbox.message_id.is_not(None), says
        )
        return await self._one(posted.order_by(outbox.id).limit(1))

    async def written_to(self, people: Collection[int]) -> set[int]:
        """Those of these people who have got a direct message."""
        outbox, written = schema.outbox.c, set[int]()
        for some in parts(people):
            of_some = (outbox.person_id.in_(some), outbox.message_id.is_not(None))
            found = sa.select(outbox.person_id).where(*of_some)
            written |= {row["person_id"] for row in await self._all(found.distinct())}
        return written

    async def waiting(self, limit: int | None = None) -> list[Notice]:
        """What has not reached Discord yet, in order."""
        return await self._waiting(limit=limit)

    async def waiting_for(self, channel_id: int | None, person_id: int | None) -> list[Notice]:
        """What has not reached a channel or a person yet, in order."""
        outbox = schema.outbox.c
        return await self._waiting(outbox.channel_id == channel_id, outbox.person_id == person_id)

    async def _waiting(self, *conditions: sa.ColumnElement[bool], limit: int | None = None) -> list[Notice]:
        query = sa.select(schema.outbox).where(~schema.outbox.c.done, *conditions)
        waiting: list[Notice] = []
        for row in await self._all(query.order_by(schema.outbox.c.id).limit(limit)):
            try:
                waiting.append(Notice.model_validate(row))
            except ValueError:
                self.unreadable.append(row["id"])
        return waiting

    async def who_waits(self, now: datetime) -> set[tuple[int | None, int | None]]:
        """The channels and people whom something has not reached yet that does not rest (``bot/front/resting.py``)."""
        edits = sa.and_(_COLUMNS.kind == NoticeKind.EDIT, _COLUMNS.person_id.is_not(None), _COLUMNS.attempts == 0)
        places = sa.select(_COLUMNS.channel_id, _COLUMNS.person_id).where(
            ~_COLUMNS.done, ~sa.and_(edits, _COLUMNS.due_at > now)
        )
        return {(row["channel_id"], row["person_id"]) for row in await self._all(places.distinct())}

    async def stripped(self, among: Collection[int] | None = None) -> set[int]:
        """The notices that wait, all or among some, whose buttons were to be taken off before there was a message."""
        strip, post = schema.outbox.alias().c, schema.outbox.c
        asked_about = sa.true() if among is None else post.id.in_(among)
        taken_off = (post.id == strip.about, strip.kind == NoticeKind.STRIP, strip.done)
        off = sa.select(post.id).where(~post.done, asked_about, *taken_off)
        return {row["id"] for row in await self._all(off)}

    async def as_shown(self, notice: Notice) -> Notice:
        """A notice about an earlier one, with what that is to show now and the message it became."""
        original = None if notice.about is None else await self.find(notice.about)
        if original is None:
            return notice
        shown = {"message": original.message, "message_id": original.message_id, "edits": original.edits}
        return notice.model_copy(update=shown)

    async def standing(self, notice_id: int) -> Standing | None:
        """A notice with the edit of it that waits."""
        notices = [_read(row) for row in await self._all(_FIND_BOTH, notice_id=notice_id)]
        notice = next((each for each in notices if each.id == notice_id), None)
        waiting = next((each for each in notices if each.about == notice_id), None)
        return None if notice is None else Standing(notice, waiting)

    # What is to be sent

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
        return await self._add(NoticeKind.POST, now, place, message=message)

    async def room(self, message: Message, now: datetime, *, channel_id: int) -> int:
        """Have a private thread made on a channel, called as the message says, for those whom it calls."""
        place = {"table_id": None, "channel_id": channel_id, "person_id": None}
        return await self._add(NoticeKind.ROOM, now, place, message=message)

    async def edit(
        self,
        about: int,
        message: Message,
        now: datetime,
        *,
        rest: timedelta = timedelta(0),
        standing: Standing | None = None,
        can_be_put_off: bool = True,
    ) -> None:
        """Have a message put in the place of an earlier one. The notice always holds what is to be shown.

        With a ``rest`` that waits until nothing more was to be edited for so long, or if it cannot be put off for so
        long at most; an edit without one does not wait, nor does what rests about the same message. Who has locked the
        table of a notice may say how it stands, which need not be looked up then: what it shows meanwhile is kept with
        the edit.
        """
        values = {"notice_id": about, "shown": message.model_dump(mode="json")}
        row = (await self._connection.execute(_EDIT, values)).mappings().first()
        if row is None:
            return
        if not row["done"]:
            self.changed.append(Notice.model_validate({**row, "message": message}))
            return
        waiting = standing.waiting if standing is not None else await self._one(_FIND_EDIT, notice_id=about)
        if waiting is None:
            shown = None if standing is None else standing.shown
            await self._add(NoticeKind.EDIT, now + rest, _place(row), about=about, message=shown)
        elif not waiting.attempts:
            await self._put_off(waiting, now + rest if can_be_put_off else min(waiting.due_at, now + rest))

    async def _put_off(self, waiting: Notice, until: datetime) -> None:
        await self._connection.execute(_PUT_OFF, {"notice_id": waiting.id, "until": until})
        self.changed.append(waiting.model_copy(update={"due_at": until}))

    async def strip(
        self, about: int, now: datetime, *, table_id: int, channel_id: int | None = None, person_id: int | None = None
    ) -> None:
        """Have the buttons taken off an earlier message about a table."""
        place = {"table_id": table_id, "channel_id": channel_id, "person_id": person_id}
        await self._add(NoticeKind.STRIP, now, place, about=about)

    async def delete(
        self, about: int, now: datetime, *, table_id: int, channel_id: int | None = None, person_id: int | None = None
    ) -> None:
        """Have an earlier message about a table taken away."""
        place = {"table_id": table_id, "channel_id": channel_id, "person_id": person_id}
        await self._add(NoticeKind.DELETE, now, place, about=about)

    async def _add(
        self, kind: NoticeKind, now: datetime, place: Place, *, about: int | None = None, message: Message | None = None
    ) -> int:
        nonce = secrets.token_urlsafe(NONCE_BYTES) if kind is NoticeKind.POST else ""
        values = {**place, "kind": kind, "about": about, "nonce": nonce, "done": False, "attempts": 0, "due_at": now}
        written = None if message is None else message.model_dump(mode="json")
        notice_id: int = (await self._connection.execute(_ADD, {**values, "message": written})).scalar_one()
        self.changed.append(Notice.model_validate({**values, "id": notice_id, "message": message, "message_id": None}))
        return notice_id

    # What became of it

    async def done(self, notice: Notice, now: datetime, message_id: int | None = None) -> None:
        """A notice has reached Discord, or never will; if it was changed meanwhile, an edit follows."""
        values: dict[str, Any] = {"done": True} if message_id is None else {"done": True, "message_id": message_id}
        if notice.kind is NoticeKind.EDIT:
            values["message"] = None  # what was shown before is gone
        edits = (await self._connection.execute(_DONE, {**values, "notice_id": notice.id})).scalar()
        if notice.message is None or notice.kind in (NoticeKind.STRIP, NoticeKind.DELETE):
            return
        if notice.about is not None:
            edits = (await self._connection.execute(_EDITS, {"notice_id": notice.about})).scalar()
        if edits is not None and edits != notice.edits:
            await self._add(NoticeKind.EDIT, now, _place(notice.model_dump()), about=notice.about or notice.id)

    async def forget(self, table_id: int, *, board: int | None, proof: str | None) -> None:
        """Forget the messages about a table, but for its board and the one that says this.

        One that has not reached Discord by now waits for a thread that nobody unlocks any more.
        """
        outbox = schema.outbox.c
        saying = None if proof is None else await self.saying(table_id, proof)
        said = None if saying is None else saying.id
        kept = sa.func.coalesce(sa.or_(outbox.id == board, outbox.id == said), False)
        await self._connection.execute(sa.delete(schema.outbox).where(outbox.table_id == table_id, sa.not_(kept)))

    async def stale(self, before: datetime, limit: int) -> list[int]:
        """Direct messages about no table that have reached somebody before an instant and are not changed any more."""
        calls = schema.seat_calls.c
        about_seats = sa.exists().where(calls.person_id == _COLUMNS.person_id, calls.notice == _COLUMNS.id)
        sent = (_COLUMNS.table_id.is_(None), _COLUMNS.person_id.is_not(None), _COLUMNS.done, _COLUMNS.due_at < before)
        rows = await self._all(sa.select(_COLUMNS.id).where(*sent, ~about_seats).limit(limit))
        return [int(row["id"]) for row in rows]

    async def remove(self, notices: Sequence[int]) -> None:
        """Forget notices."""
        await self._connection.execute(sa.delete(schema.outbox).where(_COLUMNS.id.in_(notices)))

    async def failed(self, notice_id: int, attempts: int, due_at: datetime) -> None:
        """A notice is to be tried again later."""
        await self._connection.execute(
            sa.update(schema.outbox).where(schema.outbox.c.id == notice_id).values(attempts=attempts, due_at=due_at)
        )


def _read(row: dict[str, Any]) -> Notice:
    """A notice; if nothing can be made of its message, one of which nobody knows what it shows."""
    try:
        return Notice.model_validate(row)
    except ValueError:
        return Notice.model_validate({**row, "message": None})


def _place(row: Mapping[Any, Any]) -> Place:
    return {name: row[name] for name in ("table_id", "channel_id", "person_id")}
