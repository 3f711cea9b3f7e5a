"""How strong the computer players of a game are, as figures that were measured or chosen: docs/club.md says how."""

from functools import cache
from importlib import resources

from pydantic import TypeAdapter

from games.kernel.level import Level

FILE = "strengths.json"

USUAL = {Level.EASY: 14.0, Level.NORMAL: 25.0, Level.HARD: 28.0}
"""Where nobody has measured it."""

_STRENGTHS = TypeAdapter(dict[Level, float])


def strength(game: str, level: Level) -> float:
    """The rating (the mean of openskill's scale) of the computer of this level in a game; it never changes."""
    return _strengths(game).get(level, USUAL[level])


@cache
def _strengths(game: str) -> dict[Level, float]:
    package = resources.files("games") / game
    file = package / FILE
    return _STRENGTHS.validate_json(file.read_bytes()) if file.is_file() else {}
