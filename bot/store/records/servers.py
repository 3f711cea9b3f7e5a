"""What the managers of a server have set."""

from collections.abc import Collection
from datetime import datetime

from games.kernel import Record


class Server(Record):
    """What the managers of a server have set."""

    id: int
    channels: tuple[int, ...] = ()
    """Where tables may be opened; everywhere if none is named."""
    language: str | None = None
    pace: str = "daily"
    zone: str | None = None
    """What was chosen; None: as the server's language lets one guess."""
    most_tables: int = 200
    """So many tables may be open at the same time."""
    announces_in: int | None = None
    """The channel in which tables that look for players, and seasons, are announced."""
    calls_role: int | None = None
    """The role that is called then."""
    role_called_at: datetime | None = None

    def allows(self, channels: Collection[int]) -> bool:
        """Whether a table may be in a channel; a thread is named with the channel on which it hangs."""
        return not self.channels or not set(self.channels).isdisjoint(channels)
