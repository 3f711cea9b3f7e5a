"""Pairing: everybody plays, nobody meets again while it can be avoided, nobody gets two byes."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.host.tournament.pairing import DUEL, Pod, met, pair, people_in_pods, round_robin
from bot.host.tournament.scoring import rounds_for
from tests.variants import ALL

EXAMPLES = 200 if ALL else 20
SMALL = 9
"""So many people can be cut into pods in every way there is."""


def repeats(pods: Sequence[Pod], before: Sequence[Pod]) -> int:
    known = met(before)
    return sum(known[two] for two in met(pods))


def every_way(people: tuple[int, ...], sizes: Sequence[int]) -> Iterator[list[Pod]]:
    """All ways to cut people into pods of these sizes, the plainest way to write it down."""
    if not sizes:
        yield []
        return
    forced = people[:1] if len(set(sizes)) == 1 else ()
    for others in combinations(people[len(forced) :], sizes[0] - len(forced)):
        pod = (*forced, *others)
        rest = tuple(person for person in people if person not in pod)
        for further in every_way(rest, sizes[1:]):
            yield [pod, *further]


def fewest_repeats(people: Sequence[int], seats: int, before: Sequence[Pod]) -> int:
    """The fewest who meet again, whatever is tried; byes go to those only who had the fewest."""
    sizes = people_in_pods(len(people), seats)
    byes = Counter(person for pod in before if len(pod) == 1 for person in pod)
    least = min(byes[person] for person in people)
    ways = every_way(tuple(people), sizes)
    allowed = (way for way in ways if all(len(pod) > 1 or byes[pod[0]] == least for pod in way))
    return min(repeats(way, before) for way in allowed)


@given(people=st.integers(2, 200), seats=st.integers(2, 8))
def test_pods_differ_by_one_person_at_most_and_nobody_is_left_over(people: int, seats: int) -> None:
    sizes = people_in_pods(people, seats)
    assert sum(sizes) == people
    assert max(sizes) <= seats
    assert max(sizes) - min(sizes) <= 1
    if seats > DUEL:
        assert min(sizes) > 1, "nobody plays against computers alone, and nobody sits out"
    else:
        assert sizes.count(1) == people % DUEL


@settings(deadline=None, max_examples=EXAMPLES)
@given(data=st.data(), people=st.integers(3, 40), seats=st.integers(2, 5), rounds=st.integers(1, 5))
def test_everybody_is_in_one_pod_of_every_round(data: st.DataObject, people: int, seats: int, rounds: int) -> None:
    before: list[Pod] = []
    for _ in range(rounds):
        order = data.draw(st.permutations(range(1, people + 1)))
        pods = pair(order, seats, before)
        assert sorted(person for pod in pods for person in pod) == list(range(1, people + 1))
        assert sorted(map(len, pods)) == people_in_pods(people, seats)
        before += pods


@settings(deadline=None, max_examples=EXAMPLES)
@given(data=st.data(), people=st.integers(3, SMALL), seats=st.integers(2, 4), rounds=st.integers(2, 5))
def test_as_few_meet_again_as_possible(data: st.DataObject, people: int, seats: int, rounds: int) -> None:
    before: list[Pod] = []
    for _ in range(rounds):
        order = data.draw(st.permutations(range(1, people + 1)))
        pods = pair(order, seats, before)
        assert repeats(pods, before) == fewest_repeats(order, seats, before)
        before += pods


@settings(deadline=None, max_examples=EXAMPLES)
@given(data=st.data(), people=st.integers(3, 31).filter(lambda number: number % 2 == 1))
def test_nobody_gets_two_byes_before_everybody_had_one(data: st.DataObject, people: int) -> None:
    before: list[Pod] = []
    for _ in range(min(people, 7)):
        before += pair(data.draw(st.permutations(range(1, people + 1))), DUEL, before)
    byes = Counter(person for pod in before if len(pod) == 1 for person in pod)
    assert max(byes.values()) == 1


@settings(deadline=None, max_examples=EXAMPLES // 4)
@given(data=st.data(), seats=st.integers(2, 5), pods=st.integers(6, 16))
def test_in_a_large_tournament_nobody_meets_again_in_three_rounds(data: st.DataObject, seats: int, pods: int) -> None:
    people = range(1, seats * pods + 1)
    before: list[Pod] = []
    for _ in range(3):
        drawn = pair(data.draw(st.permutations(people)), seats, before)
        assert repeats(drawn, before) == 0
        before += drawn


def test_the_best_play_with_the_best_and_the_last_get_the_computers() -> None:
    order = list(range(1, 11))
    assert pair(order, 4, []) == [(1, 2, 3, 4), (5, 6, 7), (8, 9, 10)]
    had_one = pair(order, 4, [(8, 20, 21)])
    assert had_one == [(1, 2, 3, 8), (4, 5, 6), (7, 9, 10)]


@given(people=st.integers(3, 24))
def test_in_a_round_robin_of_pairs_everybody_meets_everybody_once(people: int) -> None:
    rounds = rounds_for(people, DUEL, everybody_meets=True)
    played = [pod for number in range(rounds) for pod in round_robin(range(1, people + 1), number)]
    assert met(played) == Counter(frozenset(two) for two in combinations(range(1, people + 1), 2))
    assert Counter(pod[0] for pod in played if len(pod) == 1) == Counter(range(1, people + 1) if people % 2 else [])


def test_how_many_rounds_there_are() -> None:
    assert rounds_for(16, 4, everybody_meets=False) == 3
    assert rounds_for(17, 4, everybody_meets=False) == 4
    assert rounds_for(16, 2, everybody_meets=False) == 5
    assert rounds_for(16, 4, everybody_meets=True) == 5
    assert rounds_for(9, 2, everybody_meets=True) == 9
