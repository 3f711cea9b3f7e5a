"""The computer player: what it prefers, and that it wins."""

from games.kernel import Dice, Level, RandomAgent
from games.kernel.playout import Variant, play_out
from tests.games.stalls.positions import GAME, Position

GAMES = 40


def chosen(position: Position, seat: int = 0) -> str:
    return GAME.agent().choose(position.view(seat), position.table.moves(seat), Dice.of(1)).text


def test_it_lays_what_wins_a_dear_good_with_the_last_card() -> None:
    laid = ["roses 2, pears 2, eggs 1", "roses 3, bread 1, cheese 1"]
    position = Position(["roses 2, bread 1", "honey 1, honey 0"], laid)
    assert chosen(position) == "pick roses-2"


def test_it_lays_the_regular_where_the_stall_is_full() -> None:
    laid = ["roses 2, roses 2, roses 3", "honey 3, bread 1, cheese 1"]
    position = Position(["roses 0, bread 1", "honey 1, honey 0"], laid)
    assert chosen(position) == "pick roses-0"


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(GAMES):
        table = Variant(GAME, 4, {}).table(Dice.of(f"floor {seed}"))
        for _ in play_out(table, [GAME.agent(), RandomAgent()] * 2, Dice.of(f"floor {seed}")):
            pass
        standings = table.outcome.standings
        won += standings[0].place < standings[1].place
    assert won >= 0.75 * GAMES


def test_every_level_has_its_player() -> None:
    assert set(GAME.agents()) == set(Level)
