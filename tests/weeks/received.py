"""What people get from the bot, written down as it arrives: new messages, edits, and whom a message calls."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from difflib import ndiff
from enum import StrEnum

from playground.components import Kind
from playground.event import Event
from playground.person import Person
from playground.refusal import Json
from playground.seen import Seen, label_of
from playground.world import World


class Where(StrEnum):
    """Where somebody reads a message."""

    CHANNEL = "channel"
    DIRECT = "direct message"
    ANSWER = "answer to a press"


class How(StrEnum):
    """What became of a message."""

    NEW = "new"
    EDITED = "edited"
    STRIPPED = "buttons off"
    GONE = "deleted"


@dataclass(frozen=True)
class Received:
    """A message, or a change of one, as it stood when it arrived."""

    at: datetime
    where: Where
    how: How
    readers: tuple[str, ...]
    """The ids of those who get to see it."""
    called: tuple[str, ...]
    """Those of them whose phone makes a sound."""
    lines: tuple[str, ...]
    """What is to be read; of an edit what came and went."""


class Postbag:
    """Listens to all that the bot sends to some people, from the first message on."""

    def __init__(self, world: World, people: Sequence[Person]) -> None:
        self.received: list[Received] = []
        self._world = world
        self._people = {person.id for person in people}
        self._shown: dict[str, tuple[str, ...]] = {}
        world.listeners.append(self._hear)

    def of(self, person: Person) -> list[Received]:
        """All that one of them got."""
        return [each for each in self.received if person.id in each.readers]

    def _hear(self, event: Event) -> None:
        message = event.message
        if message is None or event.channel is None or message.author is not self._world.bot or message.is_loading:
            return
        readers = self._people & ({event.person} if event.person else self._readers(event))
        if not readers:
            return
        seen, before = Seen(self._world, message), self._shown.get(message.id)
        now = () if event.name == "MESSAGE_DELETE" else (*_words(seen), *_controls(seen))
        self._shown[message.id] = now
        how = _how(event, before, now, stripped=before is not None and now == _without_controls(before))
        if how is None:
            return
        where = Where.ANSWER if event.person else Where.DIRECT if event.channel.is_dm else Where.CHANNEL
        called = self._called(seen, where, readers) if how is How.NEW else ()
        said = now if before is None else tuple(_changes(before, now)) if how is How.EDITED else ()
        at = datetime.fromtimestamp(self._world.clock.now(), UTC)
        self.received.append(Received(at, where, how, tuple(sorted(readers)), called, said))

    def _readers(self, event: Event) -> set[str]:
        assert event.channel is not None
        return {each.id for each in event.channel.recipients} if event.channel.is_dm else self._people

    def _called(self, seen: Seen, where: Where, readers: set[str]) -> tuple[str, ...]:
        """A direct message always makes a sound unless it is sent without one; in a channel only for who is named."""
        if seen.silent or where is Where.ANSWER:
            return ()
        named = readers if where is Where.DIRECT else readers.intersection(seen.message.mentions)
        return tuple(sorted(named))


CONTROL = "    ["


def _words(seen: Seen) -> Iterator[str]:
    yield from seen.text.splitlines()
    for each in seen.components:
        for item in each.get("items", ()):
            yield f"    (picture: {' '.join(item.get('description', '').split())})"


def _controls(seen: Seen) -> Iterator[str]:
    """What can be pressed, a row in a line; of a menu what is chosen now."""
    for row in seen.components:
        if row["type"] == Kind.ROW:
            yield f"{CONTROL}{'] ['.join(map(_control, row['components']))}]"


def _control(component: Json) -> str:
    if component["type"] == Kind.BUTTON:
        return f"{label_of(component)}{' (not now)' if component.get('disabled') else ''}"
    chosen = ", ".join(line["label"] for line in component["options"] if line.get("default"))
    return f"{chosen or component.get('placeholder', '')} ▾"


def _without_controls(lines: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(line for line in lines if not line.startswith(CONTROL))


def _how(event: Event, before: tuple[str, ...] | None, now: tuple[str, ...], *, stripped: bool) -> How | None:
    """What became of a message; None if nobody can see a difference."""
    if event.name == "MESSAGE_DELETE":
        return How.GONE
    if before is None:
        return How.NEW
    if now == before:
        return None
    return How.STRIPPED if stripped else How.EDITED


def _changes(before: Sequence[str], now: Sequence[str]) -> Iterator[str]:
    return (line for line in ndiff(before, now) if line[0] in "+-")
