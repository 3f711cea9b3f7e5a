"""Which games somebody means who names some, or none."""

import sys

from games.kernel import AnyGame
from games.registry import games


def chosen_games(names: list[str]) -> tuple[AnyGame, ...]:
    """The games of these names, or all; a name that no game has ends the program with a sentence."""
    known = {game.id: game for game in games()}
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"There is no game {unknown[0]!r}, only: {' '.join(known)}.")
    return tuple(known[name] for name in names) or tuple(known.values())
