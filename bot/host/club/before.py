"""What was played before a game, as a record for those who tell of it."""

from collections.abc import Mapping

from bot.store import GamesAlike, Meetings
from games.kernel import Record, Seat


class Played(Record):
    """How often somebody has played before, and won."""

    games: int
    won: int


class Rivals(Record):
    """The winner and the best of the other people, and how they fared before."""

    winner: Seat
    loser: Seat
    before: Meetings


class Past(Record):
    """What was played before a game, of its title and in its place."""

    alike: GamesAlike
    winners: Mapping[Seat, Played] = {}
    """Of the people who have won now: what they had played before, against others."""
    rivals: Rivals | None = None


FIRST = Past(alike=GamesAlike(games=0))
"""Nothing was."""
