"""Reading what a person types: notation becomes an action of one of the open decisions.

Listed choices are matched, not parsed. Forms are parsed by the pattern of their action, and forgiving: capitals and
spaces do not matter, the leading word may be left out in answer to what is asked, amounts may be written ``A12 C17``,
``a 12, c: 17``, ``12 0 17 18 0`` or ``2 sole + 5``. Whether the values are legal is for the game to say.

Whatever is typed, nothing but a Refusal comes out if it means nothing: not for a number of thirty digits, nor for what
looks like one (``²``), nor for pages of text.

A quick action is understood although it is not listed: what others did a moment ago may have taken it off the list,
and the game says better than we do what has become of it.
"""

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import Literal, get_args, get_origin

from pydantic import ValidationError

from games.kernel.action import FIELD, NOTHING, Action, pattern_parts
from games.kernel.decision import Nature, OpenDecisions
from games.kernel.form import Amounts, Field, Form, Number, Payments, Pick, Picks
from games.kernel.refusal import Reason, Refusal

LONGEST = 500
"""No move takes more characters: so much is read of a text, and nothing of a longer one."""
REPEATED = 100
"""So many characters of what means nothing are said back."""
SIMILAR = 100
"""With a text longer than this no move is compared."""

_NUMBER = re.compile(r"\d{1,9}")
"""A whole number. One of more digits is none that any game could mean."""
_TOKEN = re.compile(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*")
_TIMES = re.compile(r"\s[x×]\s?(?=\d)|(?<=\d)\s?[x×]\s")
_SPACE = r"(?:\s+|(?<![^\W\d_])|(?![^\W\d_]))"
"""A space in a pattern: it may be left out, but not between two letters."""
_SEPARATOR = re.compile(r"\s*(?:[+,;&]|\band\b)\s*", re.IGNORECASE)

PERSON = "@"
"""Before the name of a person among the words."""
_PLURAL = "s"
"""With which letter several of them are called in notation, which is English: what other words there are is given."""

_WINDOWS = frozenset({Nature.SEALED, Nature.REACTION})
"""An answer here can be changed for as long as it is open, so it is still asked for when it has been given."""

Words = Mapping[str, str]
"""Further words for items, such as those of a language: what a person types, in lower case, to the item. The names of
people stand after ``@``, to their seats."""

QuickActions = Mapping[str, type[Action]]
"""The quick actions of a game, by kind."""


def read(
    text: str, moves: OpenDecisions, words: Words | None = None, quick: QuickActions | None = None
) -> Action | dict[str, object]:
    """The choice, or the JSON of the action, that a text means; a Refusal if it means none, or several."""
    found = understand(text, moves, words, quick)
    if found is None:
        raise Refusal(Reason.NOT_UNDERSTOOD, "", text=repeated(text), closest=closest(text, moves))
    return found


def understand(
    text: str, moves: OpenDecisions, words: Words | None = None, quick: QuickActions | None = None
) -> Action | dict[str, object] | None:
    """The same; None if it means none, or several. It is quicker, for it does not look what else may be meant."""
    tidy = _tidy(text)
    found = _meant(tidy, moves, words or {}, quick or {}) if len(tidy) <= LONGEST else []
    return found[0] if len(found) == 1 else None


def _meant(tidy: str, moves: OpenDecisions, words: Words, quick: QuickActions) -> list[Action | dict[str, object]]:
    asked = tuple(decision for decision in moves if decision.owed or decision.nature in _WINDOWS)
    return (
        _matching_choices(tidy, moves, whole=True)
        or _matching_forms(tidy, moves, words, whole=True)
        or _matching_choices(tidy, asked, whole=False)
        or _matching_forms(tidy, asked, words, whole=False)
        or _only_choice(tidy, moves)
        or _matching_quick(tidy, moves, quick)
    )


def _tidy(text: str) -> str:
    return " ".join(text.casefold().split())


def repeated(text: str) -> str:
    """What was typed, as it is said back to whoever typed it."""
    stripped = text.strip()
    return stripped if len(stripped) <= REPEATED else f"{stripped[:REPEATED]}…"


def _without_verb(text: str) -> str:
    return text.partition(" ")[2] or text


def _matching_choices(text: str, moves: OpenDecisions, whole: bool) -> list[Action | dict[str, object]]:
    found: list[Action | dict[str, object]] = []
    for decision in moves:
        for choice in decision.choices:
            written = _tidy(choice.text)
            if text == (written if whole else _without_verb(written)) and choice not in found:
                found.append(choice)
    return found


def _only_choice(text: str, moves: OpenDecisions) -> list[Action | dict[str, object]]:
    """The leading word of a quick action alone, where only one is listed: ``accept`` while there is one offer."""
    quick = [choice for decision in moves for choice in decision.choices if choice.quick]
    found = [choice for choice in quick if _tidy(choice.text).split()[0] == text]
    return [*found] if len(found) == 1 else []


def _matching_quick(text: str, moves: OpenDecisions, quick: QuickActions) -> list[Action | dict[str, object]]:
    found: list[Action | dict[str, object]] = []
    for kind in sorted(set().union(*(decision.accepts for decision in moves)) & set(quick)):
        match = _pattern(quick[kind].notation, whole=True).fullmatch(text)
        if match is not None:
            try:
                found.append(quick[kind].model_validate(match.groupdict()))
            except ValidationError:
                continue
    return found


def closest(text: str, moves: OpenDecisions) -> str:
    """What could have been typed that looks most like a text; nothing if nothing does."""
    tidy = _tidy(text)
    written = [choice.text for decision in moves for choice in decision.choices]
    written += [_outline(form.notation) for decision in moves for form in decision.forms]
    near = difflib.get_close_matches(tidy, written, n=1, cutoff=0.5) if len(tidy) <= SIMILAR else []
    return near[0] if near else ""


def _outline(notation: str) -> str:
    """``offer … for …``: what must be typed, without what may be left out."""
    return "".join(FIELD.sub("…", part) for part, optional in pattern_parts(notation) if not optional)


def _matching_forms(text: str, moves: OpenDecisions, words: Words, whole: bool) -> list[Action | dict[str, object]]:
    found: list[Action | dict[str, object]] = []
    for form in (form for decision in moves for form in decision.forms):
        match = _pattern(form.notation, whole).fullmatch(text)
        values = _values(form, match, words) if match else None
        if values is not None:
            found.append(values)
    return found


def read_form(form: Form, text: str, words: Words) -> dict[str, object] | None:
    """The JSON of the action that a text means by the notation of one form; None if it means none."""
    tidy = _tidy(text)
    for with_verb in (True, False):
        match = _pattern(form.notation, with_verb).fullmatch(tidy) if len(tidy) <= LONGEST else None
        values = _values(form, match, words) if match else None
        if values is not None:
            return values
    return None


@lru_cache
def _pattern(notation: str, whole: bool, space: str = _SPACE) -> re.Pattern[str]:
    pattern = ""
    for part, optional in pattern_parts(notation if whole else _without_verb(notation)):
        escaped = "".join(
            f"(?P<{piece}>.+?)" if place % 2 else re.escape(piece.casefold()).replace(r"\ ", space)
            for place, piece in enumerate(FIELD.split(part))
        )
        pattern += f"(?:{escaped})?" if optional else escaped
    return re.compile(pattern)


def _values(form: Form, match: re.Match[str], words: Words) -> dict[str, object] | None:
    return read_filled(form, {name: text for name, text in match.groupdict().items() if text is not None}, words)


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
    written = _tidy(written)
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
    tidy = _tidy(written)
    named = _item(_in_one_word(tidy, things, words), things, words)
    return _person(tidy, things, words) if named is None else named


def _item(word: str, items: tuple[str, ...], words: Words) -> str | None:
    """An item by its id, by its name in the singular or the plural, or by the beginning of its id."""
    for spelled in _spellings(word):
        known = (spelled, spelled + _PLURAL)
        meant = next((words[name] for name in known if name in words), spelled)
        for item in items:
            if item.casefold() == meant:
                return item
        beginning = [item for item in items if len(meant) >= 2 and _begins(item.casefold(), meant)]
        if beginning:
            return beginning[0] if len(beginning) == 1 else None
    return None


def _begins(item: str, beginning: str) -> bool:
    """Whether an id begins so; not in the middle of a number: ``t1`` is no beginning of ``T10``."""
    rest = item.removeprefix(beginning)
    return rest != item and not (beginning[-1].isdigit() and rest[:1].isdigit())


def _spellings(word: str) -> Iterator[str]:
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
    amounts: dict[str, int] = {}
    for segment in _SEPARATOR.split(written):
        tokens = _without_unit(_TOKEN.findall(_TIMES.sub(" ", segment)), unit, words)
        pairs = _pairs(tokens, items, field.bare, words)
        if pairs is None:
            return None
        for item, count in pairs:
            if unit is not None and item in amounts:
                return None  # two bids on one thing are no sum
            amounts[item] = amounts.get(item, 0) + count
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


def _pairs(tokens: list[str], items: tuple[str, ...], bare: str | None, words: Words) -> list[tuple[str, int]] | None:
    """``a 12 c 17`` if an item comes first, ``2 sole 1 cod`` if a number does."""
    number_first = bool(tokens) and read_number(tokens[0]) is not None
    if number_first and len(tokens) == 1:
        return None if bare is None else [(bare, int(tokens[0]))]
    pairs: list[tuple[str, int]] = []
    while tokens:
        count = _take_number(tokens) if number_first else None
        if not tokens or (item := _item(tokens.pop(0), items, words)) is None:
            return None
        if not number_first:
            count = _take_number(tokens)
        pairs.append((item, 1 if count is None else count))
    return pairs or None


def _take_number(tokens: list[str]) -> int | None:
    """The number that comes first, if one does: it is taken off."""
    number = read_number(tokens[0]) if tokens else None
    if number is not None:
        del tokens[0]
    return number


# What cannot be done now


def misplaced(text: str, kinds: Iterable[type[Action]], words: Words) -> Action | None:
    """The action that somebody has typed in full although it is not possible: the game says better than we do why.

    Every word of it must be a whole one, for a typo is no action.
    """
    tidy = _tidy(text)
    if len(tidy) > LONGEST:
        return None
    for kind in kinds:
        match = _pattern(kind.notation, whole=True).fullmatch(tidy)
        if match is None:
            continue
        written = {name: value for name, value in match.groupdict().items() if value is not None}
        try:
            return kind.model_validate({name: _whole(kind, name, value, words) for name, value in written.items()})
        except ValidationError:
            continue
    return None


def _whole(kind: type[Action], name: str, written: str, words: Words) -> object:
    """A value by its id or its name, none by a beginning; what is none of the values stays as it was written."""
    if _NUMBER.fullmatch(written):
        return int(written)
    meant = next((words[spelled] for spelled in _spellings(written) if spelled in words), written)
    return next((item for item in _items_of(kind.model_fields[name].annotation) if item.casefold() == meant), written)


def _items_of(annotation: object) -> tuple[str, ...]:
    """The values that are listed in the type of a field, if any are."""
    if isinstance(annotation, type) and issubclass(annotation, StrEnum):
        return tuple(annotation)
    parts = get_args(annotation)
    if get_origin(annotation) is Literal:
        return tuple(part for part in parts if isinstance(part, str))
    return tuple(item for part in parts for item in _items_of(part))


# What was written by our own notation


def recall(text: str, kinds: Iterable[type[Action]]) -> Action | None:
    """The action of one of these kinds whose notation is exactly this text."""
    for kind in kinds:
        match = _pattern(kind.notation, whole=True, space=" ").fullmatch(text)
        if match is None:
            continue
        written = {name: value for name, value in match.groupdict().items() if value is not None}
        try:
            action = kind.model_validate({name: _recalled(kind, name, value) for name, value in written.items()})
        except ValidationError:
            continue
        if action.text == text:
            return action
    return None


def _recalled(kind: type[Action], name: str, written: str) -> object:
    """A value as JSON would have it."""
    annotation = kind.model_fields[name].annotation
    made_of = get_origin(annotation)
    if made_of is tuple:
        return () if written == NOTHING else written.split(",")
    if made_of is dict:
        by_letter = re.findall(r"([^\W\d])(\d+)\b", written)
        return dict(by_letter or [(item, count) for count, item in re.findall(r"(\d+) ([^\s+]+)", written)])
    is_text = str in (annotation, *get_args(annotation))
    return int(written) if written.isdigit() and not is_text else written
