"""Marks in a text: before the name of a thing what it names, and before a character that it is meant as it is.

A mark is written in characters that stand for nothing, so it hides no word. Whoever shows a text either puts a picture
in the place of a thing's mark, before the word, or leaves it out; and whoever reads some characters as more than they
are, as Discord does, is told by the other mark where they are part of a name. ``bare`` is what everybody reads.
"""

import re
from collections.abc import Callable

_BEGIN, _END, _AS_IT_IS = "\ue000", "\ue001", "\ue002"
_MARK = re.compile(f"{_BEGIN}([^{_BEGIN}{_END}]*){_END}")
_MARK_AND_SIGN = re.compile(_MARK.pattern + "([\U0001f300-\U0001faff]\ufe0f?)?")
_READ_AS_MORE = re.compile(r"[\\*_~|`\[\]<>#:@]|^[-+]|(?<=^\d)[.)]|(?<=^\d\d)[.)]")
"""What begins or ends something in the texts of a chat, wherever it stands or at the beginning of a line."""


def marked(thing: str, name: str) -> str:
    """A name with the mark of the thing that it names."""
    return f"{_BEGIN}{thing}{_END}{name}"


def joined_to(word: str, name: str) -> str:
    """A name with a word before it from which nothing parts it: its mark stands before both."""
    mark = _MARK.match(name)
    return f"{word}{name}" if mark is None else f"{mark[0]}{word}{name[mark.end() :]}"


def as_it_is(name: str) -> str:
    """A name in which nothing is more than a character, wherever it is shown."""
    return _READ_AS_MORE.sub(lambda found: f"{_AS_IT_IS}{found[0]}", name)


def without_things(text: str) -> str:
    """A text without the marks of things."""
    return _MARK.sub("", text) if _BEGIN in text else text


def bare(text: str) -> str:
    """A text without marks."""
    return without_things(text).replace(_AS_IT_IS, "")


def cut_off(text: str, most: int) -> str:
    """The first characters of a text without the marks of things; at its end no mark stands before nothing."""
    return without_things(text)[:most].removesuffix(_AS_IT_IS)


def escaped(text: str) -> str:
    """A text for whoever takes a backslash for the mark of a character that is meant as it is."""
    return text.replace(_AS_IT_IS, "\\")


def length(text: str) -> int:
    """How many characters a text has, escaped but without pictures."""
    return len(without_things(text))


def things_in(text: str) -> list[str]:
    """The things that are marked in a text, in its order."""
    return _MARK.findall(text)


def pictured(text: str, picture: Callable[[str], str]) -> str:
    """A text with something in the place of each mark: what stands for the thing, or nothing.

    Where no word follows but a sign that every machine has a picture of, the sign serves only if there is no other.
    """

    def shown(mark: re.Match[str]) -> str:
        return picture(mark[1]) if mark[2] is None else picture(mark[1]).rstrip() or mark[2]

    return _MARK_AND_SIGN.sub(shown, text) if _BEGIN in text else text
