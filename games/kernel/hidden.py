"""What is hidden: fields of a state that not every seat may know are marked, so that the contract can hold games to it.

``Annotated[list[str], HIDDEN]``: ``Game.resample`` draws it anew for whoever may not know it, and a move that nobody
else notices changes nothing but what is marked.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

HIDDEN: Final = "hidden"

Path = tuple[str, ...]
"""The way to a field of a state: names of fields; what lies in between is any item of a list."""


def hidden_paths(kind: object, path: Path = ()) -> Iterator[Path]:
    """The ways to all marked fields below a type; what lies below a marked one is hidden with it."""
    if get_origin(kind) is Annotated:
        inner, *marks = get_args(kind)
        if HIDDEN in marks:
            yield path
        else:
            yield from hidden_paths(inner, path)
    elif isinstance(origin := get_origin(kind) or kind, type) and is_dataclass(origin):
        hints = get_type_hints(origin, include_extras=True)
        for field in fields(origin):
            yield from hidden_paths(hints[field.name], (*path, field.name))
    elif get_origin(kind) in (Union, UnionType, list, tuple):
        for part in get_args(kind):
            yield from hidden_paths(part, path)


def values_at(written: object, path: Path) -> list[object]:
    """All that stands at a path in a state that was written as JSON."""
    if isinstance(written, list):
        return [value for part in written for value in values_at(part, path)]
    if not path:
        return [written]
    return values_at(written[path[0]], path[1:]) if isinstance(written, Mapping) and path[0] in written else []


def differing(one: Any, other: Any, path: Path = ()) -> Iterator[Path]:  # noqa: ANN401 - whatever JSON holds
    """The ways to all fields in which two states differ that were written as JSON."""
    if one == other:
        return
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for name in {*one, *other}:
            yield from differing(one.get(name), other.get(name), (*path, name))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for part, counterpart in zip(one, other, strict=True):
            yield from differing(part, counterpart, path)
    else:
        yield path
