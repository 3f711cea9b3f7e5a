"""Taking moves back: at once while nobody else has done anything, else if all others agree; never behind a reveal.

What somebody did that the others cannot know of (a standing order, an answer in a reaction) must not show here either:
it neither makes a vote of what would be free, nor the other way round, and stands again afterwards if it can. A move
that a standing order made counts as made by its owner.
"""

from typing import NamedTuple

from bot.host.change import Change
from bot.refusals import HouseReason
from bot.store import About, Asks
from games.kernel import Event, OrderActed, Reason, Refusal, Seat, Table
from games.kernel.table import MoveEntry


class Step(NamedTuple):
    """A move that still stands, with what came of it."""

    entry: MoveEntry
    events: list[Event]
    asks: bool
    """Whether other questions were open after it, or other people asked, than before."""

    def is_hidden_from(self, seat: Seat) -> bool:
        """Whether neither this seat nor everybody could notice anything."""
        return not self.asks and not any(event.visible_to(None) or event.visible_to(seat) for event in self.events)


def steps_since(table: Table, seat: Seat) -> list[Step]:
    """The last move of a seat and all that came after it; empty if it has made none."""
    steps: list[Step] = []
    before = table.game.awaited(table.game.start(table.seats, table.options, table.dice), table.seats)
    for replayed in table.replay():
        after = table.game.awaited(replayed.state, table.seats)
        if replayed.entry.seat == seat:
            steps = []
        if steps or replayed.entry.seat == seat:
            asks = [(who, asked.id) for who, asked in after] != [(who, asked.id) for who, asked in before]
            steps.append(Step(replayed.entry, replayed.events, asks))
        before = after
    return steps


def acts(steps: list[Step], seat: Seat, computers: set[Seat]) -> int:
    """How often other people have acted since, as far as this seat may know."""
    others = [step.entry.seat not in (seat, *computers) and not step.is_hidden_from(seat) for step in steps]
    ordered = [
        isinstance(event, OrderActed) and event.to != (seat,) and not computers.issuperset(event.to or ())
        for step in steps
        for event in step.events
    ]
    return sum(others) + sum(ordered)


def _reveals(steps: list[Step]) -> bool:
    return any(event.reveals and not isinstance(event, OrderActed) for step in steps for event in step.events)


async def ask(change: Change, seat: Seat) -> bool:
    """Take back the last move of a seat, or ask the others to agree; whether it was done at once."""
    hosted = change.hosted
    steps = steps_since(hosted.running, seat)
    if not steps:
        raise Refusal(Reason.NOTHING_TO_UNDO, "", moves=1)
    if _reveals(steps):
        raise Refusal(Reason.REVEALED, "", moves=len(steps))
    by = hosted.record.chairs[seat].person_id
    others = [person for person in hosted.active() if person != by]
    acted = acts(steps, seat, set(hosted.computers()))
    if not acted or not others:
        await _take_back(change, seat, steps)
        return True
    change.update(undo={"by": by, "seat": seat, "acted": acted, "waiting": others, "agreed": True})
    await change.say(change.screens.undo_asked(hosted), Asks(about=About.UNDO))
    return False


async def answer(change: Change, person_id: int, agrees: bool) -> None:
    """One of the others agrees, or not; what comes of it is told when all have answered, and not who said what."""
    request = change.hosted.record.undo
    if request is None or person_id not in request["waiting"]:
        raise Refusal(HouseReason.NOT_YOUR_UNDO)
    seat = request["seat"]
    steps = steps_since(change.hosted.running, seat)
    if not steps or acts(steps, seat, set(change.hosted.computers())) != request["acted"]:
        change.update(undo=None)
        raise Refusal(HouseReason.NOT_YOUR_UNDO)
    waiting = [other for other in request["waiting"] if other != person_id]
    agreed = request["agreed"] and agrees
    change.update(undo={**request, "waiting": waiting, "agreed": agreed})
    if waiting:
        return
    change.update(undo=None)
    possible = not any(event.reveals for step in steps for event in step.events)
    if agreed and possible:
        await _take_back(change, seat, steps)
    else:
        await change.say(change.screens.not_agreed(change.hosted, "undo"))


async def _take_back(change: Change, seat: Seat, steps: list[Step]) -> None:
    await change.undo(len(steps))
    for step in steps:
        if step.entry.seat != seat and step.is_hidden_from(seat):
            await change.restore(step.entry)
    change.update(post_key="")
    await change.announce(by=change.hosted.record.chairs[seat].person_id, reopened=True)
