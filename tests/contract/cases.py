"""Every way to play every game, and positions from the middle of such games."""

from functools import cache, lru_cache
from typing import NamedTuple

from games.kernel import AnyGame, Dice, RandomAgent, SavedTable, Table
from games.kernel.playout import Step, Variant, play_out, variants
from games.registry import games
from tests.kernel.bazaar import Bazaar

BAZAAR = Bazaar()
ALL_GAMES: tuple[AnyGame, ...] = (BAZAAR, *games())
VARIANTS = {str(variant): variant for game in ALL_GAMES for variant in variants(game)}
POSITIONS_PER_GAME = 6


def find(game_id: str, rules_version: int) -> AnyGame:
    return next(game for game in ALL_GAMES if (game.id, game.rules_version) == (game_id, rules_version))


class Game(NamedTuple):
    """A whole random game: the table at its end, its moves, and its state after each of them."""

    table: Table
    steps: list[Step]
    states: list[bytes]


@cache
def random_game(name: str, seed: int = 1) -> Game:
    table = VARIANTS[name].table(Dice.of(f"{name}:{seed}"))
    states = [table.game.dump(table.state)]
    steps = []
    for step in play_out(table, [RandomAgent()] * table.seats, Dice.of(f"choices:{name}:{seed}")):
        steps.append(step)
        states.append(table.game.dump(table.state))
    return Game(table, steps, states)


@lru_cache(maxsize=8)
def _kept(name: str) -> tuple[SavedTable, ...]:
    game = random_game(name)
    count = len(game.steps)
    saved = game.table.save()
    places = sorted({count * part // POSITIONS_PER_GAME for part in range(POSITIONS_PER_GAME + 1)})
    return tuple(saved.model_copy(update={"log": saved.log[:place]}) for place in places)


def positions(name: str) -> list[Table]:
    """Tables of this variant at moments from the beginning to the end of a random game, each independent."""
    states = random_game(name).states
    return [Table.resume(saved, states[len(saved.log)], find) for saved in _kept(name)]


def running(name: str) -> list[Table]:
    return [table for table in positions(name) if not table.over]


def variant(name: str) -> Variant:
    return VARIANTS[name]
