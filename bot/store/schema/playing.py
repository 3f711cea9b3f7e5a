"""Tables, who sits there, what they do, and what is to be done when."""

import sqlalchemy as sa

from bot.store.schema.base import Instant, metadata

OPEN_STATUSES = ("lobby", "running", "parked")

# Some indexes have only the rows that are looked for: few, however much is kept. Whoever looks says so in the same
# words, not with parameters: SQLite does not see otherwise that such an index fits.
UNTIDY = sa.text("status IN ('over', 'cancelled') AND NOT tidied")
RUNNING = sa.text("status = 'running'")
SEEKING = sa.text("seeking")
LEARNING = sa.text("lesson IS NOT NULL AND status IN ('running', 'parked')")
UNREVIEWED = sa.text("found IS NULL")
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
    sa.Column("conversation", sa.BigInteger),
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
    sa.Index("ix_tables_learning", "moved_at", sqlite_where=LEARNING, postgresql_where=LEARNING),
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
