"""Of several processes one has something, and what a dead one had goes to another."""

from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime

import pytest
import sqlalchemy as sa

from bot.host.health import Health
from bot.host.leases import Leases
from bot.host.time.clock import SystemClock
from bot.store import Store, Taken, Transaction, schema
from bot.store.engine import StoreIsAwayError
from tests.host.house import House

pytestmark = pytest.mark.databases("postgresql")

LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)


def process(house: House) -> Leases:
    return Leases(house.store, Health(SystemClock()))


async def run_out(store: Store) -> None:
    """All processes were silent for too long."""
    async with store.transaction() as tx:
        await tx.leases._connection.execute(sa.update(schema.leases).values(until=LONG_AGO))


async def test_one_has_it_until_it_is_given_back(house: House) -> None:
    one, other = process(house), process(house)
    assert [await one.take("clock"), await one.take("clock"), await other.take("clock")] == [
        Taken.FREE,
        Taken.FREE,
        None,
    ]
    assert (one.holds("clock"), other.holds("clock")) == (True, False)
    await one.give_back("clock")
    assert await other.take("clock") is Taken.FREE
    await other.close()
    assert await one.take("clock") is Taken.FREE


async def test_what_a_dead_process_had_is_taken_over_and_it_notices_when_it_comes_back(house: House) -> None:
    frozen, other = process(house), process(house)
    await frozen.take("clock")
    await run_out(house.store)
    assert await other.take("clock") is Taken.LEFT
    frozen.look_again.append(frozen._closing.set)  # one beat
    await frozen.run()
    assert (frozen.holds("clock"), other.holds("clock")) == (False, True)
    await frozen.give_back("clock")
    assert await frozen.take("clock") is None


async def test_whoever_could_not_give_something_back_can_have_it_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = process(house), process(house)

    def lost() -> AbstractAsyncContextManager[Transaction]:
        raise StoreIsAwayError("all connections are lost")

    await one.take("messages")
    with monkeypatch.context() as away:
        away.setattr(house.store, "transaction", lost)
        with pytest.raises(StoreIsAwayError):
            await one.give_back("messages")
    one.look_again.append(one._closing.set)  # one beat, with which it prolongs what it has
    await one.run()
    assert await other.take("messages") is None
    assert await one.take("messages") is Taken.LEFT, "what it was doing may be half done"
    await one.give_back("messages")
    assert await other.take("messages") is Taken.FREE
