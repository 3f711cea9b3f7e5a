"""The catalogues as data: every message and attribute with the arguments it uses."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from words.catalogue import FOLDER, UNWRITTEN, arguments_of
from words.entries import read_resource


def _entries(path: Path) -> Iterator[tuple[str, frozenset[str]]]:
    entries = [entry for entry in read_resource(path).body if isinstance(entry, ast.Message)]
    own = {entry.id.name: arguments_of(entry.value) for entry in entries if entry.value is not None}
    yield from own.items()
    for entry in entries:
        for attribute in entry.attributes:
            repeated = own[entry.id.name] if _repeats(entry.id.name, attribute.value) else frozenset()
            yield f"{entry.id.name}.{attribute.id.name}", arguments_of(attribute.value) | repeated


def _repeats(name: str, pattern: ast.Pattern) -> bool:
    """Whether an attribute repeats the whole message to which it belongs."""
    placed = [each.expression for each in pattern.elements if isinstance(each, ast.Placeable)]
    referring = (each for each in placed if isinstance(each, ast.MessageReference) and each.attribute is None)
    return any(each.id.name == name for each in referring)


@cache
def messages(language: str, name: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of a file, with the arguments it uses."""
    path = FOLDER / language / f"{name}.ftl"
    assert path.exists(), f"words/{language}/{name}.ftl is missing: make words NAME={name.partition('-')[0]} begins it"
    return dict(_entries(path))


@cache
def unwritten(language: str, name: str) -> frozenset[str]:
    """What is still to be written in a file of a new language; English is spoken there."""
    body = read_resource(FOLDER / language / f"{name}.ftl").body
    entries = [entry for entry in body if isinstance(entry, ast.Message)]
    patterns = {entry.id.name: entry.value for entry in entries} | {
        f"{entry.id.name}.{attribute.id.name}": attribute.value for entry in entries for attribute in entry.attributes
    }
    return frozenset(key for key, pattern in patterns.items() if _is_unwritten(pattern))


def _is_unwritten(pattern: ast.Pattern | None) -> bool:
    elements = [] if pattern is None else pattern.elements
    return [element.value for element in elements if isinstance(element, ast.TextElement)] == [UNWRITTEN]


def files(language: str) -> set[str]:
    return {path.stem for path in (FOLDER / language).glob("*.ftl")}
