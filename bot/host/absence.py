"""Absence: what happens when somebody's time runs out, and how the computer takes his seat and gives it back.

Only what everybody could see counts. That somebody did not answer in a reaction nobody may know, so it is no miss; and
that he answered there makes no earlier miss good.
"""

from collections.abc import Mapping
from datetime import datetime

from bot.host.change import Change
from bot.host.clockwork import Question, questions
from bot.store import About, Asks, Chair, NoteKind, Pause, Status
from games.kernel import Nature, Seat

MOST_MISSES = 2
COUNTED = frozenset({Nature.TURN, Nature.SEALED})
"""Where a missing answer is a miss. A market that closes at its hour is none: nobody had to do anything there."""


async def run_out(change: Change, decision: str) -> None:
    """The time of a question has run out: defaults for all who owe an answer, and what follows for them."""
    table = change.hosted.running
    window = change.hosted.record.window(decision)
    missed: list[Seat] = []
    for seat in window.asked if window is not None else ():
        owed = next((asked for asked in table.owed(seat) if asked.id == decision), None)
        if owed is not None:
            await change.skip(seat, decision)
            if owed.nature in COUNTED:
                missed.append(seat)
    await _count(change, missed)
    await change.computers_play()
    await change.announce()
    if not table.over:
        await _draw_consequences(change, missed)


async def _count(change: Change, missed: list[Seat]) -> None:
    if not missed:
        return
    chairs = list(change.hosted.record.chairs)
    for seat in missed:
        chairs[seat] = chairs[seat].model_copy(update={"misses": chairs[seat].misses + 1})
    everybody = all(chair.misses for chair in chairs if chair.active)
    for seat in missed:
        if chairs[seat].misses >= MOST_MISSES and not everybody:
            chairs[seat] = chairs[seat].model_copy(update={"held": True})
            change.note(NoteKind.HELD, chairs[seat].name)
    await change.sit(chairs)


async def _draw_consequences(change: Change, missed: list[Seat]) -> None:
    """Tell about a seat that the computer has taken; stop the clock of a table at which nobody answers any more."""
    chairs = change.hosted.record.chairs
    for seat in missed:
        if chairs[seat].held:
            await change.say(change.screens.held(change.hosted, seat), Asks(about=About.SEAT, seat=seat))
            person = await change.person_in(seat)
            await change.send(
                person, change.screens.your_seat(change.hosted, person), Asks(about=About.SEAT, seat=seat)
            )
    if missed and all(chair.misses for chair in chairs if chair.active):
        await pause(change, Pause.ABSENCE)


async def forgive(change: Change, before: Mapping[str, Question]) -> None:
    """Whoever has answered so that everybody could see it has missed nothing lately."""
    now = questions(change.hosted)
    answered = {
        seat
        for name, question in before.items()
        if question.decision.nature is not Nature.REACTION
        for seat in question.seats
        if name not in now or seat not in now[name].seats
    }
    await excuse(change, answered)


async def excuse(change: Change, seats: set[Seat]) -> None:
    """Forget the misses of these seats."""
    chairs = change.hosted.record.chairs
    if any(chairs[seat].misses for seat in seats):
        await change.sit(
            [chair.model_copy(update={"misses": 0}) if seat in seats else chair for seat, chair in enumerate(chairs)]
        )


# The clock stops and goes on


async def pause(change: Change, why: Pause) -> None:
    """Stop the clock of a table, and unless nobody was there anyway also the game."""
    change.update(pause=why, paused_at=change.now)
    change.note(NoteKind.PAUSED)
    await change.refresh(change.screens.turn(change.hosted, ()))
    await change.say(change.screens.paused(change.hosted), Asks(about=About.PAUSE))


async def resume(change: Change) -> None:
    """Let the clock go on: everybody gets back the time in which it stood still."""
    since = change.hosted.record.paused_at or change.now
    await give_back(change, since)
    change.update(pause=None, paused_at=None)
    change.note(NoteKind.RESUMED)
    await change.computers_play()  # somebody may have left meanwhile


async def give_back(change: Change, since: datetime) -> None:
    """The time since then did not count."""
    await (await change.clockwork()).give_back(since)


# Seats change hands


async def change_chair(change: Change, seat: Seat, chair: Chair) -> None:
    """Somebody else, or somebody again, plays in a seat."""
    chairs = change.hosted.record.chairs
    await change.sit([chair if other == seat else old for other, old in enumerate(chairs)])


async def end(change: Change) -> None:
    """Close a table before its game is over."""
    change.note(NoteKind.ENDED)
    change.update(status=Status.CANCELLED, pause=None, paused_at=None, vote=None, undo=None, windows=())
    await change.tx.timers.remove_all(change.record_id)
    await change.post(change.screens.ended(change.hosted))
