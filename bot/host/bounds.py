"""Bounds: how much one person or server may have open, and how often somebody may ask for what costs much.

They are wide: nobody who plays meets them. They hold for all processes that serve the hall together.
"""

from collections import OrderedDict, deque
from datetime import datetime, timedelta
from enum import StrEnum

from bot.host.time.clock import Clock
from bot.messages.reasons import HouseReason
from bot.store import Server, Store, Transaction
from games.kernel import Refusal

OPEN_TABLES = 30
"""So many open tables one person may have opened."""
MINUTE = timedelta(minutes=1)
REMEMBERED = 10_000
"""So many people, of those who typed last, are counted."""


class Costly(StrEnum):
    """What one person may ask for only so often in a minute."""

    TABLE = "table"
    FILM = "film"
    VERIFICATION = "verification"
    TYPED = "typed"
    LESSON = "lesson"
    HINT = "hint"
    PICTURE = "picture"
    """Of people and standings: what is asked for in private is drawn before the boards that wait."""


MOST = {
    Costly.TABLE: 5,
    Costly.FILM: 4,
    Costly.VERIFICATION: 6,
    Costly.TYPED: 30,
    Costly.LESSON: 5,
    Costly.HINT: 12,
    Costly.PICTURE: 20,
}


class Frequency:
    """How often people have asked for something within the last minute."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._typed: OrderedDict[int, deque[datetime]] = OrderedDict()

    async def check(self, what: Costly, person_id: int) -> None:
        """Refuse what is asked for too often, whichever process is asked: they count together."""
        now = self._clock.now()
        async with self._store.transaction() as tx:
            times = await tx.asked.count(what.value, person_id, now, now - MINUTE, MOST[what])
        if times > MOST[what]:
            raise too_often(what)

    def typed(self, person_id: int) -> int:
        """Somebody types to us once more: how many times more than they may within a minute.

        This is counted before anything is done, in memory. Whoever hears what is typed hears all of it, so each counts
        the same.
        """
        now = self._clock.now()
        times = self._typed.setdefault(person_id, deque(maxlen=MOST[Costly.TYPED] + 2))
        self._typed.move_to_end(person_id)
        if len(self._typed) > REMEMBERED:
            self._typed.popitem(last=False)
        while times and times[0] <= now - MINUTE:
            times.popleft()
        times.append(now)
        return len(times) - MOST[Costly.TYPED]


def too_often(what: Costly) -> Refusal:
    """Why somebody has to wait a moment."""
    return Refusal(HouseReason.TOO_OFTEN, "", what=what.value, most=MOST[what])


async def check_room(tx: Transaction, opener_id: int, server: Server | None) -> None:
    """Refuse another table where the person or the server has as many as they may."""
    if await tx.tables.count_open(opener_id=opener_id) >= OPEN_TABLES:
        raise Refusal(HouseReason.TOO_MANY_OF_YOURS, "", most=OPEN_TABLES)
    if server is not None and await tx.tables.count_open(guild_id=server.id) >= server.most_tables:
        raise Refusal(HouseReason.TOO_MANY_HERE, "", most=server.most_tables)
