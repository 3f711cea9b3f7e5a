"""The figures of which the lobby speaks are those of the rules of today."""

from collections.abc import Sequence

import pytest

from games.kernel import AnyGame
from games.kernel.course import expected
from games.registry import games
from tests.games.kernel.bazaar.game import Bazaar
from tools.waits import Habit, courses, measure

QUICK = 3
FAR = 1.6
"""Three games differ from twenty; far off is what a change of the rules, or of who is asked, does."""

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@every_game
def test_the_kept_figures_are_near_to_what_a_few_games_give(game: AnyGame) -> None:
    seats = min(game.seat_counts[-1], 4)
    kept = expected(game, seats, seats)
    if kept is None:
        pytest.fail(f"nobody has measured {game.id}: make waits GAME={game.id} WRITE=1")
    played = measure(game, seats, seats, Habit.PLAIN, QUICK, seed=1)
    planned = measure(game, seats, seats, Habit.PLANNING, QUICK, seed=1) if game.planner() else []
    figures: list[tuple[int, Sequence[float]]] = [
        (kept.waits, [each.waits for each in played]),
        (kept.answers, [each.questions for each in played]),
    ]
    if planned:
        figures.append((kept.planned or 0, [each.waits for each in planned]))
    for figure, found in figures:
        middle = sorted(found)[QUICK // 2]
        assert figure / FAR < middle < figure * FAR, f"the figures are old: make waits GAME={game.id} WRITE=1"


@every_game
def test_there_are_figures_for_all_who_wait_for_each_other(game: AnyGame) -> None:
    for seats in game.seat_counts:
        assert expected(game, seats, 1) is None
        for people in range(2, seats + 1):
            if expected(game, seats, people) is None:
                pytest.fail(f"no figures for {people} people at {seats} seats: make waits GAME={game.id} WRITE=1")


def test_a_game_that_nobody_has_measured_has_no_figures() -> None:
    assert expected(Bazaar(), 3, 3) is None


def test_what_has_one_answer_is_no_wait() -> None:
    """Central Market asks for it most often."""
    central = next(game for game in games() if game.id == "central")
    (asked,) = measure(central, 3, 3, Habit.ASKED, 1, seed=1)
    (plain,) = measure(central, 3, 3, Habit.PLAIN, 1, seed=1)
    assert asked.with_one_answer > 10
    assert plain.waits < asked.waits


def test_computers_keep_nobody_waiting() -> None:
    lisboa = next(game for game in games() if game.id == "lisboa")
    few, many = (measure(lisboa, 4, people, Habit.PLAIN, 1, seed=1)[0].waits for people in (2, 4))
    assert few < many
    assert [course.people for course in courses(lisboa, 1, 1)] == [2, 2, 3, 2, 3, 4]
