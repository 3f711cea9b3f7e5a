import pytest

from tests.games.bench import kinds, told
from tests.games.orchard.positions import GAME, Position

SEATS = GAME.seat_counts[0]
FRUITS = 3 * SEATS


@pytest.mark.rule("OG-2.1")
def test_a_guess_is_what_can_be_left() -> None:
    position = Position(fruits=FRUITS)
    assert position.choices(0) == [f"guess {left}" for left in range(FRUITS - SEATS + 1)]
    most = FRUITS - SEATS
    with position.refuses("no-such-rest", "OG-2.1", left=most + 1, most=most):
        position.act(0, position.action(f"guess {most + 1}"))


@pytest.mark.rule("OG-2.2")
def test_guesses_are_secret_and_can_be_changed_until_the_last_is_in() -> None:
    position = Position(fruits=FRUITS)
    assert told(None, position.play(0, "guess 1")) == ["guessed"]
    assert position.view(None).players[0].guessed
    assert position.view(None).players[0].guess is None
    assert position.play(0, "guess 0") == []
    for seat in range(1, SEATS):
        position.play(seat, "guess 1")
    assert position.asked == {0: "take"}
    assert position.view(0).players[0].guess == 0
    assert [player.guess for player in position.view(None).players] == [None] * SEATS


@pytest.mark.rule("OG-2.3")
def test_whoever_does_not_guess_has_guessed_nothing() -> None:
    position = Position(fruits=FRUITS)
    assert position.default(0) == "guess 0"
    for seat in range(SEATS):
        position.skip(seat)
    assert kinds(position.events)[-1] == "taking-began"
    assert [player.guess for player in position.state.players] == [0] * SEATS
