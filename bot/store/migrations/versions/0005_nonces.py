"""Nonces: a notice has one of its own, drawn by lot; before, it was its number."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_OUTBOX = sa.table("outbox", *(sa.column(name) for name in ("id", "kind", "nonce")), sa.column("done", sa.Boolean))


def upgrade() -> None:
    """What still waits to be posted keeps the nonce under which it may have been sent."""
    op.add_column("outbox", sa.Column("nonce", sa.Text, nullable=False, server_default=""))
    waiting = sa.update(_OUTBOX).where(_OUTBOX.c.kind == "post", ~_OUTBOX.c.done)
    op.execute(waiting.values(nonce=sa.cast(_OUTBOX.c.id, sa.Text)))
