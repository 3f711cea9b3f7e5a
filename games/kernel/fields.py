"""What a person writes in a field of a form: a number, things and people by their names, amounts of things.

It is forgiving: capitals and spaces do not matter, a name may be in the plural, an id begun, and amounts may be written
``A12 C17``, ``a 12, c: 17``, ``12 0 17 18 0`` or ``2 sole + 5``. What means nothing is None.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise

from games.kernel.action import NOTHING
from games.kernel.form import Amounts, Field, Form, Number, Payments, Pick, Picks

LONGEST = 500
"""No move takes more characters: so much is read of a text, and nothing of a longer one."""

_NUMBER = re.compile(r"\d{1,9}")
"""A whole number. One of more digits is none that any game could mean."""
_TOKEN = re.compile(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*")
_PADDED = re.compile(r"(?<=[^\W\d_])0+(?=\d)")
_TIMES = re.compile(r"\s[x×]\s?(?=\d)|(?<=\d)\s?[x×]\s")
_SEPARATOR = re.compile(r"\s*(?:[+,;&]|\band\b)\s*", re.IGNORECASE)

PERSON = "@"
"""Before the name of a person among the words."""
_PLURAL = "s"
"""With which letter several of them are called in notation, which is English: what other words there are is given."""

Words = Mapping[str, str]
"""Further words for items, such as those of a language: what a person types, in lower case, to the item. The names of
people stand after ``@``, to their seats."""


def tidied(text: str) -> str:
    """A text without capitals, and with single spaces."""
    return " ".join(text.casefold().split())


def read_filled(form: Form, filled: Mapping[str, str], words: Words) -> dict[str, object] | None:
    """The JSON of the action that texts mean in the fields of a form; None if they mean none."""
    values: dict[str, object] = {"kind": form.kind}
    for field in form.fields:
        written = filled.get(field.name)
        if written is None:
            if isinstance(field, Number | Pick) and not field.optional:
                return None
            continue
        value = read_field(field, written, words)
        if value is None:
            return None
        values[field.name] = value
    return values


def read_field(field: Field, written: str, words: Words) -> object | None:
    """The value that a text means in one field of a form; None if it means none."""
    written = tidied(written)
    if len(written) > LONGEST:
        return None
    match field:
        case Number():
            return int(written) if _NUMBER.fullmatch(written.removeprefix("-")) else None
        case Pick():
            return _person(written, field.items, words) if field.people else _item(written, field.items, words)
        case Picks():
            return _picks(field, written, words)
        case Amounts():
            return _amounts(field, written, words)


def read_number(written: str) -> int | None:
    """The whole number that stands there; None if there is none, or one that no game could mean."""
    return int(written) if _NUMBER.fullmatch(written) else None


def _picks(field: Picks, written: str, words: Words) -> tuple[str, ...] | None:
    if written == NOTHING:
        return ()
    if field.people:
        parts = [part.strip() for part in re.split(r"[,;+]|(?<=\d)\s+(?=\d)", written) if part.strip()]
        seats = [_person(part, field.items, words) for part in parts]
        return None if None in seats else tuple(seat for seat in seats if seat is not None)
    written = _in_one_word(written, field.items, words)
    several_words = any(" " in item for item in field.items)
    parts = re.split(r"\s*[,;]\s*" if several_words else r"[\s,+]+", written)
    items = [_item(part, field.items, words) for part in parts if part]
    if len(items) > len(field.items):
        return None  # pages of one word
    return None if None in items else tuple(item for item in items if item is not None)


def read_thing(written: str, things: tuple[str, ...], words: Words) -> str | None:
    """One of several things by its id or its name; of seats by the name of who sits there."""
    tidy = tidied(written)
    named = _item(_in_one_word(tidy, things, words), things, words)
    return _person(tidy, things, words) if named is None else named


def _item(word: str, items: tuple[str, ...], words: Words) -> str | None:
    """An item by its id, by its name in the singular or the plural, or by the beginning of its id."""
    for spelled in spellings(word):
        known = (spelled, spelled + _PLURAL)
        meant = next((words[name] for name in known if name in words), spelled)
        for item in items:
            if _unpadded(item.casefold()) == _unpadded(meant):
                return item
        beginning = [item for item in items if len(meant) >= 2 and _begins(item.casefold(), meant)]
        if beginning:
            return beginning[0] if len(beginning) == 1 else None
    return None


@lru_cache
def _unpadded(item: str) -> str:
    """``t4`` for ``t04``: nobody types the nought of a number."""
    return _PADDED.sub("", item)


def _begins(item: str, beginning: str) -> bool:
    """Whether an id begins so; not in the middle of a number: ``t1`` is no beginning of ``T10``."""
    rest = item.removeprefix(beginning)
    return rest != item and not (beginning[-1].isdigit() and rest[:1].isdigit())


def spellings(word: str) -> Iterator[str]:
    """The word, and without the letters of a plural."""
    yield word
    while len(word) > 3 and word.endswith(_PLURAL):
        word = word[:-1]
        yield word


def _person(word: str, items: tuple[str, ...], words: Words) -> str | None:
    """A seat by its number, by the name of who sits there, or by the beginning of that name."""
    if word in items:
        return word
    called = word.removeprefix(PERSON)
    names = {name.removeprefix(PERSON): seat for name, seat in words.items() if name.startswith(PERSON)}
    if called in names:
        return names[called] if names[called] in items else None
    beginning = {seat for name, seat in names.items() if name.startswith(called) and seat in items}
    return beginning.pop() if called and len(beginning) == 1 else None


def _in_one_word(text: str, items: tuple[str, ...], words: Words) -> str:
    """Names of several words become their items: they could not be told from several items."""
    ids = {item.casefold() for item in items}
    of_several_words = [name for name, item in words.items() if " " in name and item in ids]
    for name in sorted(of_several_words, key=len, reverse=True):
        text = re.sub(_one_or_several(name), words[name], text)
    return text


@lru_cache
def _one_or_several(name: str) -> str:
    return r"\b" + r"\s".join(f"{re.escape(word.rstrip(_PLURAL))}{_PLURAL}?" for word in name.split()) + r"\b"


def _amounts(field: Amounts, written: str, words: Words) -> dict[str, int] | None:
    items = tuple(field.most)
    if written == NOTHING:
        return {}
    written = _in_one_word(written, items, words)
    if re.fullmatch(r"\d+(?:[\s,;/]+\d+)+", written):
        return _in_order(items, [read_number(number) for number in re.findall(r"\d+", written)])
    unit = field.unit if isinstance(field, Payments) else None
    bare = items[0] if unit is not None and len(items) == 1 else field.bare
    amounts: dict[str, int] = {}
    for segment in _SEPARATOR.split(written):
        tokens = _without_unit(_TOKEN.findall(_TIMES.sub(" ", segment)), unit, words)
        pairs = _pairs(tokens, items, bare, words)
        if pairs is None:
            return None
        for item, count in pairs:
            if unit is not None and (item in amounts or count is None):
                return None  # two bids on one thing are no sum, and a thing alone is no bid of 1
            amounts[item] = amounts.get(item, 0) + (1 if count is None else count)
    return amounts


def _in_order(items: tuple[str, ...], numbers: list[int | None]) -> dict[str, int] | None:
    """``12 0 17``: a number for each item."""
    amounts = {item: number for item, number in zip(items, numbers, strict=False) if number is not None}
    return amounts if len(amounts) == len(items) == len(numbers) else None


def _without_unit(tokens: list[str], unit: str | None, words: Words) -> list[str]:
    """``a 30`` for ``a 30 coins``."""
    if unit is None:
        return tokens
    return [
        token
        for before, token in pairwise(("", *tokens))
        if read_number(before) is None or _item(token, (unit,), words) is None
    ]


def _pairs(
    tokens: list[str], items: tuple[str, ...], bare: str | None, words: Words
) -> list[tuple[str, int | None]] | None:
    """``a 12 c 17`` if an item comes first, ``2 sole 1 cod`` if a number does."""
    number_first = bool(tokens) and read_number(tokens[0]) is not None
    if number_first and len(tokens) == 1:
        return None if bare is None else [(bare, int(tokens[0]))]
    pairs: list[tuple[str, int | None]] = []
    while tokens:
        count = _take_number(tokens) if number_first else None
        if not tokens or (item := _item(tokens.pop(0), items, words)) is None:
            return None
        if not number_first:
            count = _take_number(tokens)
        pairs.append((item, count))
    return pairs or None


def _take_number(tokens: list[str]) -> int | None:
    """The number that comes first, if one does: it is taken off."""
    number = read_number(tokens[0]) if tokens else None
    if number is not None:
        del tokens[0]
    return number
