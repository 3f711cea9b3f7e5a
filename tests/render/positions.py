"""Positions of random games to draw: the beginning, the end, and some between, in every variant."""

from collections.abc import Iterator

from games.kernel import Dice, RandomAgent, Table
from games.kernel.playout import play_out, variants
from games.registry import games
from render.picture import drawn

HARD_NAMES = (
    "Maximiliane-Theodora von Hohenst",
    "王小明",
    "✨Wjj✨ gÅÉ ✨",
    "Владимир Александрович",
    "\u202eevé WWWWWWWWWWWWWWWWWWWWWWWWWWW",
)
"""Long, in scripts that the font lacks, with letters that reach far up and down, and with tricks."""
VARIANTS = {str(variant): variant for game in games() if drawn(game.id) for variant in variants(game)}


def positions(name: str, every: int) -> Iterator[Table]:
    """The table of a random game at its beginning, after every so many moves, and at its end."""
    table = VARIANTS[name].table(Dice.of(f"picture:{name}"))
    agents = [RandomAgent()] * table.seats
    yield table
    for number, _ in enumerate(play_out(table, agents, Dice.of(f"moves:{name}"))):
        if number % every == every - 1 and not table.over:
            yield table
    yield table


def finished(name: str) -> Table:
    """The table of a random game at its end."""
    *_, table = positions(name, every=10**6)
    return table
