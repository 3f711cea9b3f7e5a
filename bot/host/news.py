"""News: what somebody is told in person after something has happened, each thing once.

That is what they may know and not everybody, and what is meant for them although everybody may know it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.host.change import Change
from bot.host.posting import say, send
from bot.host.time.hours import hours_of
from bot.store import About, Asks, Call, Person
from games.kernel import Event, Seat, Topic, seen_by
from games.kernel.marks import things_named


class News(NamedTuple):
    """What somebody is told in person, how, and what of it they may answer."""

    seat: Seat
    person: Person
    events: list[Event]
    way: Call
    asks: tuple[Topic, ...]


async def gather(change: Change) -> list[News]:
    """What happened that somebody may know and not everybody, or that is meant for them before all others."""
    return [
        each
        for seat, person_id in change.hosted.people()
        if (each := await _news_of(change, seat, await change.person(person_id))) is not None
    ]


async def _news_of(change: Change, seat: Seat, person: Person) -> News | None:
    known = _known(change, seat)
    events = [event for event in seen_by(seat, change.events) if event not in known and not event.quiet]
    secret = [event for event in events if not event.visible_to(None)]
    meant = [event for event in events if event in secret or (seat in event.addressed and not _moved(change, seat))]
    way = _way_in_person(change, seat, person, secret=bool(secret))
    return News(seat, person, meant, way, _asked_by(change, seat, meant)) if meant and way is not None else None


def _way_in_person(change: Change, seat: Seat, person: Person, *, secret: bool) -> Call | None:
    """A secret goes by direct message or not at all; what everybody may know, as the person likes to be called."""
    if secret:
        return Call.DM if person.reachable else None
    if person.reminders is Call.NONE or not change.hosted.person_plays(seat):
        return None
    quiet = hours_of(person, change.hosted.record.weekends_off).is_quiet(change.now)
    return Call.DM if person.reachable and (quiet or person.reminders is Call.DM) else Call.MENTION


def _moved(change: Change, seat: Seat) -> bool:
    """Whether this player has just moved: then they have before their eyes what everybody may know."""
    return change.own_move is not None and change.own_move[0] == seat


def _known(change: Change, seat: Seat) -> list[Event]:
    """What this player knows, because they did it themselves and learned nothing by it."""
    if change.own_move is None or not _moved(change, seat):
        return []
    return [event for event in change.own_move[1] if not event.reveals]


def _asked_by(change: Change, seat: Seat, events: Sequence[Event]) -> tuple[Topic, ...]:
    """What events name that lies on the table, and that this player may answer."""
    named = {thing for event in events for thing in things_named(event)}
    return tuple(topic for topic in change.hosted.running.topics(seat) if topic.id in named and len(topic.answers) > 1)


async def tell(change: Change, told: Sequence[News]) -> None:
    """Tell people what concerns them, each once."""
    for each in told:
        screens, hosted = change.screens, change.hosted
        if each.way is Call.DM:
            await send(change, each.person, screens.told(hosted, each.person, each.events, each.asks))
        else:
            asks = [Asks(about=About.QUESTION, seat=each.seat, subject=topic.decision) for topic in each.asks]
            await say(change, screens.addressed(hosted, each.person, each.events), *asks[:1])
