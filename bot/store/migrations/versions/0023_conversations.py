"""Where the bot writes to somebody directly is kept with them."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing was kept before: a conversation is asked for once more, when it is next needed."""
    op.add_column("people", sa.Column("conversation", sa.BigInteger))
