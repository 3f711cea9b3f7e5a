"""Actions: what a seat does, as small frozen records with a text form.

The text form of a kind of action is its ``notation``, a pattern of words and fields. What stands in square brackets
falls away when one of its fields is empty::

    class OpenStand(Action):
        kind: Literal["open"] = "open"
        notation: ClassVar[str] = "open {good} {cell}[ take {take}]"

The pattern serves both ways: ``action.text`` writes it, ``games.kernel.notation`` reads it.
"""

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Annotated, ClassVar, NamedTuple

from pydantic import AfterValidator, NonNegativeInt

from games.kernel.record import Notation, Record, Seat


def _without_zeros_in_order(counts: dict[str, int]) -> dict[str, int]:
    if len(counts) < 2 and all(counts.values()):
        return counts
    return {item: counts[item] for item in sorted(counts) if counts[item]}


Counts = Annotated[dict[str, NonNegativeInt], AfterValidator(_without_zeros_in_order)]
"""So many of each item: bids per boat, a bundle of fish and coins. One form for equal contents."""

NOTHING = "nothing"
FIELD = re.compile(r"\{(\w+)\}")
"""A field in a notation pattern."""
_GROUP = re.compile(r"\[([^\]]*)\]|([^\[]+)")


def write_counts(counts: Mapping[str, int]) -> str:
    """``A12 C17`` for items of one letter, ``2 sole + 5 coins`` for words."""
    if not counts:
        return NOTHING
    if all(len(item) == 1 for item in counts):
        return " ".join(f"{item}{count}" for item, count in counts.items())
    return " + ".join(f"{count} {item}" for item, count in counts.items())


def _write(value: object) -> str:
    if isinstance(value, Mapping):
        return write_counts(value)
    if isinstance(value, tuple):
        return ",".join(_write(item) for item in value) or NOTHING
    return str(value)


@lru_cache
def pattern_parts(pattern: str) -> tuple[tuple[str, bool], ...]:
    """The parts of a notation pattern in order, each with whether it may fall away."""
    return tuple(
        (optional or fixed, bool(optional)) for optional, fixed in _GROUP.findall(pattern) if optional or fixed
    )


class Action(Record):
    """Something a seat does. Each kind is a class of its own with a literal ``kind``.

    The order of the fields is the order in which a dialogue asks for them.
    """

    notation: ClassVar[str]
    quick: ClassVar[bool] = False
    """Whether one press is enough, for others may be quicker: each such choice is a button of its own that nobody has
    to confirm, and whoever comes too late is told by the rules what has become of it."""
    plan: ClassVar[bool] = False
    """Whether it says what is to be done for its owner over a whole round, day or offer. Every field may be left out:
    there its owner is asked. A plan takes the place of the one before, and an empty one of all."""

    kind: str

    @cached_property
    def text(self) -> str:
        """The notation: short, and the same in every language. Kept, for games list the same actions time and again."""
        written = ""
        for part, optional in pattern_parts(self.notation):
            values = {name: getattr(self, name) for name in FIELD.findall(part)}
            if optional and any(value is None or value == () or value == {} for value in values.values()):
                continue
            written += part.format(**{name: _write(value) for name, value in values.items()})
        return Notation(written)


class Move(NamedTuple):
    """An action as it is played: who, what, and whether the seat was skipped because its time had run out."""

    seat: Seat
    action: Action
    skipped: bool = False
