"""The club: who looks for players, the log of results, which is the truth, and what is derived from it."""

import sqlalchemy as sa

from bot.store.schema.base import Instant, metadata

UNENDED = sa.text("ended_at IS NULL")
"""In the same words wherever it is looked for: see ``playing``."""

# Looking for players: who likes which game, where they have been, and what they were told

likes = sa.Table(
    "likes",
    metadata,
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("game", sa.Text, primary_key=True, index=True),
)

visits = sa.Table(
    "visits",
    metadata,
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
)

seat_calls = sa.Table(
    "seat_calls",
    metadata,
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("notice", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", Instant, nullable=False),
)

# The log of results, and what is derived from it

results = sa.Table(
    "results",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    sa.Column("place_id", sa.BigInteger, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("variant", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("closed", sa.Boolean, nullable=False),
    sa.Column("best", sa.Integer),
    sa.Column("margin", sa.Integer),
    sa.Column("ended_at", Instant, nullable=False),
    sa.Index("ix_results_best", "place_id", "game", "variant", "best"),
    sa.Index("ix_results_margin", "place_id", "game", "variant", "margin"),
    sa.Index("ix_results_ended", "place_id", "ended_at"),
)

result_chairs = sa.Table(
    "result_chairs",
    metadata,
    sa.Column("result_id", sa.ForeignKey("results.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person_id", sa.BigInteger),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.Text),
    sa.Column("part", sa.Text, nullable=False),
    sa.Column("place", sa.Integer),
    sa.Column("score", sa.Integer),
    sa.Column("best_move", sa.Integer),
    sa.Column("title", sa.Text),
    sa.Column("asked", sa.Integer, nullable=False, server_default="0"),
    sa.Column("missed", sa.Integer, nullable=False, server_default="0"),
    sa.Column("times", sa.JSON, nullable=False, server_default="[]"),
    sa.Index("ix_result_chairs_person", "person_id", "result_id"),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("ix_ratings_person_id", "person_id"),
)

rating_steps = sa.Table(
    "rating_steps",
    metadata,
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("result_id", sa.ForeignKey("results.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Index("ix_rating_steps_result_id", "result_id"),
)

tallies = sa.Table(
    "tallies",
    metadata,
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("place_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("abandoned", sa.Integer, nullable=False),
    sa.Column("alone", sa.Integer, nullable=False),
    sa.Column("highest", sa.Integer),
    sa.Column("margin", sa.Integer),
    sa.Column("best_move", sa.Integer),
    sa.Column("campaign", sa.Integer),
    sa.Column("campaign_title", sa.Text),
    sa.Column("streak", sa.Integer, nullable=False),
    sa.Column("longest_streak", sa.Integer, nullable=False),
    sa.Column("ended_at", Instant, nullable=False),
    sa.Column("points", sa.Integer),
    sa.Index("ix_tallies_top", "place_id", "game", "points"),
)

reliability = sa.Table(
    "reliability",
    metadata,
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("asked", sa.Integer, nullable=False),
    sa.Column("missed", sa.Integer, nullable=False),
    sa.Column("times", sa.JSON, nullable=False),
)

# Seasons: when they were, which is kept, and their tables, which are derived

seasons = sa.Table(
    "seasons",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("place_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("began_at", Instant, nullable=False),
    sa.Column("ends_at", Instant, nullable=False),
    sa.Column("ended_at", Instant),
    sa.Column("after", sa.Integer, nullable=False),
    sa.Column("last", sa.Integer),
    sa.Index("uq_seasons_one_at_a_time", "place_id", unique=True, sqlite_where=UNENDED, postgresql_where=UNENDED),
)

season_scores = sa.Table(
    "season_scores",
    metadata,
    sa.Column("season_id", sa.ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Index("ix_season_scores_person_id", "person_id"),
    sa.Index("ix_season_scores_top", "season_id", "game", "points", "won"),
)
