"""Reading what a person types: notation becomes an action of one of the open decisions.

Listed choices are matched, not parsed. Forms are parsed by the pattern of their action, and forgiving: capitals and
spaces do not matter, the leading word may be left out where that is clear, amounts may be written ``A12 C17``,
``a 12, c: 17``, ``12 0 17 18 0`` or ``2 sole + 5``. Whether the values are legal is for the game to say.
"""

import difflib
import re
from collections.abc import Mapping
from functools import lru_cache

from games.kernel.action import NOTHING, Action, pattern_parts
from games.kernel.decision import Amounts, Field, Form, Moves, Number, Pick, Picks
from games.kernel.refusal import Reason, Refusal

_FIELD = re.compile(r"\{(\w+)\}")
_TOKEN = re.compile(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*")
_TIMES = re.compile(r"\s[x×]\s?(?=\d)|(?<=\d)\s?[x×]\s")
_SEPARATOR = re.compile(r"\s*(?:[+,;&]|\band\b|\bet\b)\s*", re.IGNORECASE)

Words = Mapping[str, str]
"""Further words for items, such as those of a language: what a person types, in lower case, to the item."""


def read(text: str, moves: Moves, words: Words | None = None) -> Action | dict[str, object]:
    """The choice, or the JSON of the action, that a text means; a Refusal if it means none, or several."""
    tidy = _tidy(text)
    exact = _matching_choices(tidy, moves, whole=True) or _matching_forms(tidy, moves, words or {}, whole=True)
    found = (
        exact or _matching_choices(tidy, moves, whole=False) or _matching_forms(tidy, moves, words or {}, whole=False)
    )
    if len(found) != 1:
        raise Refusal(Reason.NOT_UNDERSTOOD, "", text=text.strip(), closest=_closest(tidy, moves))
    return found[0]


def _tidy(text: str) -> str:
    return " ".join(text.casefold().split())


def _without_verb(text: str) -> str:
    return text.partition(" ")[2] or text


def _matching_choices(text: str, moves: Moves, whole: bool) -> list[Action | dict[str, object]]:
    found: list[Action | dict[str, object]] = []
    for decision in moves:
        for choice in decision.choices:
            written = _tidy(choice.text)
            if text == (written if whole else _without_verb(written)) and choice not in found:
                found.append(choice)
    return found


def _closest(text: str, moves: Moves) -> str:
    written = [choice.text for decision in moves for choice in decision.choices]
    written += [form.notation for decision in moves for form in decision.forms]
    near = difflib.get_close_matches(text, written, n=1, cutoff=0.5)
    return near[0] if near else ""


def _matching_forms(text: str, moves: Moves, words: Words, whole: bool) -> list[Action | dict[str, object]]:
    found: list[Action | dict[str, object]] = []
    for form in (form for decision in moves for form in decision.forms):
        match = _pattern(form.notation, whole).fullmatch(text)
        values = _values(form, match, words) if match else None
        if values is not None:
            found.append(values)
    return found


@lru_cache
def _pattern(notation: str, whole: bool) -> re.Pattern[str]:
    pattern = ""
    for part, optional in pattern_parts(notation if whole else _without_verb(notation)):
        escaped = "".join(
            f"(?P<{piece}>.+?)" if place % 2 else re.escape(piece.casefold()).replace(r"\ ", r"\s*")
            for place, piece in enumerate(_FIELD.split(part))
        )
        pattern += f"(?:{escaped})?" if optional else escaped
    return re.compile(pattern)


def _values(form: Form, match: re.Match[str], words: Words) -> dict[str, object] | None:
    values: dict[str, object] = {"kind": form.kind}
    for field in form.fields:
        written = match.groupdict().get(field.name)
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
    match field:
        case Number():
            return int(written) if re.fullmatch(r"-?\d+", written) else None
        case Pick():
            return _item(written, field.items, words)
        case Picks():
            return _picks(field, written, words)
        case Amounts():
            return _amounts(field, written, words)


def _picks(field: Picks, written: str, words: Words) -> tuple[str, ...] | None:
    if written == NOTHING:
        return ()
    items = [_item(word, field.items, words) for word in re.split(r"[\s,+]+", written) if word]
    return None if None in items else tuple(item for item in items if item is not None)


def _item(word: str, items: tuple[str, ...], words: Words) -> str | None:
    meant = words.get(word, word)
    for item in items:
        if item.casefold() == meant:
            return item
    beginning = [item for item in items if len(meant) >= 2 and item.casefold().startswith(meant)]
    return beginning[0] if len(beginning) == 1 else None


def _amounts(field: Amounts, written: str, words: Words) -> dict[str, int] | None:
    items = tuple(field.most)
    if written == NOTHING:
        return {}
    if re.fullmatch(r"\d+(?:[\s,;]+\d+)+", written):
        numbers = [int(number) for number in re.findall(r"\d+", written)]
        return dict(zip(items, numbers, strict=True)) if len(numbers) == len(items) else None
    amounts: dict[str, int] = {}
    for segment in _SEPARATOR.split(written):
        pairs = _pairs(_TOKEN.findall(_TIMES.sub(" ", segment)), items, field.bare, words)
        if pairs is None:
            return None
        for item, count in pairs:
            amounts[item] = amounts.get(item, 0) + count
    return amounts


def _pairs(tokens: list[str], items: tuple[str, ...], bare: str | None, words: Words) -> list[tuple[str, int]] | None:
    """``a 12 c 17`` if an item comes first, ``2 sole 1 cod`` if a number does."""
    if len(tokens) == 1 and tokens[0].isdigit():
        return None if bare is None else [(bare, int(tokens[0]))]
    pairs: list[tuple[str, int]] = []
    number_first = bool(tokens) and tokens[0].isdigit()
    while tokens:
        count = int(tokens.pop(0)) if number_first and tokens[0].isdigit() else 1
        if not tokens or (item := _item(tokens.pop(0), items, words)) is None:
            return None
        if not number_first and tokens and tokens[0].isdigit():
            count = int(tokens.pop(0))
        pairs.append((item, count))
    return pairs or None
