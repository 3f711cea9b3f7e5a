"""What somebody may know of a state."""

from games.kernel.record import Record, Seat


class View(Record):
    """All that one seat, or a spectator, may know. Built field by field from what is allowed, never by leaving out."""

    seat: Seat | None
