"""Sentences about a game: events, actions, decisions, refusals and scores in the words of one language.

Records are turned into arguments by what their fields are: a seat becomes the name of the person in it, an id becomes
the item's name (with the bare id beside it as ``<field>_id``, for choosing among variants of a sentence), a truth
becomes ``yes`` or ``no``, several things become a list.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

from bot.refusals import HouseReason
from bot.texts.catalogue import Argument, Catalogue
from games.kernel import (
    Action,
    Decision,
    Event,
    Fact,
    Figure,
    Notation,
    Option,
    OrderActed,
    OrderStopped,
    Plain,
    Reference,
    Refusal,
    Skipped,
    Topic,
    Undone,
)
from games.kernel.notation import PERSON, recall
from games.kernel.order import TOGETHER
from games.kernel.record import SEAT
from games.kernel.refusal import Reason
from games.registry import find_game

ALTERNATIVE = " | "
"""Between what may be typed for the same thing."""
_SHARE = re.compile(rf"{SEAT}-\d+$")
_BATCH = re.compile(r"\d+x\w+(?: \d+x\w+)*$")
"""So many of some things, such as ``2x3kg 1x4kg``."""
_FAMILIES: Mapping[type, str] = {Reason: "kernel", HouseReason: "house"}
KERNEL_EVENTS = (Skipped, Undone, OrderActed, OrderStopped)


class Speaker:
    """Speaks of one table: a game, in a language, with the names of those who sit there."""

    def __init__(self, catalogue: Catalogue, game: str, names: Sequence[str]) -> None:
        self._words = catalogue
        self._game = game
        self.names = names

    @property
    def language(self) -> str:
        """The language it speaks."""
        return self._words.language

    def with_names(self, names: Sequence[str]) -> "Speaker":
        """One that speaks in the same way of people of other names."""
        return Speaker(self._words, self._game, names)

    # Sentences

    def event(self, event: Event) -> str:
        """What happened."""
        if isinstance(event, OrderActed | OrderStopped):
            return self._about_order(event)
        family = "kernel" if isinstance(event, KERNEL_EVENTS) else self._game
        return self._words.say(f"{family}-event-{event.kind}", **self._arguments(event, {"kind", "to", "hidden_from"}))

    def _why(self, event: OrderStopped) -> str:
        """Why a standing order was not carried out: the words in which the same move would have been refused."""
        own = f"{self._game}-refusal-{event.reason}"
        if self._words.has(own):
            return self._words.say(own, **self._figures(event.figures))
        return self._words.say(f"kernel-refusal-{event.reason}", **_as_given(event.figures))

    def _about_order(self, event: OrderActed | OrderStopped) -> str:
        """What became of a standing order, which the event names in notation."""
        said = {"order": self.notation(event.order)}
        if isinstance(event, OrderActed):
            said["action"] = self.notation(event.action)
        else:
            said["why"] = self._why(event)
        return self._words.say(f"kernel-event-{event.kind}", **said)

    def notation(self, written: str) -> str:
        """What an action does that is given in notation; or several orders that did something together."""
        kinds = find_game(self._game).action_classes
        actions = [(recall(each, kinds), each) for each in written.split(TOGETHER)]
        return TOGETHER.join(each if action is None else self.action(action) for action, each in actions)

    def action(self, action: Action) -> str:
        """What an action does, in words."""
        return self._words.say(f"{self._game}-action-{action.kind}", **self._arguments(action, {"kind"}))

    def preview(self, action: Action, figures: Mapping[str, Fact]) -> str:
        """What an action would cost and bring; empty if there is nothing to say."""
        return self._foresee(action, figures, "preview")

    def mark(self, action: Action, figures: Mapping[str, Fact]) -> str:
        """The same as a mark on the board, in a few characters."""
        return self._foresee(action, figures, "mark")

    def _foresee(self, action: Action, figures: Mapping[str, Fact], attribute: str) -> str:
        key = f"{self._game}-action-{action.kind}.{attribute}"
        if not figures or not self._words.has(key):
            return ""
        given = self._arguments(action, {"kind"}) | self._others(figures) | self._figures(figures)
        left_out = {name: "none" if name.endswith("_id") else "" for name in self._words.arguments(key) - set(given)}
        return self._words.say(key, **given, **left_out)

    def action_name(self, kind: str) -> str:
        """What a kind of action is called on a button."""
        return self._words.say(f"{self._game}-action-{kind}.name")

    def short_name(self, kind: str) -> str:
        """What a kind of action is called on a button that stands below what it is about."""
        key = f"{self._game}-action-{kind}.short"
        return self._words.say(key) if self._words.has(key) else self.action_name(kind)

    def quick_name(self, action: Action) -> str:
        """What stands on the button that plays this very action."""
        key = f"{self._game}-action-{action.kind}.quick"
        return (
            self._words.say(key, **self._arguments(action, {"kind"})) if self._words.has(key) else self.action(action)
        )

    def topic(self, topic: Topic) -> str:
        """What lies on the table to be answered."""
        return self._words.say(f"{self._game}-topic-{topic.kind}", **self._arguments(topic.about, set()))

    def field(self, kind: str, name: str) -> str:
        """The label of a field, or the question of a menu, of a kind of action."""
        return self._words.say(f"{self._game}-action-{kind}.{name}")

    def left_out(self, kind: str, name: str) -> str | None:
        """What it means to leave a field of an action empty, where "nothing" would not say it."""
        key = f"{self._game}-action-{kind}.{name}-none"
        return self._words.say(key) if self._words.has(key) else None

    def decision(self, decision: Decision) -> str:
        """What is asked."""
        return self._words.say(f"{self._game}-decision-{decision.kind}", **self._figures(decision.facts))

    def refusal(self, refusal: Refusal) -> str:
        """Why something was not done: one sentence, with the figures and the clause."""
        family = _FAMILIES.get(type(refusal.reason))
        # What the games name are things, which have names; what the kernel and the house name is what somebody typed.
        figures = self._figures(refusal.figures) if family is None else _as_given(refusal.figures)
        said = self._words.say(f"{family or self._game}-refusal-{refusal.reason.value}", **figures)
        return f"{said} ({refusal.clause})" if refusal.clause else said

    def label(self, name: str, /, **figures: Figure) -> str:
        """A word or a line of the board as text."""
        return self._words.say(f"{self._game}-board-{name}", **self._figures(figures))

    def person(self, seat: int) -> str:
        """The name of the person in a seat."""
        return self.names[seat]

    def item(self, item: str) -> str:
        """The name of a thing, or of several; its id where it has no other name (a cell, a tile, a boat)."""
        if self._is_named(item):
            return self._words.say(f"{self._game}-item-{item}")
        parts = item.split()
        if _BATCH.match(item):
            counts = (part.split("x", 1) for part in parts)
            return self._list([self.counted(part, int(count)) for count, part in counts])
        return self._list([self.item(part) for part in parts]) if parts and all(map(self._is_named, parts)) else item

    def _is_named(self, item: str) -> bool:
        return self._words.has(f"{self._game}-item-{item}")

    def item_about(self, item: str) -> str:
        """What a thing does, where its name does not tell; else empty."""
        key = f"{self._game}-item-{item}.about"
        return self._words.say(key) if self._words.has(key) else ""

    def things(self, value: object) -> str:
        """A value of a field in words: a thing, several, or so many of each."""
        return str(self._argument("things", value)["things"])

    def reference(self, name: str) -> str:
        """What people call something that lies on the table, such as an offer."""
        kind, parts = self._referred(name)
        return self._words.say(f"{self._game}-reference-{kind}", **parts)

    def called(self, name: str) -> tuple[str, ...]:
        """What people may type for it instead of its id."""
        kind, parts = self._referred(name)
        return tuple(self._words.say(f"{self._game}-reference-{kind}.typed", **parts).split(ALTERNATIVE))

    def _referred(self, name: str) -> tuple[str, dict[str, Argument]]:
        found = find_game(self._game).reference(name)
        if found is None:
            raise LookupError(f"{self._game} has nothing that is called {name!r}")
        return found[0], self._arguments(found[1], set())

    def item_words(self) -> dict[str, str]:
        """What people may type for the items of this game in this language, to the items; and for people, to seats."""
        prefix = f"{self._game}-item-"
        items = {
            self._words.say(key).casefold(): key.removeprefix(prefix).casefold() for key in self._words.keys(prefix)
        }
        return items | {f"{PERSON}{name.casefold()}": str(seat) for seat, name in enumerate(self.names)}

    def counted(self, item: str, count: int) -> str:
        """So many of a thing."""
        key = f"{self._game}-item-{item}.count"
        return self._words.say(key, count=count) if self._words.has(key) else f"{count} {self.item(item)}"

    def score_line(self, name: str) -> str:
        """The name of a line of the score sheet."""
        return self._words.say(f"{self._game}-line-{name}")

    def title(self, title: str) -> str:
        """What a player who finished so may call himself."""
        return self._words.say(f"{self._game}-title-{title}")

    def end(self, reason: str) -> str:
        """Why the game ended."""
        return self._words.say(f"{self._game}-end-{reason}")

    # Options

    def option(self, option: Option) -> str:
        """The name of an option."""
        return self._words.say(f"{self._game}-option-{option.name}")

    def option_about(self, option: Option) -> str:
        """An option explained in a sentence."""
        return self._words.say(f"{self._game}-option-{option.name}.about")

    def option_value(self, option: Option, value: Figure) -> str:
        """A value of an option."""
        if isinstance(value, bool):
            return self._words.say("kernel-yes" if value else "kernel-no")
        if isinstance(value, int):
            return str(value)
        return self._words.say(f"{self._game}-option-{option.name}-{value}")

    # Arguments

    def _figures(self, figures: Mapping[str, Fact]) -> dict[str, Argument]:
        arguments: dict[str, Argument] = {}
        for name, value in figures.items():
            if name == SEAT and isinstance(value, int):
                arguments[name] = self.person(value)
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
        for name, of_seats in _fields(kind).items():
            if name in without:
                continue
            value = getattr(said, name)
            if of_seats:
                people = [self.person(seat) for seat in _several(value)]
                arguments |= {name: self._list(people), f"{name}_id": "some" if people else "none"}
            else:
                arguments |= self._argument(name, value) | self._by_seat(name, value)
        return arguments

    def _by_seat(self, name: str, value: object) -> dict[str, Argument]:
        """One number for each seat, each with who sits there."""
        if not isinstance(value, tuple) or not all(isinstance(part, int) for part in value):
            return {}
        named = zip(self.names, value, strict=False)
        return {f"{name}_by_seat": ", ".join(f"{person} {amount}" for person, amount in named)}

    def _argument(self, name: str, value: object) -> dict[str, Argument]:
        match value:
            case None | "":
                return {name: "", f"{name}_id": "none"}
            case bool():
                return {name: "yes" if value else "no"}
            case int():
                return {name: value, f"{name}_id": str(value)}
            case Notation():
                return {name: self.notation(value), f"{name}_id": str(value)}
            case Reference():
                parts = {f"{name}_{part}": said for part, said in self._referred(value)[1].items()}
                return {name: self.reference(value), f"{name}_id": str(value)} | parts
            case str():
                return {name: self.item(value), f"{name}_id": str(value)}
            case Mapping():
                counted = [self.counted(item, count) for item, count in value.items()]
                return {name: self._list(counted), f"{name}_count": sum(value.values())}
            case _ if isinstance(value, Sequence):
                return {name: self._list([self.things(part) for part in value]), f"{name}_count": len(value)}
            case _:
                return {name: str(value)}

    def _list(self, parts: list[str]) -> str:
        if not parts:
            return self._words.say("kernel-nothing")
        if len(parts) == 1:
            return parts[0]
        return self._words.say("kernel-list", first=", ".join(parts[:-1]), last=parts[-1])


def _as_given(figures: Mapping[str, Figure]) -> dict[str, Argument]:
    return dict(figures) | {f"{name}_id": str(value) or "none" for name, value in figures.items()}


def _several(value: Any) -> Sequence[int]:  # noqa: ANN401 - a field that is known to hold seats
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)


@cache
def _fields(kind: type) -> dict[str, bool]:
    """The fields of an action or an event, each with whether it is made of seats."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: _mentions_seats(hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar}


def _mentions_seats(annotation: object) -> bool:
    """Whether a type is made of seats: ``Seat | None``, ``tuple[Seat, ...]``."""
    metadata = getattr(annotation, "__metadata__", ())
    return SEAT in metadata or any(_mentions_seats(part) for part in get_args(annotation))
