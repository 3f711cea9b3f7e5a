"""Every way to play every game, and positions from the middle of such games."""

from collections.abc import Sequence
from copy import copy
from functools import cache
from typing import NamedTuple

from games.kernel import AnyGame, Dice, RandomAgent, Table
from games.kernel.log import MoveEntry, UndoEntry
from games.kernel.playout import Step, Variant, play_out
from games.kernel.table import Happened
from games.registry import games
from tests.games.kernel.bazaar.game import Bazaar
from tests.variants import ALL, variants

BAZAAR = Bazaar()
ALL_GAMES: tuple[AnyGame, ...] = (BAZAAR, *games())
VARIANTS = {str(variant): variant for game in ALL_GAMES for variant in variants(game)}
POSITIONS, POSITIONS_WITH_OPTIONS = (6, 6) if ALL else (4, 3)
"""At so many moments a random game is looked at, and at its end: a plain one at more of them."""


def find(game_id: str, rules_version: int) -> AnyGame:
    return next(game for game in ALL_GAMES if (game.id, game.rules_version) == (game_id, rules_version))


class Game(NamedTuple):
    """A whole random game: the table at its end, its moves, and its state after each of them."""

    table: Table
    steps: list[Step]
    states: list[bytes]


@cache
def random_game(name: str) -> Game:
    """It is played once, and looked at by all tests: some nine megabytes of states, all variants together."""
    table = VARIANTS[name].table(Dice.of(f"{name}:1"))
    states = [table.game.dump(table.state)]
    steps = []
    for step in play_out(table, [RandomAgent()] * table.seats, Dice.of(f"choices:{name}:1")):
        steps.append(step)
        states.append(table.game.dump(table.state))
    return Game(table, steps, states)


def positions(name: str) -> list[Table]:
    """Tables of this variant at moments from the beginning to the end of a random game, each independent."""
    game = random_game(name)
    count = len(game.steps)
    parts = POSITIONS_WITH_OPTIONS if variant(name).options else POSITIONS
    places = sorted({count * part // parts for part in range(parts + 1)})
    return [at(game.table, game.states[place], place) for place in places]


def at(table: Table, state: bytes, place: int) -> Table:
    """A table that was played to its end, as it was after so many moves; none of them was taken back."""
    return in_state(table, table.game.load(state), table.log[:place], table.happened()[:place])


def copy_of(table: Table) -> Table:
    """A table of its own in the same position."""
    return in_state(table, table.game.copy(table.state), table.log, table._history)


def in_state(
    table: Table,
    state: object,
    log: Sequence[MoveEntry | UndoEntry],
    history: Sequence[Happened] | None = None,
) -> Table:
    """The same table with another state and log. (Not by ``resume``, which checks what it reads.)

    If nobody says what had happened, it finds out when it is asked, as one that was kept does: by playing all again.
    """
    other = copy(table)
    other.state, other.log, other._history = state, list(log), None if history is None else list(history)
    return other


def running(name: str) -> list[Table]:
    return [table for table in positions(name) if not table.over]


def variant(name: str) -> Variant:
    return VARIANTS[name]
