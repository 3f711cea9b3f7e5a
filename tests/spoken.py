"""Every variant of every game with the languages in which it is tested.

A plain variant with few seats is tested in all languages, one with more or fewer, or with options, in one of them in
turn: they change what is shown, not how a language says it, and the suite has to be quick. With ALL=1 (``make
test-all``) every plain variant is tested in all of them.
"""

import pytest

from games.kernel.playout import Variant
from games.registry import games
from render.picture import drawn
from tests.variants import ALL, FEW, variants
from words import LANGUAGES


def _languages(variant: Variant, number: int) -> tuple[str, ...]:
    in_all = not variant.options and (ALL or variant.seats == FEW)
    return tuple(LANGUAGES) if in_all else (LANGUAGES[number % len(LANGUAGES)],)


SPOKEN = [
    (variant, language)
    for game in games()
    for number, variant in enumerate(variants(game))
    for language in _languages(variant, number)
]


def _each(spoken: list[tuple[Variant, str]]) -> pytest.MarkDecorator:
    named = [pytest.param(variant, language, id=f"{variant}-{language}") for variant, language in spoken]
    return pytest.mark.parametrize(("variant", "language"), named)


every_spoken_variant = _each(SPOKEN)
every_drawn_variant = _each([(variant, language) for variant, language in SPOKEN if drawn(variant.game.id)])
