"""The pattern of a notation, such as ``open {good} {cell}[ take {take}]``: its parts, and reading a text by it."""

import re
from functools import lru_cache

FIELD = re.compile(r"\{(\w+)\}")
"""A field in a notation pattern."""
_GROUP = re.compile(r"\[([^\]]*)\]|([^\[]+)")

SPACE = r"(?:\s+|(?<![^\W\d_])|(?![^\W\d_]))"
"""A space in a pattern: it may be left out, but not between two letters."""


@lru_cache
def pattern_parts(pattern: str) -> tuple[tuple[str, bool], ...]:
    """The parts of a notation pattern in order, each with whether it may fall away."""
    return tuple(
        (optional or fixed, bool(optional)) for optional, fixed in _GROUP.findall(pattern) if optional or fixed
    )


def fields_in(text: str, notation: str, whole: bool = True, space: str = SPACE) -> dict[str, str] | None:
    """What a text has in the fields of a pattern; None if it is not written so. The leading word of the pattern is
    missing in the text where that is not the ``whole`` of it."""
    match = _reader(notation, whole, space).fullmatch(text)
    if match is None:
        return None
    return {name: written for name, written in match.groupdict().items() if written is not None}


@lru_cache
def _reader(notation: str, whole: bool, space: str) -> re.Pattern[str]:
    pattern = ""
    for part, optional in pattern_parts(notation if whole else without_verb(notation)):
        escaped = "".join(
            f"(?P<{piece}>.+?)" if place % 2 else re.escape(piece.casefold()).replace(r"\ ", space)
            for place, piece in enumerate(FIELD.split(part))
        )
        pattern += f"(?:{escaped})?" if optional else escaped
    return re.compile(pattern)


def without_verb(text: str) -> str:
    """A text without its leading word, unless that is all there is."""
    return text.partition(" ")[2] or text
