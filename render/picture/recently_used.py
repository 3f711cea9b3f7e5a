"""What is kept because it may be asked for again: the latest, as far as there is room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class RecentlyUsed(Generic[K, V]):
    """Things by keys. What was not asked for longest goes when there is no more room; any thread may ask."""

    def __init__(self, room: int, size: Callable[[K, V], int]) -> None:
        self._room, self._size = room, size
        self._things: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()
        self.taken = 0
        """How much room is taken."""

    def get(self, key: K) -> V | None:
        """The thing, if it is still here."""
        with self._lock:
            if key not in self._things:
                return None
            self._things.move_to_end(key)
            return self._things[key]

    def put(self, key: K, thing: V) -> None:
        """Keep a thing."""
        with self._lock:
            if key in self._things:
                return
            self._things[key] = thing
            self.taken += self._size(key, thing)
            while self.taken > self._room:
                self.taken -= self._size(*self._things.popitem(last=False))

    def forget(self) -> None:
        """Keep nothing of what is here."""
        with self._lock:
            self._things.clear()
            self.taken = 0
