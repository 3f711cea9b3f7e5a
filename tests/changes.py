"""What has changed between two JSON objects, in as few lines as tell it without loss.

Whoever knows the object before can build the one now from the lines. So two that differ, be it only in an order, never
read the same.
"""

import json
from collections.abc import Iterator
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str, ...]
Changes: TypeAlias = dict[Path, str]
"""Where something has changed, and what stands there now."""

GONE = "gone"
ANEW: Changes = {(): "anew"}
"""Stands first if what stays has changed its order, and everything is told once more."""


def compact(value: object) -> str:
    """A value on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)


def changes(before: Json, now: Json) -> Changes:
    """What has become of every entry."""
    return dict(_changes(before, now)) if _in_order(before, now) else ANEW | dict(_changes({}, now))


def _changes(before: Json, now: Json, path: Path = ()) -> Iterator[tuple[Path, str]]:
    for name in before:
        if name not in now:
            yield (*path, name), GONE
    stays = [name for name in now if name in before]
    for name, value in now.items():
        if name not in before:
            yield (*path, name), compact(value) + (f" before {stays[0]}" if stays else "")
        else:
            stays.remove(name)
            yield from _change(before[name], value, (*path, name))


def _change(before: Any, now: Any, path: Path) -> Iterator[tuple[Path, str]]:  # noqa: ANN401 - any JSON
    if compact(before) == compact(now):
        return
    if type(before) is type(now) and _has_entries(before) and _has_entries(now):
        entries = _entries(before), _entries(now)
        if _in_order(*entries):
            yield from _changes(*entries, path)
            return
    yield path, compact(now)


def _has_entries(value: object) -> bool:
    """Whether a value is told entry by entry: an object, or a list in which there are some."""
    return isinstance(value, dict) or (isinstance(value, list) and any(map(_has_entries, value)))


def _entries(value: Any) -> Json:  # noqa: ANN401 - an object or a list
    return value if isinstance(value, dict) else {str(number): each for number, each in enumerate(value)}


def _in_order(before: Json, now: Json) -> bool:
    """Whether what stays keeps its order."""
    return [name for name in before if name in now] == [name for name in now if name in before]
