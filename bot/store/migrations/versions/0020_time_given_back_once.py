"""Up to when a table has got its time back: who dies while it is given back leaves nobody theirs twice."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has got any back yet."""
    op.add_column("tables", sa.Column("given_back_until", sa.DateTime(timezone=True)))
