"""What a result is worth in a season: docs/club.md says it in words.

Whoever has stayed to the end has a point, and one more for each person who came in behind them. Computers bring
nothing; whoever left is behind all, once for each seat.
"""

from bot.store import STAYED, Part, Result, ResultChair

_BEHIND_ALL = 1000
_LEFT = frozenset({Part.LEFT, Part.LEFT_LAST})


def points(result: Result, chair: ResultChair) -> int:
    """What somebody gets for a game; nothing if they left it, or it was closed."""
    if result.closed or chair.part not in STAYED or chair.place is None:
        return 0
    places = _places(result)
    return 1 + sum(place > chair.place for seat, place in places.items() if seat != chair.seat)


def _places(result: Result) -> dict[int, int]:
    """By seat in which a person sat where they came in: whoever stayed speaks for it, else it was left."""
    left = {chair.seat: _BEHIND_ALL for chair in result.chairs if chair.part in _LEFT}
    stayed = {chair.seat: chair.place for chair in result.chairs if chair.part in STAYED and chair.place is not None}
    return left | stayed
