"""What happens when somebody's time runs out, and how the computer takes their seat.

Only what everybody could see counts. That somebody did not answer in a reaction nobody may know, so it is no miss; and
that they answered there makes no earlier miss good. The same holds where the hand may leave only one answer: it is then
given without them, and nobody may know which answers were.
"""

from collections.abc import Mapping

from bot.host.change import Change
from bot.host.finishing import proceed
from bot.host.pauses import forget_misses, pause
from bot.host.posting import say, send
from bot.host.time.windows import Question, questions
from bot.store import About, Asks, NoteKind, Pause
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
        if owed is None:
            continue
        if owed.nature in COUNTED and not change.hosted.is_veiled(seat, owed):
            missed.append(seat)
        forced = table.forced(seat)
        if forced is not None and forced.id == decision:
            await change.settle(seat, forced)
        else:
            await change.skip(seat, decision)
    await _count(change, missed)
    await change.computers_play()
    await proceed(change)
    if not table.over:
        await _draw_consequences(change, missed)


async def _count(change: Change, missed: list[Seat]) -> None:
    if not missed:
        return
    chairs = list(change.hosted.record.chairs)
    for seat in missed:
        chairs[seat] = chairs[seat].model_copy(update={"misses": chairs[seat].misses + 1})
    everybody = all(chair.misses for chair in chairs if chair.person_plays)
    for seat in missed:
        if chairs[seat].misses >= MOST_MISSES and not everybody:
            chairs[seat] = chairs[seat].model_copy(update={"computer_plays": True})
            change.note(NoteKind.COMPUTER_TOOK_OVER, chairs[seat].name)
    await change.sit(chairs)


async def _draw_consequences(change: Change, missed: list[Seat]) -> None:
    """Tell about a seat that the computer has taken; stop the clock of a table at which nobody answers any more."""
    chairs = change.hosted.record.chairs
    for seat in missed:
        if chairs[seat].computer_plays:
            asks = Asks(about=About.SEAT, seat=seat)
            await say(change, change.screens.computer_took_over(change.hosted, seat), asks)
            person = await change.person_in(seat)
            await send(change, person, change.screens.your_seat(change.hosted, person), asks)
    if missed and all(chair.misses for chair in chairs if chair.person_plays):
        await pause(change, Pause.ABSENCE)


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
