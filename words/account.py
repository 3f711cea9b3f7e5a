"""A move in a line: what it did is a sentence, and what followed from that is joined to it.

What is a detail of something else the catalogue knows: the message of such an event has an attribute ``joined``, a few
words that go on from a sentence about the same person ("pays 3"). Where somebody else is meant, their name stands
before them. An empty one says that the board shows as much; the log tells every event in full. What an order did is
said once: its owner reads what everybody reads, and that it was their order.
"""

from collections.abc import Iterator, Sequence

from games.kernel import Event, OrderActed, Seat
from games.kernel.things import bare
from words.naming import STOP
from words.speaker import KERNEL_EVENTS, Speaker

LINE = 200
"""So many characters of a move stand in one line; one that brought more has a line for each sentence."""


def in_lines(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    """A move in one line; where it brought so much that nobody would read that, sentence by sentence."""
    said = list(_sentences(speaker, events))
    line = " ".join(said)
    return [line] if line and len(bare(line)) <= LINE else said


def _sentences(speaker: Speaker, events: Sequence[Event]) -> Iterator[str]:
    head: Event | None = None
    details: list[Event] = []
    acted: OrderActed | None = None
    for event in events:
        if head is not None and speaker.is_detail(event) and _goes_on(speaker, head, event):
            details.append(event)
            continue
        if head is not None and not _is_told_by(event, head):
            yield _sentence(speaker, head, details, acted)
        acted = head if isinstance(head, OrderActed) and _is_told_by(event, head) else None
        head, details = event, []
    if head is not None:
        yield _sentence(speaker, head, details, acted)


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


def _sentence(speaker: Speaker, head: Event, details: Sequence[Event], acted: OrderActed | None) -> str:
    said, subject = speaker.event(head), _subject(head)
    name, sign = ("", "") if subject is None else (speaker.person(subject), speaker.sign(subject))
    if f"{STOP} " in said:
        subject = None  # after two sentences nobody knows of whom it goes on
    for alike in _together(speaker, details):
        who, words = _subject(alike[0]), speaker.detail(alike)
        if words:
            addressed = speaker.addresses(alike[0])
            said = speaker.joined(said.removesuffix(STOP), words, who, goes_on=who == subject, addressed=addressed)
            subject = who
    bold = f"{sign}**{name}**{said.removeprefix(name)}" if name and said.startswith(name) else said
    return bold if acted is None else speaker.as_ordered(acted, bold)


def _subject(event: Event) -> Seat | None:
    """Who did it."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None


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
