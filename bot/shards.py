"""Shards: the parts into which Discord's gateway divides a bot's servers, and which of them a process serves.

Discord lets no bot into more than 2,500 servers without them. Direct messages are told to shard 0.
"""

import re
from dataclasses import dataclass

AUTOMATIC = "auto"
WRITTEN = re.compile(r"(?P<first>\d{1,5})(-(?P<last>\d{1,5}))?/(?P<count>\d{1,5})")
HOW = "write 0-3/8 for the shards 0 to 3 of 8, 5/8 for one of them, or auto for all that Discord recommends"


@dataclass(frozen=True)
class Shards:
    """Some shards, from one to another, of so many."""

    first: int
    last: int
    count: int

    @property
    def ids(self) -> list[int]:
        """Their numbers."""
        return list(range(self.first, self.last + 1))

    @property
    def all_there_are(self) -> bool:
        """Whether no shard is left to another process."""
        return len(self.ids) == self.count

    def __str__(self) -> str:
        these = f"{self.first}" if self.first == self.last else f"{self.first}-{self.last}"
        return f"{these}/{self.count}"


def read_shards(text: str) -> Shards | None:
    """The shards that somebody has written down; None for all that Discord recommends."""
    if text.strip().lower() == AUTOMATIC:
        return None
    found = WRITTEN.fullmatch(text.strip())
    if found is None:
        raise ValueError(HOW)
    first, count = int(found["first"]), int(found["count"])
    last = int(found["last"] or first)
    if not first <= last < count:
        raise ValueError(f"of {count} shards the first is 0 and the last is {count - 1}; {HOW}")
    return Shards(first, last, count)
