"""No English word is left in another language: what both catalogues say is spelled alike in both, or is a loan word."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from tests.words.messages import files
from words import DEFAULT_LANGUAGE, LANGUAGES
from words.catalogue import FOLDER
from words.entries import read_resource

WORD = re.compile(r"[^\W\d_]{3,}")
SHOWN_AS_TYPED = re.compile(r"`[^`]*`|/market\b")
TYPED = re.compile(r"typed|help-words|terminal-quit|\.clauses$")
"""What nobody is shown: what people may type, also in English, and which clauses a page tells."""
NAMES = """
    Ana Anas Bruno Chloé Dmitri Hannah Paul August Clemens Dieter Emil Fiete Beatriz Carlos
    Central Market Hall Mercado Lisboa Schwarzmarkt Turin Marquis Scudo Discord Europe Paris python games verify
"""
ALIKE = {
    "fr": """
        absent action art bar bars bonus burger but case centre chances change chewing chose cigarettes close closes
        code conditions continue direct ends face figure file film films final gain gains gum important invitation
        invitations invite kilo kilos large long mention menus message messages met minute minutes moment moments
        normal nylon olive olives option options page pages pair pairs part pause permission pile piles pizza pizzeria
        place places plan plus point points position possible prestige psst question questions record records refuse
        restaurant restaurants rival roses sale sales score scores secret six sole soles solo stand stands stock sushi
        table tables total type version week
    """,
    "de": """
        also bank bar block bonus bring burger butter computer die fall falls film hand kilo kilos limit live lobby
        minus minute moment name normal not nylons olive option pause per person pizza pizzeria plan plans plus prestige
        private rest restaurant restaurants rot server servers solo stand stands start still such sushi system tag text
        thread threads warm was will
    """,
}
"""Loan words, such as the stands of the French rule book, and words that are only spelled alike, such as *chose*."""


def _texts(node: ast.Pattern) -> Iterator[str]:
    """What a message says, variant by variant."""
    for element in node.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _texts(variant.value)


def _patterns(language: str) -> Iterator[tuple[str, ast.Pattern | None]]:
    for name in sorted(files(language)):
        for entry in read_resource(FOLDER / language / f"{name}.ftl").body:
            if isinstance(entry, ast.Message):
                yield entry.id.name, entry.value
                yield from ((f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes)


def said(language: str) -> dict[str, str]:
    """Every word of a language's catalogues, in small letters, with a message that says it."""
    found: dict[str, str] = {}
    for key, pattern in _patterns(language):
        if pattern is not None and not TYPED.search(key):
            shown = SHOWN_AS_TYPED.sub(" ", " ".join(_texts(pattern)))
            found |= {word.casefold(): key for word in WORD.findall(shown)}
    return found


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {DEFAULT_LANGUAGE}))
def test_no_english_word_is_left(language: str) -> None:
    english, known = said(DEFAULT_LANGUAGE), f"{NAMES} {ALIKE.get(language, '')}".casefold().split()
    assert {word: key for word, key in said(language).items() if word in english and word not in known} == {}
