"""The picture of Central Market in a lobby: five stalls of vegetables, prices that fall, and the first people."""

from PIL import Image

from games.central.components import PRODUCTS
from render.picture.canvas import Box, Canvas
from render.picture.central.tiles import PRODUCT_COLOURS, PRODUCT_PAINTERS, roof
from render.picture.covers import HEIGHT, cover_page, draw_crowd, draw_floor, sun
from render.picture.palette import AWNING, INK, WHITE, mix
from render.picture.signs import bubble
from render.picture.sprites import panel, sprite
from render.words import Words

STALL = 200
PRICES = (9, 7, 4, 8, 5)
"""What each stall calls out."""
CROWD = ((50, 2), (250, 1), (380, 3), (620, 0), (800, 4), (925, 1), (1060, 3))
"""Who stands in front of the market, and in which coat."""
ICON = (52, 482)
"""From where to where the icon shows the cover: two whole stalls."""


def cover(words: Words) -> Canvas:
    """Stalls of all products, each with its price, and customers in front."""
    canvas = cover_page()
    canvas.image(sprite(sun, 170), 1000, 66, "sun")
    canvas.text(words.label("title"), Box(40, 76, 970, 176), 104, least=60, colour=AWNING, weight="Black", what="title")
    draw_floor(canvas, 268)
    for place, product in enumerate(PRODUCTS):
        left = 56 + place * 222
        _draw_call(canvas, PRICES[place], left + 62)
        ground = mix(PRODUCT_COLOURS[product], WHITE, 0.72)
        canvas.image(panel(STALL, STALL, ground, INK, 3, 20), left, 306, f"stall {product}")
        canvas.image(roof(STALL, 62, place, False), left, 306, f"roof {place}")
        canvas.image(sprite(PRODUCT_PAINTERS[product], 124), left + 38, 374, product)
    draw_crowd(canvas, CROWD, HEIGHT - 100)
    return canvas


def _draw_call(canvas: Canvas, price: int, left: int) -> None:
    call = sprite(bubble(WHITE), 104, 86).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    canvas.image(call, left, 208, "call")
    frame = Box(left + 12, 212, left + 92, 278)
    canvas.text(str(price), frame, 56, weight="Black", align="middle", what=f"price {price}")
