"""Which words are everyday ones: those that our own texts write in small letters, in any language."""

import re
from functools import cache

from words.catalogue import FOLDER

_NOT_SAID = re.compile(r"^#.*|^ *\.?[\w-]+ =|\$[\w-]+|\[[\w-]+\]|\b[\w-]+[-.][\w.-]+|`[^`]*`", re.MULTILINE)
"""What a catalogue has beside words: comments, keys, arguments, variants, other entries, what is typed."""
_WORD = re.compile(r"[^\W\d_]+")


def is_everyday(word: str) -> bool:
    """Whether such a word stands in texts without meaning anybody."""
    return word.islower() and word in _words()


@cache
def _words() -> frozenset[str]:
    said = (_NOT_SAID.sub(" ", path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*/*.ftl")))
    return frozenset(word for text in said for word in _WORD.findall(text) if word.islower())
