"""Decisions: what a seat may do now, as data. One description serves buttons, checks, agents and deadlines."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from games.kernel.action import Action
from games.kernel.dice import Stream
from games.kernel.record import Figure, Record


class Nature(StrEnum):
    """How a decision stands to those of the other seats, and so what others may see of it."""

    TURN = "turn"
    """This seat alone, and everybody knows it."""
    SEALED = "sealed"
    """Everybody asked must answer, in secret; that somebody has answered is public. Can be changed until all have."""
    REACTION = "reaction"
    """Asked of all who could react by public information; not even that somebody has answered is public."""
    FREE = "free"
    """May be used at any time while it is open: a trade, a loan. Owed only if the table waits for it."""
    ORDER = "order"
    """A standing order: a private instruction that the engine carries out at a later decision."""


SECRET_UNTIL_CLOSED = frozenset({Nature.SEALED, Nature.REACTION, Nature.ORDER})
"""Natures whose answers nobody else may learn anything about while the decision is open."""


class Number(Record):
    """A whole number within bounds."""

    name: str
    low: int
    high: int
    optional: bool = False

    def sample(self, stream: Stream) -> int | None:
        """A value within the bounds, at random."""
        if self.optional and stream.below(2):
            return None
        return stream.between(self.low, self.high)


class Pick(Record):
    """One of several items."""

    name: str
    items: tuple[str, ...]
    optional: bool = False

    def sample(self, stream: Stream) -> str | None:
        """One of the items, at random."""
        if not self.items or (self.optional and stream.below(2)):
            return None
        return stream.choice(self.items)


class Picks(Record):
    """Several different items; in ``ordered`` ones the order means something."""

    name: str
    items: tuple[str, ...]
    least: int
    most: int
    ordered: bool = False

    def sample(self, stream: Stream) -> tuple[str, ...]:
        """Some of the items, at random."""
        chosen = stream.sample(self.items, stream.between(self.least, self.most))
        return tuple(chosen if self.ordered else (item for item in self.items if item in chosen))


class Amounts(Record):
    """A whole number for each of several items, each from ``least`` to its own bound, together at most ``total``."""

    name: str
    most: dict[str, int]
    least: int = 0
    total: int | None = None
    bare: str | None = None
    """The item that a number without a word means: coins."""

    def sample(self, stream: Stream) -> dict[str, int]:
        """Amounts within the bounds, at random."""
        left = sum(self.most.values()) if self.total is None else self.total
        amounts = {}
        waiting = len(self.most)
        for item in stream.shuffled(list(self.most)):
            waiting -= 1
            high = min(self.most[item], left - waiting * self.least)
            amounts[item] = stream.between(self.least, max(self.least, high)) if stream.below(3) else self.least
            left -= amounts[item]
        return amounts


Field: TypeAlias = Number | Pick | Picks | Amounts


class Form(Record):
    """An action that cannot be listed: its kind, and a field for each of its values."""

    kind: str
    notation: str
    fields: tuple[Field, ...]

    def sample(self, stream: Stream) -> dict[str, object]:
        """A filled form within its bounds, as the JSON of an action."""
        return {"kind": self.kind} | {field.name: field.sample(stream) for field in self.fields}


class Decision(NamedTuple):
    """One thing that a seat may decide now.

    ``id`` is the same for as long as the decision's window is open, and is public: it may depend on nothing hidden.
    ``accepts`` are the kinds of action it takes. ``choices`` are all legal actions that can be listed and ``forms``
    describe the others; both are empty until ``Game.moves`` lists them.
    """

    id: str
    kind: str
    nature: Nature
    owed: bool
    accepts: frozenset[str]
    facts: Mapping[str, Figure] = MappingProxyType({})
    answered: Action | None = None
    choices: Sequence[Action] = ()
    forms: tuple[Form, ...] = ()

    def listed(self, choices: Sequence[Action], forms: tuple[Form, ...]) -> "Decision":
        """The same decision with everything listed."""
        return Decision(
            self.id, self.kind, self.nature, self.owed, self.accepts, self.facts, self.answered, choices, forms
        )


Moves: TypeAlias = tuple[Decision, ...]
"""All that one seat may do now."""


def owed(moves: Moves) -> tuple[Decision, ...]:
    """The decisions for which the table waits."""
    return tuple(decision for decision in moves if decision.owed)
