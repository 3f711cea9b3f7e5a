"""The words that a board needs, in text or in a picture."""

from collections.abc import Sequence
from typing import Protocol

from games.kernel import Action, Figure, Seat


class Words(Protocol):
    """Names of people, items and labels in one language. ``words.Speaker`` has them."""

    @property
    def language(self) -> str:
        """Which language it is."""
        ...

    @property
    def names(self) -> Sequence[str]:
        """The names of all people, by seat."""
        ...

    def with_names(self, names: Sequence[str]) -> "Words":
        """The same words about people of other names."""
        ...

    def person(self, seat: Seat) -> str:
        """The name of the person in a seat."""
        ...

    def named_to_reader(self, seat: Seat) -> str:
        """The same among others; whoever reads it is "you"."""
        ...

    def code(self, item: str) -> str:
        """The id of a thing, where the reader has to type it; else nothing."""
        ...

    def item(self, item: str) -> str:
        """The name of a thing."""
        ...

    def counted(self, item: str, count: int) -> str:
        """So many of a thing."""
        ...

    def score_line(self, name: str) -> str:
        """The name of a line of the score sheet."""
        ...

    def title(self, title: str) -> str:
        """What players who finished so may call themselves."""
        ...

    def end(self, reason: str) -> str:
        """Why the game ended."""
        ...

    def action(self, action: Action) -> str:
        """What an action does."""
        ...

    def notation(self, written: str) -> str:
        """What an action does that is given in notation."""
        ...

    def reference(self, name: str) -> str:
        """What people call something that lies on the table, such as an offer."""
        ...

    def label(self, name: str, /, **figures: Figure) -> str:
        """The message ``<game>-board-<name>``."""
        ...
