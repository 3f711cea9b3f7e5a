"""What cannot be reached: a table whose channel is lost is parked until it goes on, there or elsewhere; closed DMs."""

from contextlib import suppress

from bot.host import cards
from bot.host.change import Change
from bot.host.finishing import proceed
from bot.host.hosted import HostedTable
from bot.host.lobby import wait_for_others
from bot.host.pauses import give_back
from bot.host.posting import post, say, send, strip
from bot.host.tables import Tables
from bot.host.time.hours import hours_of
from bot.host.tournament import calling
from bot.messages.reasons import HouseReason
from bot.store import STANDING_STILL, NoteKind, Person, Prompt, Status, UnreadableError
from games.kernel import Refusal

# A channel is lost


async def park(change: Change, channel_id: int, *, gone: bool = False) -> None:
    """A channel cannot be written to any more, or is gone: keep the table that stands there, and tell who opened it."""
    record = change.hosted.record
    if record.channel_id != channel_id or record.status not in (Status.LOBBY, Status.RUNNING, Status.PARKED):
        return
    if record.status is Status.PARKED and record.channel_gone is gone:
        return
    since = record.moved_at if record.status is Status.PARKED else change.now
    change.update(status=Status.PARKED, moved_at=since)
    if gone:
        change.update(post=None, post_at=None, prompts=_elsewhere(record.prompts))
        await calling.call(change)
    opener = await change.tx.people.find(record.opener_id)
    if opener is not None:
        await send(change, opener, change.screens.parked(change.hosted, opener))


def _elsewhere(prompts: tuple[Prompt, ...]) -> tuple[Prompt, ...]:
    """Those that do not stand in the channel of their table."""
    return tuple(prompt for prompt in prompts if not prompt.is_beside_board)


async def lose_channel(tables: Tables, channel_id: int) -> None:
    """Discord says that a channel is gone: no time runs out at the table that stood there, nor at lessons beside it."""
    async with tables.store.reading() as look:
        found = await look.tables.all_open_in(channel_id)
    for table_id in found:
        with suppress(Refusal):  # what cannot be read is set aside
            await tables.change(table_id, None, park, channel_id, gone=True)


async def unpark(change: Change) -> None:
    """Somebody does something at a parked table, and its channel can be written to: go on there.

    So it is with one that was set aside and can be read again, unless another has been opened in its channel.
    """
    record = change.hosted.record
    if record.status not in STANDING_STILL:
        return
    if record.channel_gone:
        raise Refusal(HouseReason.CHANNEL_GONE)
    found = await change.tx.tables.taking(record.channel_id)
    if found is not None and found[0] != change.table_id and record.lesson is None:
        raise Refusal(HouseReason.TABLE_OPEN)
    await _go_on(change)


async def _go_on(change: Change) -> None:
    """Show a table anew where it stands, and call whoever is asked; time in which it was parked did not count."""
    stood_still = change.hosted.record.status in STANDING_STILL
    if change.hosted.table is None:
        change.update(status=Status.LOBBY)
        await post(change, change.screens.lobby(change.hosted))
        if stood_still:
            await wait_for_others(change)
        await cards.follow(change)
        return
    change.update(status=Status.RUNNING, post_key="")
    paused = change.hosted.record.pause is not None
    if stood_still and not paused:  # the end of a pause gives all of its time back
        await give_back(change, change.hosted.record.moved_at)
    await change.computers_play()  # somebody may have been erased meanwhile
    await proceed(change, again=not paused)


# A table moves


def check_may_move(hosted: HostedTable, person: Person, *, manages: bool) -> None:
    """Refuse, with why, whoever may not move a table elsewhere."""
    hosted.check_open()
    if hosted.record.status is Status.SET_ASIDE:
        raise Refusal(HouseReason.SET_ASIDE)
    if person.id != hosted.record.opener_id and not manages:
        raise Refusal(HouseReason.NOT_OPENER)


async def move(change: Change, channel_id: int, person: Person, *, manages: bool) -> None:
    """Go on with a table in another channel or thread of its server, with everything that is still asked there.

    Also a lesson goes only where no table stands: else whoever plays there would have it in their way.
    """
    check_may_move(change.hosted, person, manages=manages)
    if await change.tx.tables.taking(channel_id) is not None:
        raise Refusal(HouseReason.TABLE_OPEN)
    await _settle(change, channel_id)


async def settle_pod(change: Change, channel_id: int) -> None:
    """Go on with the table of a pod in the thread that was made for it in the place of one that is gone."""
    record = change.hosted.record
    if record.channel_id != channel_id and record.status in (Status.RUNNING, Status.PARKED):
        await _settle(change, channel_id)


async def _settle(change: Change, channel_id: int) -> None:
    record = change.hosted.record
    asking = [prompt for prompt in record.prompts if prompt.is_beside_board]
    if not record.channel_gone:
        await _leave(change, asking, channel_id)
    change.update(channel_id=channel_id, post=None, post_at=None, prompts=_elsewhere(record.prompts))
    if change.hosted.table is not None:
        change.note(NoteKind.MOVED, f"<#{channel_id}>")
    await _go_on(change)
    for prompt in asking:
        await _ask_here(change, prompt)


async def _leave(change: Change, asking: list[Prompt], channel_id: int) -> None:
    """Say where the table is, and let nothing be pressed any more where it was."""
    record = change.hosted.record
    if record.post is not None:
        await change.tx.outbox.strip(record.post, change.now, table_id=record.id, channel_id=record.channel_id)
    for prompt in asking:
        await strip(change, prompt)
    await say(change, change.screens.moved_away(change.hosted, channel_id))


async def _ask_here(change: Change, prompt: Prompt) -> None:
    """Post what is still asked once more; reminders come by themselves."""
    notice = await change.tx.outbox.find(prompt.notice)
    if notice is not None and notice.message is not None and not prompt.vanishes:
        await say(change, notice.message.model_copy(update={"calls": ()}), prompt.asks)


# Direct messages


async def remember_closed_dms(tables: Tables, person_id: int, table_id: int | None) -> None:
    """Discord refused a direct message: remember it, and tell the table once, without saying what was in it."""
    async with tables.store.transaction() as tx:
        person = await tx.people.lock(person_id)
        if person is None or person.dms_closed:
            return
        await tx.people.change(person_id, dms_closed=True)
        hosted = None
        with suppress(UnreadableError):
            hosted = None if table_id is None else await tables.load(tx, table_id, await tx.tables.number(table_id))
        if hosted is not None and hosted.record.guild_id is not None:
            now = tables.clock.now()
            message = tables.screens.dms_closed(hosted, person)
            if hours_of(person).is_quiet(now):
                message = message.model_copy(update={"calls": ()})
            await tx.outbox.post(message, now, table_id=table_id, channel_id=hosted.record.channel_id)
