"""What the standings of a tournament show, in words: a picture is drawn from it, and a text says the same."""

from games.kernel import Record


class StandingsRow(Record):
    """How somebody stands."""

    place: str
    name: str
    points: str
    rounds: tuple[str, ...]
    """What each round gave."""
    compared: str
    """How they did against those who had the same seat."""
    opposition: str
    """What their opponents have."""
    note: str = ""
    """That they have dropped out."""
    best: bool = False
    """Whether they are first."""


class StandingsSheet(Record):
    """The standings, or a page of them."""

    title: str
    about: str
    name: str
    points: str
    rounds: tuple[str, ...]
    compared: str
    opposition: str
    """The heads of the columns."""
    rows: tuple[StandingsRow, ...]


def text(sheet: StandingsSheet) -> list[str]:
    """All that the picture shows, line by line; title and what it is about first."""
    return [sheet.title, sheet.about, *(_said(sheet, row) for row in sheet.rows)]


def _said(sheet: StandingsSheet, row: StandingsRow) -> str:
    rounds = [f"{head} {got}" for head, got in zip(sheet.rounds, row.rounds, strict=True)]
    figures = [*rounds, f"{sheet.compared} {row.compared}", f"{sheet.opposition} {row.opposition}"]
    note = f" ({row.note})" if row.note else ""
    return f"**{row.place} {row.name}**{note} · {sheet.points} **{row.points}** · {' · '.join(figures)}"
