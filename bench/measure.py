"""Medians of several rounds, and the table they are printed in."""

import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

ROUNDS = 5
AS_OPERATED = ("shared_buffers=128MB",)
"""How a PostgreSQL is started that is measured: it waits for its disk and tidies up after itself, as SQLite does and as
whoever runs the bot has it; its memory is what it takes by itself."""


class Figure(NamedTuple):
    """One measured thing beside what it is compared with."""

    what: str
    value: float
    unit: str
    yardstick: str = ""
    bound: float | None = None
    at_least: bool = True

    @property
    def holds(self) -> bool:
        """Whether the figure is on the right side of its bound."""
        if self.bound is None:
            return True
        return self.value >= self.bound if self.at_least else self.value <= self.bound

    def __str__(self) -> str:
        bound = ""
        if self.bound is not None:
            sign = ">=" if self.at_least else "<="
            bound = f"{sign} {self.bound:,.1f} {self.yardstick}  {'ok' if self.holds else 'MISSED'}"
        return f"  {self.what:54}{self.value:14,.1f} {self.unit:14}{bound}".rstrip()


def interleaved(*measures: Callable[[], float]) -> list[float]:
    """The median of each measure over several rounds, taken in turn so that all meet the same weather."""
    rounds = [[measure() for measure in measures] for _ in range(ROUNDS)]
    return [statistics.median(column) for column in zip(*rounds, strict=True)]


def microseconds(call: Callable[[], object], times: int = 300) -> float:
    """How long a call takes."""
    start = time.perf_counter()
    for _ in range(times):
        call()
    return (time.perf_counter() - start) / times * 1e6
