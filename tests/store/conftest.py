"""A database in a file, and one on a server."""

from collections.abc import AsyncIterator

import pytest

from bot.store import Store
from tests.database import Database, address, open_database


@pytest.fixture
def url(database: Database) -> str:
    return address(database)


@pytest.fixture
async def store(database: Database) -> AsyncIterator[Store]:
    store = await open_database(database)
    yield store
    await store.close()
