"""Rest: edits of direct messages that nobody waits for.

They make no sound, so in a quick game, in which such a message would be edited twice for every move, it is edited when
the table has been quiet for a while, or when something is taken away from it that could still be pressed. What it says
then is what is true then.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.host.time.clock import Clock
from bot.store import Notice, NoticeKind

LONGEST = timedelta(minutes=10)
"""So long a direct message may lag behind a table that is never quiet."""


class _Resting(NamedTuple):
    notice: Notice
    task: asyncio.Task[None]


class Rest:
    """The edits that wait, each by the notice that it is about.

    ``pause`` sleeps until an instant, or less, and says whether the house is still open then; ``send`` gets what has
    rested.
    """

    def __init__(
        self, clock: Clock, pause: Callable[[datetime], Awaitable[bool]], send: Callable[[Notice], None]
    ) -> None:
        self._clock = clock
        self._pause = pause
        self._send = send
        self._resting: dict[int, _Resting] = {}
        self._latest: dict[int, datetime] = {}
        """Until when what has rested here may rest, however much happens, by its id; the first to wake comes first."""

    @property
    def tasks(self) -> set[asyncio.Task[None]]:
        """What waits for an instant."""
        return {each.task for each in self._resting.values()}

    def rests(self, notice: Notice) -> bool:
        """Whether a notice that is not sent yet rests: here, or in another process that has put it off."""
        return _can_rest(notice) and self._clock.now() < self._until(notice)

    def _until(self, notice: Notice) -> datetime:
        return min(notice.due_at, self._latest.get(notice.id, notice.due_at))

    def takes(self, notice: Notice) -> bool:
        """Whether a notice rests now. What rests about the same message rests on with it, or is sent before it."""
        before = self._resting.pop(notice.about or 0, None)
        if before is not None:
            before.task.cancel()
        now = self._clock.now()
        if not _can_rest(notice):
            if before is not None:
                self._send(before.notice)
            return False
        self._forget_long_sent(now)
        self._latest.setdefault(notice.id, now + LONGEST)
        until = self._until(notice)
        if until <= now:
            return False
        self._resting[notice.about or 0] = _Resting(notice, asyncio.create_task(self._wait(notice, until)))
        return True

    def _forget_long_sent(self, now: datetime) -> None:
        while self._latest and next(iter(self._latest.values())) + LONGEST <= now:
            del self._latest[next(iter(self._latest))]

    async def _wait(self, notice: Notice, until: datetime) -> None:
        while self._clock.now() < until:
            if not await self._pause(until):
                return  # it is sent at the next start
        del self._resting[notice.about or 0]
        self._send(notice)


def _can_rest(notice: Notice) -> bool:
    return notice.kind is NoticeKind.EDIT and notice.person_id is not None and not notice.attempts
