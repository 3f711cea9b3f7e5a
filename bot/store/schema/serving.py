"""What is to be sent, what was asked for, and the processes that see to it."""

import sqlalchemy as sa

from bot.store.schema.base import Instant, metadata

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("channel_id", sa.BigInteger),
    sa.Column("person_id", sa.BigInteger),
    sa.Column("about", sa.Integer, index=True),
    sa.Column("message", sa.JSON),
    sa.Column("message_id", sa.BigInteger, index=True),
    sa.Column("edits", sa.Integer, nullable=False, server_default="0"),
    sa.Column("nonce", sa.Text, nullable=False, server_default=""),
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("due_at", Instant, nullable=False),
    sa.Index("ix_outbox_waiting", "done", "id", sqlite_where=sa.text("done = 0"), postgresql_where=sa.text("NOT done")),
    sa.Index("ix_outbox_written_to", "person_id", "message_id"),
    sa.Index("ix_outbox_waiting_for", "channel_id", "person_id", "done"),
)

requests = sa.Table(
    "interactions",  # the first kind of request there was
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", Instant, nullable=False, index=True),
)

claims = sa.Table(
    "claims",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", Instant, nullable=False, index=True),
)

asked = sa.Table(
    "asked",
    metadata,
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("what", sa.Text, primary_key=True),
    sa.Column("times", sa.JSON, nullable=False),
    sa.Column("at", Instant, nullable=False, index=True),
)

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("holder", sa.Text, nullable=False, index=True),
    sa.Column("until", Instant, nullable=False),
)

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("until", Instant, nullable=False, index=True),
)

heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("at", Instant, nullable=False),
)
