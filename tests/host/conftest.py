"""A house for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.host.house import House, open_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await open_house(tmp_path / "house")
    yield house
    await house.store.close()
