"""The board as text: all that a view shows, in reading order, for screen readers, terminals and alt texts.

Each game has a module of its name here, with the functions ``board(view, words)`` and ``hand(view, words)``, and
perhaps ``glance(view, words)`` and ``unseen(view, words)``.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from games.kernel import View
from render.words import Words

__all__ = ["Words", "board", "glance", "hand", "unseen"]


def board(game: str, view: View, words: Words) -> str:
    """The board of a game as text."""
    return str(_part(game, "board")(view, words))


def hand(game: str, view: View, words: Words) -> str:
    """What the seat that looks has, and alone knows."""
    return str(_part(game, "hand")(view, words))


def glance(game: str, view: View, words: Words) -> str:
    """The few lines of the board that must be before the eyes while something is asked; empty if there are none."""
    return str(_part(game, "glance")(view, words)) if hasattr(_texts(game), "glance") else ""


def unseen(game: str, view: View, words: Words) -> str:
    """Those of them that no picture shows; empty if there are none."""
    return str(_part(game, "unseen")(view, words)) if hasattr(_texts(game), "unseen") else ""


def _part(game: str, name: str) -> Any:  # noqa: ANN401 - each game has its own view
    if not hasattr(_texts(game), name):
        raise LookupError(f"render/text/{game}.py has no {name}(view, words): docs/texts.md says what it tells")
    return getattr(_texts(game), name)


@cache
def _texts(game: str) -> ModuleType:
    if find_spec(f"{__name__}.{game}") is None:
        raise LookupError(f"there is no render/text/{game}.py: docs/texts.md says what it must have")
    return import_module(f"{__name__}.{game}")
