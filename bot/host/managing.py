"""What the managers of a server do with its tables."""

from collections.abc import Collection

from bot.host.change import Change
from bot.host.finishing import close
from bot.host.hosted import HostedTable
from bot.host.lobby import close_lobby
from bot.host.pauses import go_on, pause
from bot.host.tables import Tables
from bot.messages.reasons import HouseReason
from bot.store import Pause, Server
from games.kernel import Refusal


async def stop(change: Change, server: int) -> None:
    """Pause a table of the server, whatever its people were about to agree on, or had agreed on."""
    check_open(change.hosted, server)
    change.hosted.check_running()
    if change.hosted.record.pause is Pause.MANAGER:
        raise Refusal(HouseReason.PAUSED)
    change.update(consents=())
    await pause(change, Pause.MANAGER)


async def resume(change: Change, server: int) -> None:
    """Let a table of the server go on, whoever had paused it."""
    check_open(change.hosted, server)
    change.hosted.check_running()
    if change.hosted.record.pause is None:
        raise Refusal(HouseReason.NOT_PAUSED)
    change.update(consents=())
    await go_on(change)


async def end(change: Change, server: int, reason: str = "", by: int | None = None) -> None:
    """Close a table of the server, whatever it is at, and tell its people why."""
    check_open(change.hosted, server)
    if change.hosted.table is None:
        await close_lobby(change, reason, by)
    else:
        await close(change, reason, by)


async def forget_channels(tables: Tables, server_id: int, gone: Collection[int]) -> None:
    """Forget that tables may be in channels that are gone: managers could not name them any more to take that back."""
    async with tables.store.transaction() as tx:
        server = await tx.servers.lock(server_id)
        left = tuple(channel for channel in server.channels if channel not in gone)
        await tx.servers.keep(server.model_copy(update={"channels": left}))


def check_tables_allowed(server: Server, channels: Collection[int]) -> None:
    """Refuse, with where they may be, where the managers of a server want no tables."""
    if not server.allows(channels):
        raise Refusal(HouseReason.NOT_HERE, "", channels=", ".join(f"<#{channel}>" for channel in server.channels))


def check_open(hosted: HostedTable, server: int) -> None:
    """Refuse where there is no such table on the server, or where nothing is done any more."""
    if hosted.record.guild_id != server:
        raise Refusal(HouseReason.NO_SUCH_TABLE, "", table=str(hosted.record.id))
    hosted.check_open()
