"""The variants of a game in which it is tested: with ALL=1 (``make test-all``) every one that there is.

Otherwise the plain game with every number of seats, and every value of every option once, with three seats if it means
something there: the fewest with whom somebody looks on while two others deal. The suite has to be quick.
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
    return list(all_variants(game) if ALL else _each_value_once(game))


def few_seats(game: AnyGame) -> int:
    """Three, or the nearest number with which this game is played: rather more than fewer."""
    return min(game.seat_counts, key=lambda seats: (abs(seats - FEW), -seats))


def _each_value_once(game: AnyGame) -> Iterator[Variant]:
    by_options: dict[str, list[Variant]] = {}
    for variant in all_variants(game):
        by_options.setdefault(repr(variant.options), []).append(variant)
    for same in by_options.values():
        yield from [min(same, key=_seats_beyond_few)] if same[0].options else same


def _seats_beyond_few(variant: Variant) -> int:
    return abs(variant.seats - FEW)
