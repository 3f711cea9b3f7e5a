"""What cannot be reached: a table whose channel is gone is parked until it can go on; closed direct messages."""

from contextlib import suppress

from bot.host.announcing import announce
from bot.host.change import Change
from bot.host.pauses import give_back
from bot.host.posting import post, send
from bot.host.tables import Tables
from bot.host.time.hours import hours_of
from bot.messages.reasons import HouseReason
from bot.store import STANDING_STILL, Status, UnreadableError
from games.kernel import Refusal


async def park(change: Change) -> None:
    """The channel of a table cannot be written to any more: keep it, and tell who opened it."""
    if change.hosted.record.status not in (Status.LOBBY, Status.RUNNING):
        return
    change.update(status=Status.PARKED)
    opener = await change.tx.people.find(change.hosted.record.opener_id)
    if opener is not None:
        await send(change, opener, change.screens.parked(change.hosted, opener))


async def unpark(change: Change) -> None:
    """Somebody does something at a parked table, and its channel can be written to: go on there.

    So it is with one that was set aside and can be read again, unless another has been opened in its channel.
    """
    if change.hosted.record.status not in STANDING_STILL:
        return
    found = await change.tx.tables.open_in(change.hosted.record.channel_id)
    if found is not None and found[0] != change.table_id:
        raise Refusal(HouseReason.TABLE_OPEN)
    if change.hosted.table is None:
        change.update(status=Status.LOBBY)
        await post(change, change.screens.lobby(change.hosted))
    else:
        change.update(status=Status.RUNNING, post_key="")
        await give_back(change, change.hosted.record.moved_at)
        await announce(change)


async def remember_closed_dms(tables: Tables, person_id: int, table_id: int | None) -> None:
    """Discord refused a direct message: remember it, and tell the table once, without saying what was in it."""
    async with tables.store.transaction() as tx:
        person = await tx.people.find(person_id)
        if person is None or person.dms_closed:
            return
        await tx.people.keep(person.model_copy(update={"dms_closed": True}))
        hosted = None
        with suppress(UnreadableError):
            hosted = None if table_id is None else await tables.load(tx, table_id, await tx.tables.number(table_id))
        if hosted is not None:
            now = tables.clock.now()
            message = tables.screens.dms_closed(hosted, person)
            if hours_of(person).is_quiet(now):
                message = message.model_copy(update={"calls": ()})
            await tx.outbox.post(message, now, table_id=table_id, channel_id=hosted.record.channel_id)
