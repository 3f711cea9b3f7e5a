"""What makes a game worth telling among those that were played before it: a first win, a record, a revenge."""

from collections.abc import Iterator
from itertools import islice

from bot.host.club.before import Past
from bot.host.club.results import margin
from bot.screens.scene import Scene
from bot.store import GamesAlike
from games.kernel import Outcome, Seat

MOST = 2
"""So many lines are told."""
SEVERAL = 3
"""From so many games on it is worth telling that no finish was closer."""


def lines(scene: Scene, before: Past) -> list[str]:
    """The best of it, a line each."""
    return list(islice(_lines(scene, scene.hosted.running.outcome, before), MOST))


def _lines(scene: Scene, outcome: Outcome, before: Past) -> Iterator[str]:
    if not before.alike.games:
        yield scene.say("first-here", score=_best(outcome)[0])
    yield from _first_wins(scene, before)
    yield from _record(scene, outcome, before.alike)
    yield from _rivals(scene, before)
    yield from _closest(scene, outcome, before.alike)


def _first_wins(scene: Scene, before: Past) -> Iterator[str]:
    """Who has played before and won for the first time."""
    for seat, played in before.winners.items():
        if played.games and not played.won:
            yield scene.say("first-win", name=scene.hosted.names[seat], games=played.games + 1)


def _record(scene: Scene, outcome: Outcome, alike: GamesAlike) -> Iterator[str]:
    """A score that nobody has reached here."""
    score, seat = _best(outcome)
    if alike.best is not None and score > alike.best:
        told: dict[str, str | int] = {"name": scene.hosted.names[seat], "score": score, "best": alike.best}
        if alike.holder is None:
            yield scene.say("record-unheld", **told)
        else:
            yield scene.say("record", holder=alike.holder, **told)


def _rivals(scene: Scene, before: Past) -> Iterator[str]:
    """The winner and the best of the other people, how often each came in ahead of the other."""
    if before.rivals is not None:
        winner, loser = (scene.hosted.names[seat] for seat in (before.rivals.winner, before.rivals.loser))
        met = before.rivals.before
        told = "revenge" if met.last < 0 else "rivals"
        yield scene.say(told, winner=winner, loser=loser, won=met.won + 1, lost=met.lost)


def _closest(scene: Scene, outcome: Outcome, alike: GamesAlike) -> Iterator[str]:
    ahead = margin(outcome)
    if ahead is not None and alike.closest is not None and alike.decided >= SEVERAL and ahead < alike.closest:
        yield scene.say("closest", games=alike.decided + 1)


def _best(outcome: Outcome) -> tuple[int, Seat]:
    """The highest score, and who has it."""
    standing = max(outcome.standings, key=lambda each: (each.score, -each.seat))
    return standing.score, standing.seat
