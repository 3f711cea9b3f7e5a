"""Names of things: whatever a record holds becomes the words for it, in one language.

Records are turned into arguments by what their fields are: a seat becomes the name of the person in it, an id becomes
the item's name (with the bare id beside it as ``<field>_id``, for choosing among variants of a sentence), a truth
becomes ``yes`` or ``no``, several things become a list. Where texts may have pictures in them, the name of a thing has
its mark (``games.kernel.things``): the one place that puts them.
"""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeGuard

from games.kernel import Action, AnyGame, Fact, Notation, Plain, Reference, Seat
from games.kernel.marks import Mark, marks_of, several
from games.kernel.notation import repeated
from games.kernel.record import SEAT
from games.kernel.things import marked
from words.catalogue import Argument, Catalogue
from words.grammar import ALTERNATIVE

_SHARE = re.compile(rf"{SEAT}-\d+$")
BATCH = re.compile(r"\d+x\w+(?: \d+x\w+)*$")
"""So many of some things, such as ``2x3kg 1x4kg``."""
STOP = "."


class Naming(ABC):
    """What people and things are called at one table, to one reader."""

    def __init__(
        self,
        catalogue: Catalogue,
        game: AnyGame,
        names: Sequence[str],
        numbers: Mapping[str, int] = MappingProxyType({}),
        reader: Seat | None = None,
        *,
        marks_things: bool = False,
    ) -> None:
        self.words = catalogue
        self.rules = game
        self._game = game.id
        self.names = names
        self._numbers = numbers
        """By which numbers the reader knows what lies on the table, by id."""
        self._reader = reader
        """Who reads it alone; of everybody else, and in public, one speaks by name."""
        self._marks_things = marks_things

    @abstractmethod
    def notation(self, written: str) -> str:
        """What an action does that is given in notation."""

    # People and things

    def person(self, seat: int) -> str:
        """Their name, of those that this speaker was given."""
        return self.names[seat]

    def named_to_reader(self, seat: int) -> str:
        """Their name among others; the reader is "you"."""
        return self.words.say("kernel-you") if seat == self._reader else self.person(seat)

    def code(self, item: str) -> str:
        """The id of a thing, before what tells more of it, where it has to be typed: among marks it is pressed."""
        return "" if self._marks_things else f"{item} "

    def sign(self, seat: int) -> str:
        """The mark of a seat, before the name of whoever sits there; nothing where there are no marks."""
        return marked(f"hall-seat-{seat}", "") if self._marks_things else ""

    def item(self, item: str) -> str:
        """The name of a thing, or of several; its id where it has no other name (a cell, a tile, a boat)."""
        if self._is_named(item):
            return self._thing(item, self._name(item))
        parts = item.split()
        if BATCH.match(item):
            counts = (part.split("x", 1) for part in parts)
            return self.listed([self.counted(part, int(count)) for count, part in counts])
        return self.listed([self.item(part) for part in parts]) if parts and all(map(self._is_named, parts)) else item

    def _name(self, item: str) -> str:
        return self.words.say(f"{self._game}-item-{item}")

    def _thing(self, thing: str, name: str) -> str:
        """A name with the mark of what it names, where there are marks; of one in signs, with the marks of those."""
        if not self._marks_things:
            return name
        signs = [sign for sign in self.rules.signs if sign in name]
        for sign in signs:
            name = name.replace(sign, marked(f"{self._game}-{self.rules.signs[sign]}", sign))
        return name if signs else marked(f"{self._game}-{thing}", name)

    def _is_named(self, item: str) -> bool:
        return self.words.has(f"{self._game}-item-{item}")

    def item_about(self, item: str) -> str:
        """What a thing does, where its name does not tell; else empty."""
        key = f"{self._game}-item-{item}.about"
        return self.words.say(key) if self.words.has(key) else ""

    def things(self, value: object) -> str:
        """A value of a field in words: a thing, several, or so many of each."""
        return str(self._argument("things", value)["things"])

    def reference(self, name: str) -> str:
        """The message for the kind of thing that the id names, with what the id is made of; else what was typed."""
        found = self._referred(name)
        return repeated(name) if found is None else self.words.say(f"{self._game}-reference-{found[0]}", **found[1])

    def called(self, name: str) -> tuple[str, ...]:
        """What people may type for it instead of its id."""
        found = self._referred(name)
        if found is None:
            return ()
        return tuple(self.words.say(f"{self._game}-reference-{found[0]}.typed", **found[1]).split(ALTERNATIVE))

    def _referred(self, name: str) -> tuple[str, dict[str, Argument]] | None:
        """The kind of thing that an id names, and its parts; None if there can be no such thing at this table."""
        found = self.rules.reference(name)
        if found is None or any(seat >= len(self.names) for seat in _seats(found[1])):
            return None
        number = self._argument("number", self._numbers[name]) if name in self._numbers else {}
        return found[0], self._arguments(found[1], set()) | number

    def counted(self, item: str, count: int) -> str:
        """A number of things, in the plural of the catalogue where it has one for them."""
        key = f"{self._game}-item-{item}.count"
        if self.words.has(key):
            return self._thing(item, self.words.say(key, count=count))
        return self._thing(item, f"{count} {self._name(item)}") if self._is_named(item) else f"{count} {item}"

    # Arguments

    def _figures(self, figures: Mapping[str, Fact], *, listed: bool = True) -> dict[str, Argument]:
        """Figures in words; unless it is ``listed``, a text of several words is no list of ids but said already."""
        arguments: dict[str, Argument] = {}
        for name, value in figures.items():
            if isinstance(value, int) and (name == SEAT or name.endswith(f"_{SEAT}")):
                arguments |= self._people(name, [value])
            elif isinstance(value, str) and not listed and " " in value and not BATCH.match(value):
                arguments |= {name: value, f"{name}_id": value}
            else:
                arguments |= self._argument(name, value)
        return arguments

    def _others(self, figures: Mapping[str, Fact]) -> dict[str, Argument]:
        """What a move brings to others: figures named ``seat-2``, as one list."""
        shares = [(name.removeprefix(f"{SEAT}-"), amount) for name, amount in figures.items() if _SHARE.match(name)]
        if not shares:
            return {}
        return {
            "others": ", ".join(f"{self.person(int(seat))} {amount}" for seat, amount in shares),
            "others_id": "some",
        }

    def _arguments(self, said: Action | Plain, without: set[str]) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {}
        kind: type = type(said)
        for name, mark in marks_of(kind).items():
            if name in without:
                continue
            value = getattr(said, name)
            match mark:
                case Mark.SEAT:
                    arguments |= self._people(name, _seats_in(value))
                case Mark.THING:
                    arguments |= self._argument(name, _each_as(Reference, value))
                case Mark.ACTION:
                    arguments |= self._argument(name, _each_as(Notation, value))
                case Mark.CARDS:
                    arguments |= self._argument(name, Counter(several(value)))
                case None:
                    arguments |= self._argument(name, value) | self._by_seat(name, value)
        return arguments | self._paired(said, without)

    def _people(self, name: str, seats: list[Seat]) -> dict[str, Argument]:
        """Their names; ``<field>_id`` is ``you`` where the reader alone is meant, ``with-you`` where others are too.

        ``<field>_others`` are these others, as they go on from "you": " and Bruno", ", Bruno and Chloé".
        """
        others = [seat for seat in seats if seat != self._reader]
        with_you = "with-you" if others else "you"
        who = "none" if not seats else "some" if len(others) == len(seats) else with_you
        people = self.listed([self.person(seat) for seat in seats])
        named = self.listed(["", *map(self.person, others)]) if others else ""
        return {name: people, f"{name}_id": who, f"{name}_count": len(seats), f"{name}_others": named}

    def _paired(self, said: Action | Plain, without: set[str]) -> dict[str, Argument]:
        """Several people and as many numbers beside them, as ``<numbers>_of_<people>``: "Bruno 9, Ana 10"."""
        kind: type = type(said)
        marks = {name: mark for name, mark in marks_of(kind).items() if name not in without}
        lists = {name: value for name in marks if isinstance(value := getattr(said, name), tuple)}
        return {
            f"{numbers}_of_{people}": self._beside(_seats_in(lists[people]), lists[numbers])
            for people in lists
            for numbers in lists
            if marks[people] is Mark.SEAT and marks[numbers] is None and _are_numbers(lists[numbers])
        }

    def _beside(self, seats: Iterable[Seat], numbers: Iterable[int]) -> str:
        """Each person with a number: "Bruno 9, you 10"."""
        named = (self.named_to_reader(seat) for seat in seats)
        return ", ".join(f"{person} {number}" for person, number in zip(named, numbers, strict=False))

    def _by_seat(self, name: str, value: object) -> dict[str, Argument]:
        """One number for each seat, each with who sits there."""
        return {f"{name}_by_seat": self._beside(range(len(self.names)), value)} if _are_numbers(value) else {}

    def _argument(self, name: str, value: object) -> dict[str, Argument]:
        match value:
            case None | "":
                return {name: "", f"{name}_id": "none"}
            case bool():
                return {name: "yes" if value else "no"}
            case int():
                return {name: value, f"{name}_id": str(value)}
            case Notation():
                return {name: self.notation(value).removesuffix(STOP), f"{name}_id": str(value)}
            case Reference():
                found = self._referred(value)
                parts = {} if found is None else {f"{name}_{part}": said for part, said in found[1].items()}
                return {name: self.reference(value), f"{name}_id": str(value)} | parts
            case str():
                return {name: self.item(value), f"{name}_id": str(value)}
            case Mapping():
                counted = [self.counted(item, count) for item, count in value.items()]
                return {name: self.listed(counted), f"{name}_count": sum(value.values())}
            case _ if isinstance(value, Sequence):
                told = self.listed([self.things(part) for part in value])
                return {name: told, f"{name}_count": len(value), f"{name}_id": _only(value)}
            case _:
                return {name: str(value)}

    def listed(self, parts: list[str]) -> str:
        """Several things in a sentence: "Ana, Bruno and Chloé"."""
        if not parts:
            return self.words.say("kernel-nothing")
        if len(parts) == 1:
            return parts[0]
        return self.words.say("kernel-list", first=", ".join(parts[:-1]), last=parts[-1])


def _seats(parts: Plain) -> list[int]:
    """Every seat that a record names."""
    kind: type = type(parts)
    return [
        seat for name, mark in marks_of(kind).items() if mark is Mark.SEAT for seat in _seats_in(getattr(parts, name))
    ]


def _only(several: Sequence[object]) -> str:
    """What a field of several holds if it is one thing."""
    if len(several) == 1:
        return str(several[0])
    return "several" if several else "none"


def _are_numbers(value: object) -> TypeGuard[tuple[int, ...]]:
    return isinstance(value, tuple) and all(isinstance(part, int) for part in value)


def _seats_in(value: object) -> list[int]:
    return [seat for seat in several(value) if isinstance(seat, int)]


def _each_as(kind: type[str], value: object) -> object:
    """What a field holds as what its type says it is: events are made without looking."""
    if value is None:
        return None
    return tuple(map(kind, value)) if isinstance(value, tuple) else kind(value)
