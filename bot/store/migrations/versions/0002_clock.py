"""The clock: pace and windows of a table, absence, people's hours, timers, and what servers have set."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what the clock needs to people, tables and chairs; make timers, heartbeats and servers."""
    op.add_column("people", sa.Column("zone", sa.Text, nullable=False, server_default="UTC"))
    op.add_column("people", sa.Column("quiet_from", sa.Integer))
    op.add_column("people", sa.Column("quiet_until", sa.Integer))
    op.add_column("people", sa.Column("reminders", sa.Text, nullable=False, server_default="mention"))
    op.add_column("people", sa.Column("digest_hour", sa.Integer))
    op.add_column("people", sa.Column("away_from", sa.DateTime(timezone=True)))
    op.add_column("people", sa.Column("away_until", sa.DateTime(timezone=True)))
    op.add_column("people", sa.Column("vacation_year", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("vacation_days", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("pace", sa.Text, nullable=False, server_default="free"))
    op.add_column("tables", sa.Column("weekends_off", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("pause", sa.Text))
    op.add_column("tables", sa.Column("paused_at", sa.DateTime(timezone=True)))
    op.add_column("tables", sa.Column("vote", sa.JSON))
    op.add_column("tables", sa.Column("notes", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("windows", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("chairs", sa.Column("misses", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("held", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chairs", sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "timers",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("table_id", sa.Integer),
        sa.Column("decision", sa.Text, nullable=False, server_default=""),
        sa.Column("seat", sa.Integer),
        sa.Column("person_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_timers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_timers_table_id_tables", ondelete="CASCADE"),
    )
    op.create_index("ix_timers_at", "timers", ["at"])
    op.create_index("ix_timers_table_id", "timers", ["table_id"])
    op.create_table(
        "heartbeats",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_heartbeats"),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("channels", sa.JSON, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("pace", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
