"""One transaction: everything that one click changes is written together or not at all."""

from enum import StrEnum

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
from bot.store.servers import Servers
from bot.store.tables import Tables
from bot.store.timers import Timers
from bot.store.traces import Traces
from bot.store.whole import Whole


class Summons(StrEnum):
    """What one process calls out to the others that serve the same hall."""

    TIMERS = "timers"
    """There may be an earlier timer."""
    LEFT = "left"
    """It goes, and has given back what it had taken."""


class Transaction:
    """All that is kept, by thing, as it is in one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.leaves = False
        """Whether the others are told that this process goes."""
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
        self.traces = Traces(connection)
        self.whole = Whole(connection)
        self.census = Census(connection)

    @property
    def calls(self) -> list[Summons]:
        """What the other processes are to hear when this is committed."""
        timers = [Summons.TIMERS] if self.timers.changed else []
        return [*timers, Summons.LEFT] if self.leaves else timers
