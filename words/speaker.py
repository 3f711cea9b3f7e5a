"""Sentences about a game: events, actions, decisions, refusals and scores in the words of one language.

Records are turned into arguments by what their fields are: a seat becomes the name of the person in it, an id becomes
the item's name (with the bare id beside it as ``<field>_id``, for choosing among variants of a sentence), a truth
becomes ``yes`` or ``no``, several things become a list. Where texts may have pictures in them, the name of a thing has
its mark (``games.kernel.things``): the one place that puts them.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from games.kernel import (
    Action,
    AnyGame,
    Decision,
    Event,
    Fact,
    Figure,
    Notation,
    Option,
    OrderActed,
    OrderStopped,
    Plain,
    Point,
    Reference,
    Refusal,
    Seat,
    Skipped,
    TakenBack,
    Topic,
)
from games.kernel.marks import Mark, marks_of, several
from games.kernel.notation import recall, repeated
from games.kernel.order import TOGETHER
from games.kernel.record import SEAT
from games.kernel.things import bare, marked
from words.catalogue import Argument, Catalogue
from words.grammar import ALTERNATIVE
from words.refusals import as_given, shared_refusal

_SHARE = re.compile(rf"{SEAT}-\d+$")
_BATCH = re.compile(r"\d+x\w+(?: \d+x\w+)*$")
"""So many of some things, such as ``2x3kg 1x4kg``."""
STOP = "."
SUM = "_sum"
"""After the name of a field: what it comes to in all events that are said as one."""
KERNEL_EVENTS = (Skipped, TakenBack, OrderActed, OrderStopped)


class Speaker:
    """Speaks of one table: its rules, in a language, with the names of those who sit there."""

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

    @property
    def language(self) -> str:
        """The language it speaks."""
        return self.words.language

    def with_names(self, names: Sequence[str]) -> "Speaker":
        """One that speaks in the same way of people of other names."""
        return Speaker(self.words, self.rules, names, self._numbers, self._reader, marks_things=self._marks_things)

    def with_numbers(self, numbers: Mapping[str, int]) -> "Speaker":
        """One that speaks in the same way to somebody who knows what lies on the table by other numbers."""
        return Speaker(self.words, self.rules, self.names, numbers, self._reader, marks_things=self._marks_things)

    def marking_things(self) -> "Speaker":
        """One that says the same, with a mark before the name of each thing."""
        return Speaker(self.words, self.rules, self.names, self._numbers, self._reader, marks_things=True)

    # Sentences

    def event(self, event: Event) -> str:
        """What happened."""
        if isinstance(event, OrderActed | OrderStopped):
            return self._order(event)
        if isinstance(event, TakenBack):
            what = " ".join(self.event(each) for each in event.done if not each.quiet)
            taken = {"what": what, "what_id": "some" if what else "none"}
            return self.words.say(f"kernel-event-{event.kind}", seat=self.person(event.seat), **taken)
        family = "kernel" if isinstance(event, KERNEL_EVENTS) else self._game
        return self.words.say(f"{family}-event-{event.kind}", **self._arguments(event, {"to", "hidden_from"}))

    def _order(self, event: OrderActed | OrderStopped) -> str:
        """What became of a standing order. Of a plan it is not repeated: it says much else."""
        outcome: dict[str, Argument]
        if isinstance(event, OrderActed):
            done, outcome = "acted", {"action": self.notation(event.action).removesuffix(STOP)}
        else:
            done, outcome = "stopped", {"why": self._why(event)}
        given = self.notation(event.order).removesuffix(STOP)
        return self.words.say(f"kernel-event-{self._order_or_plan(event)}-{done}", order=given, **outcome)

    def as_ordered(self, event: OrderActed, said: str) -> str:
        """What happened, with that it was done by an order or a plan of whoever reads it."""
        return self.words.say(f"kernel-{self._order_or_plan(event)}-did", said=said)

    def _order_or_plan(self, event: OrderActed | OrderStopped) -> str:
        order = recall(event.order, self.rules.action_classes)
        return "plan" if order is not None and order.plan else "order"

    def is_detail(self, event: Event) -> bool:
        """Whether it can be said as a part of what went before it in the same move."""
        return self.words.has(self._joined(event))

    def adds_up(self, event: Event) -> bool:
        """Whether several of them are said as one, by their sum."""
        return any(name.endswith(SUM) for name in self.words.arguments(self._joined(event)))

    def detail(self, events: Sequence[Event]) -> str:
        """What happened, in a few words that go on from a sentence; of several events that add up their sum."""
        key, told = self._joined(events[0]), self._arguments(events[0], {"to", "hidden_from"})
        fields = [name for name in self.words.arguments(key) if name.endswith(SUM)]
        sums = {name: sum(getattr(event, name.removesuffix(SUM)) for event in events) for name in fields}
        return self.words.say(key, **told, **sums).strip()

    def addresses(self, detail: Event) -> bool:
        """Whether a detail is about the reader, and its words speak to them."""
        spoken_to = f"{SEAT}_id" in self.words.arguments(self._joined(detail))
        return spoken_to and self._reader is not None and getattr(detail, SEAT, None) == self._reader

    def joined(self, said: str, words: str, who: int | None, *, goes_on: bool, addressed: bool) -> str:
        """A sentence to which a detail is joined; unless it goes on from the same person, with who they are."""
        if who is None:
            return self.words.say("kernel-joined-rest", said=said, words=words)
        if goes_on:
            return self.words.say("kernel-joined-same", said=said, words=words)
        if addressed:
            return self.words.say("kernel-joined-you", said=said, words=words)
        return self.words.say("kernel-joined-other", said=said, words=words, who=self.person(who))

    def _joined(self, event: Event) -> str:
        return f"{self._game}-event-{event.kind}.joined"

    def _why(self, event: OrderStopped) -> str:
        """Why a standing order was not carried out: the words in which the same move would have been refused."""
        own = f"{self._game}-refusal-{event.reason}"
        if self.words.has(own):
            return self.words.say(own, **self._figures(event.figures))
        return self.words.say(f"kernel-refusal-{event.reason}", **as_given(event.figures))

    def notation(self, written: str) -> str:
        """What an action does that is given in notation; or several orders that did something together."""
        kinds = self.rules.action_classes
        actions = [(recall(each, kinds), each) for each in written.split(TOGETHER)]
        return TOGETHER.join(each if action is None else self.action(action) for action, each in actions)

    def action(self, action: Action) -> str:
        """What an action does, in words."""
        if action.plan:
            return self._plan(action)
        return self.words.say(f"{self._game}-action-{action.kind}", **self._arguments(action, {"kind"}))

    def done(self, action: Action) -> str | None:
        """The same to whoever has just done it; None where the catalogue has no words of its own for that."""
        key = f"{self._game}-action-{action.kind}.done"
        return self.words.say(key, **self._arguments(action, {"kind"})) if self.words.has(key) else None

    def _plan(self, plan: Action) -> str:
        """A sentence for each part of a plan that was not left open."""
        key, given = f"{self._game}-action-{plan.kind}", self._arguments(plan, {"kind"})
        said = [self.words.say(f"{key}.{name}-said", **given) for name in planned(plan)]
        return " ".join(said) if said else self.words.say(key)

    def preview(self, action: Action, figures: Mapping[str, Fact]) -> str:
        """What an action would cost and bring; empty if there is nothing to say."""
        return self._foresee(action, figures, "preview")

    def preview_range(self, kind: str, figures: Sequence[Mapping[str, Fact]]) -> str:
        """The range of what several actions of a kind would cost and bring; empty if there is nothing to say."""
        key = f"{self._game}-action-{kind}.range"
        if not self.words.has(key):
            return ""
        names = dict.fromkeys(name for each in figures for name in each)
        return self.words.say(key, **{name: _span([each[name] for each in figures if name in each]) for name in names})

    def mark(self, action: Action, figures: Mapping[str, Fact]) -> str:
        """The same as a mark on the board, in a few characters."""
        return bare(self._foresee(action, figures, "mark"))

    def _foresee(self, action: Action, figures: Mapping[str, Fact], attribute: str) -> str:
        key = f"{self._game}-action-{action.kind}.{attribute}"
        if not figures or not self.words.has(key):
            return ""
        given = self._arguments(action, {"kind"}) | self._others(figures) | self._figures(figures)
        left_out = {name: "none" if name.endswith("_id") else "" for name in self.words.arguments(key) - set(given)}
        return self.words.say(key, **given, **left_out)

    def point(self, point: Point) -> str:
        """What speaks for a choice, or against it."""
        return self.words.say(f"{self._game}-ground-{point.ground}", **self._figures(point.figures))

    def action_name(self, kind: str) -> str:
        """What a kind of action is called on a button."""
        return self._thing(f"action-{kind}", self.words.say(f"{self._game}-action-{kind}.name"))

    def short_name(self, kind: str) -> str:
        """What a kind of action is called on a button that stands below what it is about."""
        key = f"{self._game}-action-{kind}.short"
        return self.words.say(key) if self.words.has(key) else self.action_name(kind)

    def quick_name(self, action: Action) -> str:
        """What stands on the button that plays this very action."""
        key = f"{self._game}-action-{action.kind}.quick"
        return self.words.say(key, **self._arguments(action, {"kind"})) if self.words.has(key) else self.action(action)

    def topic(self, topic: Topic) -> str:
        """What lies on the table to be answered."""
        return self.words.say(f"{self._game}-topic-{topic.kind}", **self._arguments(topic.about, set()))

    def field(self, kind: str, name: str) -> str:
        """The label of a field, or the question of a menu, of a kind of action."""
        return self.words.say(f"{self._game}-action-{kind}.{name}")

    def field_item(self, kind: str, name: str, item: str) -> str | None:
        """The label of one item of a field, where the name of the item alone would not say what is asked."""
        key = f"{self._game}-action-{kind}.{name}-item"
        return self.words.say(key, item=self.item(item)) if self.words.has(key) else None

    def left_out(self, kind: str, name: str) -> str | None:
        """What it means to leave a field of an action empty, where "nothing" would not say it."""
        key = f"{self._game}-action-{kind}.{name}-none"
        return self.words.say(key) if self.words.has(key) else None

    def decision(self, decision: Decision) -> str:
        """What is asked."""
        return self.words.say(f"{self._game}-decision-{decision.kind}", **self._figures(decision.facts))

    def refusal(self, refusal: Refusal) -> str:
        """Why something was not done: one sentence, with the figures."""
        return shared_refusal(self.words, refusal) or self.words.say(
            f"{self._game}-refusal-{refusal.reason.value}", **self._figures(refusal.figures)
        )

    def label(self, name: str, /, **figures: Figure) -> str:
        """A word or a line of the board as text."""
        return self.words.say(f"{self._game}-board-{name}", **self._figures(figures, listed=False))

    def person(self, seat: int) -> str:
        """Their name, of those that this speaker was given."""
        return self.names[seat]

    def sign(self, seat: int) -> str:
        """The mark of a seat, before the name of whoever sits there; nothing where there are no marks."""
        return marked(f"hall-seat-{seat}", "") if self._marks_things else ""

    def item(self, item: str) -> str:
        """The name of a thing, or of several; its id where it has no other name (a cell, a tile, a boat)."""
        if self._is_named(item):
            return self._thing(item, self._name(item))
        parts = item.split()
        if _BATCH.match(item):
            counts = (part.split("x", 1) for part in parts)
            return self._list([self.counted(part, int(count)) for count, part in counts])
        return self._list([self.item(part) for part in parts]) if parts and all(map(self._is_named, parts)) else item

    def _name(self, item: str) -> str:
        return self.words.say(f"{self._game}-item-{item}")

    def _thing(self, thing: str, name: str) -> str:
        """A name with the mark of what it names, where there are marks."""
        return marked(f"{self._game}-{thing}", name) if self._marks_things else name

    def _is_named(self, item: str) -> bool:
        return self.words.has(f"{self._game}-item-{item}")

    def item_about(self, item: str) -> str:
        """What a thing does, where its name does not tell; else empty."""
        key = f"{self._game}-item-{item}.about"
        return self.words.say(key) if self.words.has(key) else ""

    def things(self, value: object) -> str:
        """A value of a field in words: a thing, several, or so many of each."""
        return str(self._argument("things", value)["things"])

    def value(self, action: Action, name: str) -> str:
        """What a field of an action holds, in words."""
        return str(self._arguments(action, {"kind"})[name])

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

    def score_line(self, name: str) -> str:
        """The message ``<game>-line-<name>``, for the score sheet."""
        return self.words.say(f"{self._game}-line-{name}")

    def title(self, title: str) -> str:
        """The message ``<game>-title-<title>``, such as the rank of a campaign."""
        return self.words.say(f"{self._game}-title-{title}")

    def end(self, reason: str) -> str:
        """The message ``<game>-end-<reason>``, above the score sheet."""
        return self.words.say(f"{self._game}-end-{reason}")

    # Options

    def option(self, option: Option) -> str:
        """The name of an option."""
        return self.words.say(f"{self._game}-option-{option.name}")

    def option_about(self, option: Option) -> str:
        """An option explained in a sentence."""
        return self.words.say(f"{self._game}-option-{option.name}.about")

    def option_value(self, option: Option, value: Figure) -> str:
        """A value of an option."""
        if isinstance(value, bool):
            return self.words.say("kernel-yes" if value else "kernel-no")
        if isinstance(value, int):
            return str(value)
        return self.words.say(f"{self._game}-option-{option.name}-{value}")

    # Arguments

    def _figures(self, figures: Mapping[str, Fact], *, listed: bool = True) -> dict[str, Argument]:
        """Figures in words; unless it is ``listed``, a text of several words is no list of ids but said already."""
        arguments: dict[str, Argument] = {}
        for name, value in figures.items():
            if name == SEAT and isinstance(value, int):
                arguments |= self._people(name, [value])
            elif isinstance(value, str) and not listed and " " in value and not _BATCH.match(value):
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
        return arguments

    def _people(self, name: str, seats: list[Seat]) -> dict[str, Argument]:
        """Their names; ``<field>_id`` is ``you`` where the reader alone is meant."""
        who = "none" if not seats else "you" if seats == [self._reader] else "some"
        people = self._list([self.person(seat) for seat in seats])
        return {name: people, f"{name}_id": who, f"{name}_count": len(seats)}

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
                found = self._referred(value)
                parts = {} if found is None else {f"{name}_{part}": said for part, said in found[1].items()}
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
            return self.words.say("kernel-nothing")
        if len(parts) == 1:
            return parts[0]
        return self.words.say("kernel-list", first=", ".join(parts[:-1]), last=parts[-1])


def planned(plan: Action) -> list[str]:
    """The fields of a plan that were not left open."""
    fields = (name for name in type(plan).model_fields if name != "kind")
    return [name for name in fields if getattr(plan, name) not in (None, (), {})]


def _span(figures: Sequence[Fact]) -> str:
    """From the least to the most of a figure; nothing if it is no number."""
    numbers = sorted(figure for figure in figures if isinstance(figure, int))
    return "–".join(str(number) for number in dict.fromkeys((*numbers[:1], *numbers[-1:])))


def _seats(parts: Plain) -> list[int]:
    """Every seat that a record names."""
    kind: type = type(parts)
    return [
        seat for name, mark in marks_of(kind).items() if mark is Mark.SEAT for seat in _seats_in(getattr(parts, name))
    ]


def _seats_in(value: object) -> list[int]:
    return [seat for seat in several(value) if isinstance(seat, int)]


def _each_as(kind: type[str], value: object) -> object:
    """What a field holds as what its type says it is: events are made without looking."""
    if value is None:
        return None
    return tuple(map(kind, value)) if isinstance(value, tuple) else kind(value)
