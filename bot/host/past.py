"""What was played before where a table stands: games of the same title that are over."""

from contextlib import suppress

from bot.host.change import Change
from bot.host.hosted import PastGame, restore
from bot.store import UnreadableError

REMEMBERED = 40
"""So many of the last games are looked at."""


async def played_before(change: Change) -> list[PastGame]:
    """The last games of this title on the server, or in the conversation, but for this one; the newest first."""
    past: list[PastGame] = []
    for record in await change.tx.tables.over_before(change.hosted.record, REMEMBERED):
        with suppress(UnreadableError):  # of an older game that cannot be read nothing is told, and nobody needs it
            past.append(PastGame(record, restore(record, ()).running.outcome))
    return past
