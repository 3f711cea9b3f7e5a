"""Seasons: for a few months a table of points that starts anew."""

from datetime import datetime

from bot.messages.names import Name
from games.kernel import Record

ALL_GAMES = ""
"""What stands in the place of a game where all of them count."""


class Season(Record):
    """A season of a server. Which results count follows from their numbers, not from any clock."""

    id: int = 0
    place_id: int
    name: Name
    channel_id: int
    """Where it was begun."""
    language: str
    began_at: datetime
    ends_at: datetime
    """When it is to end."""
    ended_at: datetime | None = None
    after: int
    """The last result before it; 0 if there was none."""
    last: int | None = None
    """The last result that there was when it ended."""


class SeasonScore(Record):
    """What somebody has in a season, in one game or in all of them."""

    season_id: int
    game: str
    person_id: int
    points: int = 0
    games: int = 0
    won: int = 0
