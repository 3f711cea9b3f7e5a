"""What came of a pod is kept with it, and told to nobody, until the last one of its round is over."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What came of pods that are over stands in the log of results already, and stays there."""
    op.add_column("pods", sa.Column("result", sa.JSON(none_as_null=True)))
