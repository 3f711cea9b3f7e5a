"""The empty page of every picture: sand in daylight under a striped awning."""

from functools import cache

from PIL import Image

from render.picture.canvas import Canvas
from render.picture.palette import AWNING, INK, PAPER, SAND
from render.picture.sprites import Pen, sprite

STRIPE = 50


def _scallop(pen: Pen) -> None:
    for number, fill in enumerate((AWNING, PAPER)):
        pen.ellipse(number * 50, pen.height - 52, number * 50 + 50, pen.height - 2, fill, INK, 2.5)
        pen.rectangle(number * 50, -2, number * 50 + 50, pen.height - 26, fill, None)


@cache
def page(width: int, height: int, awning: int) -> Canvas:
    """An empty page with an awning of this height. Copy it before you draw on it."""
    image = Image.new("RGB", (width, height), SAND)
    stripes = sprite(_scallop, 2 * STRIPE, awning)
    for left in range(0, width, 2 * STRIPE):
        image.paste(stripes, (left, 0), stripes)
    return Canvas(image)
