"""Indexes for a hall that grows: whatever is looked for is found without reading all that was ever played."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

INDEXES = (
    ("ix_tables_in_channel", "tables", ["channel_id", "id"]),
    ("ix_tables_in_server", "tables", ["guild_id", "status"]),
    ("ix_tables_opened_by", "tables", ["opener_id", "status"]),
    ("ix_tables_counted", "tables", ["game", "status"]),
    ("ix_outbox_about", "outbox", ["about"]),
    ("ix_outbox_written_to", "outbox", ["person_id", "message_id"]),
    ("ix_outbox_waiting_for", "outbox", ["channel_id", "person_id", "done"]),
    ("ix_timers_person_id", "timers", ["person_id"]),
    ("ix_interactions_at", "interactions", ["at"]),
    ("ix_claims_at", "claims", ["at"]),
    ("ix_leases_holder", "leases", ["holder"]),
)


def upgrade() -> None:
    """One for each way in which something is looked for."""
    for name, table, columns in INDEXES:
        op.create_index(name, table, columns)
    # What has arrived is nearly all there is, and SQLite would go through it for what it could have found otherwise.
    op.drop_index("ix_outbox_waiting", "outbox")
    waits, also = sa.text("done = 0"), sa.text("NOT done")
    op.create_index("ix_outbox_waiting", "outbox", ["done", "id"], sqlite_where=waits, postgresql_where=also)
    running, over = sa.text("status = 'running'"), sa.text("status = 'over'")
    op.create_index("ix_tables_running", "tables", ["status"], sqlite_where=running, postgresql_where=running)
    place = ["guild_id", "game", "moved_at"]
    op.create_index("ix_tables_over", "tables", place, sqlite_where=over, postgresql_where=over)
