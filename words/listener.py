"""Reading what a person types in their own language: the very sentence that is said of a move, or a shorter one.

The speaker's counterpart: what it says, this understands. Notation is understood in every language besides.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, product
from typing import TypeAlias, TypeVar

from games.kernel import Action, Form
from games.kernel.action import kind_of
from games.kernel.decision import Nature, OpenDecisions
from games.kernel.fields import LONGEST, PERSON, read_field, read_filled, read_number, read_thing
from games.kernel.form import Amounts, Field, Number, Payments, Pick, Picks
from games.kernel.marks import Mark, marks_of, several
from games.kernel.things import bare
from words.grammar import GIVEN, Saying, filled_in, grammar, plain
from words.items import ids_by_name, item_names
from words.naming import BATCH
from words.speaker import Speaker

Meant: TypeAlias = Action | dict[str, object]
T = TypeVar("T")

THING = "#"
"""Before the id of what lies on the table, in the place of what it is called."""
_SENTENCE = re.compile(r"\.(?:\s+|$)")
_PARTS = re.compile(r"\s*[+,]\s*")
_NUMBER = re.compile(r"\d+")
_COUNTED = re.compile(r"(?P<count>[1-9]\d?) (?P<thing>.+)")
_PICTURED = re.compile("\\s[^\\s,]*[\U0001f000-\U0001faff][^\\s,]*")
"""A word with a picture in it: what is printed on a card, beside the number by which people call it."""


class Listener:
    """Listens at one table, in the language of a speaker."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._game = speaker.rules.id
        self._grammar = grammar(speaker.words)

    def names(self) -> dict[str, str]:
        """What people may type for the items of this game, to the items; and for people, to seats."""
        seats = [(bare(name), str(seat)) for seat, name in enumerate(self._speaker.names)]
        people = {f"{PERSON}{written(name)}": seat for written in (str.casefold, plain) for name, seat in seats}
        return item_names(self._speaker.words, self._game) | people

    def things(self, text: str) -> str:
        """Things that somebody typed, as notation has them."""
        return self._grammar.things(self._grammar.usual(self._game, plain(text)))

    def in_field(self, field: Field, text: str) -> str:
        """What somebody wrote into a field of a form, as notation has it."""
        written = plain(text)
        if isinstance(field, Number) and (number := self.number(text)) is not None:
            return str(number)
        return self._in_field(
            field, self._seated(self._grammar.counted(written) if isinstance(field, Amounts) else written)
        )

    def number(self, text: str) -> int | None:
        """The number that somebody wrote, in figures or in words; None if it is none."""
        ways = self._grammar.spellings(plain(text), self._game) if len(text) <= LONGEST else ()
        return next((number for way in ways if (number := read_number(way)) is not None), None)

    def in_form(self, form: Form, text: str) -> dict[str, object] | None:
        """What somebody filled into a form with a sentence; None if it says nothing of the kind."""
        found = _different(self._filled(form, self._seated(plain(text)), self.names()))
        return found[0] if len(found) == 1 else None

    def typed(self, action: Action) -> str:
        """What may be typed for an action: the shortest way that the catalogue has, or the sentence that says it.

        Pictures that stand beside a name need not be typed.
        """
        fields = [name for name in type(action).model_fields if name != "kind"]
        values = {name: getattr(action, name) for name in fields}
        given = {name: self._speaker.value(action, name) for name in fields if values[name] not in (None, (), {})}
        ways = self._grammar.ways(f"{self._game}-action-{action.kind}")
        short = next((said for way in ways if (said := filled_in(way, given)) is not None), None)
        return _PICTURED.sub("", (self._speaker.action(action) if short is None else short).replace("*", ""))

    def read(
        self, text: str, moves: OpenDecisions, called: Mapping[str, str], say: Callable[[Action], str]
    ) -> Meant | None:
        """The choice, or the JSON of the action, that a text means; None if it means none, or several.

        ``called`` has what people call things that lie on the table, to their ids; ``say`` says a move.
        """
        said = plain(text)
        if not said or len(said) > LONGEST:
            return None
        # "Yes" answers what is asked: nobody leaves an order for later with it.
        asked = tuple(decision for decision in moves if decision.nature is not Nature.ORDER)
        spelled = ((way, moves) for way in self._grammar.spelled(said, self._game))
        instead = ((way, asked) for way in self._grammar.instead(said, self._game))
        for way, among in chain(spelled, instead):
            found = self._meant(text, way, among, called, say)
            if found:
                return found[0] if len(found) == 1 else None
        return None

    def guessed(self, text: str, moves: OpenDecisions) -> Iterator[dict[str, object]]:
        """What a text would say if all that has a name could be chosen: the JSON of actions of the kinds to choose."""
        kinds = dict.fromkeys(type(choice) for decision in moves for choice in decision.choices)
        ways = list(self._grammar.spellings(plain(text), self._game)) if len(text) <= LONGEST else []
        for action, way in product(kinds, ways):
            for named in self._named(action, self._seated(way)):
                values = {field: self._guessed(written) for field, written in named.items()}
                if None not in values.values():
                    yield {"kind": kind_of(action), **values}

    def _guessed(self, written: str) -> object:
        """A number, a thing, or so many of each of several; None if it is none of them."""
        things, ids = self._grammar.things(self._grammar.counted(written)), ids_by_name(self._speaker.words, self._game)
        if things in ids:
            return ids[things]
        if (number := read_number(things)) is not None:
            return number
        counted = [_COUNTED.fullmatch(part) for part in _PARTS.split(things)]
        amounts = {ids.get(part["thing"]): int(part["count"]) for part in counted if part is not None}
        return amounts if len(amounts) == len(counted) and None not in amounts else None

    def _meant(
        self, text: str, said: str, moves: OpenDecisions, called: Mapping[str, str], say: Callable[[Action], str]
    ) -> list[Meant]:
        """All that a plain text may mean; a plan is read from the text as it was typed, sentence by sentence."""
        choices = [choice for decision in moves for choice in decision.choices]
        things = {self._seated(plain(name)): thing for name, thing in called.items()}
        items = self._of_several_words(choices)
        marks = {f"{THING}{thing}": thing for thing in (*things.values(), *items.values())}
        names = self.names() | things | marks
        seated = self._seated(said)
        marked = _with_marks(seated, things)
        return (
            _different(choice for choice in choices if plain(say(choice)) == said)
            or _different(self._choices(seated, moves, names))
            or _different(self._forms(seated, moves, names))
            or _different(self._forms(marked, moves, names))
            or _different(self._forms(said, moves, names))
            or _different(self._choices(_with_marks(marked, items), moves, names))
            or _different(self._plans(text, moves, names))
        )

    def _of_several_words(self, choices: Iterable[Action]) -> dict[str, str]:
        """What may be chosen and has a name of several words, by that name."""
        values = (value for choice in choices for name, value in choice if name != "kind")
        chosen = {str(item).casefold() for value in values for item in several(value)}
        named = item_names(self._speaker.words, self._game)
        return {name: item for name, item in named.items() if " " in name and item in chosen}

    def _seated(self, said: str) -> str:
        """The same with ``@2`` for the name of who sits there: a name may have any words in it."""
        for seat, name in sorted(enumerate(map(plain, self._speaker.names)), key=lambda each: -len(each[1])):
            said = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"{PERSON}{seat}", said)
        return said

    def _choices(self, said: str, moves: OpenDecisions, names: Mapping[str, str]) -> Iterator[Meant]:
        """The choices that have what is named."""
        if self._grammar.is_everything(said):
            return  # of what, or what with it, nobody has said
        for decision in moves:
            by_kind: dict[str, list[Action]] = {}
            for choice in decision.choices:
                by_kind.setdefault(choice.kind, []).append(choice)
            for alike in by_kind.values():
                for named in self._named(type(alike[0]), said, verbless=decision.nature is not Nature.ORDER):
                    yield from self._fitting(alike, named, names)

    def _fitting(self, choices: list[Action], named: Mapping[str, str], names: Mapping[str, str]) -> Iterator[Action]:
        """Those that have all that was named, if there is more than one only what all have besides, or leave open.

        Whoever names nothing at all has not said either that it shall be none of them.
        """
        fields = [name for name in type(choices[0]).model_fields if name != "kind"]
        left = choices
        for field in (field for field in fields if field in named):
            is_called = self._called(named[field], field, choices, names)
            left = [choice for choice in left if is_called(getattr(choice, field))]
        if named and len(left) == 1:
            yield from left
            return
        for field in (field for field in fields if field not in named):
            if len({str(getattr(choice, field)) for choice in choices}) > 1:
                left = [choice for choice in left if getattr(choice, field) in ((None, (), {}) if named else (None,))]
        yield from left

    def _called(
        self, written: str, field: str, among: Sequence[Action], names: Mapping[str, str]
    ) -> Callable[[object], bool]:
        """Whether a value of a field is what was written, which is read once for all choices that have it."""
        if self._grammar.is_everything(written):
            counts = [_counts(getattr(each, field)) for each in among]
            return lambda value: bool(_counts(value)) and all(_counts(value) >= count for count in counts)
        amounts = self._counting(written, field, among, names)
        is_seat, things = marks_of(type(among[0]))[field] is Mark.SEAT, self._grammar.things(written)
        # Elsewhere nobody is meant, nor the beginning of their name: it once was a bid of as many coins as their seat.
        known = {name: item for name, item in names.items() if is_seat or not name.startswith(PERSON)}

        @cache
        def meant(*, one_by_one: bool) -> list[str] | None:
            if self._grammar.is_answer(written) or (written.isdigit() if is_seat else PERSON in written):
                return None
            items = tuple(sorted({str(item) for each in among for item in several(getattr(each, field))}))
            for parts in (_one_by_one(things), things.split()) if one_by_one else ([written],):
                read = [read_thing(self._grammar.things(part).removeprefix(PERSON), items, known) for part in parts]
                if None not in read:
                    return sorted(map(str, read))
            return None

        @cache
        def batch() -> Counter[str] | None:
            cards = {card for each in among for card in _counts(getattr(each, field))}
            read = [_cards(self._grammar.without_articles(part), cards, names) for part in _PARTS.split(things)]
            return None if None in read else sum((part for part in read if part is not None), Counter())

        def is_called(value: object) -> bool:
            if not is_seat and plain(self._speaker.things(value)) == written:
                return True
            if isinstance(value, Mapping):
                return amounts(value)
            if isinstance(value, str) and BATCH.match(value):
                return batch() == _counts(value)
            return meant(one_by_one=isinstance(value, tuple)) == sorted(map(str, several(value)))

        return is_called

    def _counting(
        self, written: str, field: str, among: Sequence[Action], names: Mapping[str, str]
    ) -> Callable[[Mapping[object, int]], bool]:
        """Whether so much of each thing is what was written, in any order; without numbers any amount of them is."""
        counted = self._grammar.things(self._grammar.counted(written))

        @cache
        def meant() -> object:
            bounds: dict[str, int] = {}
            for amounts in (getattr(each, field) for each in among):
                bounds |= {str(item): max(count, bounds.get(str(item), 0)) for item, count in amounts.items()}
            return read_field(Amounts(name=field, most=bounds), counted, names)

        def is_called(amounts: Mapping[object, int]) -> bool:
            read, said = meant(), {str(item): count for item, count in amounts.items()}
            if isinstance(read, dict) and len(_NUMBER.findall(counted)) < len(read):
                return read.keys() == said.keys()
            return read == said

        return is_called

    def _forms(self, said: str, moves: OpenDecisions, names: Mapping[str, str]) -> Iterator[Meant]:
        """The forms that are filled in so."""
        for decision in moves:
            asked = decision.owed or decision.answered is not None
            for form in decision.forms:
                if decision.nature is not Nature.ORDER or said != self._bare_name(form):
                    yield from self._filled(form, said, names, asked=asked)

    def _bare_name(self, form: Form) -> str:
        """What a kind of action is called: no order, however much of it may be left open. "Sell!" is said of now."""
        return plain(self._speaker.words.say(f"{self._game}-action-{form.kind}.name"))

    def _filled(
        self, form: Form, said: str, names: Mapping[str, str], *, asked: bool = True
    ) -> Iterator[dict[str, object]]:
        action = next(each for each in self._speaker.rules.action_classes if kind_of(each) == form.kind)
        # Where one amount of one thing is asked for, such as a bid on the only boat, the number says it all; but a
        # number is no standing order for which nobody asked.
        number = [{form.fields[0].name: said}] if asked and said.isdigit() and len(form.fields) == 1 else []
        for named in (*self._named(action, said, verbless=asked), *number):
            if any(_is_out_of_place(field, named.get(field.name, "")) for field in form.fields):
                continue
            things = {
                field.name: self._in_field(field, named[field.name]) for field in form.fields if field.name in named
            }
            values = read_filled(form, things, names)
            if values is not None:
                yield values

    def _in_field(self, field: Field, written: str) -> str:
        """What was typed for a field, as notation has it."""
        if isinstance(field, Amounts) and len(field.most) == 1 and written.isdigit():
            (thing,) = field.most
            return f"{thing} {written}" if isinstance(field, Payments) else f"{written} {thing}"
        if isinstance(field, Pick | Picks) and field.people:
            return self._grammar.things(written).replace(PERSON, "")
        if isinstance(field, Pick):
            # Several things may have one name, of which not all can be picked here.
            named = [item for item in field.items if plain(self._speaker.item(item)) == written]
            only = named or (list(field.items) if written == GIVEN and len(field.items) == 1 else [])
            return only[0] if only else self._grammar.things(written)
        return self._grammar.things(written)

    def _named(self, action: type[Action], said: str, *, verbless: bool = True) -> Iterator[dict[str, str]]:
        """What is named by a text, in every way in which it can say an action of this kind.

        Not ``verbless`` is what nobody asked for, such as a standing order: a thing alone does not say it.
        """
        sayings = (saying for saying in self._sayings(action) if verbless or not saying.is_verbless)
        yield from (named for saying in sayings if (named := saying.read(said)) is not None)

    def _sayings(self, action: type[Action]) -> Sequence[Saying]:
        return self._grammar.sayings(f"{self._game}-action-{kind_of(action)}")

    # Plans: a sentence for each field

    def _plans(self, text: str, moves: OpenDecisions, names: Mapping[str, str]) -> Iterator[Meant]:
        """The plans that say just these sentences."""
        sentences = [self._seated(plain(sentence)) for sentence in _SENTENCE.split(text) if sentence.strip()]
        kind = self._speaker.rules.plan_kind
        for form in (form for decision in moves for form in decision.forms if form.kind == kind):
            filled: dict[str, str] = {}
            for sentence in sentences:
                filled |= self._planned(form, sentence, names, filled)
            values = read_filled(form, filled, names) if len(filled) == len(sentences) else None
            if values is not None:
                yield values

    def _planned(
        self, form: Form, sentence: str, names: Mapping[str, str], filled: Mapping[str, str]
    ) -> dict[str, str]:
        """The field of a plan that a sentence is about, with what it says of it; nothing if it is about none."""
        for field in form.fields:
            if field.name in filled:
                continue
            said = self._grammar.sentence(f"{self._game}-action-{form.kind}.{field.name}-said").read(sentence)
            written = None if said is None else self._in_field(field, said.get(field.name, GIVEN))
            if written is not None and read_field(field, written, names) is not None:
                return {field.name: written}
        return {}


def _is_out_of_place(field: Field, written: str) -> bool:
    """Whether a number stands where a person should, or a person among things.

    In "2 soles for 3 coins" nobody is named, and in "a sole, Bruno" there is no number.
    """
    if isinstance(field, Pick | Picks) and field.people:
        return written.isdigit()
    return isinstance(field, Amounts) and PERSON in written


def _one_by_one(written: str) -> list[str]:
    """Things of a list, each as often as it is counted: "2 potatoes" twice."""
    parts = []
    for part in _PARTS.split(written):
        counted = _COUNTED.fullmatch(part)
        parts += [part] if counted is None else [counted["thing"]] * int(counted["count"])
    return parts


def _cards(written: str, cards: Iterable[str], names: Mapping[str, str]) -> Counter[str] | None:
    """So many of one card, called by its name or by the number with which it begins: "4 kg", "2 cards of 3 kg", "3"."""
    counted = _COUNTED.fullmatch(written)
    ways = [(written, 1)] if counted is None else [(written, 1), (counted["thing"], int(counted["count"]))]
    found = (Counter({card: count}) for way, count in ways for card in cards if _is_card(card, way, names))
    return next(found, None)


def _is_card(card: str, written: str, names: Mapping[str, str]) -> bool:
    return names.get(written, written) == card or (
        written.isdigit() and re.fullmatch(rf"{written}\D*", card) is not None
    )


def _counts(value: object) -> Counter[str]:
    """How many there are of each thing where a field may hold several; of what holds one there is nothing to count."""
    match value:
        case Mapping():
            return Counter({str(item): count for item, count in value.items()})
        case tuple():
            return Counter(map(str, value))
        case str() if BATCH.match(value):
            counted = (part.split("x", 1) for part in value.split())
            return Counter({item: int(count) for count, item in counted})
        case _:
            return Counter()


def _with_marks(said: str, things: Mapping[str, str]) -> str:
    """The same with ``#2`` for what lies on the table under several words, so that it cannot be taken apart."""
    for name in sorted((name for name in things if " " in name), key=len, reverse=True):
        said = re.sub(rf"(?<![\w{THING}]){re.escape(name)}(?!\w)", f"{THING}{things[name]}", said)
    return said


def _different(found: Iterable[T]) -> list[T]:
    kept: list[T] = []
    for each in found:
        if each not in kept:
            kept.append(each)
    return kept
