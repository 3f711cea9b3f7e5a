"""Tournaments: who has signed up, the pods of each round, and what everybody got there."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

OPEN = sa.column("phase").in_(["sign-up", "running"])


def upgrade() -> None:
    """There are none; no table that there is belongs to one."""
    op.add_column("tables", sa.Column("tournament", sa.Integer))
    op.add_column("timers", sa.Column("tournament", sa.Integer))
    op.create_index("ix_timers_tournament", "timers", ["tournament"])
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer, nullable=False),
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
        sa.Column("deadline", sa.DateTime(timezone=True)),
        sa.Column("homeless_since", sa.DateTime(timezone=True)),
        sa.Column("given_back_until", sa.DateTime(timezone=True)),
        sa.Column("post", sa.Integer),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_in_channel", "tournaments", ["channel_id", "id"])
    op.create_index("ix_tournaments_in_server", "tournaments", ["guild_id", "phase"])
    op.create_index("ix_tournaments_opened_by", "tournaments", ["opener_id"])
    op.create_index(
        "uq_tournaments_one_open_per_channel",
        "tournaments",
        ["channel_id"],
        unique=True,
        sqlite_where=OPEN,
        postgresql_where=OPEN,
    )
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.Integer, nullable=False),
        sa.Column("person_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("dropped", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("rejoined", sa.Integer, nullable=False, server_default="0"),
        _of_tournament("entrants"),
        sa.PrimaryKeyConstraint("tournament_id", "person_id", name="pk_entrants"),
    )
    op.create_index("ix_entrants_person_id", "entrants", ["person_id"])
    op.create_table(
        "pods",
        sa.Column("tournament_id", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer),
        sa.Column("notice", sa.Integer),
        sa.Column("void", sa.Boolean, nullable=False, server_default=sa.false()),
        _of_tournament("pods"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pods_table_id_tables", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", name="uq_pods_table_id"),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name="pk_pods"),
    )
    op.create_index("ix_pods_notice", "pods", ["notice"])
    op.create_table(
        "pairings",
        sa.Column("tournament_id", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("pod", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("beaten", sa.Integer, nullable=False, server_default="0"),
        sa.Column("rivals", sa.Integer, nullable=False, server_default="0"),
        _of_tournament("pairings"),
        sa.PrimaryKeyConstraint("tournament_id", "round", "person_id", name="pk_pairings"),
    )
    op.create_index("ix_pairings_person_id", "pairings", ["person_id"])


def _of_tournament(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_tournament_id_tournaments"
    return sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name=name, ondelete="CASCADE")
