"""The tables of the database. A change here needs a migration in ``bot/store/migrations``."""

from datetime import UTC, datetime

import sqlalchemy as sa


class Instant(sa.TypeDecorator[datetime]):
    """An instant, with its time zone wherever the database can keep one, and always UTC for us."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: sa.Dialect) -> datetime | None:
        """Into the database."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: sa.Dialect) -> datetime | None:
        """Out of the database; SQLite has kept the digits alone."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

OPEN_STATUSES = ("lobby", "running", "parked")

# Some indexes have only the rows that are looked for: few, however much is kept. Whoever looks says so in the same
# words, not with parameters: SQLite does not see otherwise that such an index fits.
UNTIDY = sa.text("status IN ('over', 'cancelled') AND NOT tidied")
RUNNING = sa.text("status = 'running'")
UNREVIEWED = sa.text("found IS NULL")
SEEKING = sa.text("seeking")
UNENDED = sa.text("ended_at IS NULL")
TAKES_ITS_CHANNEL = sa.text("status IN ('lobby', 'running', 'parked') AND lesson IS NULL")
"""A lesson may stand where another table does: it is one person's, and in nobody's way."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text),
    sa.Column("locale", sa.Text, nullable=False, server_default=""),
    sa.Column("dms", sa.Boolean, nullable=False),
    sa.Column("dms_closed", sa.Boolean, nullable=False),
    sa.Column("zone", sa.Text, nullable=False, server_default="UTC"),
    sa.Column("quiet_from", sa.Integer),
    sa.Column("quiet_until", sa.Integer),
    sa.Column("reminders", sa.Text, nullable=False, server_default="mention"),
    sa.Column("confirming", sa.Text, nullable=False, server_default="final"),
    sa.Column("digest_hour", sa.Integer),
    sa.Column("away_from", Instant),
    sa.Column("away_until", Instant),
    sa.Column("vacation_year", sa.Integer, nullable=False, server_default="0"),
    sa.Column("vacation_days", sa.Integer, nullable=False, server_default="0"),
    sa.Column("told_of_languages", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("tips", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("tips_told", sa.JSON, nullable=False, server_default="[]"),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("opener_id", sa.BigInteger, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("seed", sa.Text),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("state", sa.LargeBinary),
    sa.Column("post", sa.Integer),
    sa.Column("post_at", Instant),
    sa.Column("post_key", sa.Text, nullable=False, server_default=""),
    sa.Column("post_lines", sa.JSON, nullable=False),
    sa.Column("consents", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("pace", sa.Text, nullable=False, server_default="free"),
    sa.Column("weekends_off", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("zone", sa.Text, nullable=False, server_default="UTC"),
    sa.Column("pause", sa.Text),
    sa.Column("paused_at", Instant),
    sa.Column("pause_until", Instant),
    sa.Column("given_back_until", Instant),
    sa.Column("seat_votes", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("known_hands", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("notes", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("windows", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("prompts", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("stood_in_for", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("attendance", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("tournament", sa.Integer),
    sa.Column("opened_at", Instant, nullable=False),
    sa.Column("moved_at", Instant, nullable=False),
    sa.Column("tidied", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("seeking", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_tables_seeking", "game", sqlite_where=SEEKING, postgresql_where=SEEKING),
    sa.Column("lesson", sa.Integer),
    sa.Column("tips", sa.JSON, nullable=False, server_default="[]"),
    sa.Index("ix_tables_untidy", "moved_at", sqlite_where=UNTIDY, postgresql_where=UNTIDY),
    sa.Index("ix_tables_running", "status", sqlite_where=RUNNING, postgresql_where=RUNNING),
    sa.Index("ix_tables_in_channel", "channel_id", "id"),
    sa.Index("ix_tables_in_server", "guild_id", "status"),
    sa.Index("ix_tables_opened_by", "opener_id", "status"),
    sa.Index("ix_tables_counted", "game", "status"),
    sa.Index(
        "uq_tables_one_open_per_channel",
        "channel_id",
        unique=True,
        sqlite_where=TAKES_ITS_CHANNEL,
        postgresql_where=TAKES_ITS_CHANNEL,
    ),
)

chairs = sa.Table(
    "chairs",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person_id", sa.BigInteger, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("misses", sa.Integer, nullable=False, server_default="0"),
    sa.Column("computer_plays", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("level", sa.Text, nullable=False, server_default="normal"),
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entry", sa.JSON, nullable=False),
    sa.Column("at", Instant, nullable=False),
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("channel_id", sa.BigInteger),
    sa.Column("person_id", sa.BigInteger),
    sa.Column("about", sa.Integer, index=True),
    sa.Column("message", sa.JSON),
    sa.Column("message_id", sa.BigInteger, index=True),
    sa.Column("edits", sa.Integer, nullable=False, server_default="0"),
    sa.Column("nonce", sa.Text, nullable=False, server_default=""),
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("due_at", Instant, nullable=False),
    sa.Index("ix_outbox_waiting", "done", "id", sqlite_where=sa.text("done = 0"), postgresql_where=sa.text("NOT done")),
    sa.Index("ix_outbox_written_to", "person_id", "message_id"),
    sa.Index("ix_outbox_waiting_for", "channel_id", "person_id", "done"),
)

requests = sa.Table(
    "interactions",  # the first kind of request there was
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", Instant, nullable=False, index=True),
)

claims = sa.Table(
    "claims",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", Instant, nullable=False, index=True),
)

asked = sa.Table(
    "asked",
    metadata,
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("what", sa.Text, primary_key=True),
    sa.Column("times", sa.JSON, nullable=False),
    sa.Column("at", Instant, nullable=False, index=True),
)

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("holder", sa.Text, nullable=False, index=True),
    sa.Column("until", Instant, nullable=False),
)

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("until", Instant, nullable=False, index=True),
)

drafts = sa.Table(
    "drafts",
    metadata,
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("decision", sa.Text, primary_key=True),
    sa.Column("values", sa.JSON, nullable=False),
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("asked_at", Instant, nullable=False),
    sa.Column("found", sa.JSON(none_as_null=True)),
    sa.Index("ix_reviews_open", "asked_at", sqlite_where=UNREVIEWED, postgresql_where=UNREVIEWED),
)

timers = sa.Table(
    "timers",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("at", Instant, nullable=False, index=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    sa.Column("decision", sa.Text, nullable=False, server_default=""),
    sa.Column("seat", sa.Integer),
    sa.Column("person_id", sa.BigInteger, index=True),
    sa.Column("tournament", sa.Integer, index=True),
)

heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("at", Instant, nullable=False),
)

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("channels", sa.JSON, nullable=False),
    sa.Column("language", sa.Text),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("zone", sa.Text),
    sa.Column("most_tables", sa.Integer, nullable=False, server_default="200"),
    sa.Column("announces_in", sa.BigInteger),
    sa.Column("calls_role", sa.BigInteger),
    sa.Column("role_called_at", Instant),
)

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

# The club: the log of results, which is the truth, and what is derived from it

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

# Tournaments

OPEN_TOURNAMENTS = ("sign-up", "running")

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("opener_id", sa.BigInteger, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("zone", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("system", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("round_hours", sa.Integer, nullable=False),
    sa.Column("phase", sa.Text, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("seed", sa.Text),
    sa.Column("deadline", Instant),
    sa.Column("homeless_since", Instant),
    sa.Column("given_back_until", Instant),
    sa.Column("post", sa.Integer),
    sa.Column("opened_at", Instant, nullable=False),
    sa.Index("ix_tournaments_in_channel", "channel_id", "id"),
    sa.Index("ix_tournaments_in_server", "guild_id", "phase"),
    sa.Index("ix_tournaments_opened_by", "opener_id"),
    sa.Index(
        "uq_tournaments_one_open_per_channel",
        "channel_id",
        unique=True,
        sqlite_where=sa.column("phase").in_(OPEN_TOURNAMENTS),
        postgresql_where=sa.column("phase").in_(OPEN_TOURNAMENTS),
    ),
)

entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("dropped", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("rejoined", sa.Integer, nullable=False, server_default="0"),
    sa.Index("ix_entrants_person_id", "person_id"),
)

pods = sa.Table(
    "pods",
    metadata,
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), unique=True),
    sa.Column("notice", sa.Integer, index=True),
    sa.Column("void", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("result", sa.JSON(none_as_null=True)),
)

pairings = sa.Table(
    "pairings",
    metadata,
    sa.Column("tournament_id", sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("pod", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer),
    sa.Column("beaten", sa.Integer, nullable=False, server_default="0"),
    sa.Column("rivals", sa.Integer, nullable=False, server_default="0"),
    sa.Index("ix_pairings_person_id", "person_id"),
)
