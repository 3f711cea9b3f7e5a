"""The empty page of every picture: sand in daylight under a striped awning."""

from functools import cache

from PIL import Image

from render.picture.canvas import Canvas
from render.picture.palette import AWNING, INK, PAPER, SAND
from render.picture.sprites import Pen, sprite
from render.picture.stamps import Laid

STRIPE = 50


def _scallop(pen: Pen) -> None:
    for number, fill in enumerate((AWNING, PAPER)):
        pen.ellipse(number * 50, pen.height - 52, number * 50 + 50, pen.height - 2, fill, INK, 2.5)
        pen.rectangle(number * 50, -2, number * 50 + 50, pen.height - 26, fill, None)


@cache
def _awning(width: int, height: int) -> Image.Image:
    awning = Image.new("RGBA", (width, height))
    stripes = sprite(_scallop, 2 * STRIPE, height)
    for left in range(0, width, 2 * STRIPE):
        awning.paste(stripes, (left, 0))
    return awning


def page(width: int, height: int, awning: int) -> Canvas:
    """An empty page with an awning of this height."""
    return Canvas((width, height), SAND, [Laid.at(_awning(width, awning), 0, 0)])
