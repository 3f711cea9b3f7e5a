"""One source of seats: enough of them for every game, and no two alike."""

import pytest

from games.kernel.seats import COMPUTERS, MOST_SEATS, PEOPLE, SEATS, computer_name
from games.registry import games
from playground.town import PERSONS


def test_there_are_seats_for_the_largest_game_and_for_eight_at_least() -> None:
    assert max(8, *(game.seat_counts[-1] for game in games())) <= MOST_SEATS


def test_no_two_seats_share_anything() -> None:
    for column in zip(*SEATS, strict=True):
        assert len(set(column)) == MOST_SEATS
    assert not set(COMPUTERS) & set(PEOPLE)


@pytest.mark.defect(14)
def test_any_number_of_computers_gets_names_that_nobody_has() -> None:
    taken = {"Carlos", "Beatriz 2"}
    for _ in range(3 * MOST_SEATS):
        name = computer_name(taken)
        assert name not in taken
        taken.add(name)


def test_the_people_of_examples_live_in_the_playground() -> None:
    assert tuple(name for name, _ in PERSONS) == PEOPLE
