"""The variants of a game in which it is tested: with ALL=1 (``make test-all``) every one that there is.

Otherwise the plain game with every number of seats, and every option with the first and the last of its other values,
with three seats if it means something there: the fewest with whom somebody looks on while two others deal. Where
options go together, such as the challenges of a campaign, it is a game of its own, and every one is tested. The suite
has to be quick.
"""

import os
from collections.abc import Iterator

from games.kernel import AnyGame
from games.kernel.playout import Variant
from games.kernel.playout import variants as all_variants

ALL = os.environ.get("ALL") == "1"
FEW = 3


def variants(game: AnyGame) -> list[Variant]:
    """The variants in which this game is tested."""
    return list(all_variants(game) if ALL else _each_option(game))


def few_seats(game: AnyGame) -> int:
    """Three, or the nearest number with which this game is played: rather more than fewer."""
    return min(game.seat_counts, key=lambda seats: (abs(seats - FEW), -seats))


def _each_option(game: AnyGame) -> Iterator[Variant]:
    by_names: dict[tuple[str, ...], dict[str, list[Variant]]] = {}
    for variant in all_variants(game):
        by_values = by_names.setdefault(tuple(variant.options), {})
        by_values.setdefault(repr(variant.options), []).append(variant)
    for names, by_values in by_names.items():
        values = list(by_values.values())
        for same in values if len(names) > 1 else (*values[:1], *values[1:][-1:]):
            yield from [min(same, key=_seats_beyond_few)] if same[0].options else same


def _seats_beyond_few(variant: Variant) -> int:
    return abs(variant.seats - FEW)
