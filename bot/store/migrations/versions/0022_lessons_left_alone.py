"""Lessons that nobody goes on with are found at once, also those that are parked."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

LEARNING = sa.text("lesson IS NOT NULL AND status IN ('running', 'parked')")


def upgrade() -> None:
    """An index of few rows, however much is kept."""
    op.create_index("ix_tables_learning", "tables", ["moved_at"], sqlite_where=LEARNING, postgresql_where=LEARNING)
