"""A house for each test."""

from collections.abc import AsyncIterator

import pytest

from tests.database import Database
from tests.host.house import House, open_house


@pytest.fixture
async def house(database: Database) -> AsyncIterator[House]:
    house = await open_house(database)
    yield house
    await house.store.close()
