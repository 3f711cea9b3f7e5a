import pytest

from games.kernel import Dice
from games.kernel.playout import Variant
from games.orchard.components import fewest_fruits, most_fruits
from tests.games.bench import every, only
from tests.games.orchard.positions import GAME, Position

SEATS = GAME.seat_counts[-1]


@pytest.mark.rule("OG-1.1")
def test_how_many_can_play() -> None:
    assert GAME.seat_counts == range(2, 7)


@pytest.mark.rule("OG-1.2")
@pytest.mark.parametrize("rounds", [2, 5])
def test_the_game_lasts_as_many_rounds_as_agreed(rounds: int) -> None:
    position = Position(SEATS, SEATS, rounds=rounds)
    ended = 0
    while not position.table.over:
        position.skip(next(iter(position.asked)))
        ended += len(every(position.events, "round-ended"))
    assert ended == rounds


@pytest.mark.rule("OG-1.3")
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_basket_has_two_to_three_fruits_for_each_player(seats: int) -> None:
    tables = [Variant(GAME, seats, {}).table(Dice.of(seed)) for seed in range(50)]
    fruits = {GAME.view(table.state, None).basket for table in tables}
    assert (min(fruits), max(fruits)) == (fewest_fruits(seats), most_fruits(seats)) == (2 * seats, 3 * seats)


@pytest.mark.rule("OG-4.1")
def test_guesses_are_shown_and_right_ones_count() -> None:
    position = Position(SEATS + 1, SEATS, [1, *[0] * (SEATS - 1)])
    for seat in range(SEATS):
        position.play(seat, "take 1")
    assert only(position.events, "round-ended").guesses == (1, *[0] * (SEATS - 1))
    assert only(position.events, "guessed-right").seat == 0
    assert [player.right for player in position.state.players] == [1, *[0] * (SEATS - 1)]


@pytest.mark.rule("OG-4.2", "OG-4.3")
def test_fruits_and_right_guesses_win_and_among_equals_more_right_guesses() -> None:
    position = Position(SEATS, SEATS)
    position.state.players[0].fruits, position.state.players[0].right = 2, 1
    position.state.players[-1].fruits = 5
    for player in position.state.players[1:-1]:
        player.fruits = 4
    outcome = GAME.outcome(position.state)
    scores = [(standing.place, standing.score) for standing in outcome.standings]
    assert scores == [(1, 5), *[(3, 4)] * (SEATS - 2), (2, 5)]
