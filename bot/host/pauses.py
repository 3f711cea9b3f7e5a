"""The clock of a table stops and goes on: because nobody answers, because all want it, or because a manager says so."""

from datetime import datetime, timedelta

from bot.host.change import Change
from bot.host.finishing import proceed
from bot.host.posting import refresh, say
from bot.host.time.windows import windows_of
from bot.store import About, Asks, ConsentRequest, NoteKind, Pause, Person, Subject, Timer, TimerKind
from games.kernel import Seat


async def pause(change: Change, why: Pause, days: int = 0) -> None:
    """Stop the clock of a table, and unless nobody was there anyway also the game; with days it goes on by itself."""
    until = change.now + timedelta(days=days) if days else None
    change.update(pause=why, paused_at=change.hosted.record.paused_at or change.now, pause_until=until)
    await _forget_end(change)
    if until is not None:
        await change.tx.timers.add([Timer(kind=TimerKind.GO_ON, at=until, table_id=change.table_id)])
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
    change.update(pause=None, paused_at=None, pause_until=None, consents=_without_resume(record.consents))
    await _forget_end(change)
    change.note(NoteKind.RESUMED)
    await change.computers_play()  # somebody may have left meanwhile


async def _forget_end(change: Change) -> None:
    timers = await change.tx.timers.of_table(change.table_id)
    await change.tx.timers.remove([timer for timer in timers if timer.kind is TimerKind.GO_ON])


def _without_resume(consents: tuple[ConsentRequest, ...]) -> tuple[ConsentRequest, ...]:
    return tuple(request for request in consents if request.subject is not Subject.RESUME)


async def give_back(change: Change, since: datetime) -> None:
    """The time since then did not count."""
    await (await windows_of(change)).give_back(since)


def not_yet_given_back(since: datetime, given_until: datetime | None, now: datetime) -> datetime:
    """From when on time that did not count is still to be given back.

    Who did so before may have died before everybody had theirs, and begins anew. What was given back by an instant that
    is yet to come tells nothing: the clock was wrong then.
    """
    return given_until if given_until is not None and since < given_until <= now else since


async def go_on(change: Change, person: Person | None = None) -> None:
    """End a pause, and call everybody who is asked; whoever wants it has shown that they are there."""
    await resume(change)
    seat = None if person is None else change.hosted.record.seat_of(person.id)
    await forget_misses(change, set() if seat is None else {seat})
    change.update(post_key="")
    await proceed(change, by=None if person is None else person.id, again=True)


async def forget_misses(change: Change, seats: set[Seat]) -> None:
    """These seats have missed nothing lately."""
    chairs = change.hosted.record.chairs
    if any(chairs[seat].misses for seat in seats):
        await change.sit(
            [chair.model_copy(update={"misses": 0}) if seat in seats else chair for seat, chair in enumerate(chairs)]
        )
