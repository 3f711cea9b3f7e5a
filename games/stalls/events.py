"""What happens in Stall against Stall, all of it in plain sight but the choice."""

from typing import ClassVar

from games.kernel import Event, Seat
from games.stalls.components import Good


class Chose(Event):
    """Somebody has chosen a card; which, nobody else knows."""

    passing: ClassVar[bool] = True
    seat: Seat


class Laid(Event):
    """A card was laid at a stall, all at the same time."""

    reveals: ClassVar[bool] = True
    seat: Seat
    good: Good
    crates: int


class HandsPassed(Event):
    """Everybody gave their hand to a neighbour."""

    reveals: ClassVar[bool] = True
    left: bool


class DayEnded(Event):
    """Everybody has laid their cards: it is evening."""

    day: int


class StallSold(Event):
    """What a stall earned in the evening; the seat is the first one of the family."""

    seat: Seat
    goods: tuple[Good, ...]
    """What it sold alone."""
    shared: tuple[Good, ...]
    """Of what another stall had as many crates."""
    regulars: int
    """What its regular customers paid."""
    earned: int
    """All of that in coins."""
    coins: int
    """What the family has now."""


class DayBegan(Event):
    """New prices, new hands."""

    reveals: ClassVar[bool] = True
    day: int
