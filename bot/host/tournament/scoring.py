"""Points and standings of a tournament. Pure; docs/club.md says the rules in words."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.host.tournament.pairing import DUEL
from bot.store import Entrant, Pairing, Part, Result
from bot.store.records.tournaments import BYE
from games.kernel import Record

HALF = 2
"""Points are counted in halves."""
PLAYED = frozenset({Part.WHOLE, Part.BACK})


class Earned(NamedTuple):
    """What somebody has got in a round."""

    points: int
    beaten: int = 0
    rivals: int = 0


def most(seats: int) -> int:
    """What the winner of a pod gets alone: a point for every other seat."""
    return HALF * (seats - 1)


def earned_for_bye(seats: int) -> Earned:
    """What somebody gets who sits out: it is not their fault."""
    return Earned(most(seats))


def earned_for_void(seats: int) -> Earned:
    """What everybody gets whose pod could not be played: half of what there was to win."""
    return Earned(most(seats) // HALF)


def earned_in(results: Sequence[Result], seats: int) -> dict[int, Earned]:
    """What everybody has got in the pods of a round."""
    scores: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for result in results:
        for chair in result.chairs:
            if chair.part in PLAYED and chair.person_id is not None and chair.score is not None:
                scores[chair.seat].append((chair.person_id, chair.score))
    earned: dict[int, Earned] = {}
    for result in results:
        for person, points in _points(result, seats).items():
            earned[person] = Earned(points)
    for same_seat in scores.values():
        for person, score in same_seat:
            others = [theirs for rival, theirs in same_seat if rival != person]
            beaten = sum(_against(score, theirs) for theirs in others)
            earned[person] = earned[person]._replace(beaten=beaten, rivals=len(others))
    return earned


def _against(own: int, other: int) -> int:
    return HALF * (own > other) + (own == other)


def _points(result: Result, seats: int) -> dict[int, int]:
    """A point for every seat that came in behind, half for one on the same place.

    Whoever left gets nothing. Whoever the computer stood in for gets at most half of what there is to win: so it never
    pays to let it play. A pod that was closed was not played to the end, and gives those who stayed half.
    """
    places = {chair.seat: chair.place for chair in result.chairs if chair.place is not None}
    points: dict[int, int] = {}
    for chair in result.chairs:
        if chair.person_id is None:
            continue
        if chair.part not in PLAYED:
            points[chair.person_id] = 0
        elif chair.place is None:
            points[chair.person_id] = most(seats) // HALF
        else:
            others = [place for seat, place in places.items() if seat != chair.seat]
            full = sum(_against(-chair.place, -place) for place in others)
            points[chair.person_id] = min(full, most(seats) // HALF) if chair.part is Part.BACK else full
    return points


# Standings


class Line(Record):
    """How somebody stands."""

    person_id: int
    name: str
    place: int
    """Equal ones share a place, and the next is counted after all of them."""
    points: int
    """In halves."""
    rounds: tuple[int | None, ...]
    """What each round that is over gave; None where they did not play."""
    compared: int | None
    """Of 100 who had the same seat and the same deal, so many were beaten; None if nobody had."""
    opposition: int
    """What their opponents have on average, in hundredths of a point."""
    dropped: bool


class _Counted(NamedTuple):
    entrant: Entrant
    points: int
    compared: Fraction
    has_rivals: bool
    opposition: Fraction
    rounds: tuple[int | None, ...]

    @property
    def key(self) -> tuple[bool, int, Fraction, Fraction]:
        return not self.entrant.dropped, self.points, self.compared, self.opposition


def standings(entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> list[Line]:
    """How all stand after the rounds that are over, the best first.

    By points; among equals by how they did against those who had the same seat of the same deal, then by what their
    opponents have. Whoever has dropped out stands behind all who play.
    """
    over = [each for each in pairings if each.points is not None]
    rounds = max((each.round for each in over), default=0)
    totals: dict[int, int] = defaultdict(int)
    for each in over:
        totals[each.person_id] += each.points or 0
    counted = [_count(entrant, over, totals, rounds) for entrant in entrants]
    counted.sort(key=lambda each: each.entrant.number)
    ranked = sorted(counted, key=lambda each: each.key, reverse=True)  # equal ones stay in their order
    return [_line(each, 1 + sum(other.key > each.key for other in counted)) for each in ranked]


def _count(entrant: Entrant, over: Sequence[Pairing], totals: Mapping[int, int], rounds: int) -> _Counted:
    own = {each.round: each for each in over if each.person_id == entrant.person_id}
    rivals = sum(each.rivals for each in own.values())
    met = [
        totals[each.person_id]
        for each in over
        if each.person_id != entrant.person_id and _are_opponents(own.get(each.round), each)
    ]
    return _Counted(
        entrant,
        totals[entrant.person_id],
        Fraction(sum(each.beaten for each in own.values()), HALF * rivals) if rivals else Fraction(1, HALF),
        rivals > 0,
        Fraction(sum(met), HALF * len(met)) if met else Fraction(0),
        tuple(own[number].points if number in own else None for number in range(1, rounds + 1)),
    )


def _are_opponents(own: Pairing | None, other: Pairing) -> bool:
    return own is not None and own.pod == other.pod != BYE


def _line(counted: _Counted, place: int) -> Line:
    entrant = counted.entrant
    return Line(
        person_id=entrant.person_id,
        name=entrant.name,
        place=place,
        points=counted.points,
        rounds=counted.rounds,
        compared=round(100 * counted.compared) if counted.has_rivals else None,
        opposition=round(100 * counted.opposition),
        dropped=entrant.dropped,
    )


def rounds_for(people: int, seats: int, *, everybody_meets: bool) -> int:
    """How many rounds there are if nobody says: enough to find a winner, or for everybody to meet everybody."""
    if everybody_meets:
        others = people - 1 + (people % 2 if seats == DUEL else 0)  # of an odd number one sits out each time
        return max(1, -(-others // (seats - 1)))
    rounds = 1
    while seats**rounds < people:
        rounds += 1
    return rounds + 1
