"""What happens when somebody's time runs out, and how the computer takes their seat.

Only what everybody could see counts. That somebody did not answer in a reaction nobody may know, so it is no miss; and
that they answered there makes no earlier miss good. The same holds where the hand may leave only one answer: it is then
given without them, and nobody may know which answers were.
"""

from collections.abc import Mapping

from bot.host.change import Change
from bot.host.club import attendance
from bot.host.finishing import proceed
from bot.host.pauses import forget_misses, pause
from bot.host.posting import say, send
from bot.host.time.questions import COUNTED, Question, questions
from bot.store import About, Asks, NoteKind, Pause, Timer
from games.kernel import Decision, Nature, Seat

MOST_MISSES = 2


async def run_out(change: Change, timer: Timer) -> None:
    """The time of a question has run out: defaults for all who owe an answer, unless nobody is there any more."""
    table = change.hosted.running
    silent = [(seat, owed) for seat in _asked(change, timer.decision) if (owed := _owed(change, seat, timer.decision))]
    missed = [seat for seat, owed in silent if owed.nature in COUNTED and not change.hosted.is_veiled(seat, owed)]
    nobody = _nobody_is_there(change, timer.decision, missed)
    change.hosted.record = attendance.missed(change.hosted.record, missed, timer.decision)
    await _count(change, missed)
    if nobody:
        await pause(change, Pause.ABSENCE)  # with its timer: a manager may turn this into another pause
        return
    await change.tx.timers.remove([timer])
    for seat, _ in silent:
        await _answer_for(change, seat, timer.decision)
    taken = await _hand_to_computer(change, missed)
    await change.computers_play()
    await proceed(change)
    if not table.over:
        await _tell_of_taken(change, taken)


def _asked(change: Change, decision: str) -> tuple[Seat, ...]:
    window = change.hosted.record.window(decision)
    return () if window is None else window.asked


def _owed(change: Change, seat: Seat, decision: str) -> Decision | None:
    return next((owed for owed in change.hosted.owed(seat) if owed.id == decision), None)


async def _answer_for(change: Change, seat: Seat, decision: str) -> None:
    """The only answer that somebody has, or the default; none if that of another has answered for them."""
    forced = change.hosted.running.forced(seat)
    if forced is not None and forced.id == decision:
        await change.settle(seat, forced)
    elif _owed(change, seat, decision) is not None:
        await change.skip(seat, decision)


def _nobody_is_there(change: Change, decision: str, missed: list[Seat]) -> bool:
    """Whether the table stops before anything is played for those who did not answer.

    So it is if with them all who play have let their last question run out, and if several were asked and none of them
    answered. Those who were all silent before are absent: else a few could hold up the others again and again.
    """
    chairs = change.hosted.record.chairs
    if missed and all(chair.misses or seat in missed for seat, chair in enumerate(chairs) if chair.person_plays):
        return True
    window = change.hosted.record.window(decision)
    asked = {each.seat for each in window.own if chairs[each.seat].person_plays} if window is not None else set()
    return len(missed) > 1 and asked == set(missed) and not all(chairs[seat].misses for seat in missed)


async def _count(change: Change, missed: list[Seat]) -> None:
    if missed:
        chairs = enumerate(change.hosted.record.chairs)
        counted = [chair.model_copy(update={"misses": chair.misses + (seat in missed)}) for seat, chair in chairs]
        await change.sit(counted)


async def _hand_to_computer(change: Change, missed: list[Seat]) -> list[Seat]:
    """Let the computer play for those of these who have missed too much; who that is."""
    chairs = list(change.hosted.record.chairs)
    taken = [seat for seat in missed if chairs[seat].misses >= MOST_MISSES]
    for seat in taken:
        chairs[seat] = chairs[seat].model_copy(update={"computer_plays": True})
        change.note(NoteKind.COMPUTER_TOOK_OVER, chairs[seat].name)
    if taken:
        await change.sit(chairs)
    return taken


async def _tell_of_taken(change: Change, taken: list[Seat]) -> None:
    """Tell everybody, and whoever sat there, that the computer plays in a seat, and what can be done about it."""
    for seat in taken:
        asks = Asks(about=About.SEAT, seat=seat)
        person = await change.person_in(seat)
        called = () if person.reachable else (person.id,)
        await say(change, change.screens.computer_took_over(change.hosted, seat, called), asks)
        await send(change, person, change.screens.your_seat(change.hosted, person), asks)


async def forgive_answered(change: Change, before: Mapping[str, Question]) -> None:
    """Whoever has answered so that everybody could see it has missed nothing lately."""
    now = questions(change.hosted)
    answered = {
        seat
        for name, question in before.items()
        if question.decision.nature is not Nature.REACTION
        for seat in question.seats
        if seat not in question.veiled
        if name not in now or seat not in now[name].seats
    }
    await forget_misses(change, answered)
