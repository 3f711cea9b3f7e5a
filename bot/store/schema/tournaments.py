"""Tournaments: who plays whom in which round."""

import sqlalchemy as sa

from bot.store.schema.base import Instant, metadata

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
