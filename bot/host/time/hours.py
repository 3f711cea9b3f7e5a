"""A person's hours: when they may be disturbed, and how much of a stretch of time is theirs to think in."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.store import NO_ZONE, Person, TableRecord

GRID = timedelta(minutes=15)
"""Every time zone of today changes, and every whole hour anywhere begins, at a quarter of an hour of UTC."""
SATURDAY = 5
NIGHT = (22, 8)
"""When people sleep who have not said when."""


@dataclass(frozen=True, slots=True)
class Hours:
    """Quiet hours and weekends in a time zone, and a vacation. What is not closed by one of them is open."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    """From which hour until which one they sleep, as their clocks show them."""
    away: tuple[datetime, datetime] | None = None
    weekends_off: bool = False

    def without_quiet(self) -> "Hours":
        """The same for somebody who never sleeps."""
        return replace(self, quiet=None)

    def is_open(self, at: datetime) -> bool:
        """Whether this instant is theirs to think in."""
        return not self._is_away(at) and not self._is_shut(at)

    def is_quiet(self, at: datetime) -> bool:
        """Whether a message would wake them or follow them on their vacation; a weekend is no night."""
        return not replace(self, weekends_off=False).is_open(at)

    def next_open(self, at: datetime) -> datetime:
        """The first open instant from here on."""
        while not self.is_open(at):
            at = self._next(at)
        return at

    def after_quiet(self, at: datetime) -> datetime:
        """The first instant from here on that is not quiet."""
        return replace(self, weekends_off=False).next_open(at)

    def after(self, start: datetime, amount: timedelta) -> datetime:
        """The open instant at which so much open time has passed since the start."""
        at = self.next_open(start)
        if self._is_always_open():
            return at + amount
        while True:
            until = self._next(at)
            if self.is_open(at):
                if amount < until - at:
                    return at + amount
                amount -= until - at
            at = until

    def between(self, start: datetime, end: datetime) -> timedelta:
        """How much open time lies between two instants."""
        total = timedelta()
        while start < end:
            until = min(self._next(start), end)
            if self.is_open(start):
                total += until - start
            start = until
        return total

    def _is_always_open(self) -> bool:
        return self.quiet is None and self.away is None and not self.weekends_off

    def _is_away(self, at: datetime) -> bool:
        return self.away is not None and self.away[0] <= at < self.away[1]

    def _is_shut(self, at: datetime) -> bool:
        if self.quiet is None and not self.weekends_off:
            return False
        local = at.astimezone(ZoneInfo(self.zone))
        if self.weekends_off and local.weekday() >= SATURDAY:
            return True
        if self.quiet is None:
            return False
        begins, ends = self.quiet
        return begins <= local.hour < ends if begins <= ends else local.hour >= begins or local.hour < ends

    def _next(self, at: datetime) -> datetime:
        """The next instant at which it may change whether they are there."""
        if self.away is not None and self._is_away(at):
            return self.away[1]
        since = (at - datetime.min.replace(tzinfo=UTC)) % GRID
        quarter = at - since + GRID
        return min(quarter, self.away[0]) if self.away is not None and at < self.away[0] else quarter


def hours_of(person: Person, weekends_off: bool = False) -> Hours:
    """When a person may be disturbed, and when their time runs."""
    chosen = (
        None if person.quiet_from is None or person.quiet_until is None else (person.quiet_from, person.quiet_until)
    )
    quiet = None if chosen is None or chosen[0] == chosen[1] else chosen
    away = None if person.away_from is None or person.away_until is None else (person.away_from, person.away_until)
    return Hours(person.zone, quiet, away, weekends_off)


def reminding_hours(person: Person, table: TableRecord) -> Hours:
    """When a person may be reminded: whoever has chosen no quiet hours sleeps as people do where the table stands.

    That is for reminders only. Who plays late is told that it is their turn, and no deadline moves for a guess.
    """
    hours = hours_of(person, table.weekends_off)
    if person.quiet_from is not None:
        return hours
    return replace(hours, zone=table.zone if person.zone == NO_ZONE else person.zone, quiet=NIGHT)
