"""Levels of computers: a chair says how strong the computer is that plays there."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever sat there before is a normal one."""
    op.add_column("chairs", sa.Column("level", sa.Text, nullable=False, server_default="normal"))
