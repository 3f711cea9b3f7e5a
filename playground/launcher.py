"""How discord.py is led to the local Discord: the only place that knows its inner names.

Tests give the bot `playground.connector()`, through which everything arrives whatever its address (hook A).
Newcomers' bots run with discord.py's three base addresses changed (hook B), in this process or their own.
"""

import asyncio
import contextlib
import os
import runpy
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground.server import Playground

StartBot = Callable[[str], Awaitable[None]]


@contextlib.contextmanager
def redirected(base: str) -> Iterator[None]:
    """Lead every discord.py client of this process to `base` for as long as the block lasts."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE = f"{base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{base.replace('http', 'ws', 1)}/gateway/")
    Asset.BASE = f"{base}/cdn"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before


async def run_with_bot(playground: Playground, start_bot: StartBot) -> None:
    """Run a bot of this process, given as a function of its token, until it ends or is cancelled."""
    with redirected(playground.base):
        await start_bot(playground.token)


async def run_with_process(playground: Playground, module: str, arguments: Sequence[str] = ()) -> int:
    """Run a bot as a process of its own, `python -m module`, redirected; returns its exit code."""
    command = [sys.executable, "-m", "playground.launcher", playground.base, module, *arguments]
    environment = {**os.environ, "DISCORD_TOKEN": playground.token}
    process = await asyncio.create_subprocess_exec(*command, env=environment)
    try:
        return await process.wait()
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGINT)
            await process.wait()


def main() -> None:
    """`python -m playground.launcher ADDRESS MODULE [ARGUMENTS]`: run a bot's module, redirected."""
    base, module, *arguments = sys.argv[1:]
    sys.argv = [module, *arguments]
    with redirected(base):
        runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
