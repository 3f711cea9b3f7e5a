"""Faults on demand: what a test can make go wrong between the bot and this Discord."""

from dataclasses import dataclass, field
from enum import StrEnum
from fnmatch import fnmatchcase

from playground.refusal import Json


class Effect(StrEnum):
    """What goes wrong with a request."""

    ANSWER = "answer instead of doing the work"
    DELAY = "do the work late"
    LOSE = "do the work, then answer with the status"
    CUT = "do the work, then cut the connection"


@dataclass(slots=True)
class Fault:
    """One thing that goes wrong, for the next `times` requests to a matching route."""

    effect: Effect
    route: str
    times: int
    status: int = 0
    body: Json = field(default_factory=dict)
    retry_after: float = 0.0
    everywhere: bool = False
    seconds: float = 0.0


class Faults:
    """The list of what is to go wrong. A route is written `POST /channels/*/messages`; `*` is any."""

    def __init__(self) -> None:
        self._requests: list[Fault] = []
        self._doubled: dict[str, int] = {}

    def answer(self, status: int, *, route: str = "*", times: int = 1, code: int = 0, message: str = "") -> None:
        """Answer with an error and do nothing."""
        body: Json = {"message": message or f"{status}: on demand", "code": code}
        self._requests.append(Fault(Effect.ANSWER, route, times, status, body))

    def rate_limit(self, retry_after: float, *, route: str = "*", times: int = 1, everywhere: bool = False) -> None:
        """Answer 429 and do nothing."""
        fault = Fault(Effect.ANSWER, route, times, 429, retry_after=retry_after, everywhere=everywhere)
        self._requests.append(fault)

    def delay(self, seconds: float, *, route: str = "*", times: int = 1) -> None:
        """Take a while before doing the work."""
        self._requests.append(Fault(Effect.DELAY, route, times, seconds=seconds))

    def lose_answer(self, *, route: str = "*", times: int = 1, status: int = 502) -> None:
        """Do the work, but answer as if it had failed."""
        body: Json = {"message": f"{status}: the answer was lost", "code": 0}
        self._requests.append(Fault(Effect.LOSE, route, times, status, body))

    def cut(self, *, route: str = "*", times: int = 1) -> None:
        """Do the work, but cut the connection instead of answering."""
        self._requests.append(Fault(Effect.CUT, route, times))

    def double(self, event: str, *, times: int = 1) -> None:
        """Dispatch the next such gateway events twice."""
        self._doubled[event] = self._doubled.get(event, 0) + times

    def next_for(self, route: str) -> Fault | None:
        """The fault that hits this request, if any; it is used up."""
        for fault in self._requests:
            if fnmatchcase(route, fault.route):
                fault.times -= 1
                if fault.times <= 0:
                    self._requests.remove(fault)
                return fault
        return None

    def left(self, route: str) -> int:
        """How many requests to this route are still to go wrong."""
        return sum(fault.times for fault in self._requests if fault.route == route)

    def is_doubled(self, event: str) -> bool:
        """Whether this dispatch is to be sent twice."""
        if self._doubled.get(event, 0) > 0:
            self._doubled[event] -= 1
            return True
        return False
