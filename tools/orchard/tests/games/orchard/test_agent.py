from games.kernel import Dice
from tests.games.orchard.positions import GAME, Position


def test_the_computer_takes_all_it_can() -> None:
    seats = GAME.seat_counts[-1]
    position = Position(3 * seats, seats, [0] * seats)
    chosen = GAME.agent().choose(position.view(0), position.table.moves(0), Dice.of(1))
    assert chosen == position.action("take 3")
