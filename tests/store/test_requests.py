"""A request that is handed over twice is heard once."""

from datetime import timedelta

import pytest

from bot.store import Store
from tests.store.examples import NOON

pytestmark = pytest.mark.databases("sqlite", "postgresql")

REQUEST = 2**62 + 5


async def heard_for_the_first_time(store: Store) -> bool:
    async with store.transaction() as tx:
        return await tx.requests.first_time(REQUEST, NOON)


async def test_a_request_is_new_once(store: Store) -> None:
    assert await heard_for_the_first_time(store)
    assert not await heard_for_the_first_time(store)


async def test_the_screen_that_answered_a_request_is_new_too_once(store: Store) -> None:
    assert await heard_for_the_first_time(store)
    for first in (True, False):
        async with store.transaction() as tx:
            assert await tx.requests.first_from(REQUEST, NOON) is first


async def test_a_request_is_remembered_for_a_day(store: Store) -> None:
    assert await heard_for_the_first_time(store)
    async with store.transaction() as tx:
        await tx.requests.forget(NOON + timedelta(days=1))
    assert not await heard_for_the_first_time(store)
    async with store.transaction() as tx:
        await tx.requests.forget(NOON + timedelta(days=1, seconds=1))
    assert await heard_for_the_first_time(store)
