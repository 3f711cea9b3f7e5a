"""The cards of Schwarzmarkt as images, and rows of things with their numbers."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from games.schwarzmarkt.components import OFFERS, TEXTS, Product, goods
from render.picture import fonts, groceries
from render.picture.canvas import Box, Canvas
from render.picture.palette import AWNING, CLOSED, CLOSED_DARK, INK, PAPER, WHITE, Colour, mix
from render.picture.schwarzmarkt.signs import TEXT_PAINTERS
from render.picture.sprites import Painter, greyed, panel, sprite
from render.words import Words

PRODUCT_PAINTERS = MappingProxyType[str, Painter](
    {
        Product.POTATO: groceries.potato,
        Product.COFFEE: groceries.coffee,
        Product.FLOUR: groceries.flour,
        Product.BUTTER: groceries.butter,
        Product.SUGAR: groceries.sugar,
    }
)
LUXURY_PAINTERS = MappingProxyType[str, Painter](
    {
        "nylons": groceries.nylons,
        "cigarettes": groceries.cigarettes,
        "chocolate": groceries.chocolate,
        "gum": groceries.gum,
    }
)
PRODUCT_COLOURS = MappingProxyType[str, Colour](
    {
        Product.POTATO: groceries.POTATO,
        Product.COFFEE: groceries.COFFEE,
        Product.FLOUR: groceries.FLOUR,
        Product.BUTTER: groceries.BUTTER,
        Product.SUGAR: groceries.SUGAR,
    }
)
TEXT_GROUND = mix(AWNING, PAPER, 0.76)
NAME = 34
DIGIT = 0.56
"""How wide a digit is, beside its height."""


@lru_cache(maxsize=64)
def product_card(product: str, size: int, delivered: bool = False) -> Image.Image:
    """A product on a ground of its colour; grey once it was delivered."""
    colour = PRODUCT_COLOURS[product]
    ground, edge = (CLOSED, CLOSED_DARK) if delivered else (mix(colour, WHITE, 0.66), mix(colour, INK, 0.45))
    image = panel(size, size, ground, edge, max(2, size // 28), size // 7).copy()
    inside = round(size * 0.8)
    painter = PRODUCT_PAINTERS[product]
    part = greyed(painter, inside) if delivered else sprite(painter, inside)
    image.alpha_composite(part, ((size - inside) // 2, (size - inside) // 2))
    return image


def text_sign(card: str, size: int, over: bool = False) -> Image.Image:
    """The sign of a text card; grey once its effect is over."""
    painter = TEXT_PAINTERS[TEXTS[card]]
    return greyed(painter, size) if over else sprite(painter, size)


def draw_market_card(canvas: Canvas, card: str, box: Box, words: Words) -> None:
    """A black market card: the products of an offer, or a sign with the name of the text card."""
    if card in OFFERS:
        canvas.image(panel(box.width, box.height, PAPER, INK, 4, 14), box.left, box.top, f"market card {card}")
        wanted = [product for product, count in goods(OFFERS[card]).items() for _ in range(count)]
        size = min(box.height - 24, (box.width - 20) // len(wanted) - 8)
        left = box.middle[0] - (len(wanted) * (size + 8) - 8) // 2
        for place, product in enumerate(wanted):
            where = left + place * (size + 8), box.middle[1] - size // 2
            canvas.image(product_card(product, size), *where, f"{card} {product}")
        return
    canvas.image(panel(box.width, box.height, TEXT_GROUND, INK, 4, 14), box.left, box.top, f"market card {card}")
    size = min(84, box.height - 20)
    canvas.image(text_sign(card, size), box.left + 12, box.middle[1] - size // 2, f"{card} sign")
    beside = Box(box.left + size + 22, box.middle[1] - 42, box.right - 8, box.middle[1] + 42)
    draw_lines(canvas, words.item(card), beside, f"{card} name")


def draw_lines(canvas: Canvas, text: str, box: Box, what: str) -> None:
    """A name on one line, or broken into two."""
    first, *others = fonts.wrapped(fonts.legible(text), NAME, box.width, "Bold")
    lines = [first, " ".join(others)] if others else [first]
    height = box.height // 2
    top = box.middle[1] - height * len(lines) // 2
    for number, line in enumerate(lines):
        frame = Box(box.left, top + number * height, box.right, top + (number + 1) * height)
        canvas.text(line, frame, NAME, least=26, what=f"{what} {number + 1}")


def draw_counts(
    canvas: Canvas, counts: Mapping[str, int], box: Box, what: str, *, size: int = 50, text: int = 38
) -> None:
    """Things and how many there are of each, from the left."""
    painters = LUXURY_PAINTERS | PRODUCT_PAINTERS
    digits = max((len(str(count)) for count in counts.values()), default=1)
    beside = round(digits * text * DIGIT) + 4
    step = min(size + beside + 18, box.width // max(1, len(counts)))
    size = min(size, step - beside - 4)
    for place, (thing, count) in enumerate(counts.items()):
        left = box.left + place * step
        canvas.image(sprite(painters[thing], size), left, box.middle[1] - size // 2, f"{what} {thing}")
        frame = Box(left + size + 4, box.top, left + step, box.bottom)
        canvas.text(str(count), frame, text, least=24, weight="Black", what=f"{what} {thing} {count}")
