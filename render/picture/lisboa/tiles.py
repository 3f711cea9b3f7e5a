"""The tiles of Mercado de Lisboa as images, each made once per size."""

from functools import lru_cache
from types import MappingProxyType

from PIL import Image, ImageDraw

from games.lisboa.components import CROWD, CUSTOMERS_NUMBER, GOODS, WANTED, CustomersName, Good, Restaurant
from render.picture import fonts, goods, palette, restaurants
from render.picture.palette import INK, PAPER, SUN, WHITE, Colour, mix
from render.picture.sprites import Painter, panel, sprite
from render.picture.tokens import awning, closed_sign, customer, moon, open_sign

GOOD_PAINTERS = MappingProxyType[Good, Painter](
    {
        Good.FISH: goods.fish,
        Good.FLOWER: goods.flower,
        Good.TOMATO: goods.tomato,
        Good.MEAT: goods.meat,
        Good.GRAPE: goods.grape,
    }
)
GOOD_COLOURS = MappingProxyType[Good, Colour](
    {
        Good.FISH: palette.FISH,
        Good.FLOWER: palette.FLOWER,
        Good.TOMATO: palette.TOMATO,
        Good.MEAT: palette.MEAT,
        Good.GRAPE: palette.GRAPE,
    }
)
DISHES = MappingProxyType[Restaurant, Painter](
    {
        Restaurant.SUSHI: restaurants.sushi,
        Restaurant.TEA: restaurants.tea,
        Restaurant.PIZZA: restaurants.pizza,
        Restaurant.BURGER: restaurants.burger,
        Restaurant.WINE: restaurants.wine,
        Restaurant.BAR: restaurants.bar,
    }
)
IMPROVED = MappingProxyType[Restaurant, tuple[Good, ...]](
    dict(zip(Restaurant, (*((good,) for good in GOODS), GOODS), strict=True))
)
"""The goods that a restaurant improves; its ring has their colours."""


@lru_cache(maxsize=64)
def stand_tile(good: Good, size: int) -> Image.Image:
    """A stand tile: its good on a ground of its colour."""
    colour = GOOD_COLOURS[good]
    image = panel(size, size, mix(colour, WHITE, 0.72), mix(colour, INK, 0.25), max(2, size // 28), size // 7).copy()
    _put(image, sprite(GOOD_PAINTERS[good], round(size * 0.8)), size // 2, size // 2)
    return image


@lru_cache(maxsize=128)
def stand(good: Good, seat: int, size: int) -> Image.Image:
    """A stand on the market: its good under the awning of its owner."""
    colour = GOOD_COLOURS[good]
    image = panel(size, size, mix(colour, WHITE, 0.72), INK, 3, size // 9).copy()
    _put(image, sprite(GOOD_PAINTERS[good], round(size * 0.64)), size // 2, round(size * 0.655))
    image.alpha_composite(awning(seat, size))
    return image


@lru_cache(maxsize=64)
def restaurant_sign(restaurant: Restaurant | None, is_open: bool, size: int) -> Image.Image:
    """A restaurant; of a closed one the type may be unknown."""
    if is_open and restaurant is not None:
        rings = tuple(GOOD_COLOURS[good] for good in IMPROVED[restaurant])
        return open_sign(DISHES[restaurant], rings, size)
    return closed_sign(None if restaurant is None else DISHES[restaurant], size)


@lru_cache(maxsize=256)
def customer_tile(name: CustomersName, size: int, asleep: bool = False) -> Image.Image:
    """Customers: how many, and the goods they want from corner to corner."""
    tile = CUSTOMERS_NUMBER[name]
    ground = mix(SUN, PAPER, 0.55) if not asleep else palette.CLOSED
    image = panel(size, size, ground, INK, 3, size // 7).copy()
    wanted = [GOODS[good] for good in WANTED[tile]]
    if len(wanted) == 1:
        _put(image, sprite(GOOD_PAINTERS[wanted[0]], round(size * 0.6)), round(size * 0.35), round(size * 0.36))
    else:
        large = round(size * 0.52)
        _put(image, sprite(GOOD_PAINTERS[wanted[0]], large), round(size * 0.31), round(size * 0.31))
        _put(image, sprite(GOOD_PAINTERS[wanted[1]], large), round(size * 0.69), round(size * 0.69))
    _put(image, sprite(moon if asleep else customer, round(size * 0.28)), round(size * 0.19), round(size * 0.80))
    ImageDraw.Draw(image).text(
        (round(size * 0.8), round(size * 0.26)),
        str(CROWD[tile]),
        fill=INK,
        font=fonts.font(round(size * 0.44), "Black"),
        anchor="mm",
        stroke_width=max(2, size // 32),
        stroke_fill=ground,
    )
    return image


def _put(image: Image.Image, part: Image.Image, x: int, y: int) -> None:
    image.alpha_composite(part, (max(0, x - part.width // 2), max(0, y - part.height // 2)))
