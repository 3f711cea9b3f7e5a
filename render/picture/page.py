"""The empty page of every picture: sand in daylight under a striped awning."""

from functools import cache
from typing import Final

from PIL import Image

from render.picture.canvas import Canvas
from render.picture.palette import AWNING, INK, PAPER, SAND
from render.picture.sprites import Pen, sprite
from render.picture.stamps import Laid

WIDTH: Final = 1200
MARGIN: Final = 24
"""Between the edges of a page and what lies on it."""
SCALLOPS: Final = 34
"""How deep the awning hangs into a page."""
STRIPE = 50


def _scallop(pen: Pen) -> None:
    for number, fill in enumerate((AWNING, PAPER)):
        pen.ellipse(number * 50, pen.height - 52, number * 50 + 50, pen.height - 2, fill, INK, 2.5)
        pen.rectangle(number * 50, -2, number * 50 + 50, pen.height - 26, fill, None)


@cache
def _awning(height: int) -> Image.Image:
    awning = Image.new("RGBA", (WIDTH, height))
    stripes = sprite(_scallop, 2 * STRIPE, height)
    for left in range(0, WIDTH, 2 * STRIPE):
        awning.paste(stripes, (left, 0))
    return awning


def page(height: int, awning: int = SCALLOPS) -> Canvas:
    """An empty page of this height, as wide as all pages are, with an awning as deep as this."""
    return Canvas((WIDTH, height), SAND, [Laid.at(_awning(awning), 0, 0)])
