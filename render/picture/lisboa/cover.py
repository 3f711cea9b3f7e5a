"""The picture of Mercado de Lisboa in a lobby: a market in the morning, and the first people in front of it."""

from games.lisboa.components import GOODS, RESTAURANTS
from render.picture.canvas import Box, Canvas
from render.picture.covers import HEIGHT, cover_page, draw_crowd, draw_floor, sun
from render.picture.lisboa.tiles import restaurant_sign, stand
from render.picture.page import WIDTH
from render.picture.palette import AWNING
from render.picture.sprites import sprite
from render.words import Words

STAND = 200
SIGN = 100
CROWD = ((30, 0), (200, 4), (330, 1), (590, 3), (700, 2), (905, 4), (1040, 0))
"""Who stands in front of the market, and in which coat."""
ICON = (52, 482)
"""From where to where the icon shows the cover: two whole stands."""


def cover(words: Words) -> Canvas:
    """Stands of all goods, the restaurants above them, and customers in front."""
    canvas = cover_page()
    canvas.image(sprite(sun, 190), 985, 70, "sun")
    title = Box(40, 80, 970, 180)
    canvas.text(words.label("title"), title, 104, least=60, colour=AWNING, weight="Black", what="title")
    draw_floor(canvas, 250)
    for place, restaurant in enumerate(RESTAURANTS):
        left = 60 + place * (WIDTH - 120 - SIGN) // (len(RESTAURANTS) - 1)
        canvas.image(restaurant_sign(restaurant, True, SIGN), left, 204, f"restaurant {restaurant}")
    for place, good in enumerate(GOODS):
        canvas.image(stand(good, place, STAND), 56 + place * 222, 322, f"stand {good}")
    draw_crowd(canvas, CROWD, HEIGHT - 104)
    return canvas
