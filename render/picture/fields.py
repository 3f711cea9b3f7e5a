"""Images with figures in them, made once: to put one on a page is quicker than to write on it."""

from functools import lru_cache

from PIL import Image, ImageDraw

from render.picture import fonts
from render.picture.palette import GOLD, INK, PAPER, SOFT_INK, STONE, STONE_DARK, SUN, Colour
from render.picture.sprites import panel


@lru_cache(maxsize=32)
def round_field(number: int, size: int, now: bool, past: bool, final: bool) -> Image.Image:
    """A field of the round card; the last one is round."""
    ground = SUN if now else STONE if past else PAPER
    edge = INK if now else GOLD if final else STONE_DARK
    image = panel(size, size, ground, edge, 5 if now or final else 3, size // 2 if final else size // 4).copy()
    write(image, str(number), (size // 2, size // 2), round(size * 0.7), ground, INK if now else SOFT_INK)
    return image


def put(image: Image.Image, part: Image.Image, x: int, y: int) -> None:
    """Put an image on another one around a point."""
    image.alpha_composite(part, (max(0, x - part.width // 2), max(0, y - part.height // 2)))


def write(
    image: Image.Image, text: str, middle: tuple[int, int], size: int, ground: Colour, colour: Colour = INK
) -> None:
    """Write a figure around a point, with a rim in the colour of the ground."""
    ImageDraw.Draw(image).text(
        middle, text, fill=colour, font=fonts.font(size, "Black"), anchor="mm", stroke_width=max(2, size // 14),
        stroke_fill=ground,
    )  # fmt: skip
