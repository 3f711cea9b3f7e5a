"""The traces of a person in what is kept: where they are, and how they are wiped out.

Whatever has a column ``person_id`` goes by that, also in tables that are made later, and every text and every JSON that
names the person is written anew without them. What others need stays, with somebody in their place who is nobody.
"""

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.records.tables import Status
from bot.store.rows import Rows
from bot.store.scrub import Scrub, is_read

NOBODY = 0
"""Who has opened a table at which nobody is left."""

_KEPT = frozenset(
    {schema.chairs, schema.result_chairs, schema.ratings, schema.rating_steps, schema.entrants, schema.pairings}
)
"""What has a column for a person and stays, without them; of all else the rows go."""

_BY_HAND = frozenset({schema.tables, schema.outbox, schema.moves, schema.pods})
"""What is looked through in a way of its own; in the moves of a game there are seats, and no people. In what came of a
pod there is a pseudonym, as in the log of results (``Tournaments.rename``)."""


class Traces(Rows):
    """The traces of people, in one transaction."""

    async def tables_of(self, person_id: int) -> list[int]:
        """The tables with which a person has, or had, to do."""
        tables, chairs = schema.tables.c, schema.chairs.c
        seated = sa.select(chairs.table_id).where(chairs.person_id == person_id)
        told = [column for column in tables if isinstance(column.type, sa.JSON)]
        had = sa.or_(tables.opener_id == person_id, tables.id.in_(seated), *_naming(told, [str(person_id)]))
        return [int(row["id"]) for row in await self._all(sa.select(tables.id).where(had).order_by(tables.id))]

    async def games_of(self, person_id: int) -> list[str]:
        """The games of which a person has finished or left one, or plays one now."""
        chairs, log = schema.result_chairs.c, schema.results.c
        ended = sa.select(log.game).where(log.id == chairs.result_id, chairs.person_id == person_id)
        at = await self.tables_of(person_id)
        running = sa.select(schema.tables.c.game).where(schema.tables.c.id.in_(at))
        rows = [*await self._all(ended.distinct()), *await self._all(running.distinct())]
        return sorted({str(row["game"]) for row in rows})

    async def names_of(self, person_id: int) -> set[str]:
        """All names by which a person is known here."""
        names: set[str] = set()
        for table in (schema.people, schema.chairs, schema.result_chairs, schema.entrants):
            key = table.c.id if table is schema.people else table.c.person_id
            query = sa.select(table.c.name).where(key == person_id).distinct()
            names |= {str(row["name"]) for row in await self._all(query)}
        return names - {""}

    # For the person

    async def seat_at(self, table_id: int, person_id: int) -> dict[str, Any]:
        """What a person had to do with a table: what was played, where, and what was done in their seat.

        Of a seat in which somebody else plays now that is told only when the game is over, and everybody can know it.
        """
        tables, chairs, moves = schema.tables.c, schema.chairs.c, schema.moves.c
        told = [tables[name] for name in ("guild_id", "channel_id", "game", "status", "opened_at", "moved_at")]
        query = sa.select(*told, tables.opener_id, tables.known_hands).where(tables.id == table_id)
        row = await self._first(query) or {}
        held = [hand["seat"] for hand in row["known_hands"] if hand["person_id"] == person_id]
        own = (chairs.table_id == table_id, chairs.person_id == person_id)
        sits = await self._first(sa.select(chairs.seat, chairs.name).where(*own))
        facts = {column.name: _plain(row[column.name]) for column in told}
        facts["opened_by_them"] = row["opener_id"] == person_id
        seat = sits["seat"] if sits is not None else next(iter(held), None)
        if seat is None or (sits is None and row["status"] != Status.OVER):
            return {**facts, "seat": seat}
        log = sa.select(moves.entry, moves.at).where(moves.table_id == table_id).order_by(moves.number)
        made = [each for each in await self._all(log) if each["entry"].get("seat") == seat]
        return {**facts, "seat": seat, "moves": [{"at": _plain(each["at"]), **each["entry"]} for each in made]}

    async def drafts_of(self, person_id: int) -> list[dict[str, Any]]:
        """What a person has typed and not played."""
        drafts = schema.drafts.c
        query = sa.select(drafts.table_id, drafts.decision, drafts["values"]).where(drafts.person_id == person_id)
        return await self._all(query.order_by(drafts.table_id))

    async def messages_to(self, person_id: int) -> list[str]:
        """The texts of what was sent to a person directly."""
        outbox = schema.outbox.c
        sent = (outbox.person_id == person_id, outbox.message.is_not(None))
        rows = await self._all(sa.select(outbox.message).where(*sent).order_by(outbox.id))
        return [str(row["message"]["text"]) for row in rows if row["message"] is not None]

    # Erasing

    async def wipe(
        self, person_id: int, pseudonyms: Mapping[str, int], nobody: str, is_everyday: Callable[[str], bool]
    ) -> None:
        """Wipe a person out; in each game, what others need of them belongs to a pseudonym and is called ``nobody``.

        A name that is an everyday word is taken out only where it stands as a name.

        They must sit at no table that runs.
        """
        names, tables = await self.names_of(person_id), await self.tables_of(person_id)
        scrub = Scrub(person_id, names, nobody, is_everyday)
        await self._wipe_tables(tables, person_id, pseudonyms, scrub)
        await self._wipe_messages(tables, person_id, scrub)
        nobodys = {"person_id": None, "name": nobody}
        left = sa.update(schema.chairs).where(schema.chairs.c.person_id == person_id)
        await self._connection.execute(left.values(nobodys))
        for table in schema.metadata.sorted_tables:
            if "person_id" in table.c and table not in _KEPT:
                await self._connection.execute(sa.delete(table).where(table.c.person_id == person_id))
            if table not in _BY_HAND:
                await self._wipe_json(table, scrub)
        await self._connection.execute(sa.delete(schema.people).where(schema.people.c.id == person_id))

    async def _wipe_tables(
        self, tables: Collection[int], person_id: int, pseudonyms: Mapping[str, int], scrub: Scrub
    ) -> None:
        columns = [column for column in schema.tables.c if isinstance(column.type, sa.JSON)]
        told = (*columns, *(schema.tables.c[name] for name in ("id", "game", "opener_id", "number", "status")))
        for row in await self._all(sa.select(*told).where(schema.tables.c.id.in_(tables))):
            known = {column.name: row[column.name] for column in columns}
            known["prompts"] = [prompt for prompt in known["prompts"] if prompt.get("person_id") != person_id]
            values = scrub(known, pseudonyms.get(row["game"], NOBODY))
            if row["opener_id"] == person_id:
                values["opener_id"] = await self._heir(row["id"], person_id)
            values["number"] = row["number"] + 1  # a copy in memory is no longer true
            changed = sa.update(schema.tables).where(schema.tables.c.id == row["id"])
            await self._connection.execute(changed.values(values))

    async def _wipe_json(self, table: sa.Table, scrub: Scrub) -> None:
        """Take the person out of whatever is kept as JSON in a table."""
        columns = [column for column in table.c if isinstance(column.type, sa.JSON)]
        if not columns:
            return
        named = _naming([column for column in columns if is_read(column.name)], scrub.names)
        naming = sa.or_(*_naming(columns, [scrub.person_id]), *named)
        for row in await self._all(sa.select(table).where(naming)):
            same = [column == row[column.name] for column in table.primary_key]
            values = scrub({column.name: row[column.name] for column in columns}, NOBODY)
            await self._connection.execute(sa.update(table).where(*same).values(values))

    async def _heir(self, table_id: int, person_id: int) -> int:
        """To whom a table belongs now; one that has not ended and at which nobody is left closes."""
        chairs = schema.chairs.c
        others = (chairs.table_id == table_id, chairs.person_id.is_not(None), chairs.person_id != person_id)
        row = await self._first(sa.select(chairs.person_id).where(*others).order_by(chairs.seat).limit(1))
        if row is not None:
            return int(row["person_id"])
        ended = (Status.OVER, Status.CANCELLED)
        closed = sa.update(schema.tables).where(schema.tables.c.id == table_id, schema.tables.c.status.not_in(ended))
        await self._connection.execute(closed.values(status=Status.CANCELLED))
        return NOBODY

    async def _wipe_messages(self, tables: Collection[int], person_id: int, scrub: Scrub) -> None:
        outbox = schema.outbox.c
        await self._connection.execute(sa.delete(schema.outbox).where(outbox.person_id == person_id))
        about = sa.or_(outbox.table_id.in_(tables), outbox.table_id.is_(None))
        by_name = sa.and_(about, sa.or_(*_naming([outbox.message], scrub.names)))
        naming = sa.or_(by_name, *_naming([outbox.message], [str(person_id)]))
        for row in await self._all(sa.select(outbox.id, outbox.message).where(naming)):
            changed = sa.update(schema.outbox).where(outbox.id == row["id"])
            await self._connection.execute(changed.values(scrub({"message": row["message"]}, NOBODY)))


def _plain(value: Any) -> Any:  # noqa: ANN401 - whatever a column holds
    return value.isoformat() if isinstance(value, datetime) else value


def _naming(columns: Iterable[sa.Column[Any]], words: Iterable[str]) -> list[sa.ColumnElement[bool]]:
    """That a JSON has one of these words in it, as JSON writes them."""
    written = [json.dumps(word)[1:-1] for word in words]
    return [sa.cast(column, sa.Text).contains(word, autoescape=True) for column in columns for word in written]
