"""Who plays with whom: pods of a round, from who has played with whom before. Pure.

Nobody meets an opponent again while that can be avoided. Where the number of people does not fit, pods have a person
less, and a computer in the free seat: so everybody plays, and all pods have the same number of seats and the same deal.
Where two play against each other one alone against a computer would be no contest, so there one sits out: a bye.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

Pod = tuple[int, ...]
"""The people of a pod; one alone has a bye."""

DUEL = 2
NODES = 20_000
"""So many steps a search may take. Small tournaments need fewer and are paired as well as can be; of large ones the
best that was found is taken, which hardly ever has anybody meet again."""


def people_in_pods(people: int, seats: int) -> list[int]:
    """How many people sit in each pod, the emptier ones first: never do two pods differ by more than one."""
    if seats == DUEL:
        return [*([1] if people % DUEL else []), *([DUEL] * (people // DUEL))]
    pods = -(-people // seats)
    least, more = divmod(people, pods)
    return [*([least] * (pods - more)), *([least + 1] * more)]


def pair(order: Sequence[int], seats: int, before: Sequence[Pod]) -> list[Pod]:
    """The pods of the next round, the best first, of people in the order in which they stand.

    ``before`` are all pods of earlier rounds. Emptier pods, and byes, are for those who had the fewest so far, and
    among these for the last.
    """
    search = _Search(order, seats, before)
    found = search.run()
    if search.repeats:
        found = _exchanged(found, met(before))
    ranks = {person: rank for rank, person in enumerate(order)}
    pods = [tuple(sorted(pod, key=ranks.__getitem__)) for pod in found]
    return sorted(pods, key=lambda pod: (len(pod) == 1, [ranks[person] for person in pod]))


def met(pods: Sequence[Pod]) -> Counter[frozenset[int]]:
    """How often any two people were in one pod."""
    return Counter(frozenset(two) for pod in pods for two in combinations(pod, 2))


def _exchanged(pods: Sequence[Pod], before: Counter[frozenset[int]]) -> list[Pod]:
    """The same after people of equally large pods have changed places, as long as fewer meet again by that."""
    found = list(pods)
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(found)), 2):
            first, second = found[one], found[other]
            if len(first) != len(second):
                continue
            swaps = ((_with(first, a, b), _with(second, b, a)) for a in first for b in second)
            best = min(swaps, key=lambda both: _again(both, before))
            if _again(best, before) < _again((first, second), before):
                found[one], found[other] = best
                better = True
    return found


def _with(pod: Pod, leaves: int, comes: int) -> Pod:
    return tuple(comes if person == leaves else person for person in pod)


def _again(pods: Sequence[Pod], before: Counter[frozenset[int]]) -> int:
    """How often somebody meets again in these pods."""
    return sum(before[two] for two in met(pods))


def round_robin(people: Sequence[int], number: int) -> list[Pod]:
    """Round ``number`` (from 0) of a round robin of pairs: in the end everybody has met everybody once.

    The circle method: one stays, the others move on by a seat a round. Of an odd number one sits out, each once.
    """
    circle: list[int | None] = [*people, *([None] if len(people) % 2 else [])]
    turns = number % (len(circle) - 1)
    moved = [circle[0], *circle[len(circle) - turns :], *circle[1 : len(circle) - turns]]
    half = len(moved) // 2
    pairs = zip(moved[:half], reversed(moved[half:]), strict=True)
    return [tuple(person for person in two if person is not None) for two in pairs]


@dataclass(slots=True)
class _Search:
    """Branch and bound: pods are filled one after the other, and what is worse than the best so far is left."""

    order: Sequence[int]
    seats: int
    before: Sequence[Pod]
    best: list[Pod] = field(default_factory=list)
    repeats: int = 0
    """How often somebody meets again in the best that was found; at first, one more than is allowed."""
    _met: Counter[frozenset[int]] = field(default_factory=Counter)
    _short: Counter[int] = field(default_factory=Counter)
    _nodes: int = 0
    _must_find: bool = False

    def run(self) -> list[Pod]:
        """The best pods: first those are looked for in which nobody meets again, then the fewest who do."""
        self._met = met(self.before)
        self._short = Counter(person for pod in self.before if len(pod) < self.seats for person in pod)
        self._look(1, must_find=False)
        if not self.best:
            self._look(len(self.order) ** 2 * (1 + len(self.before)), must_find=True)
        return self.best

    def _look(self, bound: int, *, must_find: bool) -> None:
        self.repeats, self._nodes, self._must_find = bound, NODES, must_find
        self._fill([], people_in_pods(len(self.order), self.seats), list(self.order), 0)

    @property
    def _is_over(self) -> bool:
        """Whether nothing better can be found, or it has been looked for long enough."""
        return self.repeats == 0 or (self._nodes <= 0 and not (self._must_find and not self.best))

    def _fill(self, pods: list[Pod], sizes: list[int], left: list[int], repeats: int) -> None:
        """Fill the next pod in every way that may be better than the best so far."""
        if not sizes:
            self.best, self.repeats = list(pods), repeats
            return
        for pod, more in self._pods(sizes[0], left):
            if self._is_over:
                return
            if repeats + more < self.repeats:
                rest = [person for person in left if person not in pod]
                self._fill([*pods, pod], sizes[1:], rest, repeats + more)

    def _pods(self, size: int, left: list[int]) -> Iterator[tuple[Pod, int]]:
        """The pods that people who are left can make, the likeliest first, and how often they meet again in them."""
        if size < self.seats:
            fewest = min(self._short[person] for person in left)
            last_first = sorted(left, key=lambda person: (self._short[person], -left.index(person)))
            can = [person for person in last_first if size > 1 or self._short[person] == fewest]
            yield from self._joined_by((), can, size, 0)
        else:  # somebody has to play with the best who is left
            yield from self._joined_by((left[0],), left[1:], size, 0)

    def _joined_by(self, pod: Pod, can: Sequence[int], size: int, repeats: int) -> Iterator[tuple[Pod, int]]:
        """All pods of this size with these people in it, and others of those who can: first whom they have not met."""
        self._nodes -= 1
        if len(pod) == size:
            yield pod, repeats
            return
        again = {person: sum(self._met[frozenset((person, other))] for other in pod) for person in can}
        likeliest = sorted(can, key=again.__getitem__)
        for number, person in enumerate(likeliest[: len(can) - (size - len(pod)) + 1]):
            if self._is_over:
                return
            if repeats + again[person] < self.repeats:
                yield from self._joined_by((*pod, person), likeliest[number + 1 :], size, repeats + again[person])
