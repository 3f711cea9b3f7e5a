"""What can happen at the Bazaar."""

from typing import ClassVar

from games.kernel import Event, Seat


class Happened(Event):
    what: str
    seat: Seat | None = None
    numbers: tuple[int, ...] = ()


class Revealed(Happened):
    reveals: ClassVar[bool] = True
