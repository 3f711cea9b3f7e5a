"""Seasons: when they were, and their tables of points."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There has been no season yet."""
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("place_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("began_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True)),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_seasons"),
    )
    op.create_index("ix_seasons_place_id", "seasons", ["place_id"])
    running = sa.text("ended_at IS NULL")
    op.create_index(
        "uq_seasons_one_at_a_time",
        "seasons",
        ["place_id"],
        unique=True,
        sqlite_where=running,
        postgresql_where=running,
    )
    op.create_table(
        "season_scores",
        sa.Column("season_id", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["season_id"], ["seasons.id"], name="fk_season_scores_season_id_seasons", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("season_id", "game", "person_id", name="pk_season_scores"),
    )
    op.create_index("ix_season_scores_person_id", "season_scores", ["person_id"])
    op.create_index("ix_season_scores_top", "season_scores", ["season_id", "game", "points", "won"])
