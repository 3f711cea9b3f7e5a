"""All chance of a game, from one 32-byte seed.

Every use of chance names a stream ("deck", "reshuffle:2"). A stream depends on the seed and its name only, so that no
undo and no earlier draw can shift a later one. The numbers are SHA-256 blocks: block *i* of a stream is
``sha256(seed + name + "#" + i)``, read as four big-endian 64-bit words. Anybody can compute them again, in any
language, once the seed is published; its hash is published before the first card is dealt.
"""

import hashlib
import secrets
import struct
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from games.kernel.refusal import Reason, Refusal

SEED_BYTES = 32
_WORD = 2**64
_WORDS = struct.Struct(">4Q").unpack

T = TypeVar("T")


class Stream:
    """One named sequence of fair numbers."""

    __slots__ = ("_block", "_prefix", "_words")

    def __init__(self, prefix: bytes) -> None:
        self._prefix = prefix
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self._prefix + b"#%d" % self._block).digest()
            self._block += 1
            self._words = list(_WORDS(block))
            self._words.reverse()
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely."""
        fair = _WORD - _WORD % bound
        while (word := self._word()) >= fair:
            pass
        return word % bound

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + self.below(high - low + 1)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order."""
        order = list(items)
        self.shuffle(order)
        return order

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """So many of the items, without putting back."""
        return self.shuffled(items)[:count]


class Dice:
    """The chance of one game."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise Refusal(Reason.UNREADABLE, "", field="seed", length=len(seed))
        self.seed = seed

    @classmethod
    def fresh(cls) -> "Dice":
        """Chance that nobody can foresee."""
        return cls(secrets.token_bytes(SEED_BYTES))

    @classmethod
    def of(cls, label: int | str) -> "Dice":
        """Repeatable chance, for tests and computer players."""
        return cls(hashlib.sha256(str(label).encode()).digest())

    def stream(self, name: str) -> Stream:
        """The stream of this name, from its beginning."""
        return Stream(self.seed + name.encode())

    @property
    def commitment(self) -> str:
        """What is published before the first card is dealt."""
        return hashlib.sha256(self.seed).hexdigest()
