"""What the items of a game are called, for whoever listens: from names to items."""

import re
from collections.abc import Sequence
from functools import cache

from words.catalogue import Catalogue
from words.grammar import ALTERNATIVE, grammar, plain

_SOME_NUMBERS = (1, 2, 5)
"""Every plural that the languages of the house have is that of one of these."""
_BRACKETS = re.compile(r"\s*\([^)]*\)")
_NUMBERED = re.compile(r"^\d+ ")
_LETTERED = re.compile(r"[a-h] ")
"""Begins with what looks like an article and is the letter of a boat."""


@cache
def item_names(words: Catalogue, game: str) -> dict[str, str]:
    """What the items of a game are called: one of them, and several.

    What stands in brackets may be left out, unless it tells items from each other. Beside its name an item may have
    ``.typed``, with what else people call it.
    """
    prefix = f"{game}-item-"
    named: dict[str, str] = {}
    shortened: dict[str, set[str]] = {}
    for key in words.keys(prefix):
        said = [words.say(key)]
        if words.has(f"{key}.typed"):
            said += words.say(f"{key}.typed").split(ALTERNATIVE)
        has_plural = words.has(f"{key}.count")
        numbered = [words.say(f"{key}.count", count=number) for number in _SOME_NUMBERS if has_plural]
        item = key.removeprefix(prefix).casefold()
        for name in (*map(plain, said), *(_NUMBERED.sub("", plain(name)) for name in numbered)):
            named.setdefault(name, item)
            if not _LETTERED.match(name):
                named.setdefault(grammar(words).things(name), item)
        short = [plain(name) for name in _short(said)] + [_NUMBERED.sub("", plain(name)) for name in _short(numbered)]
        for name in short:
            shortened.setdefault(name, set()).add(item)
    return {name: next(iter(items)) for name, items in shortened.items() if len(items) == 1} | named


@cache
def ids_by_name(words: Catalogue, game: str) -> dict[str, str]:
    """What the items of a game are called, to their ids as they are written."""
    prefix = f"{game}-item-"
    written = {key.removeprefix(prefix).casefold(): key.removeprefix(prefix) for key in words.keys(prefix)}
    return {name: written[item] for name, item in item_names(words, game).items() if item in written} | written


def _short(names: Sequence[str]) -> list[str]:
    """Names without what stands in brackets: "August" for "August (A)"."""
    return [_BRACKETS.sub("", name) for name in names if _BRACKETS.search(name) and not name.startswith("(")]
