"""Random games over all player counts, options and challenges, every invariant after every move.

A thousand with ALL=1, else two hundred.
"""

import itertools

import pytest

from games.kernel import Dice, RandomAgent
from games.kernel.playout import play_out, variants
from games.registry import find_game
from tests.variants import ALL

GAMES, PARTS = 1000, 10
PLAYED = range(PARTS) if ALL else range(2)


@pytest.mark.parametrize("part", PLAYED)
def test_a_thousand_random_games_break_no_invariant(part: int) -> None:
    game = find_game("lisboa")
    cases = itertools.islice(itertools.cycle(variants(game)), part * GAMES // PARTS, (part + 1) * GAMES // PARTS)
    for number, variant in enumerate(cases):
        dice = Dice.of(f"thousand:{part}:{number}")
        table = variant.table(dice)
        for step in play_out(table, [RandomAgent()] * table.seats, dice):
            assert game.violations(table.state) == [], f"{variant} {part}:{number} after {step.action.text}"
