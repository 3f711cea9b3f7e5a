"""Processes that think, so that nobody has to wait for them: what is pressing comes first.

One thing at a time is given to a process, and no more than it can begin at once: so whoever has to move goes before
those who would like to know something, and these before what has time.
"""

import asyncio
import heapq
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from enum import IntEnum
from itertools import count
from typing import ParamSpec, TypeVar

log = logging.getLogger(__name__)

MOST_THINKERS = 4
"""So many processes think at the same time at most, and one fewer than there are cores; the rest stands in a queue."""
CALM = 10
"""How far processes that think stand back behind the one that serves people."""

P = ParamSpec("P")
T = TypeVar("T")


class Urgency(IntEnum):
    """Who is served first."""

    MOVE = 0
    """A computer that has to move: a table waits."""
    HINT = 1
    """Somebody looks at "Thinking…"."""
    REVIEW = 2
    """It comes when it comes."""


class Thinkers:
    """The processes, from the first thought on: where nobody needs one that thinks, there are none."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or usual_processes()
        self._pool: ProcessPoolExecutor | None = None
        self._busy = 0
        self._numbers = count()
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []

    async def think(self, urgency: Urgency, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of some work, in another process; once more in a new one if the old one was killed."""
        await self._turn(urgency)
        try:
            try:
                return await self._do(work, *args, **kwargs)
            except BrokenProcessPool:
                log.warning("a process that thought has died; another one thinks")
                return await self._do(work, *args, **kwargs)
        finally:
            self._next()

    def close(self) -> None:
        """Think no more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._pool is None:
            alone = multiprocessing.get_context("spawn")  # a fork would take our connections along
            self._pool = ProcessPoolExecutor(self._processes, mp_context=alone, initializer=_stand_back)
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
        except BrokenProcessPool:
            if self._pool is pool:  # else whoever thought beside it has begun new processes already
                self._pool = None
            raise

    async def _turn(self, urgency: Urgency) -> None:
        """Wait until a process is free and nobody is more pressing."""
        if self._busy < self._processes:
            self._busy += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (urgency, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it was given to somebody who no longer wants it
            raise

    def _next(self) -> None:
        """Let the most pressing begin; if nobody waits, a process is free."""
        while self._waiting:
            *_, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._busy -= 1


def usual_processes() -> int:
    """As many as there are cores beside the one for the process that serves people, but few."""
    return max(1, min(MOST_THINKERS, (os.cpu_count() or 1) - 1))


def _stand_back() -> None:
    os.nice(CALM)
