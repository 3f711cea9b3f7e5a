"""What several processes must know of each other: that they live, how often people ask, who has got time back."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has asked for anything yet, and no table has got time back."""
    op.add_column("tables", sa.Column("given_back_until", sa.DateTime(timezone=True)))
    op.create_table(
        "asked",
        sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("times", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_asked_at", "asked", ["at"])
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_processes_until", "processes", ["until"])
