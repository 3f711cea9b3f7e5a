"""The catalogues: Fluent files in ``words/<language>/``, ``common.ftl`` and one per game."""

import re
import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from games.kernel.things import bare, joined_to
from words.entries import Entries, Entry, references_of

FOLDER = Path(__file__).parent
DEFAULT_LANGUAGE = "en"
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if list(folder.glob("*.ftl"))))

REMEMBERED = 10_000
"""So many sentences of a language are kept: forming one takes a hundred times as long as looking it up."""

UNWRITTEN = "???"
"""What ``make words`` and ``make language`` put where somebody has to write; until then English is spoken there."""

Argument: TypeAlias = str | int


_VOWEL = re.compile(r"[\W_]*(?!ha(?!dri|nnah)|hei|how|homard)(?:h?[aeiouœæø]|hy|y(?![aeiou]))")
"""How a name begins that is spoken with a vowel first: Ana, Élise, Hugo and Yves, but not Yann, Hans, nor a lobster."""


def _elided(name: FluentType | str, before_vowel: str, before_consonant: str) -> str:
    """``ELIDE($seat, "d’", "de ")``: a name with the little word before it as the name wants it."""
    plain = unicodedata.normalize("NFD", bare(str(name))).casefold()
    spoken = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return joined_to(before_vowel, str(name)) if _VOWEL.match(spoken) else f"{before_consonant}{name}"


def _small(sentence: FluentType | str, *words: str) -> str:
    """``SMALL($said, "Vous", "Votre")``: a sentence that goes on after a colon: such a word is small there."""
    said = str(sentence)
    first = said.partition(" ")[0]
    return f"{first.lower()}{said.removeprefix(first)}" if first in words else said


FUNCTIONS: Final[dict[str, Any]] = {"ELIDE": _elided, "SMALL": _small}
"""What the catalogues can call; the library's type knows of no function of several arguments."""
_HYPHEN = re.compile(r"(?<![\w`-])-(?=\d)")
"""What the library writes before a number below 0, instead of the sign."""


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


def _borrow(entry: Entry, lender: Entry) -> None:
    """Let a language that is being written speak English where it has no words yet."""
    if _is_unwritten(entry.value):
        entry.value = lender.value
    lent = {attribute.id.name: attribute.value for attribute in lender.attributes}
    for attribute in entry.attributes:
        if _is_unwritten(attribute.value) and attribute.id.name in lent:
            attribute.value = lent[attribute.id.name]


def _is_unwritten(pattern: ast.Pattern | None) -> bool:
    return pattern is not None and [getattr(each, "value", None) for each in pattern.elements] == [UNWRITTEN]


class Catalogue:
    """The words of one language. A message that is missing or cannot be formed is a bug, and raises."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
        self._entries = Entries(FOLDER / language)
        self._lenders = Entries(FOLDER / DEFAULT_LANGUAGE) if language != DEFAULT_LANGUAGE else None
        self._spoken: dict[str, Entry] = {}
        self._formed = lru_cache(REMEMBERED, typed=True)(self._form)
        self._known = lru_cache(REMEMBERED)(self._is_there)
        self._found = cache(self._find_arguments)
        self._begun = cache(self._find_keys)

    def _entry(self, name: str) -> Entry:
        """The entry of that name, which can be spoken from now on, with all that it speaks of."""
        entry = self._spoken.get(name)
        if entry is None:
            entry = self._spoken[name] = self._entries[name]
            if self._lenders is not None and name in self._lenders:
                _borrow(entry, self._lenders[name])
            self._bundle.add_resource(ast.Resource([entry]))
            for other in references_of(entry):
                if other in self._entries:
                    self._entry(other)
        return entry

    def keys(self, prefix: str) -> tuple[str, ...]:
        """The messages whose ids begin so."""
        return self._begun(prefix)

    def _find_keys(self, prefix: str) -> tuple[str, ...]:
        return tuple(key for key in self._entries if key.startswith(prefix))

    def has(self, key: str) -> bool:
        """Whether there is a message, or with ``message.attribute`` an attribute of one."""
        return self._known(key)

    def _is_there(self, key: str) -> bool:
        message, _, attribute = key.partition(".")
        if message not in self._entries:
            return False
        return not attribute or any(part.id.name == attribute for part in self._entry(message).attributes)

    def arguments(self, key: str) -> frozenset[str]:
        """The names of the arguments that a message, or an attribute of one, uses."""
        return self._found(key)

    def _find_arguments(self, key: str) -> frozenset[str]:
        found = self.pattern(key)
        return frozenset() if found is None else arguments_of(found)

    def pattern(self, key: str) -> ast.Pattern | None:
        """A message, or an attribute of one, as it is written: with its holes and variants. None if there is none."""
        name, _, attribute = key.partition(".")
        entry = self._entry(name)
        if not attribute:
            return entry.value
        return next((part.value for part in entry.attributes if part.id.name == attribute), None)

    def referred(self, reference: ast.MessageReference | ast.TermReference) -> ast.Pattern:
        """What is written in the place of a reference."""
        entry = self._entry(f"-{reference.id.name}" if isinstance(reference, ast.TermReference) else reference.id.name)
        named = reference.attribute
        found = next((part.value for part in entry.attributes if part.id.name == named.name), None) if named else None
        found = found or entry.value
        if found is None:
            raise LookupError(f"text {reference.id.name!r} in {self.language!r} has attributes only")
        return found

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The message with its arguments filled in."""
        return self._formed(key, **arguments)

    def _form(self, key: str, /, **arguments: Argument) -> str:
        if not self.has(key):
            raise LookupError(f"no text {key!r} in {self.language!r}")
        name, _, attribute = key.partition(".")
        self._entry(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"text {key!r} in {self.language!r} has attributes only")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"text {key!r} in {self.language!r}: {errors[0]}")
        negative = any(isinstance(argument, int) and argument < 0 for argument in arguments.values())
        return _HYPHEN.sub("−", str(text)) if negative else str(text)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language; of the default one if there is none."""
    return Catalogue(language if language in LANGUAGES else DEFAULT_LANGUAGE)
