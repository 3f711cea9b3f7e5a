"""The catalogues: Fluent files in ``bot/texts/<language>/``, ``common.ftl`` and one per game."""

from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent
DEFAULT_LANGUAGE = "en"
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if list(folder.glob("*.ftl"))))

Argument: TypeAlias = str | int


class Catalogue:
    """The words of one language. A message that is missing or cannot be formed is a bug, and raises."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a message, or with ``message.attribute`` an attribute of one."""
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The message with its arguments filled in."""
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
