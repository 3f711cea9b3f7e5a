"""How different two small things look, in colour and in grey."""

from PIL import Image, ImageChops, ImageStat

from render.picture.palette import FLOOR
from render.picture.sprites import Painter, sprite

SMALL = 24


def difference(one: Painter, other: Painter, grey: bool) -> float:
    """How far apart two paintings are where they are smallest, on average over all pixels."""
    apart = ImageChops.difference(_look(one, grey), _look(other, grey))
    return max(ImageStat.Stat(apart).mean)


def _look(painter: Painter, grey: bool) -> Image.Image:
    page = Image.new("RGB", (SMALL, SMALL), FLOOR)
    small = sprite(painter, SMALL)
    page.paste(small, (0, 0), small)
    return page.convert("L") if grey else page
