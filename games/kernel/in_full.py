"""Reading an action that is written in full, whatever is asked now.

Nothing is compared with what can be chosen: a text is tried as the notation of one kind of action after the other.
"""

import re
from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import cache, partial
from typing import Literal, get_args, get_origin

from pydantic import ValidationError

from games.kernel.action import NOTHING, Action
from games.kernel.fields import LONGEST, Words, read_number, spellings, tidied
from games.kernel.marks import things_named
from games.kernel.pattern import SPACE, fields_in

Annotation = object
"""The type of a field."""


def read_as(
    kind: type[Action],
    text: str,
    value_of: Callable[[Annotation, str], object] = lambda _, written: written,
    space: str = SPACE,
) -> Action | None:
    """The action of a kind that a text is by its notation; None if it is none."""
    fields = fields_in(text, kind.notation, space=space)
    if fields is None:
        return None
    values = {name: value_of(kind.model_fields[name].annotation, written) for name, written in fields.items()}
    try:
        return kind.model_validate(values)
    except ValidationError:
        return None


def misplaced(text: str, kinds: Iterable[type[Action]], words: Words) -> Action | None:
    """The action that somebody has typed in full although it is not possible: the game says better than we do why.

    Every word of it must be a whole one, for a typo is no action.
    """
    tidy = tidied(text)
    if len(tidy) > LONGEST:
        return None
    tried = (read_as(kind, tidy, partial(_named, words)) for kind in kinds)
    return next((action for action in tried if action is not None and names_what_may_be(action)), None)


def names_what_may_be(action: Action) -> bool:
    """Whether all that it names can have lain on the table: "accept Bruno" is about no offer that is gone."""
    return all(" " not in thing and any(map(str.isdigit, thing)) for thing in things_named(action))


def _named(words: Words, annotation: Annotation, written: str) -> object:
    """A value by its id or its name, none by a beginning; what is none of the values stays as it was written."""
    if (number := read_number(written)) is not None:
        return number
    meant = next((words[spelled] for spelled in spellings(written) if spelled in words), written)
    return next((item for item in _items_of(annotation) if item.casefold() == meant), written)


def _items_of(annotation: Annotation) -> tuple[str, ...]:
    """The values that are listed in the type of a field, if any are."""
    if isinstance(annotation, type) and issubclass(annotation, StrEnum):
        return tuple(annotation)
    parts = get_args(annotation)
    if get_origin(annotation) is Literal:
        return tuple(part for part in parts if isinstance(part, str))
    return tuple(item for part in parts for item in _items_of(part))


@cache
def may_count(kind: type[Action]) -> bool:
    """Whether a number may stand in a field of this kind: not where all values are listed, which are not counted."""
    annotations = [field.annotation for name, field in kind.model_fields.items() if name != "kind"]
    return any(get_origin(each) is dict or not _items_of(each) for each in annotations)


def recall(text: str, kinds: Iterable[type[Action]]) -> Action | None:
    """The action of one of these kinds whose notation, as it writes it itself, is exactly this text."""
    tried = (read_as(kind, text, _as_json, space=" ") for kind in kinds)
    return next((action for action in tried if action is not None and action.text == text), None)


def _as_json(annotation: Annotation, written: str) -> object:
    """A value as JSON would have it."""
    made_of = get_origin(annotation)
    if made_of is tuple:
        return () if written == NOTHING else written.split(",")
    if made_of is dict:
        by_letter = re.findall(r"([^\W\d])(\d+)\b", written)
        return dict(by_letter or [(item, count) for count, item in re.findall(r"(\d+) ([^\s+]+)", written)])
    is_text = str in (annotation, *get_args(annotation))
    return int(written) if written.isdigit() and not is_text else written
