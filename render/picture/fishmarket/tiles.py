"""Fishes on grounds that tell their price: square for grey, round for brown, eight-sided for a fixed one."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from games.fishmarket.components import BROWN, COINS, FIXED_PRICES, GREY
from render.picture import fishes
from render.picture.canvas import Box, Canvas
from render.picture.palette import INK, SOFT_INK, Colour, mix
from render.picture.sprites import Painter, Pen, around, sprite
from render.picture.tokens import coin

PAINTERS = MappingProxyType[str, Painter](
    {
        "eel": fishes.eel,
        "sole": fishes.sole,
        "tuna": fishes.tuna,
        "perch": fishes.perch,
        "mackerel": fishes.mackerel,
        "dorade": fishes.dorade,
        "salmon": fishes.salmon,
        "cod": fishes.cod,
        "herring": fishes.herring,
        "lobster": fishes.lobster,
    }
)
GREY_GROUND: Colour = (206, 213, 222)
BROWN_GROUND: Colour = (224, 188, 142)
FIXED_GROUND: Colour = (255, 226, 160)
SMALLEST = 22
DIGIT = 0.56
"""How wide a digit is, beside its height."""


def grey_ground(pen: Pen) -> None:
    """The ground of grey fish."""
    pen.rectangle(2, 2, 98, 98, GREY_GROUND, mix(GREY_GROUND, INK, 0.55), 4, radius=14)


def brown_ground(pen: Pen) -> None:
    """The ground of brown fish."""
    pen.circle(50, 50, 49, BROWN_GROUND, mix(BROWN_GROUND, INK, 0.55), 4)


def _fixed_ground(pen: Pen) -> None:
    pen.polygon(around(50, 50, 50, 8, -67.5), FIXED_GROUND, mix(FIXED_GROUND, INK, 0.5), 4)


GROUNDS = MappingProxyType[str, Painter](
    dict.fromkeys(GREY, grey_ground) | dict.fromkeys(BROWN, brown_ground) | dict.fromkeys(FIXED_PRICES, _fixed_ground)
)


@lru_cache(maxsize=256)
def fish_tile(kind: str, size: int) -> Image.Image:
    """A fish on the ground of its colour."""
    image = sprite(GROUNDS[kind], size).copy()
    inside = round(size * (0.8 if kind in GREY else 0.78))
    image.alpha_composite(sprite(PAINTERS[kind], inside), ((size - inside) // 2, (size - inside) // 2))
    return image


def thing(item: str, size: int) -> Image.Image:
    """A fish, or a coin."""
    return sprite(coin, size) if item == COINS else fish_tile(item, size)


def draw_bundle(
    canvas: Canvas, bundle: Mapping[str, int], box: Box, what: str, *, size: int = 52, text: int = 38
) -> int:
    """Things with their numbers from the left, smaller where there are many, a dash for nothing; returns their end."""
    if not bundle:
        frame = Box(box.left, box.top, box.left + size, box.bottom)
        canvas.text("–", frame, text, colour=SOFT_INK, align="middle", what=f"{what} nothing")
        return frame.right
    share = min(1.0, box.width / bundle_width(bundle, size, text))
    size, text = int(size * share), max(SMALLEST, int(text * share))
    left = box.left
    for item, count in bundle.items():
        canvas.image(thing(item, size), left, box.middle[1] - size // 2, f"{what} {item}")
        right = left + int(_width(count, size, text))
        frame = Box(left + size + 3, box.top, min(box.right, right), box.bottom)
        canvas.text(str(count), frame, text, least=18, weight="Black", what=f"{what} {item} {count}")
        left = right
    return left


def bundle_width(bundle: Mapping[str, int], size: int, text: int) -> int:
    """How much room a bundle needs."""
    return int(sum(_width(count, size, text) for count in bundle.values())) + 1 if bundle else size


def _width(count: int, size: int, text: int) -> float:
    return size + len(str(count)) * text * DIGIT + 3 + text * 0.26
