"""Positions of random games to draw: the beginning, the end, and some between, in every variant."""

from collections.abc import Iterator
from functools import cache

from games.kernel import Dice, RandomAgent, Table
from games.kernel.playout import play_out
from games.registry import games
from render.picture import drawn
from tests.contract.cases import at
from tests.variants import variants

HARD_NAMES = (
    "Maximiliane-Theodora von Hohenst",
    "王小明",
    "✨Wjj✨ gÅÉ ✨",
    "Владимир Александрович",
    "\u202eevé WWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "ਸੁਰਜੀਤ",
    "Þórgnýr Ægisson Ðalfjord Ŵęźňŏŵ!",
    "i",
)
"""Long, in scripts that the font lacks, with letters that reach far up and down, and with tricks."""
VARIANTS = {str(variant): variant for game in games() if drawn(game.id) for variant in variants(game)}


@cache
def _random_game(name: str) -> tuple[Table, list[bytes]]:
    """The table of a random game at its end, and its state after every move."""
    table = VARIANTS[name].table(Dice.of(f"picture:{name}"))
    start = table.game.dump(table.state)
    moves = play_out(table, [RandomAgent()] * table.seats, Dice.of(f"moves:{name}"))
    return table, [start, *(table.game.dump(table.state) for _ in moves)]


def positions(name: str, every: int) -> Iterator[Table]:
    """The table of a random game at its beginning, after every so many moves, and at its end."""
    table, states = _random_game(name)
    for number in (*range(0, len(states) - 1, every), len(states) - 1):
        yield at(table, states[number], number)


def finished(name: str) -> Table:
    """The table of a random game at its end."""
    *_, table = positions(name, every=10**6)
    return table
