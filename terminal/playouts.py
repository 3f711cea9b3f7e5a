"""Games between computers: all games, player counts and options, invariants checked after every move."""

import itertools
import time
from collections.abc import Iterable

from games.kernel import AnyGame, Dice, RandomAgent
from games.kernel.playout import play_out, variants


def playouts(titles: Iterable[AnyGame], count: int, seed: int) -> int:
    """Play so many games of each title; a line each, and the first broken invariant with all that reproduces it."""
    broken = [game.id for game in titles if not _play(game, count, seed)]
    return 1 if broken else 0


def _play(game: AnyGame, count: int, seed: int) -> bool:
    moves = 0
    seconds = 0.0
    cases = itertools.islice(itertools.cycle(variants(game)), count)
    for number, variant in enumerate(cases):
        dice = Dice.of(f"{seed}:{number}")
        table = variant.table(dice)
        agents = [game.agent() if (seat + number) % 2 else RandomAgent() for seat in range(table.seats)]
        start = time.perf_counter()
        for _ in play_out(table, agents, dice):
            moves += 1
            if violations := table.violations():
                print(f"{game.id}: {'; '.join(violations)}\n{table.save().model_dump_json()}")
                return False
        seconds += time.perf_counter() - start
    print(f"{game.id:14}{count:6} games {moves:8} moves {moves / seconds:9.0f} moves/s  all invariants held")
    return True
