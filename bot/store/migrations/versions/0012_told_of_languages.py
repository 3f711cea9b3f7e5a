"""Whoever sits at a table of another language than theirs is told once that they can choose."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has been told yet."""
    op.add_column("people", sa.Column("told_of_languages", sa.Boolean, nullable=False, server_default=sa.false()))
