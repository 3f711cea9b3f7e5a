"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

OPEN = "status IN ('lobby', 'running', 'parked')"


def upgrade() -> None:
    """Make people, tables, chairs, moves, the outbox, seen interactions and drafts."""
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("locale", sa.Text, nullable=False, server_default=""),
        sa.Column("dms", sa.Boolean, nullable=False),
        sa.Column("dms_closed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("opener_id", sa.BigInteger, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("seed", sa.Text),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("post", sa.Integer),
        sa.Column("post_at", sa.DateTime(timezone=True)),
        sa.Column("post_key", sa.Text, nullable=False, server_default=""),
        sa.Column("post_lines", sa.JSON, nullable=False),
        sa.Column("undo", sa.JSON),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("moved_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index(
        "uq_tables_one_open_per_channel",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text(OPEN),
        postgresql_where=sa.text(OPEN),
    )
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chairs_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_chairs_person_id", "chairs", ["person_id"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entry", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_moves"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_moves_table_id_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Integer),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("person_id", sa.BigInteger),
        sa.Column("about", sa.Integer),
        sa.Column("message", sa.JSON),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outbox_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"])
    op.create_index("ix_outbox_message_id", "outbox", ["message_id"])
    op.create_index("ix_outbox_waiting", "outbox", ["done", "id"])
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_interactions"),
    )
    op.create_table(
        "drafts",
        sa.Column("person_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("decision", sa.Text, nullable=False),
        sa.Column("values", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", "decision", name="pk_drafts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_drafts_table_id_tables", ondelete="CASCADE"),
    )
