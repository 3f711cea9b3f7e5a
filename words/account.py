"""A move in a line: what it did is a sentence, and what followed from that is joined to it.

What is a detail of something else the catalogue knows: the message of such an event has an attribute ``joined``, a few
words that go on from a sentence about the same person ("pays 3"). Where somebody else is meant and nothing else was
said of them, their name stands before them; what several do alike is one sentence, and what came of it the next. An
empty one says that the board shows as much; the log tells every event in full. What an order did is said once: its
owner reads what everybody reads, and that it was their order. What several do alike, one after the other, is said of
the first; of the others only the attribute ``again`` ("Bruno to 12"), and who had planned it finds that behind it. Of
what has an attribute ``more`` ("and onions") that of one person stands together, whoever was first.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise, takewhile

from games.kernel import Event, OrderActed, Seat
from games.kernel.marks import Mark, marks_of
from games.kernel.things import bare
from words.naming import STOP
from words.speaker import KERNEL_EVENTS, Joined, Speaker

LINE = 200
"""So many characters of a move stand in one line; one that brought more has a line for each sentence."""
SHORT = 150
"""So many of several moves."""


def in_lines(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """A move in one line; where it brought so much that nobody would read that, sentence by sentence."""
    said = _sentences(speaker, events)
    line = " ".join(said)
    return [line] if line and len(bare(line)) <= LINE else said


def moves_in_lines(speaker: Speaker, moves: Sequence[Sequence[Event]]) -> list[str]:
    """Moves, a line each; where one goes on from the one before, by the same person or alike, both in a short one."""
    runs: list[list[Event]] = []
    before: Sequence[Event] = ()
    for move in moves:
        if before and _goes_on_from(speaker, runs[-1], before, move):
            runs[-1] += move
        elif move:
            runs.append([*move])
        before = move
    return [line for run in runs for line in in_lines(speaker, run)]


def _goes_on_from(speaker: Speaker, run: Sequence[Event], before: Sequence[Event], move: Sequence[Event]) -> bool:
    """Whether a move can share the line of those before it, the last of which is given too."""
    if not move or _only_answers(before) is not _only_answers(move):
        return False  # who has answered since is no part of what came of the answers before
    by_same = _subject(before[0]) == _subject(move[0]) is not None
    if not by_same and not speaker.carries_on(before[-1], move[0]):
        return False
    return len(bare(" ".join(_sentences(speaker, [*run, *move])))) <= SHORT


def _only_answers(move: Sequence[Event]) -> bool:
    return all(event.passing for event in move)


@dataclass
class _Told:
    """A sentence: what happened, what is joined to it, and the order that did it."""

    head: Event
    acted: OrderActed | None
    details: list[Event] = field(default_factory=list)

    @property
    def last(self) -> Event:
        """From what somebody else may go on."""
        return self.details[-1] if self.details else self.head


def _sentences(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """Sentence by sentence; what is done alike by one after the other is one."""
    runs: list[list[_Told]] = []
    for told in _parts(speaker, events):
        if runs and speaker.carries_on(runs[-1][-1].last, told.head):
            runs[-1].append(told)
        else:
            runs.append([told])
    return [_run(speaker, run) for run in runs]


def _run(speaker: Speaker, run: Sequence[_Told]) -> str:
    """What is done alike by one after the other; by one alone, that it was ordered is said first."""
    first, *others = _by_person(speaker, run)
    if not others:
        said = _sentence(speaker, first)
        return said if first.acted is None else speaker.as_ordered(first.acted, said)
    said = _with_order(speaker, first, _sentence(speaker, first))
    for before, told in pairwise((first, *others)):
        said = _with_order(speaker, told, _sentence(speaker, told, (said, before)))
    return said


def _by_person(speaker: Speaker, run: Sequence[_Told]) -> Sequence[_Told]:
    """What is done alike, of each person together where that can be said in fewer words."""
    if not all(speaker.says_more(told.head) for told in run):
        return run
    people = [_people(told.head) for told in run]
    return sorted(run, key=lambda told: people.index(_people(told.head)))


def _with_order(speaker: Speaker, told: _Told, said: str) -> str:
    return said if told.acted is None else speaker.also_ordered(told.acted, said.removesuffix(STOP))


def _parts(speaker: Speaker, events: Sequence[Event]) -> list[_Told]:
    """What has a sentence of its own, each with its details."""
    told: list[_Told] = []
    for place, event in enumerate(events):
        if _is_told_later(speaker, event, events[place + 1 :]):
            continue
        before = told[-1] if told else None
        goes_on = _joins(speaker, told, event) if speaker.is_detail(event) else None
        if goes_on is not None:
            goes_on.details.append(event)
        elif before is not None and isinstance(before.head, OrderActed) and _is_told_by(event, before.head):
            told[-1] = _Told(event, before.head)
        else:
            told.append(_Told(event, None))
    return told


def _is_told_later(speaker: Speaker, event: Event, later: Sequence[Event]) -> bool:
    """Whether what an order did in secret is told when all answers are opened."""
    if not isinstance(event, OrderActed) or (later and _is_told_by(later[0], event)):
        return False
    return any(speaker.tells_of(each, event) for each in later)


def _joins(speaker: Speaker, told: Sequence[_Told], detail: Event) -> _Told | None:
    """The sentence that a detail goes on from: the last one, unless each person has one of the same kind."""
    if not told or not _goes_on(speaker, told[-1].head, detail):
        return None
    last, who = told[-1], _subject(detail)
    if last.acted is not None and detail.kind == last.head.kind and who != _subject(last.head):
        return None  # what others do alike was not in this person's plan
    in_turn = takewhile(lambda each: each.head.kind == last.head.kind and _is_about_one(each), reversed(told))
    own = next((each for each in in_turn if who is not None and _subject(each.head) == who), None)
    if own is not None and _goes_on(speaker, own.head, detail):
        return own
    return last if _is_alike(speaker, last, detail) else None


def _is_about_one(told: _Told) -> bool:
    """Whether a sentence is about one person, and nobody else in it."""
    return all(_subject(each) == _subject(told.head) for each in told.details)


def _is_alike(speaker: Speaker, last: _Told, detail: Event) -> bool:
    """Whether a detail about somebody else goes on: not from a detail, unless they do alike."""
    return not speaker.is_detail(last.head) or _subject(detail) is None or detail.kind == last.head.kind


def _is_told_by(event: Event, before: Event) -> bool:
    """Whether an event tells what the order did that was carried out just before it."""
    if not isinstance(before, OrderActed) or before.to is None:
        return False
    return any(getattr(event, role, None) in before.to for role in ("seat", "partner"))


def _goes_on(speaker: Speaker, head: Event, detail: Event) -> bool:
    """Whether a detail can be joined to what is said of an event: of people only to what somebody did."""
    if isinstance(head, KERNEL_EVENTS) or (_subject(head) is None and _subject(detail) is not None):
        return False
    return speaker.event(head).endswith(STOP)


def _sentence(speaker: Speaker, told: _Told, before: tuple[str, _Told] | None = None) -> str:
    """What is told of a part; where it goes on from a sentence, that with it.

    Of whoever is named there without a verb ("Bruno to 12") nothing goes on.
    """
    said, subject = speaker.event(told.head), _subject(told.head)
    name, sign = ("", "") if subject is None else (speaker.person(subject), speaker.sign(subject))
    if before is not None:
        line, last = before[0].removesuffix(STOP), before[1].head
        same = speaker.says_more(told.head) and _people(last) == _people(told.head)
        said, name, subject = speaker.carried_on(line, told.head, more=same), "", None
    elif f"{STOP} " in said:
        subject = None  # after two sentences nobody knows of whom it goes on
    details = _own_first(_together(speaker, told.details), subject)
    joined = [(alike[0], words) for alike in details if (words := speaker.detail(alike))]
    for place, (detail, words) in enumerate(joined, 1):
        who, addressed = _subject(detail), speaker.addresses(detail)
        way = _way(who, subject, [_subject(each) for each, _ in joined[place:]], addressed=addressed)
        said = speaker.joined(said.removesuffix(STOP), words, who, way)
        subject = who
    return f"{sign}**{name}**{said.removeprefix(name)}" if name and said.startswith(name) else said


def _way(who: Seat | None, before: Seat | None, after: Sequence[Seat | None], *, addressed: bool) -> Joined:
    """How a detail is joined: by whom it goes on from, and whether more of the same person follows."""
    if who is None:
        return Joined.REST
    if who == before:
        return Joined.SAME if after[:1] == [who] else Joined.LAST
    return Joined.YOU if addressed else Joined.OTHER


def _subject(event: Event) -> Seat | None:
    """Who did it."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None


def _people(event: Event) -> tuple[object, ...]:
    """Whom it is about, in every role that it has."""
    kind: type = type(event)
    return tuple(getattr(event, name) for name, mark in marks_of(kind).items() if mark is Mark.SEAT)


def _own_first(details: Sequence[list[Event]], subject: Seat | None) -> list[list[Event]]:
    """The details, of those of one kind first the one about the person of whom the sentence is."""
    alike = [list(several) for _, several in groupby(details, lambda each: each[0].kind)]
    return [each for run in alike for each in sorted(run, key=lambda one: _subject(one[0]) != subject)]


def _together(speaker: Speaker, details: Sequence[Event]) -> list[list[Event]]:
    """The details, with those of one kind and person together that are said as one, by their sum."""
    found: list[list[Event]] = []
    for event in details:
        alike = [each for each in found if _is_added(speaker, each[0], event)]
        if alike:
            alike[0].append(event)
        else:
            found.append([event])
    return found


def _is_added(speaker: Speaker, first: Event, event: Event) -> bool:
    return speaker.adds_up(event) and (first.kind, _subject(first)) == (event.kind, _subject(event))
