"""Taking a person out of whatever was written as JSON.

Their id means nothing else, wherever it stands. Their name may be any word: also one by which we tell a button from a
menu, or a pause from a question. So it is looked for only where people read, and what machines read stays as it is.
And it may be a word that our sentences need, such as "a": then it is taken out where it stands as a name does, and
elsewhere it names nobody.
"""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias

Written: TypeAlias = Any
"""Whatever can be written as JSON."""
Columns: TypeAlias = dict[str, Written]
"""What stands in the columns of a row, by their names."""

_READ: Mapping[str, frozenset[str]] = {
    "message": frozenset({"text", "asks", "label", "description", "placeholder", "alt", "names"}),
    "notes": frozenset({"name", "other"}),
    "post_lines": frozenset({"post_lines"}),
    "values": frozenset({"text"}),
}
"""By column under which keys people read: in messages, in the notes of a log, on a board, in what somebody typed."""

_OF_WORDS = frozenset({"profile", "standings"})
"""The kinds of pictures of which all that is to be seen is words; that of a game has none."""


def is_read(column: str) -> bool:
    """Whether people read something of what stands in a column: elsewhere nobody is named."""
    return column in _READ


class Scrub:
    """Puts in the place of a person somebody who is nobody; from a list of people they are gone."""

    def __init__(self, person_id: int, names: Collection[str], nobody: str, is_everyday: Callable[[str], bool]) -> None:
        self.person_id, self.names, self._nobody = str(person_id), names, nobody
        of_person = [rf"<@!?{person_id}>", rf"\b{person_id}\b"]
        named = [
            _as_a_name(name) if is_everyday(name) else _alone(name) for name in sorted(names, key=len, reverse=True)
        ]
        self._ids = re.compile("|".join(of_person))
        self._words = re.compile("|".join([*of_person, *named]), re.MULTILINE)

    def __call__(self, columns: Columns, pseudonym: int) -> Columns:
        """The same columns without the person; in their place in figures is a pseudonym."""
        cleaned: Columns = {}
        for name, written in columns.items():
            read = _READ.get(name, frozenset())
            cleaned[name] = self._without(written, pseudonym, read, is_read=name in read)
        return cleaned

    def _without(self, written: Written, pseudonym: int, read: frozenset[str], *, is_read: bool) -> Written:
        match written:
            case str():
                return (self._words if is_read else self._ids).sub(lambda _: self._nobody, written)
            case dict():
                here = read | {"view"} if written.get("kind") in _OF_WORDS else read
                return {
                    key: pseudonym
                    if self._is_person(value)
                    else self._without(value, pseudonym, read, is_read=is_read or key in here)
                    for key, value in written.items()
                }
            case list():
                others = (each for each in written if not self._is_person(each))
                return [self._without(each, pseudonym, read, is_read=is_read) for each in others]
            case _:
                return written

    def _is_person(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and str(value) == self.person_id


def _alone(name: str) -> str:
    """A name where it stands alone, and not as a part of another word."""
    return rf"(?<!\w){re.escape(name)}(?!\w)"


def _as_a_name(word: str) -> str:
    """A word where only a name stands: in bold letters, at the beginning of a line, or by itself in a list."""
    name = re.escape(word)
    bold = rf"(?<=\*\*){name}(?=\*\*)"
    first = rf"(?:^|(?<=^- )|(?<=^-# )){name}(?!\w)"
    listed = rf"(?:(?<=, )|(?<=: )|(?<=; )|(?<=\()){name}(?=[,.;:)’]|$| \d)"
    return f"{bold}|{first}|{listed}"
