"""Names as people give them to themselves, and what else they write for others to read in our texts.

Whatever is in it, it stands there as it was written and does nothing.
"""

import re
import unicodedata
from typing import Annotated, TypeAlias

from pydantic import AfterValidator

from bot.messages.limits import NAME
from games.kernel.things import as_it_is

NAMELESS = "…"
"""Who has a name in which nothing is seen."""

_UNSEEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
"""Kinds of characters that turn a line round, take no room, or are marks of our own."""
_PICTURES = "\U0001f000-\U0001faff\u2600-\u27bf"
_JOINED = re.compile(f"(?<=[{_PICTURES}\ufe0f])\u200d(?=[{_PICTURES}])")
"""Where emojis are made into one."""
_PILED_UP = re.compile(r"(?<=[\u0300-\u036f]{2})[\u0300-\u036f]+")
"""More accents than a letter has in any language."""
_BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
"""Letters that show nothing."""


def called(name: str) -> str:
    """A name as it stands in our texts. What is called like this already stays as it is."""
    return as_written(name, NAME) or NAMELESS


def as_written(text: str, most: int) -> str:
    """What somebody has written for others, in one line of so many characters at most."""
    joins = {found.start() for found in _JOINED.finditer(text)}
    seen = "".join(
        letter if unicodedata.category(letter) not in _UNSEEN or place in joins else " " if letter.isspace() else ""
        for place, letter in enumerate(text)
    )
    words = " ".join(_PILED_UP.sub("", _BLANK.sub(" ", seen)).replace("`", "ˋ").split())  # in code nothing is escaped
    return as_it_is(words if len(words) <= most else words[: most - 1].rstrip() + "…")


Name: TypeAlias = Annotated[str, AfterValidator(called)]
