"""Time and ids: the server reads the hour from here only, so that tests can turn the hands."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

from typing_extensions import override

DISCORD_EPOCH = 1_420_070_400.0


class Timer(Protocol):
    """Something that will happen, and can be called off."""

    def cancel(self) -> None:
        """Call it off."""


class Clock(Protocol):
    """What the hour is, and what happens later."""

    def now(self) -> float:
        """Seconds since 1970."""

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call once, that many seconds from now."""


class RealClock(Clock):
    """The clock on the wall; needs a running event loop."""

    @override
    def now(self) -> float:
        return time.time()

    @override
    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, call)


class _Alarm:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class HandClock(Clock):
    """A clock that stands still until a test moves it."""

    def __init__(self, now: float | None = None) -> None:
        self._now = time.time() if now is None else now
        self._order = itertools.count()
        self._alarms: list[tuple[float, int, _Alarm]] = []

    @override
    def now(self) -> float:
        return self._now

    @override
    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call once, when the hand has been moved that far."""
        alarm = _Alarm(call)
        heapq.heappush(self._alarms, (self._now + seconds, next(self._order), alarm))
        return alarm

    def advance(self, seconds: float) -> None:
        """Move the hand; whatever falls due on the way happens at its own time."""
        until = self._now + seconds
        while self._alarms and self._alarms[0][0] <= until:
            self._now, _, alarm = heapq.heappop(self._alarms)
            if alarm.call is not None:
                alarm.call()
        self._now = until


class Snowflakes:
    """Ids as Discord gives them: time in the upper bits, always increasing, written as text."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def __call__(self) -> str:
        """The next id."""
        at = int((self._clock.now() - DISCORD_EPOCH) * 1000) << 22
        self._last = max(self._last + 1, at)
        return str(self._last)

    def apart(self) -> str:
        """An id in a millisecond of its own: default avatars and shards are chosen by the upper bits."""
        self._last += 1 << 22
        return self()


def born(snowflake: str) -> float:
    """When an id was given, in seconds since 1970."""
    return (int(snowflake) >> 22) / 1000 + DISCORD_EPOCH


def iso(seconds: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
