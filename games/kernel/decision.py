"""Decisions: what a seat may do now, as data. One description serves buttons, checks, agents and deadlines."""

from collections.abc import Container, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from pydantic import SkipValidation

from games.kernel.action import Action
from games.kernel.dice import Stream
from games.kernel.record import Fact, Record


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
    items: SkipValidation[tuple[str, ...]]
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


FEW = 2
"""So many items at most a random player names in a form of amounts."""


class Amounts(Record):
    """A whole number for each of several items, each from ``least`` to its own bound, together at most ``total``."""

    name: str
    most: SkipValidation[dict[str, int]]
    least: int = 0
    total: int | None = None
    bare: str | None = None
    """The item that a number without a word means: coins."""

    filled: bool = False
    """Whether at least one amount must be more than 0."""

    def sample(self, stream: Stream, taken: Container[str] = ()) -> dict[str, int]:
        """Amounts within the bounds, at random, without the items that are taken.

        Of many items a few are named, as people do: else random players would never agree on a trade.
        """
        least, bounds, left = self.least, self.most, self.total
        amounts = dict.fromkeys(bounds, least) if least else {}
        items = [item for item, most in bounds.items() if most > least and item not in taken]
        if not items:
            return amounts
        for _ in range(stream.between(1 if self.filled else 0, FEW)):
            item = items[stream.below(len(items))]
            room = bounds[item] - amounts.get(item, 0)
            if left is not None:
                room = min(room, left - sum(amounts.values()))
            if room:
                amounts[item] = amounts.get(item, 0) + 1 + stream.below(room)
        return amounts


Field: TypeAlias = Number | Pick | Picks | Amounts


class Form(Record):
    """An action that cannot be listed: its kind, and a field for each of its values."""

    kind: str
    notation: str
    fields: SkipValidation[tuple[Field, ...]]
    apart: tuple[str, ...] = ()
    """Amounts that together are not empty and of which each item may stand in one only: what is given and wanted."""

    def sample(self, stream: Stream) -> dict[str, object]:
        """A filled form within its bounds, as the JSON of an action."""
        while True:
            values = self._fill(stream)
            if not self.apart or any(values[name] for name in self.apart):
                return {"kind": self.kind} | values

    def _fill(self, stream: Stream) -> dict[str, object]:
        values: dict[str, object] = {}
        taken: set[str] = set()
        for asked in self.fields:
            if asked.name in self.apart and isinstance(asked, Amounts):
                amounts = asked.sample(stream, taken)
                taken.update(amounts)
                values[asked.name] = amounts
            else:
                values[asked.name] = asked.sample(stream)
        return values


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
    facts: Mapping[str, Fact] = MappingProxyType({})
    answered: Action | None = None
    choices: Sequence[Action] = ()
    forms: tuple[Form, ...] = ()

    def listed(self, choices: Sequence[Action], forms: tuple[Form, ...]) -> "Decision":
        """The same decision with all that answers it. (By hand: ``replace`` takes four times as long.)"""
        return Decision(
            self.id, self.kind, self.nature, self.owed, self.accepts, self.facts, self.answered, choices, forms
        )


Moves: TypeAlias = tuple[Decision, ...]
"""All that one seat may do now."""


def owed(moves: Moves) -> tuple[Decision, ...]:
    """The decisions for which the table waits."""
    return tuple(decision for decision in moves if decision.owed)
