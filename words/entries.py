"""The files of a language, cut into entries: each is read when somebody needs it, for reading all takes seconds."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

Entry: TypeAlias = ast.Message | ast.Term

_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where an entry begins: a name at the beginning of a line. A term has a hyphen before it."""


class _References(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the library's name
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def references_of(entry: Entry) -> frozenset[str]:
    """The names of the entries that this one speaks of; those of terms have a hyphen before them."""
    visitor = _References()
    visitor.visit(entry)
    return frozenset(visitor.names)


def read_resource(path: Path) -> ast.Resource:
    """The messages of a whole file; a line that is none is a bug, and raises."""
    return _Piece(path, path.read_text(encoding="utf-8")).parsed()


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of a file, or all of it, as it is written."""

    path: Path
    text: str
    lines_before: int = 0

    def parsed(self) -> ast.Resource:
        """What it says; a line that is no message is a bug, and raises."""
        resource: ast.Resource = FluentResource(self.text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"words/{self.path.parent.name}/{self.path.name}, {self._complaint(entry)}")
        return resource

    def _complaint(self, junk: ast.Junk) -> str:
        """Where a catalogue is broken, and why."""
        (problem, *_) = junk.annotations
        place = problem.span.start if problem.span is not None else 0
        line = self.lines_before + self.text.count("\n", 0, place) + 1
        return f"line {line}: {problem.message}. It belongs to: {(junk.content or '').strip().splitlines()[0]}"


def _pieces(path: Path) -> Iterator[tuple[str, _Piece]]:
    """The entries of a file, each with its name, and with the comments behind it."""
    text = path.read_text(encoding="utf-8")
    begins = list(_BEGINS.finditer(text))
    ends = [*(begin.start() for begin in begins[1:]), len(text)]
    lines = 0
    place = 0
    for begin, end in zip(begins, ends, strict=False):
        lines += text.count("\n", place, begin.start())
        place = begin.start()
        yield begin[1], _Piece(path, text[place:end], lines)


class Entries:
    """What stands in the files of a folder, by name (a term's with its hyphen); of two with one name, the first."""

    def __init__(self, folder: Path) -> None:
        self._pieces: dict[str, _Piece] = {}
        for path in sorted(folder.glob("*.ftl")):
            for name, piece in _pieces(path):
                self._pieces.setdefault(name, piece)

    def __contains__(self, name: str) -> bool:
        return name in self._pieces

    def __iter__(self) -> Iterator[str]:
        return iter(self._pieces)

    def __getitem__(self, name: str) -> Entry:
        entries = self._pieces[name].parsed().body
        return next(entry for entry in entries if isinstance(entry, ast.Message | ast.Term))
