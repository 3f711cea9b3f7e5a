"""What is kept fits into SQLite and PostgreSQL alike."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import make_url

from bot.store import Person, Store
from bot.store.engine import MIGRATIONS
from bot.store.schema import metadata

VERSIONS = sorted(MIGRATIONS.glob("versions/*.py"))


def columns() -> Iterator[sa.Column[object]]:
    for table in metadata.sorted_tables:
        yield from table.columns


def is_of_discord(column: sa.Column[object]) -> bool:
    """Whether a column holds an id that Discord gave, not the database."""
    if column.name == "id":
        return column.autoincrement is False
    return column.name.endswith("_id") and not column.foreign_keys


def test_an_id_of_discord_has_64_bits() -> None:
    ids = {str(column): type(column.type) for column in columns() if is_of_discord(column)}
    assert {"people.id", "servers.id", "interactions.id", "outbox.message_id", "tables.guild_id"} <= ids.keys()
    assert set(ids.values()) == {sa.BigInteger}


def test_an_instant_has_a_time_zone_where_the_database_keeps_one() -> None:
    postgresql = make_url("postgresql+asyncpg://").get_dialect()()
    types = {column.type.compile(dialect=postgresql) for column in columns()}
    assert {each for each in types if "TIME" in each} == {"TIMESTAMP WITH TIME ZONE"}


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.stem)
def test_no_migration_makes_an_instant_without_a_time_zone(version: Path) -> None:
    # SQLite, on which the migrations are compared with the schema, does not know the difference.
    assert re.findall(r"DateTime(?!\(timezone=True\))", version.read_text()) == []


async def test_an_instant_of_another_time_zone_comes_back_in_utc(store: Store) -> None:
    there = datetime(2026, 7, 1, 1, 30, 0, 250, tzinfo=timezone(timedelta(hours=9)))
    async with store.transaction() as tx:
        await tx.people.add(Person(id=11, name="Ana", away_from=there))
        kept = await tx.people.find(11)
    assert kept is not None
    assert kept.away_from == there
    assert kept.away_from.tzinfo is UTC
