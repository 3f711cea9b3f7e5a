"""What the managers of a server have set."""

import asyncio

import pytest

from bot.store import Server, Store

pytestmark = pytest.mark.databases("sqlite", "postgresql")

GUILD = 2**62 + 5


async def test_a_server_has_the_defaults_until_something_is_set(store: Store) -> None:
    server = Server(id=GUILD, channels=(GUILD + 7, GUILD + 8), language="fr", pace="weekly")
    async with store.transaction() as tx:
        assert await tx.servers.find(GUILD) == Server(id=GUILD)
        await tx.servers.keep(server)
        assert await tx.servers.find(GUILD) == server
        await tx.servers.keep(server.model_copy(update={"channels": ()}))
        assert (await tx.servers.find(GUILD)).channels == ()


@pytest.mark.defect(31)
async def test_what_two_managers_set_at_once_is_both_kept(store: Store) -> None:
    async def set_pace() -> None:
        async with store.transaction() as tx:
            server = await tx.servers.lock(GUILD)
            await tx.servers.keep(server.model_copy(update={"pace": "weekly"}))

    async with store.transaction() as tx:
        server = await tx.servers.lock(GUILD)
        other = asyncio.create_task(set_pace())
        for number in range(20):  # the other one has had its chance to look at what was there before
            await tx.servers.keep(server.model_copy(update={"most_tables": number}))
    await other
    async with store.reading() as look:
        assert await look.servers.find(GUILD) == Server(id=GUILD, pace="weekly", most_tables=19)
