"""Everybody says which moves they want to confirm before they are played."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever was there before confirms what cannot be taken back."""
    op.add_column("people", sa.Column("confirming", sa.Text, nullable=False, server_default="final"))
