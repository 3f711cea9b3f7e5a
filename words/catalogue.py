"""The catalogues: Fluent files in ``words/<language>/``, ``common.ftl`` and one per game."""

from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parent
DEFAULT_LANGUAGE = "en"
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if list(folder.glob("*.ftl"))))

REMEMBERED = 10_000
"""So many sentences of a language are kept: forming one takes a hundred times as long as looking it up."""

UNWRITTEN = "???"
"""What ``make words`` puts where somebody has to write: a test finds it."""

Argument: TypeAlias = str | int


class _Arguments(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def arguments_of(node: ast.BaseNode) -> frozenset[str]:
    """The names of the arguments that a message, or a part of one, uses."""
    visitor = _Arguments()
    visitor.visit(node)
    return frozenset(visitor.names)


def read_resource(path: Path) -> ast.Resource:
    """The messages of a file; a line that is none is a bug, and raises."""
    text = path.read_text(encoding="utf-8")
    resource: ast.Resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"words/{path.parent.name}/{path.name}, {_complaint(text, entry)}")
    return resource


def _complaint(text: str, junk: ast.Junk) -> str:
    """Where a catalogue is broken, and why."""
    (problem, *_) = junk.annotations
    place = problem.span.start if problem.span is not None else 0
    line = text.count("\n", 0, place) + 1
    return f"line {line}: {problem.message}. It belongs to: {(junk.content or '').strip().splitlines()[0]}"


class Catalogue:
    """The words of one language. A message that is missing or cannot be formed is a bug, and raises."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, ast.Message] = {}
        self._formed = lru_cache(REMEMBERED, typed=True)(self._form)
        self._found = cache(self._find_arguments)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            resource = read_resource(path)
            self._bundle.add_resource(resource)
            self._entries |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def keys(self, prefix: str) -> list[str]:
        """The messages whose ids begin so."""
        return [key for key in self._entries if key.startswith(prefix)]

    def has(self, key: str) -> bool:
        """Whether there is a message, or with ``message.attribute`` an attribute of one."""
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def arguments(self, key: str) -> frozenset[str]:
        """The names of the arguments that a message, or an attribute of one, uses."""
        return self._found(key)

    def _find_arguments(self, key: str) -> frozenset[str]:
        name, _, attribute = key.partition(".")
        entry = self._entries[name]
        parts = [part.value for part in entry.attributes if part.id.name == attribute] if attribute else [entry.value]
        return frozenset().union(*(arguments_of(part) for part in parts if part is not None))

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The message with its arguments filled in."""
        return self._formed(key, **arguments)

    def _form(self, key: str, /, **arguments: Argument) -> str:
        if not self.has(key):
            raise LookupError(f"no text {key!r} in {self.language!r}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"text {key!r} in {self.language!r} has attributes only")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"text {key!r} in {self.language!r}: {errors[0]}")
        return str(text)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; of the default one if there is none."""
    return Catalogue(language if language in LANGUAGES else DEFAULT_LANGUAGE)
