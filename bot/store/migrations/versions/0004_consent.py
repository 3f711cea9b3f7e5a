"""Consent: requests and votes are records of their own; a chair says that the computer plays there."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_BEFORE = sa.table("tables", sa.column("id"), *(sa.column(name, sa.JSON) for name in ("undo", "vote", "prompts")))
_AFTER = sa.table(
    "tables", sa.column("id"), *(sa.column(name, sa.JSON) for name in ("consents", "seat_votes", "prompts"))
)


def upgrade() -> None:
    """Take what was asked and answered over into the new records."""
    op.add_column("tables", sa.Column("consents", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("seat_votes", sa.JSON, nullable=False, server_default="[]"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(_BEFORE)).mappings().all():
        undo, vote, prompts = row["undo"], row["vote"] or {}, row["prompts"] or []
        if undo or vote or prompts:
            values = {
                "consents": [*_undo(undo), *_pauses(vote)],
                "seat_votes": _seat_votes(vote),
                "prompts": [{**prompt, "asks": _asks(prompt["asks"])} for prompt in prompts],
            }
            connection.execute(sa.update(_AFTER).where(_AFTER.c.id == row["id"]).values(values))
    op.drop_column("tables", "undo")
    op.drop_column("tables", "vote")
    op.alter_column("chairs", "held", new_column_name="computer_plays")


def _undo(undo: dict[str, Any] | None) -> list[dict[str, Any]]:
    if not undo:
        return []
    kept = {name: undo[name] for name in ("by", "waiting", "agreed", "acted")}
    return [{"subject": "undo", **kept}]


def _pauses(vote: dict[str, Any]) -> list[dict[str, Any]]:
    """Who had asked was not kept; nobody is told it again."""
    asked = {subject: vote[subject] for subject in ("pause", "resume") if subject in vote}
    return [{"subject": subject, "by": 0, **request} for subject, request in asked.items()]


def _seat_votes(vote: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"seat": int(seat), "person_id": int(person), "wish": wish}
        for seat, cast in vote.items()
        if seat.isdigit()
        for person, wish in cast.items()
    ]


def _asks(asks: dict[str, Any]) -> dict[str, Any]:
    match asks["about"]:
        case "undo":
            return {**asks, "about": "consent", "subject": "undo"}
        case "vote":
            return {**asks, "about": "consent"}
        case _:
            return asks
