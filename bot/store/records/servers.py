"""What the managers of a server have set."""

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
