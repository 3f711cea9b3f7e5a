"""Actions: what a seat does, as small frozen records with a text form.

The text form of a kind of action is its ``notation``, a pattern of words and fields. What stands in square brackets
falls away when one of its fields is empty::

    class OpenStand(LisboaAction, kind="open"):
        notation: ClassVar[str] = "open {good} {cell}[ take {take}]"

The pattern serves both ways: ``action.text`` writes it, ``games.kernel.pattern`` reads it.
"""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Annotated, ClassVar, Generic, Literal, NamedTuple

from pydantic import AfterValidator, ConfigDict, NonNegativeInt
from typing_extensions import TypeVar, Unpack

from games.kernel.pattern import FIELD, pattern_parts
from games.kernel.record import Notation, Record, Seat, kebab


def _without_zeros_in_order(counts: dict[str, int]) -> dict[str, int]:
    if len(counts) < 2 and all(counts.values()):
        return counts
    return {item: counts[item] for item in sorted(counts) if counts[item]}


Counts = Annotated[dict[str, NonNegativeInt], AfterValidator(_without_zeros_in_order)]
"""So many of each item: bids per boat, a bundle of fish and coins. One form for equal contents."""

NOTHING = "nothing"


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


class Action(Record):
    """Something a seat does. Each kind is a class of its own, called after the class unless it says otherwise.

    The actions of a game have one base class. What has no notation is such a base, and no kind of action; what is
    below a kind is the same kind, as another edition of the rules has it. The order of the fields is the order in
    which a dialogue asks for them.
    """

    notation: ClassVar[str]
    quick: ClassVar[bool] = False
    """Whether one press is enough, for others may be quicker, or it is a "no" that costs nothing and is asked for time
    and again: each such choice is a button of its own that nobody has to confirm, and whoever comes too late is told by
    the rules what has become of it. Below the board they stand for all who are asked: nothing hidden is in them."""
    rare: ClassVar[bool] = False
    """Whether it is so seldom possible that it is offered only where it is."""
    elaborate: ClassVar[bool] = False
    """Whether it does what a simpler kind does, and more at once: below the board, where all are asked, stands only
    the simpler one."""
    plan: ClassVar[bool] = False
    """Whether it says what is to be done for its owner over a whole round, day or offer. Every field may be left out:
    there its owner is asked. A plan takes the place of the one before, and an empty one of all."""

    kind: str = ""

    def __init_subclass__(cls, kind: str | None = None, **config: Unpack[ConfigDict]) -> None:
        super().__init_subclass__(**config)
        if hasattr(cls, "notation") and not any(hasattr(base, "notation") for base in cls.__bases__):
            cls.kind = kind or kebab(cls.__name__)
            cls.__annotations__["kind"] = Literal[cls.kind]  # JSON is read by it

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


A = TypeVar("A", bound=Action, default=Action, covariant=True)


def action_classes(base: type[Action]) -> tuple[type[Action], ...]:
    """All kinds of action below a base, in the order of their classes; a kind itself is the only one."""
    if hasattr(base, "notation"):
        return (base,)
    return tuple(kind for below in base.__subclasses__() for kind in action_classes(below))


@cache
def kind_of(action: type[Action]) -> str:
    """What a kind of action is called."""
    kind: str = action.model_fields["kind"].default
    return kind


def kinds_of(*bases: type[Action]) -> frozenset[str]:
    """What the kinds of action below these are called: all that a question accepts."""
    return frozenset(kind_of(action) for base in bases for action in action_classes(base))


class Move(NamedTuple, Generic[A]):
    """An action as it is played: who, what, and whether the seat was skipped because its time had run out."""

    seat: Seat
    action: A
    skipped: bool = False
