"""Taking moves back: what stands since somebody's last move, and whether it can be taken back.

What somebody did that the others cannot know of (a standing order, an answer in a reaction) must not show here either:
it neither makes a vote of what would be free, nor the other way round, and stands again afterwards if it can. A move
that a standing order made counts as made by its owner.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.host.change import Change
from bot.host.finishing import proceed
from bot.host.posting import send
from games.kernel import Event, OrderActed, Refusal, Seat, Table
from games.kernel.log import MoveEntry


class Step(NamedTuple):
    """A move that still stands, with its number in the log and what came of it."""

    number: int
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
    before = table.beginning().awaited()
    for replayed in table.replay():
        after = replayed.table.awaited()
        if replayed.entry.seat == seat:
            steps = []
        if steps or replayed.entry.seat == seat:
            asks = [(who, asked.id) for who, asked in after] != [(who, asked.id) for who, asked in before]
            steps.append(Step(replayed.number, replayed.entry, replayed.events, asks))
        before = after
    return steps


def moves_of(table: Table, seat: Seat) -> int:
    """How many moves of a seat stand."""
    return sum(entry.seat == seat for entry in table.standing())


def acts_of_others(steps: list[Step], seat: Seat, computers: set[Seat]) -> int:
    """How often other people have acted since, as far as this seat may know."""
    others = [step.entry.seat not in (seat, *computers) and not step.is_hidden_from(seat) for step in steps]
    ordered = [
        isinstance(event, OrderActed) and event.to != (seat,) and not computers.issuperset(event.to or ())
        for step in steps
        for event in step.events
    ]
    return sum(others) + sum(ordered)


def are_these(steps: list[Step], seat: Seat, numbers: Sequence[int]) -> bool:
    """Whether these very moves of the log would be taken back, and nothing else that this seat could know of."""
    named, since = steps[: len(numbers)], steps[len(numbers) :]
    return [step.number for step in named] == [*numbers] and all(step.is_hidden_from(seat) for step in since)


def reveals(steps: list[Step]) -> bool:
    """Whether something was revealed since."""
    return any(is_shown(step.events) for step in steps)


def is_shown(events: Sequence[Event]) -> bool:
    """Whether something hidden was shown by these; that a standing order acted tells its owner alone."""
    return any(event.reveals and not isinstance(event, OrderActed) for event in events)


def is_possible(steps: list[Step]) -> bool:
    """Whether nothing at all was revealed since."""
    return not any(event.reveals for step in steps for event in step.events)


async def take_back(change: Change, seat: Seat, steps: list[Step]) -> list[Event]:
    """Take moves back, and what that tells; what others had done in secret meanwhile is done again."""
    told = await change.undo(len(steps))
    for step in steps:
        if step.entry.seat != seat and step.is_hidden_from(seat):
            await _do_again(change, step.entry)
    await change.computers_play()  # one may play now for somebody who was asked then
    await proceed(change, by=change.hosted.record.chairs[seat].person_id, reopened=True)
    return told


async def _do_again(change: Change, entry: MoveEntry) -> None:
    try:
        await change.repeat(entry)
    except Refusal:
        if change.hosted.person_plays(entry.seat):
            person = await change.person_in(entry.seat)
            await send(change, person, change.screens.secret_lost(change.hosted, person))
