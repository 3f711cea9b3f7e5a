"""Forms: actions that cannot be listed, as fields with bounds."""

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import TypeAlias

from games.kernel.dice import Stream
from games.kernel.record import Plain


class Number(Plain):
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


class Pick(Plain):
    """One of several items."""

    name: str
    items: tuple[str, ...]
    optional: bool = False
    people: bool = False
    """Whether the items are seats, which people call by the names of those who sit there."""

    def sample(self, stream: Stream) -> str | None:
        """One of the items, at random."""
        if not self.items or (self.optional and stream.below(2)):
            return None
        return stream.choice(self.items)


class Picks(Plain):
    """Several different items; in ``ordered`` ones the order means something."""

    name: str
    items: tuple[str, ...]
    least: int
    most: int
    ordered: bool = False
    people: bool = False
    """Whether the items are seats, so that texts name the persons."""

    def sample(self, stream: Stream) -> tuple[str, ...]:
        """Some of the items, at random."""
        chosen = stream.sample(self.items, stream.between(self.least, self.most))
        return tuple(chosen if self.ordered else (item for item in self.items if item in chosen))


FEW = 2
"""So many items at most a random player names in a form of amounts."""


class Amounts(Plain):
    """A whole number for each of several items, each from ``least`` to its own bound, together at most ``total``."""

    name: str
    most: dict[str, int]
    least: int = 0
    total: int | None = None
    bare: str | None = None
    """The item that a number without a word means: coins."""

    filled: bool = False
    """Whether at least one amount must be more than 0."""

    @cached_property
    def _open(self) -> list[str]:
        """The items of which more than the least can be named."""
        return [item for item, most in self.most.items() if most > self.least]

    def sample(self, stream: Stream, taken: Collection[str] = ()) -> dict[str, int]:
        """Amounts within the bounds, at random, without the items that are taken.

        Of many items a few are named, as people do: else random players would never agree on a trade.
        """
        least, bounds, left = self.least, self.most, self.total
        amounts = dict.fromkeys(bounds, least) if least else {}
        items = [item for item in self._open if item not in taken] if taken else self._open
        if not items:
            return amounts
        for _ in range(stream.between(1 if self.filled else 0, FEW)):
            item = items[stream.below(len(items))]
            named = amounts.get(item, 0)
            room = bounds[item] - named
            if left is not None:
                room = min(room, left - sum(amounts.values()))
            if room:
                amounts[item] = named + 1 + stream.below(room)
        return amounts


class Payments(Amounts):
    """Amounts of money, one for each item: what they are counted in may be typed behind each."""

    unit: str
    bought: tuple[tuple[str, ...], ...] = ()
    """What each of the items is, in their order, where a name says nothing of it: what lies in a boat."""


Field: TypeAlias = Number | Pick | Picks | Amounts

_SAMPLES_TRIED = 8


class Budget(Plain):
    """Fields of a form that are paid from one purse: a bid and the cards ordered beside it."""

    total: int
    prices: dict[str, dict[str, int]]
    """By field and item what is paid for picking it, once if it is picked in several fields; below 0 it pays in."""
    numbers: tuple[str, ...] = ()
    """The fields whose number is paid."""

    def covers(self, values: Mapping[str, object]) -> bool:
        """Whether a filled form stays within the purse."""
        spent = 0
        for name in self.numbers:
            number = values.get(name)
            spent += number if isinstance(number, int) else 0
        paid: dict[str, int] = {}
        for name, prices in self.prices.items():
            picked = values.get(name)
            for item in picked if isinstance(picked, tuple) else (picked,):
                paid[str(item)] = prices.get(str(item), 0)
        return spent + sum(paid.values()) <= self.total


class Form(Plain):
    """An action that cannot be listed: its kind, and a field for each of its values."""

    kind: str
    notation: str
    fields: tuple[Field, ...]
    apart: tuple[str, ...] = ()
    """Amounts that together are not empty and of which each item may stand in one only: what is given and wanted."""
    budgets: tuple[Budget, ...] = ()

    def sample(self, stream: Stream) -> dict[str, object]:
        """A filled form within its bounds and budgets, as the JSON of an action."""
        for _ in range(_SAMPLES_TRIED):
            values = self._fill(stream)
            while self.apart and not any(values[name] for name in self.apart):
                values = self._fill(stream)
            if not self.budgets or all(budget.covers(values) for budget in self.budgets):
                return values
        return {"kind": self.kind} | {field.name: self._thriftiest(field) for field in self.fields}

    def sole_filling(self) -> dict[str, object] | None:
        """The only way to fill this form in, as the JSON of an action; None if there are more."""
        if self.apart or self.budgets or not all(_is_settled(field) for field in self.fields):
            return None
        return {"kind": self.kind} | {field.name: self._thriftiest(field) for field in self.fields}

    def _fill(self, stream: Stream) -> dict[str, object]:
        values: dict[str, object] = {"kind": self.kind}
        taken: dict[str, int] = {}
        for asked in self.fields:
            if isinstance(asked, Amounts) and asked.name in self.apart:
                values[asked.name] = amounts = asked.sample(stream, taken)
                taken = taken | amounts if taken else amounts
            else:
                values[asked.name] = asked.sample(stream)
        return values

    def _thriftiest(self, field: Field) -> object:
        """The value that leaves most in the purses."""
        match field:
            case Number():
                return None if field.optional else field.low
            case Pick():
                return None if field.optional else min(field.items, key=lambda item: self._price(field.name, item))
            case Picks():
                cheapest = sorted(field.items, key=lambda item: self._price(field.name, item))
                paying_in = sum(self._price(field.name, item) < 0 for item in cheapest)
                return tuple(cheapest[: min(field.most, max(field.least, paying_in))])
            case Amounts():
                return dict.fromkeys(field.most, field.least)

    def _price(self, field: str, item: str) -> int:
        return sum(budget.prices.get(field, {}).get(item, 0) for budget in self.budgets)


def _is_settled(field: Field) -> bool:
    """Whether a field can take one value only."""
    match field:
        case Number():
            return not field.optional and field.low == field.high
        case Pick():
            return not field.optional and len(field.items) == 1
        case Picks():
            return field.least == len(field.items) and (not field.ordered or field.least <= 1)
        case Amounts():
            spent = field.least * len(field.most)
            return all(most <= field.least for most in field.most.values()) or field.total == spent
