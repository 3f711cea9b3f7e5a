"""The clock of a table stops and goes on: because nobody answers, because all want it, or because a manager says so."""

from datetime import datetime

from bot.host.change import Change
from bot.host.finishing import proceed
from bot.host.posting import refresh, say
from bot.host.time.windows import windows_of
from bot.store import About, Asks, NoteKind, Pause, Person
from games.kernel import Seat


async def pause(change: Change, why: Pause) -> None:
    """Stop the clock of a table, and unless nobody was there anyway also the game."""
    change.update(pause=why, paused_at=change.hosted.record.paused_at or change.now)
    change.note(NoteKind.PAUSED)
    await refresh(change, change.screens.turn(change.hosted, ()))
    await say(change, change.screens.paused(change.hosted), Asks(about=About.PAUSE, subject=why))


async def resume(change: Change) -> None:
    """Let the clock go on: everybody gets back the time in which it stood still, who was silent their whole time."""
    record = change.hosted.record
    if record.pause is Pause.ABSENCE:
        (await windows_of(change)).ask_anew()
    else:
        await give_back(change, record.paused_at or change.now)
    change.update(pause=None, paused_at=None)
    change.note(NoteKind.RESUMED)
    await change.computers_play()  # somebody may have left meanwhile


async def give_back(change: Change, since: datetime) -> None:
    """The time since then did not count."""
    await (await windows_of(change)).give_back(since)


async def go_on(change: Change, person: Person | None = None) -> None:
    """End a pause, and ask again what is asked; whoever wants it has shown that they are there."""
    await resume(change)
    seat = None if person is None else change.hosted.record.seat_of(person.id)
    await forget_misses(change, set() if seat is None else {seat})
    change.update(post_key="")
    await proceed(change)


async def forget_misses(change: Change, seats: set[Seat]) -> None:
    """These seats have missed nothing lately."""
    chairs = change.hosted.record.chairs
    if any(chairs[seat].misses for seat in seats):
        await change.sit(
            [chair.model_copy(update={"misses": 0}) if seat in seats else chair for seat, chair in enumerate(chairs)]
        )
