"""One transaction: everything that one click changes is written together or not at all."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.drafts import Drafts, TypedTexts
from bot.store.outbox import Outbox
from bot.store.people import People
from bot.store.requests import Requests
from bot.store.servers import Servers
from bot.store.tables import Tables
from bot.store.timers import Timers


class Transaction:
    """All that is kept, by thing, as it is in one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.people = People(connection)
        self.tables = Tables(connection)
        self.outbox = Outbox(connection)
        self.timers = Timers(connection)
        self.servers = Servers(connection)
        self.drafts = Drafts(connection)
        self.typed = TypedTexts(connection)
        self.requests = Requests(connection)
