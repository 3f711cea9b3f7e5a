"""The catalogues of a new language: ``make language NAME=de``.

Every message that English has and the language lacks is written into its catalogues, with the English lines beside it
as a comment and ``???`` for its words. Asked again, it adds what has come since and touches nothing that is there.
"""

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from words.catalogue import DEFAULT_LANGUAGE, FOLDER, UNWRITTEN, read_resource

USAGE = "Say which language by its short name: make language NAME=de"
_NAME = re.compile("[a-z]{2}(?:-[A-Z]{2})?")


def write_language(name: str, folder: Path = FOLDER) -> list[str]:
    """Write what a language lacks; a line for each file in which there is something to be written."""
    (folder / name).mkdir(exist_ok=True)
    told = []
    for path in sorted((folder / DEFAULT_LANGUAGE).glob("*.ftl")):
        own = folder / name / path.name
        before = own.read_text(encoding="utf-8") if own.exists() else ""
        missing = _missing(path, before)
        if missing:
            own.write_text("\n".join(filter(None, (before, *missing))), encoding="utf-8")
        left = len(missing) + before.count(UNWRITTEN)
        if left:
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
    lines.append(f"{entry.id.name} = {UNWRITTEN}" if entry.value is not None else f"{entry.id.name} =")
    lines += [f"    .{attribute.id.name} = {UNWRITTEN}" for attribute in entry.attributes]
    return "\n".join(lines) + "\n"


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
