"""News: what somebody is told in person after something has happened, each thing once.

Who is meant before all others is called: a secret goes by direct message, what everybody may know as they like to be
called. What they may know and not everybody, but need not do anything about, stands on their slip without a sound.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.host import slips
from bot.host.change import Change
from bot.host.posting import say
from bot.host.time.hours import hours_of
from bot.store import About, Asks, Call, Person
from games.kernel import Event, OrderActed, Seat, Topic, seen_by
from games.kernel.marks import things_named


class News(NamedTuple):
    """What somebody is told in person, how they are called if at all, and what of it they may answer."""

    seat: Seat
    person: Person
    events: list[Event]
    way: Call | None
    asks: tuple[Topic, ...]


async def gather(change: Change) -> list[News]:
    """What happened that somebody may know and not everybody, or that is meant for them before all others."""
    return [
        each
        for seat, person_id in change.hosted.people()
        if (each := _news_of(change, seat, await change.person(person_id))) is not None
    ]


def _news_of(change: Change, seat: Seat, person: Person) -> News | None:
    known = _known(change, seat)
    events = [event for event in seen_by(seat, change.events) if event not in known and not event.quiet]
    meant = [event for event in events if _is_secret(event) or _is_called_by(change, seat, event)]
    if not meant:
        return None
    way = _way(change, seat, person, [event for event in meant if _is_called_by(change, seat, event)])
    return News(seat, person, meant, way, () if way is None else _asked_by(change, seat, meant))


def _is_secret(event: Event) -> bool:
    return not event.visible_to(None)


def _is_called_by(change: Change, seat: Seat, event: Event) -> bool:
    """Whether an event is meant for this player; who has just moved has before their eyes what everybody may know."""
    if seat not in event.addressed or _is_settled(change, seat, event):
        return False
    return _is_secret(event) or not _moved(change, seat)


def _is_settled(change: Change, seat: Seat, event: Event) -> bool:
    """Whether a plan or an order of this player has dealt with it: that is told with what comes next, not by itself."""
    return any(
        event in move and any(isinstance(each, OrderActed) and each.to == (seat,) for each in move)
        for move in change.played
    )


def _way(change: Change, seat: Seat, person: Person, calling: Sequence[Event]) -> Call | None:
    """A secret goes by direct message or not at all; what everybody may know, as the person likes to be called."""
    if any(map(_is_secret, calling)):
        return Call.DM if person.reachable else None
    if not calling or person.reminders is Call.NONE or not change.hosted.person_plays(seat):
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
    """Tell people what concerns them, each once: who has just got a new slip has read it there."""
    for each in told:
        if each.way is Call.DM and each.seat not in change.given:
            here = not change.hosted.record.is_shared  # it came of their own move, and they look
            silent = here or slips.has_just_rung(change, each.seat, asks=bool(each.asks))
            await slips.give(change, each.seat, _lines(change, each), silent=silent)
        if each.way is Call.MENTION:
            asks = [Asks(about=About.QUESTION, seat=each.seat, subject=topic.decision) for topic in each.asks]
            public = [event for event in each.events if not _is_secret(event)]
            await say(change, change.screens.addressed(change.hosted, each.person, public), *asks[:1])


def _lines(change: Change, each: News) -> list[str]:
    return [f"- {line}" for line in change.screens.news(change.hosted, each.events, each.person, each.seat)]
