"""Indexes for a hall that grows: whatever is looked for is found without reading all that was ever played."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
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
    ("ix_ratings_person_id", "ratings", ["person_id"]),
)


def upgrade() -> None:
    """One for each way in which something is looked for."""
    for name, table, columns in INDEXES:
        op.create_index(name, table, columns)
    # What has arrived is nearly all there is, and SQLite would go through it for what it could have found otherwise.
    op.drop_index("ix_outbox_waiting", "outbox")
    op.create_index(
        "ix_outbox_waiting",
        "outbox",
        ["done", "id"],
        sqlite_where=sa.text("done = 0"),
        postgresql_where=sa.text("NOT done"),
    )
    running = sa.text("status = 'running'")
    op.create_index("ix_tables_running", "tables", ["status"], sqlite_where=running, postgresql_where=running)
    unreviewed = sa.text("found IS NULL")
    op.create_index("ix_reviews_open", "reviews", ["asked_at"], sqlite_where=unreviewed, postgresql_where=unreviewed)
