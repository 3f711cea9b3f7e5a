"""Pictures: a view becomes a PNG. Each game that is drawn has a package of its name here.

Such a package has ``board(view, words, marks)``, ``hand(view, words)`` and ``cover(words)``, which return a canvas,
``PLACES``, what can be marked on the board, ``THINGS``, what texts name, and ``alt(view, words)``. Nothing is drawn but
what the view says, so a picture can tell nobody too much.
"""

import io
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any

from PIL import Image

from games.kernel import Ending, View
from games.kernel.seats import MOST_SEATS
from render.picture.canvas import Canvas
from render.picture.chances import draw as chances_chart
from render.picture.ending import ending as score_sheet
from render.picture.fonts import legible_name
from render.picture.tokens import badge
from render.words import Words

COLOURS_FILE = "colours.png"
SMALL = 128
"""The side of the picture of a thing: Discord shows emojis so large at the most."""
ICON = 320
"""The side of the picture of a game that stands beside a text."""

__all__ = [
    "alt",
    "board",
    "chances",
    "colours",
    "cover",
    "draw_board",
    "draw_chances",
    "draw_cover",
    "draw_ending",
    "draw_hand",
    "drawn",
    "ending",
    "hand",
    "icon",
    "icon_window",
    "places",
    "seat_things",
    "things",
]


@cache
def drawn(game: str) -> bool:
    """Whether a game has pictures."""
    return find_spec(f"{__name__}.{game}") is not None


def places(game: str) -> frozenset[str]:
    """What can be marked on the board of a game."""
    return frozenset(_part(game, "PLACES"))


def board(game: str, view: View, words: Words, marks: Mapping[str, str] | None = None) -> bytes:
    """The board as a PNG. ``marks`` gives places (a cell, an entrance) a short label each."""
    return draw_board(game, view, words, marks or {}).png(colours(game))


def hand(game: str, view: View, words: Words) -> bytes:
    """What the seat that looks has in front of it, as a PNG."""
    return draw_hand(game, view, words).png(colours(game))


def cover(game: str, words: Words) -> bytes:
    """The picture of a game in its lobby, as a PNG."""
    return draw_cover(game, words).png(colours(game))


def icon(game: str, words: Words) -> bytes:
    """A part of the cover without its title, as a small square PNG: whole things, such as two of five stalls."""
    left, right = icon_window(game)
    with Image.open(io.BytesIO(cover(game, words))) as whole:
        part = whole.convert("RGB").crop((left, whole.height - (right - left), right, whole.height))
    return _encoded(part.resize((ICON, ICON), Image.Resampling.LANCZOS))


def icon_window(game: str) -> tuple[int, int]:
    """From where to where the icon shows the cover, from its lower edge up."""
    window: tuple[int, int] = _part(game, "ICON")
    return window


def ending(game: str, end: Ending, words: Words) -> bytes:
    """How a game ended and how it went, as a PNG."""
    return draw_ending(end, words).png(colours(game))


def chances(game: str, course: Sequence[Sequence[int]], stages: Sequence[float] = ()) -> bytes:
    """Everybody's chance to win over a game, in percent, as a PNG; with the points at which its parts begin."""
    return draw_chances(course, stages).png(colours(game))


def alt(game: str, view: View, words: Words) -> str:
    """What the picture of the board shows, in words; what that of a hand shows, ``render.text.hand`` says."""
    return str(_part(game, "alt")(view, words))


def draw_board(game: str, view: View, words: Words, marks: Mapping[str, str]) -> Canvas:
    """The board as a canvas with its log."""
    if strangers := marks.keys() - places(game):
        raise LookupError(f"no such places on this board: {sorted(strangers)}")
    canvas: Canvas = _part(game, "board")(view, _legible(words), marks)
    return canvas


def draw_hand(game: str, view: View, words: Words) -> Canvas:
    """The hand as a canvas with its log."""
    canvas: Canvas = _part(game, "hand")(view, _legible(words))
    return canvas


def draw_cover(game: str, words: Words) -> Canvas:
    """The cover as a canvas with its log."""
    canvas: Canvas = _part(game, "cover")(_legible(words))
    return canvas


def draw_ending(end: Ending, words: Words) -> Canvas:
    """The end as a canvas with its log."""
    return score_sheet(end, _legible(words))


def draw_chances(course: Sequence[Sequence[int]], stages: Sequence[float] = ()) -> Canvas:
    """The chances as a canvas with its log."""
    return chances_chart(course, stages)


@cache
def things(game: str) -> Mapping[str, bytes]:
    """What the texts of a game name, each as a small square PNG, such as chats have between words."""
    return {thing: _small(draw(SMALL)) for thing, draw in _part(game, "THINGS").items()}


@cache
def seat_things() -> Mapping[str, bytes]:
    """The signs of the seats in the same way: they are those of all games."""
    return {f"seat-{seat}": _small(badge(seat, SMALL)) for seat in range(MOST_SEATS)}


def _small(image: Image.Image) -> bytes:
    square = Image.new("RGBA", (SMALL, SMALL))
    square.alpha_composite(image, ((SMALL - image.width) // 2, (SMALL - image.height) // 2))
    return _encoded(square)


def _encoded(image: Image.Image) -> bytes:
    encoded = io.BytesIO()
    image.save(encoded, "PNG")
    return encoded.getvalue()


def _legible(words: Words) -> Words:
    return words.with_names([legible_name(name, seat) for seat, name in enumerate(words.names)])


def _part(game: str, name: str) -> Any:  # noqa: ANN401 - each game has its own view
    """What a game draws with, such as its board."""
    if not drawn(game):
        raise LookupError(f"no pictures of {game!r}: docs/pictures.md says what render/picture/{game} must have")
    pictures = import_module(f"{__name__}.{game}")
    if not hasattr(pictures, name):
        raise LookupError(f"render/picture/{game} has no {name}: docs/pictures.md says what it is")
    return getattr(pictures, name)


@cache
def colours(game: str) -> Image.Image | None:
    """The colours of all pictures of a game, as an image; ``make pictures`` chooses them."""
    file = resources.files(f"{__name__}.{game}") / COLOURS_FILE if drawn(game) else None
    if file is None or not file.is_file():
        return None
    with file.open("rb") as opened, Image.open(opened) as chosen:
        chosen.load()
        return chosen.copy()
