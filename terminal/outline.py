"""Many moves in few lines: word by word, as somebody types them."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from games.kernel import Action


class Line(NamedTuple):
    """Moves that begin with the same words: how they begin, how many there are, and what they all bring."""

    beginning: str
    moves: int
    preview: str


def outline(choices: Sequence[Action], typed: str, preview: Callable[[Action], str]) -> list[Line]:
    """The moves that begin as typed, grouped by the first word in which they differ."""
    fitting = [choice for choice in choices if choice.text.casefold().startswith(typed.casefold())]
    length = 1
    while length < _longest(fitting) and len({_beginning(choice, length) for choice in fitting}) == 1:
        length += 1
    lines = []
    for beginning, group in groupby(fitting, key=lambda choice: _beginning(choice, length)):
        same = list(group)
        said = {preview(choice) for choice in same}
        text = beginning if len(same) > 1 else same[0].text
        lines.append(Line(text, len(same), said.pop() if len(said) == 1 else ""))
    return lines


def _beginning(choice: Action, length: int) -> str:
    return " ".join(choice.text.split()[:length])


def _longest(choices: Sequence[Action]) -> int:
    return max((len(choice.text.split()) for choice in choices), default=0)
