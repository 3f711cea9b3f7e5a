"""Looking for players: where tables are announced, who likes which game, and what they were told."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is announced, and nobody is told anything, before somebody wants it."""
    op.add_column("servers", sa.Column("announces_in", sa.BigInteger))
    op.add_column("servers", sa.Column("calls_role", sa.BigInteger))
    op.add_column("servers", sa.Column("role_called_at", sa.DateTime(timezone=True)))
    op.add_column("tables", sa.Column("seeking", sa.Boolean, nullable=False, server_default=sa.false()))
    seeking = sa.text("seeking")
    op.create_index("ix_tables_seeking", "tables", ["game"], sqlite_where=seeking, postgresql_where=seeking)
    op.create_table(
        "likes",
        sa.Column("person_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", name="pk_likes"),
    )
    op.create_index("ix_likes_game", "likes", ["game"])
    op.create_table(
        "visits",
        sa.Column("person_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "guild_id", name="pk_visits"),
    )
    op.create_table(
        "seat_calls",
        sa.Column("person_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("notice", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seat_calls_table_id_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "table_id", "notice", name="pk_seat_calls"),
    )
    op.create_index("ix_seat_calls_table_id", "seat_calls", ["table_id"])
