"""A table, a tournament and a message to be kept."""

from datetime import UTC, datetime

from bot.messages.message import Button, Message
from bot.store import Chair, Status, Store, System, TableRecord, Tournament

NOON = datetime(2026, 7, 1, 12, 30, tzinfo=UTC)
HELLO = Message(text="Hello", rows=((Button(label="Press", press="mk1:hand:1::"),),))
TOURNAMENT = Tournament(
    id=1,
    guild_id=1,
    channel_id=7,
    opener_id=11,
    language="en",
    game="lisboa",
    options={},
    pace="daily",
    rated=True,
    system=System.SWISS,
    seats=4,
    rounds=3,
    round_hours=24,
    opened_at=NOON,
)


def record(channel: int = 7, **changes: object) -> TableRecord:
    plain = TableRecord(
        id=0,
        guild_id=1,
        channel_id=channel,
        opener_id=11,
        language="en",
        game="lisboa",
        rules_version=1,
        options={"money_visibility": "open"},
        status=Status.LOBBY,
        opened_at=NOON,
        moved_at=NOON,
        chairs=(Chair(person_id=11, name="Ana"), Chair(person_id=None, name="Beatriz")),
    )
    return plain.model_copy(update=changes)


async def add(store: Store, table: TableRecord) -> TableRecord:
    async with store.transaction() as tx:
        table_id = await tx.tables.add(table)
        kept = await tx.tables.find(table_id)
    assert kept is not None
    return kept
