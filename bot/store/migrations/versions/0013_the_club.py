"""The club: a log of results, into which the games go that are over, and what is derived from it."""

import hashlib
import json
import logging
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from games.kernel import Outcome, SavedTable, Table
from games.registry import find_rules

log = logging.getLogger("bot.store.migrations")

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

_TABLES = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "guild_id", "channel_id", "game", "rules_version", "status", "seed", "state")),
    sa.column("options", sa.JSON),
    sa.column("known_hands", sa.JSON),
    sa.column("moved_at", sa.DateTime(timezone=True)),
)
_CHAIRS = sa.table("chairs", *map(sa.column, ("table_id", "seat", "person_id", "name", "level", "computer_plays")))
_RESULTS = sa.table(
    "results",
    *map(sa.column, ("id", "table_id", "place_id", "game", "variant", "best", "margin")),
    *(sa.column(name, sa.Boolean) for name in ("rated", "closed")),
    sa.column("ended_at", sa.DateTime(timezone=True)),
)
_RESULT_CHAIRS = sa.table(
    "result_chairs",
    *map(sa.column, ("result_id", "number", "seat", "person_id", "name", "level", "part", "place", "score", "title")),
)
_PEOPLE = sa.table("people", sa.column("id"), sa.column("name"))
_TALLIES = sa.table(
    "tallies",
    *map(sa.column, ("person_id", "place_id", "game", "games", "won", "abandoned", "alone", "highest", "margin")),
    *map(sa.column, ("campaign", "campaign_title", "streak", "longest_streak")),
    sa.column("ended_at", sa.DateTime(timezone=True)),
)


def upgrade() -> None:
    """Make the log, and take the games into it that are over. They were not rated, and nobody had counted answers."""
    op.add_column("people", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("stood_in_for", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("attendance", sa.JSON, nullable=False, server_default="[]"))
    _make_log()
    _make_derived()
    _take_in()


def _make_log() -> None:
    op.create_table(
        "results",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("place_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("best", sa.Integer),
        sa.Column("margin", sa.Integer),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id_tables", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", name="uq_results_table_id"),
    )
    op.create_index("ix_results_best", "results", ["place_id", "game", "variant", "best"])
    op.create_index("ix_results_margin", "results", ["place_id", "game", "variant", "margin"])
    op.create_index("ix_results_ended", "results", ["place_id", "ended_at"])
    of_result = sa.ForeignKeyConstraint(
        ["result_id"], ["results.id"], name="fk_result_chairs_result_id_results", ondelete="CASCADE"
    )
    op.create_table(
        "result_chairs",
        sa.Column("result_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
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
        sa.PrimaryKeyConstraint("result_id", "number", name="pk_result_chairs"),
        of_result,
    )
    op.create_index("ix_result_chairs_person", "result_chairs", ["person_id", "result_id"])


def _make_derived() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "person_id", name="pk_ratings"),
    )
    of_result = sa.ForeignKeyConstraint(
        ["result_id"], ["results.id"], name="fk_rating_steps_result_id_results", ondelete="CASCADE"
    )
    op.create_table(
        "rating_steps",
        sa.Column("person_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("result_id", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "result_id", name="pk_rating_steps"),
        of_result,
    )
    op.create_index("ix_rating_steps_result_id", "rating_steps", ["result_id"])
    op.create_table(
        "tallies",
        sa.Column("person_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("place_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
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
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("points", sa.Integer),
        sa.PrimaryKeyConstraint("person_id", "place_id", "game", name="pk_tallies"),
    )
    op.create_index("ix_tallies_top", "tallies", ["place_id", "game", "points"])
    op.create_table(
        "reliability",
        sa.Column("person_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("times", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_reliability"),
    )


# The games that are over


def _take_in() -> None:
    connection = op.get_bind()
    over = sa.select(_TABLES.c.id).where(_TABLES.c.status == "over").order_by(_TABLES.c.moved_at, _TABLES.c.id)
    tallies: dict[tuple[int, int, str], dict[str, Any]] = {}
    for number, table_id in enumerate(connection.execute(over).scalars().all(), 1):
        try:
            result, chairs = _result(connection, table_id)
        except sa.exc.SQLAlchemyError:
            raise
        except Exception as error:
            # What is wrong with it may quote a secret. The table is set aside when somebody needs it.
            log.warning("table %s cannot be read, and has no result: %s", table_id, type(error).__qualname__)
            continue
        connection.execute(sa.insert(_RESULTS).values(id=number, **result))
        rows = [{"result_id": number, "number": at, **chair} for at, chair in enumerate(chairs)]
        connection.execute(sa.insert(_RESULT_CHAIRS), rows)
        for chair in chairs:
            if chair["person_id"] is not None:
                key = (chair["person_id"], result["place_id"], result["game"])
                tallies[key] = _counted(tallies.get(key), result, chair, len({each["seat"] for each in chairs}))
    if tallies:
        connection.execute(sa.insert(_TALLIES), list(tallies.values()))
    if connection.dialect.name == "postgresql":
        last = "SELECT setval(pg_get_serial_sequence('results', 'id'), (SELECT max(id) FROM results))"
        connection.execute(sa.text(last))


def _result(connection: sa.Connection, table_id: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    table = connection.execute(sa.select(_TABLES).where(_TABLES.c.id == table_id)).mappings().one()
    query = sa.select(_CHAIRS).where(_CHAIRS.c.table_id == table_id).order_by(_CHAIRS.c.seat)
    chairs = [dict(chair) for chair in connection.execute(query).mappings()]
    saved = SavedTable.model_validate(
        {
            **{name: table[name] for name in ("game", "rules_version", "options", "seed")},
            "seats": len(chairs),
            "log": [],
        }
    )
    played = Table.resume(saved, table["state"], find_rules)
    outcome = played.outcome
    scores = sorted((standing.score for standing in outcome.standings), reverse=True)
    decided = len(scores) > 1 and len(outcome.winners) == 1
    agreed = [saved.rules_version, saved.seats, played.options.model_dump(mode="json")]
    result = {
        "table_id": table_id,
        "place_id": table["guild_id"] or table["channel_id"],
        "game": table["game"],
        "variant": hashlib.sha256(json.dumps(agreed, sort_keys=True).encode()).hexdigest()[:16],
        "rated": False,
        "closed": False,
        "best": scores[0],
        "margin": scores[0] - scores[1] if decided else None,
        "ended_at": table["moved_at"],
    }
    return result, list(_chairs(connection, outcome, chairs, table["known_hands"]))


def _chairs(
    connection: sa.Connection, outcome: Outcome, chairs: list[dict[str, Any]], known: list[dict[str, int]]
) -> Iterator[dict[str, Any]]:
    first = {hand["seat"]: hand["person_id"] for hand in reversed(known)}
    for seat, chair in enumerate(chairs):
        standing = outcome.standings[seat]
        ended = {"seat": seat, "place": standing.place, "score": standing.score, "title": standing.title}
        person, computer = chair["person_id"], {"level": None}
        if person is None:
            yield {**ended, "person_id": None, "name": chair["name"], "part": "computer", "level": chair["level"]}
            continue
        if chair["computer_plays"]:
            part = "left" if first.get(seat, person) == person else "passed-by"
        else:
            part = "whole" if first.get(seat, person) == person else "took-over"
        yield {**ended, **computer, "person_id": person, "name": chair["name"], "part": part}
        for other in dict.fromkeys(hand["person_id"] for hand in known if hand["seat"] == seat):
            if other != person:
                name = connection.execute(sa.select(_PEOPLE.c.name).where(_PEOPLE.c.id == other)).scalar()
                part = "left" if other == first[seat] else "passed-by"
                yield {**ended, **computer, "person_id": other, "name": name or "", "part": part}


def _counted(
    before: dict[str, Any] | None, result: dict[str, Any], chair: dict[str, Any], seats: int
) -> dict[str, Any]:
    """What somebody has done in one game in one place, with another game."""
    tally = before or {
        "person_id": chair["person_id"],
        "place_id": result["place_id"],
        "game": result["game"],
        **dict.fromkeys(("games", "won", "abandoned", "alone", "streak", "longest_streak"), 0),
        **dict.fromkeys(("highest", "margin", "campaign", "campaign_title")),
    }
    tally = {**tally, "ended_at": result["ended_at"]}
    if chair["part"] not in ("whole", "took-over"):
        return {**tally, "abandoned": tally["abandoned"] + (chair["part"] == "left")}
    if seats == 1:
        tally["alone"] += 1
        if tally["campaign"] is None or chair["score"] > tally["campaign"]:
            tally.update(campaign=chair["score"], campaign_title=chair["title"])
        return tally
    won = chair["place"] == 1
    tally["games"] += 1
    tally["won"] += won
    tally["streak"] = tally["streak"] + 1 if won else 0
    tally["longest_streak"] = max(tally["longest_streak"], tally["streak"])
    tally["highest"] = max((each for each in (tally["highest"], chair["score"]) if each is not None), default=None)
    if won:
        tally["margin"] = max((each for each in (tally["margin"], result["margin"]) if each is not None), default=None)
    return tally
