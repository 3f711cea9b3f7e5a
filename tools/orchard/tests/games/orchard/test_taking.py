import pytest

from tests.games.bench import kinds, only
from tests.games.orchard.positions import GAME, Position

SEATS = GAME.seat_counts[-1]
GUESSES = [1] * SEATS


@pytest.mark.rule("OG-3.1")
def test_everybody_takes_one_to_three_in_turn() -> None:
    position = Position(3 * SEATS, SEATS, GUESSES)
    assert position.asked == {0: "take"}
    assert position.choices(0) == ["take 1", "take 2", "take 3"]
    for fruits in (0, 4):
        with position.refuses("not-so-many", "OG-3.1", fruits=fruits, most=3):
            position.act(0, position.action(f"take {fruits}"))
    for seat in range(SEATS):
        assert position.asked == {seat: "take"}
        position.play(seat, "take 1")
    assert position.fruits == [1] * SEATS
    for seat in range(SEATS):
        position.play(seat, "guess 0")
    assert position.asked == {1: "take"}


@pytest.mark.rule("OG-3.1")
def test_nobody_takes_more_than_there_are() -> None:
    position = Position(2, SEATS, GUESSES)
    assert position.choices(0) == ["take 1", "take 2"]


@pytest.mark.rule("OG-3.2")
def test_an_empty_basket_ends_the_round() -> None:
    position = Position(2, SEATS, GUESSES)
    events = position.play(0, "take 2")
    assert kinds(events)[:2] == ["took", "round-ended"]
    assert position.fruits == [2, *[0] * (SEATS - 1)]


@pytest.mark.rule("OG-3.3")
def test_for_whoever_does_not_take_one_fruit_is_taken() -> None:
    position = Position(3 * SEATS, SEATS, GUESSES)
    assert only(position.skip(0), "took").fruits == 1
