"""How people answer while a game runs. It is kept with the table, and counts when the game is over: not before.

Only what everybody could see is counted, and only where there was a deadline: see ``bot/host/time/run_out.py``.
"""

from bisect import bisect_left
from collections.abc import Collection
from datetime import timedelta

from bot.store import SPANS, Attendance, TableRecord
from bot.store.club import together
from games.kernel import Seat


def answered(record: TableRecord, seat: Seat, took: timedelta) -> TableRecord:
    """Somebody has answered in time."""
    span = bisect_left(SPANS, took / timedelta(minutes=1))
    return _with(record, seat, missed=0, times=(*([0] * span), 1))


def missed(record: TableRecord, seats: Collection[Seat], decision: str) -> TableRecord:
    """The time of a question has run out for these, and so it counts as asked."""
    windows = tuple(
        window.model_copy(update={"counted": tuple(seat for seat in window.counted if seat not in seats)})
        if window.decision == decision
        else window
        for window in record.windows
    )
    for seat in seats:
        record = _with(record, seat, missed=1, times=())
    return record.model_copy(update={"windows": windows})


def _with(record: TableRecord, seat: Seat, *, missed: int, times: tuple[int, ...]) -> TableRecord:
    person = record.chairs[seat].person_id
    if person is None:
        return record
    before = next((each for each in record.attendance if each.person_id == person), Attendance(person_id=person))
    after = before.model_copy(
        update={
            "asked": before.asked + 1,
            "missed": before.missed + missed,
            "times": together(before.times, times),
        }
    )
    others = tuple(each for each in record.attendance if each.person_id != person)
    return record.model_copy(update={"attendance": (*others, after)})
