"""How many tables a server may have open, and which tables have been tidied."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every server has the same bound, until its managers raise it; nothing has been tidied yet."""
    op.add_column("servers", sa.Column("most_tables", sa.Integer, nullable=False, server_default="200"))
    op.add_column("tables", sa.Column("tidied", sa.Boolean, nullable=False, server_default=sa.false()))
    untidy = sa.text("status IN ('over', 'cancelled') AND NOT tidied")
    op.create_index("ix_tables_untidy", "tables", ["moved_at"], sqlite_where=untidy, postgresql_where=untidy)
