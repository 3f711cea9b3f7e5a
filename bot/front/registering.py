"""Registering: what Discord keeps for the whole bot is told to it by one process, however many serve the hall."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any

from discord import app_commands

from bot.host.leases import Leases

COMMANDS, EMOJIS = "commands", "emojis"
LOOK_AGAIN = 0.2


@asynccontextmanager
async def in_turn(leases: Leases, what: str) -> AsyncIterator[None]:
    """Be the only process that registers something; whoever dies at it is waited for until its lease has run out."""
    at_it = f"registering {what}"
    while True:
        if await leases.take(at_it) is not None:
            break
        await asyncio.sleep(LOOK_AGAIN)
    try:
        yield
    finally:
        await leases.give_back(at_it)


async def register_commands(leases: Leases, tree: app_commands.CommandTree[Any]) -> None:
    """Tell Discord the commands, unless a living process has: one of this version, that has the same.

    Whoever has keeps the lease of them for as long as it lives. They are told as they were compared: ``tree.sync``
    would translate all of them once more.
    """
    translator, bot = tree.translator, tree.client
    if translator is None or bot.application_id is None:
        raise LookupError("commands without words in every language are none of ours, nor are those of nobody")
    commands = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    version = sha256(json.dumps(commands, sort_keys=True).encode()).hexdigest()[:16]
    registered = f"{COMMANDS} {version}"
    async with in_turn(leases, COMMANDS):
        if await leases.take(registered) is None:
            return
        try:
            await bot.http.bulk_upsert_global_commands(bot.application_id, payload=commands)
        except BaseException:
            await leases.give_back(registered)
            raise
