"""Things that a text names: a mark before a name tells what it names, to whoever can show a picture of it.

A mark is written in characters that stand for nothing, so it hides no word. Whoever shows a text either puts a picture
in its place, before the word, or leaves it out: ``bare`` is what everybody reads.
"""

import re
from collections.abc import Callable

_BEGIN, _END = "\ue000", "\ue001"
_MARK = re.compile(f"{_BEGIN}([^{_BEGIN}{_END}]*){_END}")


def marked(thing: str, name: str) -> str:
    """A name with the mark of the thing that it names."""
    return f"{_BEGIN}{thing}{_END}{name}"


def bare(text: str) -> str:
    """A text without marks."""
    return _MARK.sub("", text) if _BEGIN in text else text


def things_in(text: str) -> list[str]:
    """The things that are marked in a text, in its order."""
    return _MARK.findall(text)


def pictured(text: str, picture: Callable[[str], str]) -> str:
    """A text with something in the place of each mark: what stands for the thing, or nothing."""
    return _MARK.sub(lambda mark: picture(mark[1]), text) if _BEGIN in text else text
