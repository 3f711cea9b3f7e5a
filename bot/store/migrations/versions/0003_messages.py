"""Messages: how often what is to be shown was changed, and which of them still have buttons beside the board."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count the edits of every notice; keep the prompts of every table."""
    op.add_column("outbox", sa.Column("edits", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("prompts", sa.JSON, nullable=False, server_default="[]"))
