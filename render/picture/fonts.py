"""Letters: one family, opened once per size, and what to do with names that it cannot write."""

import unicodedata
from functools import cache, lru_cache
from importlib import resources
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from games.kernel.seats import SEATS

Weight: TypeAlias = Literal["Semibold", "Bold", "Black"]

ELLIPSIS: Final = "…"
MIDDLE: Final = 0.33
"""How far the baseline is below the middle of a line, beside the size of its letters."""
_NO_SUCH_LETTER: Final = "\uffff"
_SPACES: Final = frozenset({" ", "\u00a0", "\u202f"})
_FILES = resources.files("font_source_sans_pro") / "files"


@cache
def font(size: int, weight: Weight = "Bold") -> ImageFont.FreeTypeFont:
    """The font in one size. Simple layout, so that pictures are the same on every machine."""
    with resources.as_file(_FILES / f"SourceSansPro-{weight}.ttf") as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def covers(letter: str) -> bool:
    """Whether the font has this letter, and not just a box for it."""
    if letter in _SPACES:
        return True
    return letter.isprintable() and bytes(font(32).getmask(letter)) != bytes(font(32).getmask(_NO_SUCH_LETTER))


@lru_cache(maxsize=4096)
def legible(text: str) -> str:
    """The text without what the font cannot write."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(letter for letter in composed if covers(letter)).split(" ")).strip()


def legible_name(name: str, seat: int) -> str:
    """A name as far as the font can write it; the letter of the seat if nothing is left that could be read."""
    written = " ".join(legible(name).split())
    return written if any(letter.isalnum() for letter in written) else SEATS[seat].letter


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: Weight) -> int:
    """How wide a text is."""
    return -int(-font(size, weight).getlength(text) // 1)


@lru_cache(maxsize=4096)
def fitted(text: str, size: int, least: int, room: int, weight: Weight) -> tuple[str, int]:
    """The text and the size in which it fits: smaller down to the least size, then cut."""
    for smaller in range(size, least - 1, -1):
        if width(text, smaller, weight) <= room:
            return text, smaller
    cut = text
    while cut and width(cut + ELLIPSIS, least, weight) > room:
        cut = cut[:-1].rstrip()
    return cut + ELLIPSIS, least


class Line(NamedTuple):
    """A written line: how dark each point is, and where its corner lies from its beginning, halfway up."""

    mask: Image.Image | None
    left: int
    top: int
    height: int
    width: int
    size: int


@lru_cache(maxsize=4096)
def line(text: str, size: int, least: int, room: int, weight: Weight) -> Line:
    """A text as it is written where there is so much room."""
    written, size = fitted(legible(text), size, least, room, weight)
    left, top, mask = _letters(written, size, weight)
    height = 0 if mask is None else mask.height
    return Line(mask, left, top + round(size * MIDDLE), height, width(written, size, weight), size)


@lru_cache(maxsize=2048)
def _letters(text: str, size: int, weight: Weight) -> tuple[int, int, Image.Image | None]:
    """The letters and where they lie from the beginning of the baseline: the same for frames of all sizes."""
    left, top, right, bottom = (int(edge) for edge in font(size, weight).getbbox(text, anchor="ls"))
    if right <= left or bottom <= top:
        return left, top, None
    mask = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font(size, weight), anchor="ls")
    return left, top, mask


def wrapped(text: str, size: int, room: int, weight: Weight) -> list[str]:
    """The text in lines that fit; a space that must not break stays where it is."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, size, weight) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
