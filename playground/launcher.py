"""How discord.py is led to the local Discord: the only place that knows its inner names.

Tests give the bot `playground.connector()`, through which everything arrives whatever its address (hook A).
Newcomers' bots run with discord.py's three base addresses changed (hook B), in this process or their own.
"""

import asyncio
import contextlib
import os
import runpy
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground.patience import patience
from playground.server import Playground

StartBot = Callable[[str], Awaitable[None]]
PATIENCE = 30.0
"""So many seconds a bot may take to end when it is told to."""


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
            await _end(process)


async def _end(process: asyncio.subprocess.Process) -> None:
    """Tell a process to end, and end it if it does not. Not by SIGINT: what a script starts may have to ignore it."""
    process.terminate()
    try:
        async with asyncio.timeout(PATIENCE):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


@contextlib.asynccontextmanager
async def bot_process(playground: Playground, module: str) -> AsyncIterator[None]:
    """A bot as a process of its own, connected when the block begins, ended when it is left."""
    running = asyncio.create_task(run_with_process(playground, module))
    ready = asyncio.create_task(playground.bot_ready())
    try:
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            raise RuntimeError(f"{module} has ended with code {running.result()} before it was connected")
        await ready
        yield
    finally:
        for task in (ready, running):
            task.cancel()
        async with patience(f"{module} ends", 2 * PATIENCE):
            await asyncio.gather(ready, running, return_exceptions=True)


def main() -> None:
    """`python -m playground.launcher ADDRESS MODULE [ARGUMENTS]`: run a bot's module, redirected."""
    base, module, *arguments = sys.argv[1:]
    sys.argv = [module, *arguments]
    with redirected(base):
        runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
