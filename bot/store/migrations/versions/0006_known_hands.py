"""Who has sat in which seat is kept; a request to take moves back names them."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_TABLES = sa.table(
    "tables", sa.column("id"), sa.column("state"), *(sa.column(name, sa.JSON) for name in ("consents", "known_hands"))
)
_CHAIRS = sa.table("chairs", *(sa.column(name) for name in ("table_id", "seat", "person_id", "computer_plays")))
_MOVES = sa.table("moves", sa.column("table_id"), sa.column("number"), sa.column("entry", sa.JSON))


def upgrade() -> None:
    """Whoever sits at a game that has begun knows their hand; an open request gets the moves that it is about."""
    op.add_column("tables", sa.Column("known_hands", sa.JSON, nullable=False, server_default="[]"))
    connection = op.get_bind()
    for table_id in connection.execute(sa.select(_TABLES.c.id).where(_TABLES.c.state.is_not(None))).scalars().all():
        try:
            values = _values(connection, table_id)
        except (LookupError, TypeError, ValueError):
            continue  # it cannot be read, and is set aside when somebody needs it
        connection.execute(sa.update(_TABLES).where(_TABLES.c.id == table_id).values(values))


def _values(connection: sa.Connection, table_id: int) -> dict[str, Any]:
    consents = connection.execute(sa.select(_TABLES.c.consents).where(_TABLES.c.id == table_id)).scalar_one()
    query = sa.select(_CHAIRS).where(_CHAIRS.c.table_id == table_id)
    chairs = [dict(chair) for chair in connection.execute(query).mappings()]
    seated = [chair for chair in chairs if chair["person_id"] is not None]
    return {
        "known_hands": [{"person_id": chair["person_id"], "seat": chair["seat"]} for chair in seated],
        "consents": [kept for request in consents if (kept := _consent(connection, table_id, chairs, request))],
    }


def _consent(
    connection: sa.Connection, table_id: int, chairs: list[dict[str, Any]], request: dict[str, Any]
) -> dict[str, Any] | None:
    """A request as it is kept now; None for one to take moves back that can no longer be told."""
    kept = {name: value for name, value in request.items() if name != "acted"}
    if request["subject"] != "undo":
        return kept
    own = next((chair["seat"] for chair in chairs if chair["person_id"] == request["by"]), None)
    people = {chair["seat"] for chair in chairs if chair["person_id"] is not None and not chair["computer_plays"]}
    moves: list[int] = []
    acted = 0
    for number, seat in _moves_since(connection, table_id, own):
        acted += seat in people - {own}
        if acted <= request["acted"]:  # what others did later it was not about
            moves.append(number)
    return {**kept, "moves": moves} if moves and acted >= request["acted"] else None


def _moves_since(connection: sa.Connection, table_id: int, own: int | None) -> list[tuple[int, int]]:
    """The last move of a seat and all that stand after it, each with its number and its seat."""
    standing: list[tuple[int, int]] = []
    entries = sa.select(_MOVES.c.number, _MOVES.c.entry).where(_MOVES.c.table_id == table_id)
    for number, entry in connection.execute(entries.order_by(_MOVES.c.number)):
        if entry["kind"] == "undo":
            del standing[-entry["moves"] :]
        else:
            standing.append((number, entry["seat"]))
    last = next((place for place, (_, seat) in reversed([*enumerate(standing)]) if seat == own), len(standing))
    return standing[last:]
