"""The catalogues of a game kept whole: ``make words NAME=orchard``.

What is missing is written into the catalogues of all languages, with its arguments as a comment and ``???`` for its
words; what nothing needs any more is dropped.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast, parse

from games.kernel import AnyGame
from games.kernel.playout import variants
from games.kernel.seats import PEOPLE
from tools.chosen import chosen_games
from tools.spoken import (
    MANDATORY_PAGES,
    clause_key,
    event_classes,
    figures_in_code,
    happenings,
    left_over,
    named_in_refusals,
    required,
)
from words import LANGUAGES, Speaker
from words.catalogue import FOLDER, UNWRITTEN, Argument, Catalogue

USAGE = "Say which game: make words NAME=orchard"

Needed = dict[str, tuple[str, ...]]
"""By message the arguments that it is given."""


class Listening(Catalogue):
    """A catalogue that notes what it is asked for, and with which arguments; what it lacks it says with its name."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.heard: dict[str, dict[str, None]] = {}

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The message, or its name."""
        self.heard.setdefault(key, {}).update(dict.fromkeys(arguments))
        return super().say(key, **arguments) if self.has(key) else key


def needed(game: AnyGame) -> tuple[Needed, Needed]:
    """What the catalogue of a game must have, and what that of its rules."""
    said = happenings(variants(game))
    listening = Listening(LANGUAGES[0])
    speaker = Speaker(listening, game, PEOPLE)
    for say in said.values():
        say(speaker)
    code = figures_in_code(game)
    happened = [key for key, _ in said if key.startswith(f"{game.id}-") and not key.endswith(".preview")]
    keys = dict.fromkeys((*required(game), *happened, *code))
    given = {**_fields(game), **code, **listening.heard}
    words = {key: tuple(given.get(key, ())) for key in keys}
    pages = [f"{game.id}-rules-{page}{part}" for page in MANDATORY_PAGES for part in ("", ".title", ".clauses")]
    clauses = [clause_key(game, clause) for clause in sorted(named_in_refusals(game))]
    return words, dict.fromkeys((*pages, *clauses), ())


def _fields(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """By event what it tells: for those that did not happen in any game played."""
    return {
        f"{game.id}-event-{event.kind}": tuple(
            field.name for field in fields(event) if field.name not in ("to", "hidden_from")
        )
        for event in event_classes(game)
    }


class Found(NamedTuple):
    """A message of a catalogue, and where it stands in the text."""

    name: str
    start: int
    """With its comment."""
    end: int
    attributes: tuple[str, ...]


def entries(text: str) -> Iterator[Found]:
    """All messages, in their order."""
    for entry in parse(text).body:
        if isinstance(entry, ast.Message) and entry.span is not None:
            comment = entry.comment.span if entry.comment is not None else None
            attributes = tuple(attribute.id.name for attribute in entry.attributes)
            yield Found(entry.id.name, comment.start if comment else entry.span.start, entry.span.end, attributes)


def whole(text: str, needed: Mapping[str, tuple[str, ...]], unneeded: Iterable[str]) -> str:
    """A catalogue with what it lacks, and without what nothing needs."""
    for name in unneeded:
        text = _without(text, name)
    by_message = groupby(needed, lambda key: key.partition(".")[0])
    for name, keys in by_message:
        text = _with(text, name, {key: needed[key] for key in keys})
    return text


def _without(text: str, name: str) -> str:
    for found in entries(text):
        if found.name == name:
            return text[: found.start] + text[text.index("\n", found.end - 1) + 1 :]
    return text


def _with(text: str, name: str, keys: Mapping[str, tuple[str, ...]]) -> str:
    found = next((each for each in entries(text) if each.name == name), None)
    present = {name, *(f"{name}.{attribute}" for attribute in found.attributes)} if found else set[str]()
    missing = {key: arguments for key, arguments in keys.items() if key not in present}
    if not missing:
        return text
    comments = "".join(f"# {_told(key, arguments)}\n" for key, arguments in missing.items() if arguments)
    lines = "".join(f"    .{key.partition('.')[2]} = {UNWRITTEN}\n" for key in missing if "." in key)
    if found is None:
        start = end = _after_its_kin(text, name)
        message = f"{name} = {UNWRITTEN}\n"
    else:
        start, end = found.start, text.index("\n", found.end - 1) + 1
        message = text[start:end]
    return text[:start] + comments + message + lines + text[end:]


def _told(key: str, arguments: tuple[str, ...]) -> str:
    attribute = key.partition(".")[2]
    listed = " ".join(f"${argument}" for argument in arguments)
    return f".{attribute}: {listed}" if attribute else listed


def _after_its_kin(text: str, name: str) -> int:
    """Behind the last message of the same sort (``orchard-event-``), or at the end."""
    kin = name.rsplit("-", name.count("-") - 1)[0] if name.count("-") > 1 else name
    ends = [each.end for each in entries(text) if each.name.startswith(f"{kin}-")]
    return text.index("\n", ends[-1] - 1) + 1 if ends else len(text)


def keep_whole(game: AnyGame, folder: Path = FOLDER) -> list[str]:
    """Mend the catalogues of a game in all languages; what was done, a line for each file."""
    words, rules = needed(game)
    done = []
    for language in LANGUAGES:
        for name, wanted in ((game.id, words), (f"{game.id}-rules", rules)):
            path = folder / language / f"{name}.ftl"
            before = path.read_text(encoding="utf-8") if path.exists() else f"# {game.id}.\n"
            present = [each.name for each in entries(before)]
            after = whole(before, wanted, _unneeded(game, name, present, wanted))
            path.write_text(after, encoding="utf-8")
            now = [each.name for each in entries(after)]
            new, gone = [each for each in now if each not in present], [each for each in present if each not in now]
            done.append(
                f"{path}: {_list('new', new)}, {_list('dropped', gone)}; {after.count(UNWRITTEN)} to be written"
            )
    return done


def _unneeded(game: AnyGame, name: str, present: list[str], wanted: Needed) -> list[str]:
    if name == game.id:
        return left_over(game, present, wanted)
    return [key for key in present if key.startswith(f"{game.id}-clause-") and key not in wanted]


def _list(what: str, names: list[str]) -> str:
    return f"{len(names)} {what}" + (f" ({' '.join(names)})" if names else "")


def main(arguments: list[str]) -> int:
    """Mend one game's, and say what was done."""
    if len(arguments) != 1:
        print(USAGE, file=sys.stderr)
        return 2
    for game in chosen_games(arguments):
        print("\n".join(keep_whole(game)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
