"""Computer players of every level: they play by the rules, repeatably, and from what their seat may know."""

import pytest

from games.kernel import AnyGame, Dice, Level, Seat, Table
from games.kernel.playout import play_out
from games.kernel.search import Guide
from games.registry import games
from tests.variants import few_seats

LEVELS = [(game, level) for game in games() for level in game.agents()]
THINKING = [game for game, level in LEVELS if level is Level.HARD]


def under_way(game: AnyGame, moves: int = 9) -> tuple[Table, Seat]:
    """A table in the middle of a game, and a seat that is asked."""
    seats = few_seats(game)
    table = Table(game, seats, {}, Dice.of("under way"))
    players = play_out(table, [game.agent()] * seats, Dice.of("players"))
    for _ in range(moves):
        next(players)
    return table, next(seat for seat in range(seats) if table.owed(seat))


@pytest.fixture(autouse=True)
def _thinks_little(monkeypatch: pytest.MonkeyPatch) -> None:
    for guide in Guide.__subclasses__():
        monkeypatch.setattr(guide, "playouts", 8)


@pytest.mark.parametrize(("game", "level"), LEVELS, ids=lambda each: getattr(each, "id", str(each)))
def test_every_level_answers_by_the_rules_and_the_same_again(game: AnyGame, level: Level) -> None:
    table, seat = under_way(game)
    before = table.dump()
    chosen, again = (table.chosen_by(game.agents()[level], seat, Dice.of("thought")) for _ in range(2))
    assert chosen == again
    assert table.dump() == before, "nobody has moved yet"
    table.play(seat, chosen)


@pytest.mark.parametrize("game", THINKING, ids=lambda game: game.id)
def test_whoever_thinks_ahead_knows_neither_the_dice_nor_what_others_have_answered(game: AnyGame) -> None:
    table, seat = under_way(game, moves=4)
    imagined = [game.imagine(table.state, seat, Dice.of(number)) for number in range(3)]
    assert len({game.dump(state) for state in imagined}) > 1
    for state in imagined:
        assert game.view(state, seat).model_copy(update=_answers(game, table, seat)) == game.view(table.state, seat)


def _answers(game: AnyGame, table: Table, seat: Seat) -> dict[str, object]:
    """Who has answered a sealed question is seen at the table, but is still to come in an imagined world."""
    view = game.view(table.state, seat)
    return {"answered": view.answered} if hasattr(view, "answered") else {}
