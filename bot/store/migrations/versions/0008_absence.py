"""Absence: the time zone of a server and of its tables, and when a pause ends."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_TABLES = sa.table("tables", *(sa.column(name) for name in ("zone", "language")))


def upgrade() -> None:
    """A table that stands already is where its language is spoken."""
    op.add_column("servers", sa.Column("zone", sa.Text))
    op.add_column("tables", sa.Column("zone", sa.Text, nullable=False, server_default="UTC"))
    op.add_column("tables", sa.Column("pause_until", sa.DateTime(timezone=True)))
    op.execute(sa.update(_TABLES).where(_TABLES.c.language == "fr").values(zone="Europe/Paris"))
