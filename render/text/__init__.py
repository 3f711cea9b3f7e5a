"""The board as text: all that a view shows, in reading order, for screen readers, terminals and alt texts.

Each game has a module of its name here, with a function ``board(view, words)``.
"""

from importlib import import_module
from typing import Protocol

from games.kernel import Figure, Seat, View


class Words(Protocol):
    """The words that a board needs. ``bot.texts.Speaker`` has them."""

    def person(self, seat: Seat) -> str:
        """The name of the person in a seat."""
        ...

    def item(self, item: str) -> str:
        """The name of a thing."""
        ...

    def counted(self, item: str, count: int) -> str:
        """So many of a thing."""
        ...

    def label(self, name: str, /, **figures: Figure) -> str:
        """The message ``<game>-board-<name>``."""
        ...


def board(game: str, view: View, words: Words) -> str:
    """The board of a game as text."""
    text = import_module(f"render.text.{game}").board(view, words)
    return str(text)
