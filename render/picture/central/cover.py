"""The picture of Central Market in a lobby: five stalls of vegetables, prices that fall, and the first people."""

from PIL import Image

from games.central.components import PRODUCTS
from render.picture.canvas import Box, Canvas
from render.picture.central.places import WIDTH
from render.picture.central.tiles import PRODUCT_COLOURS, PRODUCT_PAINTERS, roof
from render.picture.page import page
from render.picture.palette import AWNING, FLOOR, INK, SEATS, STONE_DARK, SUN, WHITE, mix
from render.picture.signs import bubble
from render.picture.sprites import Pen, panel, sprite
from render.picture.tokens import COAT, SKIN, TANNED, person
from render.words import Words

HEIGHT = 620
STALL = 200
PRICES = (9, 7, 4, 8, 5)
"""What each stall calls out."""
CROWD = ((50, 2), (250, 1), (380, 3), (620, 0), (800, 4), (925, 1), (1060, 3))
"""Who stands in front of the market, and in which coat."""


def cover(words: Words) -> Canvas:
    """Stalls of all products, each with its price, and customers in front."""
    canvas = page(WIDTH, HEIGHT, 56)
    canvas.image(sprite(_sun, 170), 1000, 66, "sun")
    canvas.text(words.label("title"), Box(40, 76, 970, 176), 104, least=60, colour=AWNING, weight="Black", what="title")
    canvas.image(panel(WIDTH - 48, 400, STONE_DARK, INK, 3, 24), 24, 268, "market")
    canvas.image(panel(WIDTH - 72, 400, FLOOR, None, 0, 18), 36, 280, "floor")
    for place, product in enumerate(PRODUCTS):
        left = 56 + place * 222
        _draw_call(canvas, PRICES[place], left + 62)
        ground = mix(PRODUCT_COLOURS[product], WHITE, 0.72)
        canvas.image(panel(STALL, STALL, ground, INK, 3, 20), left, 306, f"stall {product}")
        canvas.image(roof(STALL, 62, place, False), left, 306, f"roof {place}")
        canvas.image(sprite(PRODUCT_PAINTERS[product], 124), left + 38, 374, product)
    for left, coat in CROWD:
        customer = person(mix(SEATS[coat], COAT, 0.5), SKIN if coat % 2 else TANNED)
        canvas.image(sprite(customer, 124), left, HEIGHT - 100, "customer")
    return canvas


def _draw_call(canvas: Canvas, price: int, left: int) -> None:
    call = sprite(bubble(WHITE), 104, 86).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    canvas.image(call, left, 208, "call")
    frame = Box(left + 12, 212, left + 92, 278)
    canvas.text(str(price), frame, 56, weight="Black", align="middle", what=f"price {price}")


def _sun(pen: Pen) -> None:
    pen.circle(50, 50, 48, mix(SUN, WHITE, 0.6), None)
    pen.circle(50, 50, 37, SUN, None)
