"""How often a message that is to be shown was changed: two numbers are compared, and not two messages."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count the edits of every notice."""
    op.add_column("outbox", sa.Column("edits", sa.Integer, nullable=False, server_default="0"))
