"""The things of Central Market as images, each made once per size."""

from functools import cache, lru_cache
from types import MappingProxyType
from typing import Literal, TypeAlias

from PIL import Image

from games.central.components import Product
from render.picture import goods, vegetables
from render.picture.central.signs import cheater, rot, tourists
from render.picture.fields import put, write
from render.picture.palette import (
    CLOSED,
    CLOSED_DARK,
    FLOOR,
    INK,
    MARK_EDGE,
    PAPER,
    SEATS,
    SHADE,
    STONE,
    SUN,
    TOMATO,
    WHITE,
    Colour,
    mix,
)
from render.picture.signs import cross, struck
from render.picture.sprites import Painter, Pen, greyed, panel, sprite
from render.picture.tokens import put_padlock, seat_sign

PRODUCT_PAINTERS = MappingProxyType[Product, Painter](
    {
        "tomato": goods.tomato,
        "carrot": vegetables.carrot,
        "eggplant": vegetables.eggplant,
        "cucumber": vegetables.cucumber,
        "pepper": vegetables.bell_pepper,
    }
)
PRODUCT_COLOURS = MappingProxyType[Product, Colour](
    {
        "tomato": TOMATO,
        "carrot": vegetables.CARROT,
        "eggplant": vegetables.EGGPLANT,
        "cucumber": vegetables.CUCUMBER,
        "pepper": vegetables.PEPPER,
    }
)
STRIPES = 7
Look: TypeAlias = Literal["free", "too high", "bid", "selling"]


# Action cards


ACTION_CARDS = MappingProxyType[str, Painter]({"cheater": cheater, "tourists": tourists, "rot": rot})


@lru_cache(maxsize=32)
def action_card(name: str, size: int, unused: bool) -> Image.Image:
    """An action card; grey and struck out once it is used."""
    ground, edge = (PAPER, INK) if unused else (CLOSED, CLOSED_DARK)
    image = panel(size, size, ground, edge, max(2, size // 20), size // 6).copy()
    inside = round(size * 0.76)
    painter = ACTION_CARDS[name]
    put(image, sprite(painter, inside) if unused else greyed(painter, inside), size // 2, size // 2)
    if not unused:
        image.alpha_composite(sprite(struck, size))
    return image


# Cards and stalls


@lru_cache(maxsize=128)
def product_card(kind: str, height: int) -> Image.Image:
    """A product card, how many kg above the product: what overlaps it leaves the figure to see."""
    product, kg = parts(kind)
    colour = PRODUCT_COLOURS[product]
    width = round(height * 0.8)
    image = panel(width, height, mix(colour, WHITE, 0.72), INK, max(2, height // 26), height // 8).copy()
    good = round(height * 0.56)
    put(image, sprite(PRODUCT_PAINTERS[product], good), round(width * 0.56), round(height * 0.68))
    write(image, str(kg), (round(width * 0.26), round(height * 0.25)), round(height * 0.5), mix(colour, WHITE, 0.72))
    return image


@lru_cache(maxsize=128)
def price_field(price: int, width: int, height: int, look: Look) -> Image.Image:
    """A field of the auction card: free for a bid, too high for one, taken by one, or its bidder sells now."""
    ground, edge, line = {
        "free": (FLOOR, SHADE, 3),
        "too high": (CLOSED, CLOSED, 3),
        "bid": (mix(SUN, PAPER, 0.25), INK, 3),
        "selling": (mix(SUN, PAPER, 0.25), MARK_EDGE, 7),
    }[look]
    image = panel(width, height, ground, edge, line, 12).copy()
    write(image, str(price), (width // 2, 24), 42, ground, CLOSED_DARK if look == "too high" else INK)
    return image


@lru_cache(maxsize=16)
def weight_card(kg: int, size: int) -> Image.Image:
    """A card of which only the kg matter, laid away."""
    image = panel(size, size, STONE, CLOSED_DARK, 3, size // 6).copy()
    write(image, str(kg), (size // 2, size // 2), round(size * 0.86), STONE)
    return image


def parts(kind: str) -> tuple[Product, int]:
    """What a card is and how many kg."""
    product, _, kg = kind.partition("-")
    return next(name for name in PRODUCT_PAINTERS if name == product), int(kg.removesuffix("kg"))


@cache
def _roof(colours: tuple[Colour, Colour]) -> Painter:
    def paint(pen: Pen) -> None:
        step = 100 / STRIPES
        bottom = pen.height - step / 2 - 0.5
        for number in range(STRIPES):
            fill, left = colours[number % 2], number * step
            pen.ellipse(left, bottom - step / 2, left + step, bottom + step / 2, fill, INK, 1.4)
        for number in range(STRIPES):
            fill, left = colours[number % 2], number * step
            pen.rectangle(left, 0, left + step, bottom, fill, None)
        pen.rectangle(0, 0, 99.8, bottom, None, INK, 1.4, radius=3)

    return paint


@lru_cache(maxsize=32)
def roof(width: int, height: int, opener: int | None, closed: bool) -> Image.Image:
    """The awning of a stall: in the colour and with the sign of who opened it, pale before, grey afterwards."""
    if opener is not None:
        colours = (SEATS[opener], mix(SEATS[opener], WHITE, 0.45))
    else:
        colours = (CLOSED_DARK, CLOSED) if closed else (SHADE, PAPER)
    image = sprite(_roof(colours), width, height).copy()
    if opener is not None:
        put(image, sprite(seat_sign(opener), round(height * 0.74)), width // 2, round(height * 0.4))
    return image


@lru_cache(maxsize=32)
def product_picture(product: Product, size: int, closed: bool) -> Image.Image:
    """A product; grey and locked once no more of it is sold."""
    painter = PRODUCT_PAINTERS[product]
    if not closed:
        return sprite(painter, size)
    image = greyed(painter, size).copy()
    put_padlock(image, 0.42)
    return image


@lru_cache(maxsize=16)
def lacking(product: Product, size: int) -> Image.Image:
    """A product that somebody is known not to hold."""
    image = greyed(PRODUCT_PAINTERS[product], size).copy()
    image.alpha_composite(sprite(cross, size))
    return image
