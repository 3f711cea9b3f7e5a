"""The stalls of the products: what is for sale, how many kg can still be sold, and which cards have been seen to go."""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from games.central.components import KG_VALUES, LIMIT, PRODUCT_NUMBER, Product
from games.central.view import CentralView
from render.picture.canvas import Box, Canvas
from render.picture.central.places import stall_box
from render.picture.central.tiles import PRODUCT_COLOURS, product_picture, roof, weight_card
from render.picture.marks import mark
from render.picture.palette import CLOSED, INK, PAPER, SHADE, SOFT_INK, SUN, WHITE, mix
from render.picture.sprites import panel

ROOF = 52
PRODUCT = 104
SCALE = 24
FIELD = 16
"""The ten fields for the kg."""
CARD = 32


def draw_stalls(canvas: Canvas, view: CentralView, marks: Mapping[str, str]) -> None:
    """A stall for each product of the game."""
    gone = Counter(view.discard)
    for place, product in enumerate(view.products):
        box = stall_box(place, len(view.products))
        _draw_stall(canvas, view, product, box)
        if product in marks:
            mark(canvas, box, marks[product], product)
        else:
            _draw_gone(canvas, product, gone, Box(box.left + 8, box.bottom - 46, box.right - 4, box.bottom - 6))


def _draw_stall(canvas: Canvas, view: CentralView, product: Product, box: Box) -> None:
    for_sale = view.auction is not None and view.auction.product == product
    closed = product in view.opened and not for_sale
    opener = view.auction.opener if view.auction is not None and for_sale else None
    ground = mix(SUN, PAPER, 0.35) if for_sale else mix(CLOSED, PAPER, 0.5) if closed else PAPER
    edge = INK if for_sale else SHADE
    canvas.image(panel(box.width, box.height, ground, edge, 5 if for_sale else 3, 16), box.left, box.top, "stall")
    state = f"for sale by {opener}" if for_sale else "closed" if closed else "not opened"
    canvas.image(roof(box.width, ROOF, opener, closed), box.left, box.top, f"{product} {state}")
    top = box.top + ROOF - 2
    canvas.image(product_picture(product, PRODUCT, closed), box.left + 12, top, f"{product} picture")
    sold = view.product_sold[PRODUCT_NUMBER[product]]
    left = LIMIT - sold
    beside = Box(box.left + PRODUCT + 12, top, box.right - 10, top + 68)
    colour = SOFT_INK if closed else INK
    canvas.text(str(left), beside, 72, colour=colour, weight="Black", align="middle", what=f"{product} left {left}")
    unit = Box(beside.left, top + 64, beside.right, top + PRODUCT + 2)
    canvas.text("kg", unit, 36, colour=colour, align="middle", what=f"{product} kg")
    canvas.image(_scale(product, sold, box.width - 24), box.left + 12, box.top + 160, f"{product} sold {sold}")


@lru_cache(maxsize=128)
def _scale(product: Product, sold: int, width: int) -> Image.Image:
    """Ten fields; those of the kg that are sold are full."""
    image = Image.new("RGBA", (width, SCALE), (*INK, 0))
    full = panel(FIELD, SCALE, mix(PRODUCT_COLOURS[product], INK, 0.1), INK, 2, 5)
    empty = panel(FIELD, SCALE, WHITE, SHADE, 2, 5)
    for number in range(LIMIT):
        image.alpha_composite(full if number < sold else empty, (number * (width - FIELD) // (LIMIT - 1), 0))
    return image


def _draw_gone(canvas: Canvas, product: Product, gone: Counter[str], box: Box) -> None:
    """How many cards of each weight lie in the discard pile."""
    step = box.width // len(KG_VALUES)
    for place, kg in enumerate(KG_VALUES):
        count = gone[f"{product}-{kg}kg"]
        if not count:
            continue
        left = box.left + place * step
        canvas.image(weight_card(kg, CARD), left, box.top + 4, f"gone {product}-{kg}kg")
        frame = Box(left + CARD + 3, box.top, left + step, box.bottom)
        canvas.text(f"×{count}", frame, 32, least=28, colour=SOFT_INK, what=f"gone {product}-{kg}kg {count}")
