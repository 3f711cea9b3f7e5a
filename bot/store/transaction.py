"""One transaction: everything that one click changes is written together or not at all."""

from enum import StrEnum
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.asked import Asked
from bot.store.census import Census
from bot.store.derived import Derived
from bot.store.drafts import Drafts, TypedTexts
from bot.store.leases import Leases
from bot.store.outbox import Outbox
from bot.store.people import People
from bot.store.processes import Processes
from bot.store.requests import Requests
from bot.store.results import Results
from bot.store.reviews import Reviews
from bot.store.seasons import Seasons
from bot.store.servers import Servers
from bot.store.tables import Tables
from bot.store.timers import Timers
from bot.store.tournaments import Tournaments
from bot.store.traces import Traces
from bot.store.whole import Whole
from bot.store.wishes import Wishes


class Summons(StrEnum):
    """What one process calls out to the others that serve the same hall."""

    TIMERS = "timers"
    """There may be an earlier timer."""
    LEFT = "left"
    """It goes, and has given back what it had taken."""
    STOPPED = "stopped"
    """Discord has had too many requests: for how long nobody may send any is written down."""
    HURRY = "hurry"
    """A channel, whose number follows, may be open again: what waits for it is tried now."""


class Called(NamedTuple):
    """A call, with the number of what it is about."""

    what: Summons
    number: int = 0

    def __str__(self) -> str:
        return f"{self.what}:{self.number}" if self.number else self.what.value


def read_call(text: str) -> Called | None:
    """What was called; None if a newer version has called what this one does not know."""
    what, _, number = text.partition(":")
    return Called(Summons(what), int(number or 0)) if what in {each.value for each in Summons} else None


class Transaction:
    """All that is kept, by thing, as it is in one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._calls: list[Called] = []
        self.people = People(connection)
        self.tables = Tables(connection)
        self.outbox = Outbox(connection)
        self.timers = Timers(connection)
        self.servers = Servers(connection)
        self.drafts = Drafts(connection)
        self.typed = TypedTexts(connection)
        self.requests = Requests(connection)
        self.asked = Asked(connection)
        self.reviews = Reviews(connection)
        self.leases = Leases(connection)
        self.processes = Processes(connection)
        self.results = Results(connection)
        self.derived = Derived(connection)
        self.seasons = Seasons(connection)
        self.wishes = Wishes(connection)
        self.tournaments = Tournaments(connection)
        self.traces = Traces(connection)
        self.whole = Whole(connection)
        self.census = Census(connection)

    def call(self, called: Called) -> None:
        """Call the other processes when this is committed."""
        self._calls.append(called)

    @property
    def calls(self) -> list[Called]:
        """What the other processes are to hear when this is committed."""
        return [*([Called(Summons.TIMERS)] if self.timers.changed else []), *self._calls]
