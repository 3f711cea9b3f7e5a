"""Time. All of it comes from one clock, so that days can pass in a test."""

from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> datetime:
        """This instant, in UTC."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        """This instant, in UTC."""
        return datetime.now(UTC)
