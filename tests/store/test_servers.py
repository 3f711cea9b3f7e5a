"""What the managers of a server have set."""

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
