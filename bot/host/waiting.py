"""Which tables wait for a person."""

from collections.abc import Sequence
from datetime import datetime

from bot.host.hosted import HostedTable
from bot.store import Status, TableRecord


def waiting_since(record: TableRecord, person_id: int) -> datetime | None:
    """Since when a table has waited for a person, as everybody may see it; None if it does not. No lesson waits."""
    if record.lesson is not None:
        return None
    seat = record.seat_of(person_id)
    opened = [window.opened_at for window in record.windows if window.open and seat in window.asked]
    return min(opened) if opened and record.status is Status.RUNNING else None


def waits_for(hosted: HostedTable, person_id: int) -> bool:
    """Whether a table waits for a person, and not for their computer or for the end of a pause."""
    seat = hosted.record.seat_of(person_id)
    if seat is None or not hosted.moves_allowed or hosted.record.lesson is not None:
        return False
    return hosted.person_plays(seat) and bool(hosted.to_decide(seat))


def oldest_first(tables: Sequence[HostedTable], person_id: int) -> list[HostedTable]:
    """The tables that wait for a person, the oldest question first."""
    waiting = [hosted for hosted in tables if waits_for(hosted, person_id)]
    return sorted(waiting, key=lambda hosted: waiting_since(hosted.record, person_id) or hosted.record.moved_at)
