"""Lessons and tips: how far a learner has read, what first-timers are told where, and who wants no tips."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

ONE_OPEN = "uq_tables_one_open_per_channel"
OPEN = "status IN ('lobby', 'running', 'parked')"


def upgrade() -> None:
    """Tables that there are were no lessons. A lesson may stand where there is another table."""
    op.add_column("tables", sa.Column("lesson", sa.Integer))
    op.add_column("tables", sa.Column("tips", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("people", sa.Column("tips", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("people", sa.Column("tips_told", sa.JSON, nullable=False, server_default="[]"))
    op.drop_index(ONE_OPEN, "tables")
    no_lesson = sa.text(f"{OPEN} AND lesson IS NULL")
    op.create_index(ONE_OPEN, "tables", ["channel_id"], unique=True, sqlite_where=no_lesson, postgresql_where=no_lesson)
