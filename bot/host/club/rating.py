"""Ratings: what a result says about the strength of those who played. docs/club.md says the rules in words.

Whoever leaves is behind all who stay, and never gains; whoever takes a seat over neither gains nor loses.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from openskill.models import PlackettLuce

from bot.store import Part, Rating, Result, ResultChair
from games.kernel import Level
from games.kernel.strength import strength

_MODEL = PlackettLuce()

NEWCOMER = Rating(mu=_MODEL.mu, sigma=_MODEL.sigma)
"""Whoever has no rating yet."""
COMPUTER_SIGMA = 1.0
"""Computers do not learn: what they are worth is known, and stays."""
LEAST_PEOPLE = 2

_BEHIND = 1000
"""Further behind than any place."""


class Competitor(NamedTuple):
    """Somebody in a rated game: a person, or a computer of a level, with their rank in it."""

    person_id: int | None
    level: Level | None
    rank: int
    may_gain: bool = True


def competitors(result: Result) -> list[Competitor]:
    """Who was rated against whom; nobody where the game was not rated."""
    return [found for chair in result.chairs if (found := _competitor(result, chair))] if result.rated else []


def _competitor(result: Result, chair: ResultChair) -> Competitor | None:
    rank = 1 if chair.place is None else chair.place
    match chair.part:
        case Part.COMPUTER:
            return Competitor(None, chair.level or Level.NORMAL, rank)
        case Part.WHOLE:
            return Competitor(chair.person_id, None, rank, may_gain=not result.closed)
        case Part.BACK:
            return Competitor(chair.person_id, None, rank, may_gain=False)
        case Part.LEFT_LAST:
            return Competitor(chair.person_id, None, _BEHIND, may_gain=False)
        case Part.LEFT:
            return Competitor(chair.person_id, None, _BEHIND + 1, may_gain=False)
        case Part.TOOK_OVER | Part.PASSED_BY:
            return None


def rated(result: Result, before: Mapping[int, Rating]) -> dict[int, Rating]:
    """The ratings of the people after a result; ``before`` has those that they had."""
    found = competitors(result)
    if not found:
        return {}
    ratings = [_before(result.game, each, before) for each in found]
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    after = _MODEL.rate(teams, ranks=[float(each.rank) for each in found])
    return dict(_people(found, ratings, [Rating(mu=team[0].mu, sigma=team[0].sigma) for team in after]))


def _before(game: str, each: Competitor, before: Mapping[int, Rating]) -> Rating:
    if each.person_id is None:
        return Rating(mu=strength(game, each.level or Level.NORMAL), sigma=COMPUTER_SIGMA)
    return before.get(each.person_id, NEWCOMER)


def _people(found: list[Competitor], before: list[Rating], after: list[Rating]) -> Iterator[tuple[int, Rating]]:
    for each, old, new in zip(found, before, after, strict=True):
        if each.person_id is not None:
            mu, sigma = (new.mu, new.sigma) if each.may_gain else (min(old.mu, new.mu), max(old.sigma, new.sigma))
            yield each.person_id, Rating(mu=mu, sigma=sigma, games=old.games + 1)
