"""``python -m bot``: on Discord with the token of the environment; without one, on a Discord of this machine.

``python -m bot move-database FROM TO`` carries a hall from one database to another, ``backup FILE`` keeps a copy of it,
``check`` tries all that the bot needs, ``recount`` derives ratings and records anew from the log of results.
"""

import argparse
import asyncio
import contextlib
import errno
import gc
import logging
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import aiohttp
import discord

from bot.front.checking import check
from bot.front.client import MarketBot
from bot.front.logs import begin_log
from bot.monitoring import Figures, Monitor, PortTakenError, monitored
from bot.settings import Settings, WrongSettingError, read_settings
from bot.shards import Shards
from bot.store.engine import Door, UnwritableDatabaseError, before_the_door, can_be_shared
from bot.upkeep import UpkeepError, backup, move_database, recount_results
from playground import Playground
from playground.launcher import run_with_bot
from playground.town import found

WRONG_TOKEN = "Discord does not accept this token. Copy it anew from the Bot page of your application."  # noqa: S105
UNREACHABLE = "Discord cannot be reached. Check that this machine is on the network, then start again."
TOO_FEW_SHARDS_CODE = 4011
SELDOM = 100
"""So many looks for garbage among what is newer come before one among all; Python's own number is 10."""
TOO_FEW_SHARDS = "Discord demands more shards for so many servers. Set SHARDS to auto, or to parts of a larger number."
NEEDS_POSTGRESQL = (
    "The setting SHARDS cannot be used: {shards} leaves shards to other processes, and several need PostgreSQL."
    " Set DATABASE_URL to one, or SHARDS to auto."
)
PORT_TAKEN = "The port {port} is taken. Set PLAYGROUND_PORT to another one, or to 0 for any that is free."
MOVED = "Everything was copied. Set DATABASE_URL to the new address before you start the bot."
KEPT = "Everything was copied to {file}. Hands and seeds are in it: keep it as private as the games."
RECOUNTED = "{results} results were counted. Ratings, tallies and records are what the log of results says."
WELCOME = """
Market Hall is open at

    {address}

You are Ana there; switch to others at the top, or open the address in another window and be somebody else.
Press Begin, choose a game, fill the table with computers and play. Ctrl-C closes the hall.
"""


async def on_discord(
    token: str, database_url: str, health_port: int | None = None, shards: Shards | None = None
) -> None:
    """Serve Discord until stopped."""
    _refuse_to_share_a_file(database_url, shards)
    await _serve(token, database_url, health_port, shards, ready_timeout=2.0)


def _refuse_to_share_a_file(database_url: str, shards: Shards | None) -> None:
    if shards is not None and not shards.all_there_are and not can_be_shared(database_url):
        raise WrongSettingError(NEEDS_POSTGRESQL.format(shards=shards))


async def on_this_machine(port: int, health_port: int | None) -> None:
    """Open a Discord of our own, and serve it; nothing is kept when it closes."""
    with tempfile.TemporaryDirectory(prefix="market-hall-") as folder:
        database_url = f"sqlite+aiosqlite:///{Path(folder) / 'hall.sqlite'}"
        async with Playground(port=port) as playground:
            found(playground.world)
            print(WELCOME.format(address=playground.address), flush=True)
            await run_with_bot(playground, lambda token: _serve(token, database_url, health_port, ready_timeout=0.1))


async def _serve(
    token: str, database_url: str, health_port: int | None, shards: Shards | None = None, *, ready_timeout: float
) -> None:
    figures = Figures()
    with _ended_by_sigterm():
        async with (
            monitored(health_port, figures) as monitor,
            before_the_door(database_url) as door,
            MarketBot(door.store, guild_ready_timeout=ready_timeout, figures=figures, shards=shards) as bot,
        ):
            if door.is_free:
                await door.open()
                monitor.bot = bot
                with _without_looking_for_garbage():
                    await bot.start(token)
            else:
                await _stand_by(bot, door, monitor, token)


async def _stand_by(bot: MarketBot, door: Door, monitor: Monitor, token: str) -> None:
    """Hear what people ask while another process serves them, so that nobody goes without an answer when that goes."""
    bot.stand_by()

    async def take_over() -> None:
        await door.open()
        await bot.take_over()
        monitor.bot = bot

    hearing, taking_over = asyncio.create_task(bot.start(token)), asyncio.create_task(take_over())
    try:
        with _without_looking_for_garbage():
            await asyncio.wait({hearing, taking_over}, return_when=asyncio.FIRST_COMPLETED)
            if not hearing.done():
                await taking_over
            await hearing
    finally:
        taking_over.cancel()
        await asyncio.gather(taking_over, return_exceptions=True)
        await bot.close()
        await asyncio.gather(hearing, return_exceptions=True)


@contextlib.contextmanager
def _without_looking_for_garbage() -> Iterator[None]:
    """What was loaded, games and catalogues, stays for as long as we serve: Python need not look for garbage in it.

    It would do so now and then while everybody waits, for a sixth of a second. Among the tables that are being played
    it looks as seldom as that can be: there, too, everybody waits.
    """
    often = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*often[:-1], SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*often)
        gc.unfreeze()


@contextlib.contextmanager
def _ended_by_sigterm() -> Iterator[None]:
    """A host that stops us says so by SIGTERM: what is being served is finished, as after Ctrl-C.

    SIGINT is of no use for that: a shell script has whatever it runs in the background ignore it.
    """
    serving, loop = asyncio.current_task(), asyncio.get_running_loop()
    if serving is None or threading.current_thread() is not threading.main_thread():
        yield  # Python hears signals in the main thread only
        return

    def end(number: int, _frame: object) -> None:
        signal.signal(number, signal.SIG_IGN)  # a second one would cut the closing short
        loop.call_soon_threadsafe(serving.cancel)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _run(settings: Settings) -> None:
    # A player who tries it out wants to see the address, and trouble.
    quiet = logging.getLevelName(logging.WARNING)
    begin_log(settings.log_level if settings.discord_token is not None else quiet, settings.log_format)
    if settings.discord_token is not None:
        token = settings.discord_token.get_secret_value()
        asyncio.run(on_discord(token, settings.database_url, settings.health_port, settings.shards))
        return
    try:
        asyncio.run(on_this_machine(settings.playground_port, settings.health_port))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        sys.exit(PORT_TAKEN.format(port=settings.playground_port))


async def _check(settings: Settings) -> bool:
    """Say of everything that the bot needs whether it is there; whether all of it is."""
    _refuse_to_share_a_file(settings.database_url, settings.shards)
    token = None if settings.discord_token is None else settings.discord_token.get_secret_value()
    well = True
    async for checked in check(token, settings.database_url, settings.shards):
        print(checked, flush=True)
        well = well and checked.well
    return well


def _upkeep(asked: argparse.Namespace) -> None:
    """Do what is asked for beside running the bot, and count what was copied."""
    if asked.command == "check":
        sys.exit(0 if asyncio.run(_check(read_settings())) else 1)
    if asked.command == "recount":
        print(RECOUNTED.format(results=asyncio.run(recount_results(read_settings().database_url))))
        return
    if asked.command == "move-database":
        copying, following = move_database(asked.source, asked.target), MOVED
    else:
        copying, following = backup(read_settings().database_url, Path(asked.file)), KEPT.format(file=asked.file)
    for table, rows in asyncio.run(copying).items():
        print(f"{rows:>8}  {table}")
    print(following)


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    """What is asked for on the command line; nothing is to run the bot."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Market Hall. Without a command, run the bot.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    move = commands.add_parser("move-database", help="copy all that is kept into an empty database; stop the bot first")
    move.add_argument("source", metavar="FROM", help="its address, as in DATABASE_URL")
    move.add_argument("target", metavar="TO", help="the address of an empty one")
    commands.add_parser("check", help="try all that the bot needs before a first start, one line each")
    commands.add_parser("recount", help="derive ratings and records anew from the log of results; the bot may run")
    keep = commands.add_parser("backup", help="keep a copy of the database that DATABASE_URL names; the bot may run")
    keep.add_argument("file", metavar="FILE", help="a file that is not there yet; it will be a database of SQLite")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] = ()) -> None:
    """Start with the settings of the environment; what is wrong with them is said in one sentence."""
    asked = _read(arguments)
    try:
        if asked.command is None:
            _run(read_settings())
        else:
            _upkeep(asked)
    except (KeyboardInterrupt, asyncio.CancelledError):
        sys.exit(0)
    except discord.LoginFailure:
        sys.exit(WRONG_TOKEN)
    except discord.ConnectionClosed as error:
        if error.code != TOO_FEW_SHARDS_CODE:
            raise
        sys.exit(TOO_FEW_SHARDS)
    except (PortTakenError, UnwritableDatabaseError, UpkeepError, WrongSettingError) as error:
        sys.exit(str(error))
    except aiohttp.ClientConnectionError:
        sys.exit(UNREACHABLE)


if __name__ == "__main__":
    main(sys.argv[1:])
