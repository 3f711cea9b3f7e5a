"""The board as text: all that a view shows, in reading order, for screen readers, terminals and alt texts.

Each game has a module of its name here, with the functions ``board(view, words)`` and ``hand(view, words)``, and
perhaps ``glance(view, words)``.
"""

from importlib import import_module

from games.kernel import View
from render.words import Words

__all__ = ["Words", "board", "glance", "hand"]


def board(game: str, view: View, words: Words) -> str:
    """The board of a game as text."""
    text = import_module(f"render.text.{game}").board(view, words)
    return str(text)


def hand(game: str, view: View, words: Words) -> str:
    """What the seat that looks has, and alone knows."""
    text = import_module(f"render.text.{game}").hand(view, words)
    return str(text)


def glance(game: str, view: View, words: Words) -> str:
    """The few lines of the board that must be before the eyes while something is asked; empty if there are none."""
    module = import_module(f"render.text.{game}")
    return str(module.glance(view, words)) if hasattr(module, "glance") else ""
