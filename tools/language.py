"""The catalogues of a new language: ``make language NAME=de``.

Every message that English has and the language lacks is written into its catalogues, with the English lines beside it
as a comment and ``???`` for its words; what has no words in it is copied. Asked again, it adds what has come since and
touches nothing that is there.
"""

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from words.catalogue import DEFAULT_LANGUAGE, FOLDER, UNWRITTEN
from words.entries import read_resource

USAGE = "Say which language by its short name: make language NAME=de"
_NAME = re.compile("[a-z]{2,3}")
"""Without a country: whoever has set "Português do Brasil" speaks ``pt``."""
CLAUSES = "clauses"
"""An attribute that names clauses of the rules, which are called the same in every language."""


def write_language(name: str, folder: Path = FOLDER) -> list[str]:
    """Write what a language lacks; a line for each file in which there is something to be written."""
    (folder / name).mkdir(exist_ok=True)
    told = []
    for path in sorted((folder / DEFAULT_LANGUAGE).glob("*.ftl")):
        own = folder / name / path.name
        before = own.read_text(encoding="utf-8") if own.exists() else ""
        missing = _missing(path, before)
        after = "\n".join(filter(None, (before, *missing)))
        if missing:
            own.write_text(after, encoding="utf-8")
        if left := after.count(f"= {UNWRITTEN}"):
            told.append(f"{own}: {left} to be written")
    return told


def _missing(path: Path, own: str) -> list[str]:
    """The messages that a catalogue lacks, empty, each below its English lines."""
    present = {entry.id.name for entry in FluentParser().parse(own).body if isinstance(entry, ast.Message)}
    lacking = [entry for entry in read_resource(path).body if isinstance(entry, ast.Message)]
    return [_unwritten(entry) for entry in lacking if entry.id.name not in present]


def _unwritten(entry: ast.Message) -> str:
    entry.comment = None
    english = FluentSerializer().serialize_entry(entry).strip().splitlines()
    lines = [f"# {line}" for line in english]
    lines.append(f"{entry.id.name} = {_begun(entry.value)}" if entry.value is not None else f"{entry.id.name} =")
    lines += [f"    .{each.id.name} = {_begun(each.value, each.id.name)}" for each in entry.attributes]
    return "\n".join(lines) + "\n"


def _begun(pattern: ast.Pattern, name: str = "") -> str:
    """What stands there before anybody has written: the same as in English if it has no words, else that they lack."""
    finder = _Words()
    finder.visit(pattern)
    if finder.found and name != CLAUSES:
        return UNWRITTEN
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("x"), pattern)).strip().partition(" = ")[2]


class _Words(Visitor):
    """Looks for words: the id of a card, in capitals, is none, and variants always need to be written."""

    def __init__(self) -> None:
        super().__init__()
        self.found = False

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.found = self.found or any(letter.islower() for letter in node.value)

    def visit_SelectExpression(self, _: ast.SelectExpression) -> None:  # noqa: N802 - the library's name
        self.found = True


def main(arguments: list[str]) -> int:
    """Write the catalogues of the language that is named."""
    name = arguments[0] if arguments else ""
    if not _NAME.fullmatch(name):
        print(f"{name!r} is no short name of a language. {USAGE}", file=sys.stderr)
        return 2
    told = write_language(name)
    print("\n".join(told) or f"Nothing is missing in words/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
