"""What a profile shows, in words: a picture is drawn from it, and a text says the same."""

from games.kernel import Record


class CardTitle(Record):
    """A game that somebody plays."""

    name: str
    played: str
    points: int | None = None
    """Of the rating; None without one."""
    rating: str = ""
    """The same in words."""
    rated: str = ""
    """On how many games it rests."""
    curve: tuple[int, ...] = ()
    """The last points of the rating, the oldest first."""
    curve_said: str = ""
    """The same in words."""
    records: tuple[str, ...] = ()


class Card(Record):
    """Somebody, and what they have done."""

    name: str
    lines: tuple[str, ...]
    titles: tuple[CardTitle, ...]


def text(card: Card) -> list[str]:
    """All that the picture shows, line by line; the name first."""
    lines = [card.name, *card.lines]
    for title in card.titles:
        rated = [f"{title.rating} · {title.rated}", title.curve_said] if title.rating else []
        lines += ["", f"**{title.name}**", *(f"- {line}" for line in (title.played, *rated, *title.records) if line)]
    return lines
