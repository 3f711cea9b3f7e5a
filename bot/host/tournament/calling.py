"""What happens at a pod calls for its tournament to be looked after: soon, and in a transaction of its own."""

from bot.host.change import Change
from bot.store import Timer, TimerKind


async def call(change: Change) -> None:
    """The game of a table is over, it was closed, or its channel is gone: if it is a pod, have that looked after."""
    tournament = change.hosted.record.tournament
    if tournament is not None:
        await change.tx.timers.add([Timer(kind=TimerKind.TOURNAMENT, at=change.now, tournament=tournament)])
