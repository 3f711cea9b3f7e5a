"""``python -m bot check``: before a first start, everything that the bot needs is tried, one line each."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from typing import NamedTuple

import aiohttp
import discord

from bot.front.client import intents
from bot.front.emojis import REFUSED, missing
from bot.front.gateway import chosen
from bot.front.logs import told
from bot.shards import Shards
from bot.store.engine import UnwritableDatabaseError, open_store
from render.picture.fonts import covers

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    embed_links=True,
    create_public_threads=True,
    create_private_threads=True,
    read_message_history=True,
)
LETTERS = "AZaz09éçãßØ×–…"
"""Some of those that names and boards are written with."""
PATIENCE = 30.0
"""So many seconds Discord may take to tell of all servers."""


class Checked(NamedTuple):
    """One thing that was tried."""

    what: str
    well: bool
    found: str

    def __str__(self) -> str:
        return f"{'ok' if self.well else 'NO':<3} {self.what:<12} {self.found}"


async def check(
    token: str | None,
    database_url: str,
    shards: Shards | None = None,
    connector: aiohttp.BaseConnector | None = None,
) -> AsyncGenerator[Checked, None]:
    """Try all that the bot needs; the database is brought up to date by that."""
    async for kept in _database(database_url):
        yield kept
    yield _fonts()
    if token is None:
        yield Checked("token", False, "DISCORD_TOKEN is not set: the bot would run against a Discord on this machine")
        return
    async with discord.AutoShardedClient(intents=intents(), connector=connector, guild_ready_timeout=2.0) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            yield Checked("token", False, "Discord does not accept it: copy it anew from the Bot page")
            return
        except aiohttp.ClientConnectionError:
            yield Checked("token", False, "Discord cannot be reached from this machine")
            return
        yield Checked("token", True, f"Discord knows this bot as {client.user}")
        yield await _emojis(client)
        yield await _shards(client, shards)
        async for server in _servers(client):
            yield server


async def _database(url: str) -> AsyncIterator[Checked]:
    try:
        store = await open_store(url)
    except UnwritableDatabaseError as error:
        yield Checked("database", False, str(error))
        return
    async with store.transaction() as tx:
        counted = await tx.whole.count()
        version = await tx.whole.version()
    await store.close()
    yield Checked("database", True, f"can be written, with {counted['tables']} tables")
    yield Checked("migrations", True, f"up to date, at {version}")


def _fonts() -> Checked:
    missing = [letter for letter in LETTERS if not covers(letter)]
    return Checked("fonts", not missing, f"no letters {' '.join(missing)}" if missing else "all letters are there")


async def _emojis(client: discord.Client) -> Checked:
    """Those that are not there yet are uploaded when the bot starts; words serve until then."""
    try:
        lacking, needed = await missing(client)
    except REFUSED as error:
        return Checked("emojis", False, f"Discord does not tell which there are: {told(error)}")
    return Checked(
        "emojis", True, f"{needed - lacking} of {needed} are there, {lacking} are uploaded at the next start"
    )


async def _shards(client: discord.AutoShardedClient, wanted: Shards | None) -> Checked:
    """Which shards this process would serve; some servers are known only to others that serve the rest."""
    recommended, _, limits = await client.http.get_bot_gateway()
    shards = chosen(wanted, recommended)
    client.shard_ids, client.shard_count = shards.ids, shards.count
    starts = f"{limits['remaining']} of {limits['total']} starts are left today"
    found = f"this process would serve {shards}; Discord recommends {recommended}, {starts}"
    return Checked("shards", shards.count >= recommended and limits["remaining"] >= len(shards.ids), found)


async def _servers(client: discord.Client) -> AsyncIterator[Checked]:
    """In which servers the bot is, and what it may not do there; channels may differ."""
    connected = asyncio.create_task(client.connect())
    ready = asyncio.create_task(client.wait_until_ready())
    await asyncio.wait({connected, ready}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    if not client.is_ready():
        for task in (connected, ready):
            task.cancel()
        refused, _ = await asyncio.gather(connected, ready, return_exceptions=True)
        late = f"Discord has not told of the servers within {PATIENCE:g} seconds"
        yield Checked("gateway", False, f"Discord refuses it: {refused}" if isinstance(refused, Exception) else late)
        return
    yield Checked("gateway", True, f"open, with {len(client.guilds)} servers")
    for guild in client.guilds:
        missing = [name for name, needed in NEEDED if needed and not getattr(guild.me.guild_permissions, name)]
        told = ", ".join(name.replace("_", " ") for name in missing)
        yield Checked("permissions", not missing, f"{guild.name}: {f'missing {told}' if missing else 'all are given'}")
    await client.close()
    await connected
