"""Points and standings."""

from datetime import UTC, datetime

from bot.host.tournament.scoring import Earned, earned_in, standings
from bot.store import Entrant, Pairing, Part, Result, ResultChair

NOW = datetime(2026, 6, 1, tzinfo=UTC)


def chair(seat: int, person: int | None, place: int | None, score: int = 0, part: Part = Part.WHOLE) -> ResultChair:
    return ResultChair(seat=seat, person_id=person, name=str(person), part=part, place=place, score=score)


def result(*chairs: ResultChair) -> Result:
    return Result(
        table_id=1, place_id=1, game="turin", variant="", rated=True, closed=False, ended_at=NOW, chairs=chairs
    )


def points(*results: Result, seats: int = 4) -> dict[int, int]:
    return {person: earned.points for person, earned in earned_in(results, seats).items()}


def test_a_point_for_every_seat_behind_and_half_for_one_on_the_same_place() -> None:
    assert points(result(chair(0, 11, 1), chair(1, 12, 2), chair(2, 13, 2), chair(3, 14, 4))) == {
        11: 6,
        12: 3,
        13: 3,
        14: 0,
    }


def test_a_computer_in_a_pod_counts_like_any_seat() -> None:
    computer = chair(3, None, 1, part=Part.COMPUTER)
    assert points(result(chair(0, 11, 2), chair(1, 12, 3), chair(2, 13, 4), computer)) == {11: 4, 12: 2, 13: 0}


def test_whoever_left_gets_nothing_and_the_others_what_the_board_says() -> None:
    left = chair(0, 11, 1, part=Part.LEFT)
    assert points(result(left, chair(1, 12, 2), chair(2, 13, 3), chair(3, 14, 4))) == {11: 0, 12: 4, 13: 2, 14: 0}


def test_whoever_the_computer_stood_in_for_gets_half_of_what_there_is_to_win_at_most() -> None:
    def with_back(place: int) -> int:
        others = [each for each in (1, 2, 3, 4) if each != place]
        chairs = [chair(seat, 12 + seat, each) for seat, each in enumerate(others, 1)]
        return points(result(chair(0, 11, place, part=Part.BACK), *chairs))[11]

    assert [with_back(place) for place in (1, 2, 3, 4)] == [3, 3, 2, 0]


def test_a_pod_that_was_closed_gives_half_to_those_who_stayed() -> None:
    closed = result(chair(0, 11, None), chair(1, 12, None), chair(2, 13, None, part=Part.LEFT), chair(3, 14, None))
    assert points(closed) == {11: 3, 12: 3, 13: 0, 14: 3}


def test_those_in_the_same_seat_of_other_pods_are_compared() -> None:
    one = result(chair(0, 11, 1, 50), chair(1, 12, 2, 30))
    other = result(chair(0, 21, 2, 40), chair(1, 22, 1, 60))
    third = result(chair(0, 31, 1, 50), chair(1, None, 2, 90, Part.COMPUTER))
    earned = earned_in([one, other, third], 2)
    assert earned[11] == Earned(2, beaten=3, rivals=2)  # better than 21, as good as 31
    assert earned[21] == Earned(0, beaten=0, rivals=2)
    assert earned[22] == Earned(2, beaten=2, rivals=1)  # a computer is nobody's rival


def entrant(person: int, *, dropped: bool = False) -> Entrant:
    return Entrant(person_id=person, name=str(person), number=person, dropped=dropped)


def paired(person: int, pod: int, got: int | None, beaten: int = 0, number: int = 1) -> Pairing:
    return Pairing(round=number, person_id=person, pod=pod, points=got, beaten=beaten, rivals=2)


def test_equal_points_are_told_apart_by_the_same_seat_then_by_the_opponents() -> None:
    people = [entrant(number) for number in (1, 2, 3, 4)]
    first = [paired(1, 1, 2, 1), paired(2, 1, 0), paired(3, 2, 2, 4), paired(4, 2, 0)]
    assert [line.person_id for line in standings(people, first)] == [3, 1, 2, 4]
    assert [line.place for line in standings(people, first)] == [1, 2, 3, 3]
    # 1 and 2 have two points each and beat four of eight; 1 has met 3, who has more than 4, whom 2 has met.
    second = [paired(1, 1, 0, 3, 2), paired(3, 1, 2, 0, 2), paired(2, 2, 2, 4, 2), paired(4, 2, 0, 0, 2)]
    lines = standings(people, [*first, *second])
    assert [(line.person_id, line.place, line.compared) for line in lines] == [
        (3, 1, 50),
        (1, 2, 50),
        (2, 3, 50),
        (4, 4, 0),
    ]
    assert [line.opposition for line in lines] == [50, 150, 50, 150]


def test_a_round_that_runs_counts_for_nothing_yet() -> None:
    people = [entrant(1), entrant(2)]
    lines = standings(people, [paired(1, 1, 2), paired(2, 1, 0), paired(1, 1, None, number=2)])
    assert [line.rounds for line in lines] == [(2,), (0,)]


def test_whoever_has_dropped_out_stands_behind_all_who_play() -> None:
    lines = standings([entrant(1, dropped=True), entrant(2)], [paired(1, 1, 6), paired(2, 1, 0)])
    assert [(line.person_id, line.place) for line in lines] == [(2, 1), (1, 2)]
