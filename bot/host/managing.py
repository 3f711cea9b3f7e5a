"""What the managers of a server do with its tables."""

from bot.host.change import Change
from bot.host.finishing import close
from bot.host.pauses import go_on, pause
from bot.host.posting import refresh
from bot.messages.reasons import HouseReason
from bot.store import Pause, Status
from games.kernel import Refusal


async def stop(change: Change, server: int) -> None:
    """Pause a table of the server, whatever its people were about to agree on, or had agreed on."""
    _check_open(change, server)
    change.hosted.check_running()
    if change.hosted.record.pause is Pause.MANAGER:
        raise Refusal(HouseReason.PAUSED)
    change.update(consents=())
    await pause(change, Pause.MANAGER)


async def resume(change: Change, server: int) -> None:
    """Let a table of the server go on, whoever had paused it."""
    _check_open(change, server)
    change.hosted.check_running()
    if change.hosted.record.pause is None:
        raise Refusal(HouseReason.NOT_PAUSED)
    change.update(consents=())
    await go_on(change)


async def use_zone(change: Change, zone: str) -> None:
    """Let a table of the server live by its time zone."""
    change.update(zone=zone)


async def end(change: Change, server: int) -> None:
    """Close a table of the server, whatever it is at."""
    _check_open(change, server)
    if change.hosted.table is None:
        change.update(status=Status.CANCELLED)
        await refresh(change, change.screens.lobby(change.hosted))
    else:
        await close(change)


def _check_open(change: Change, server: int) -> None:
    if change.hosted.record.guild_id != server:
        raise Refusal(HouseReason.NO_SUCH_TABLE, "", table=str(change.table_id))
    change.hosted.check_open()
