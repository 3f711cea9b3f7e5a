"""What makes a game worth telling among those that were played before it: a first win, a record, a revenge."""

from collections.abc import Iterator, Sequence
from itertools import islice

from bot.host.hosted import PastGame
from bot.screens.scene import Scene
from bot.store import TableRecord
from games.kernel import Outcome, Seat

MOST = 2
"""So many lines are told."""
PAIR = 2
SEVERAL = 3
"""From so many games on it is worth telling that no finish was closer."""


def lines(scene: Scene, before: Sequence[PastGame]) -> list[str]:
    """The best of it, a line each."""
    return list(islice(_lines(scene, PastGame(scene.hosted.record, scene.hosted.running.outcome), before), MOST))


def _lines(scene: Scene, now: PastGame, before: Sequence[PastGame]) -> Iterator[str]:
    alike = [past for past in before if _are_alike(past.record, now.record)]
    if not alike:
        yield scene.say("first-here", score=_best(now)[0])
    yield from _first_wins(scene, now, before)
    yield from _record(scene, now, alike)
    yield from _rivals(scene, now, before)
    yield from _closest(scene, now, alike)


def _are_alike(one: TableRecord, other: TableRecord) -> bool:
    """Whether scores of two games can be compared."""
    return (one.options, one.rules_version, len(one.chairs)) == (other.options, other.rules_version, len(other.chairs))


def _first_wins(scene: Scene, now: PastGame, before: Sequence[PastGame]) -> Iterator[str]:
    """Who has played before and won for the first time."""
    for seat in _winners(now.outcome):
        person = now.record.chairs[seat].person_id
        seats = [(past, past.record.seat_of(person)) for past in before if person is not None]
        played = [(past, sat) for past, sat in seats if sat is not None and len(past.record.chairs) > 1]
        if played and len(now.record.chairs) > 1 and not any(sat in _winners(past.outcome) for past, sat in played):
            yield scene.say("first-win", name=now.record.chairs[seat].name, games=len(played) + 1)


def _record(scene: Scene, now: PastGame, alike: Sequence[PastGame]) -> Iterator[str]:
    """A score that nobody has reached here."""
    if alike:
        score, seat = _best(now)
        best, holder = max((_best(past)[0], past.record.chairs[_best(past)[1]].name) for past in alike)
        if score > best:
            yield scene.say("record", name=now.record.chairs[seat].name, score=score, best=best, holder=holder)


def _rivals(scene: Scene, now: PastGame, before: Sequence[PastGame]) -> Iterator[str]:
    """The winner and the best of the other people, how often each came in ahead of the other."""
    places = {standing.seat: standing.place for standing in now.outcome.standings}
    people = [seat for seat, chair in enumerate(now.record.chairs) if chair.person_id is not None]
    if len(people) < PAIR:
        return
    first, second = sorted(people, key=lambda seat: places[seat])[:PAIR]
    if places[first] != 1 or places[second] == 1:
        return
    winner, loser = now.record.chairs[first], now.record.chairs[second]
    met = [each for past in before if (each := _ahead(past, winner.person_id, loser.person_id)) is not None]
    if met:
        won, lost = 1 + met.count(1), met.count(-1)
        told = "revenge" if met[0] < 0 else "rivals"
        yield scene.say(told, winner=winner.name, loser=loser.name, won=won, lost=lost)


def _ahead(past: PastGame, one: int | None, other: int | None) -> int | None:
    """1 if one of two people came in ahead of the other, -1 if behind, 0 if neither; None if not both sat there."""
    seats = [None if person is None else past.record.seat_of(person) for person in (one, other)]
    if None in seats:
        return None
    places = {standing.seat: standing.place for standing in past.outcome.standings}
    first, second = (places[seat] for seat in seats if seat is not None)
    return (second > first) - (second < first)


def _closest(scene: Scene, now: PastGame, alike: Sequence[PastGame]) -> Iterator[str]:
    margin = _margin(now.outcome)
    earlier = [each for past in alike if (each := _margin(past.outcome)) is not None]
    if margin is not None and len(earlier) >= SEVERAL and margin < min(earlier):
        yield scene.say("closest", games=len(earlier) + 1)


def _margin(outcome: Outcome) -> int | None:
    """By how much the best score was ahead; None where one played alone, or the scores did not decide."""
    scores = sorted((standing.score for standing in outcome.standings), reverse=True)
    return scores[0] - scores[1] if len(scores) > 1 and len(_winners(outcome)) == 1 else None


def _winners(outcome: Outcome) -> list[Seat]:
    return [standing.seat for standing in outcome.standings if standing.place == 1]


def _best(past: PastGame) -> tuple[int, Seat]:
    """The highest score, and who has it."""
    standing = max(past.outcome.standings, key=lambda each: (each.score, -each.seat))
    return standing.score, standing.seat
