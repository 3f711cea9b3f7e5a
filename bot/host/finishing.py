"""What follows from a change of a game: the next questions, or the end."""

from bot.host import news
from bot.host.announcing import LINES_KEPT, announce, lines
from bot.host.change import Change
from bot.host.club import results
from bot.host.past import played_before
from bot.host.posting import awake_only, post, send
from bot.host.time.windows import windows_of
from bot.host.tournament import calling
from bot.store import NoteKind, Status


async def proceed(
    change: Change,
    *,
    by: int | None = None,
    openly: bool = True,
    reopened: bool = False,
    again: bool = False,
) -> None:
    """Go on after something has happened: end the game if it is over, else show it and ask what is to be asked."""
    if change.hosted.running.over:
        await finish(change)
    else:
        await announce(change, by=by, openly=openly, reopened=reopened, again=again)


async def finish(change: Change) -> None:
    """The game is over: nothing is asked any more, and everybody sees how it ended."""
    await (await windows_of(change)).follow()
    told = tuple(lines(change)[-LINES_KEPT:])
    change.update(status=Status.OVER, post_key="", post_lines=told, consents=(), seat_votes=())
    await post(change, change.screens.end(change.hosted, await played_before(change)))
    if change.hosted.record.lesson is None:
        await results.write(change)
        await calling.call(change)
    await news.tell(change, await news.gather(change))


async def close(change: Change, reason: str = "", by: int | None = None) -> None:
    """Close a table before its game is over, and tell its people why; ``by`` knows it."""
    change.note(NoteKind.ENDED)
    await results.write_closed(change, by)
    await calling.call(change)
    gone = change.hosted.record.channel_gone
    change.update(status=Status.CANCELLED, pause=None, paused_at=None, consents=(), seat_votes=(), windows=())
    await change.tx.timers.remove_all(change.table_id)
    told = change.screens.closed(change.hosted, reason, by)
    if gone:
        for person in told.calls:
            await send(change, await change.person(person), told.model_copy(update={"calls": ()}))
    else:
        await post(change, await awake_only(change, told))
