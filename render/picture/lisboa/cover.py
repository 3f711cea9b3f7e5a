"""The picture of Mercado de Lisboa in a lobby: a market in the morning, and the first people in front of it."""

from games.lisboa.components import GOODS, RESTAURANTS
from render.picture.canvas import Box, Canvas
from render.picture.lisboa.places import WIDTH
from render.picture.lisboa.tiles import restaurant_sign, stand
from render.picture.page import page
from render.picture.palette import AWNING, FLOOR, INK, SEATS, STONE_DARK, SUN, WHITE, mix
from render.picture.sprites import Pen, panel, sprite
from render.picture.tokens import COAT, SKIN, TANNED, person
from render.words import Words

HEIGHT = 620
STAND = 200
SIGN = 100
CROWD = ((30, 0), (200, 4), (330, 1), (590, 3), (700, 2), (905, 4), (1040, 0))
"""Who stands in front of the market, and in which coat."""


def cover(words: Words) -> Canvas:
    """Stands of all goods, the restaurants above them, and customers in front."""
    canvas = page(WIDTH, HEIGHT, 56)
    canvas.image(sprite(_sun, 190), 985, 70, "sun")
    title = Box(40, 80, 970, 180)
    canvas.text(words.label("title"), title, 104, least=60, colour=AWNING, weight="Black", what="title")
    canvas.image(panel(WIDTH - 48, 400, STONE_DARK, INK, 3, 24), 24, 250, "market")
    canvas.image(panel(WIDTH - 72, 400, FLOOR, None, 0, 18), 36, 262, "floor")
    for place, restaurant in enumerate(RESTAURANTS):
        left = 60 + place * (WIDTH - 120 - SIGN) // (len(RESTAURANTS) - 1)
        canvas.image(restaurant_sign(restaurant, True, SIGN), left, 204, f"restaurant {restaurant}")
    for place, good in enumerate(GOODS):
        canvas.image(stand(good, place, STAND), 56 + place * 222, 322, f"stand {good}")
    for left, coat in CROWD:
        skin = SKIN if coat % 2 else TANNED
        customer = person(mix(SEATS[coat], COAT, 0.5), skin)
        canvas.image(sprite(customer, 124), left, HEIGHT - 104, "customer")
    return canvas


def _sun(pen: Pen) -> None:
    pen.circle(50, 50, 48, mix(SUN, WHITE, 0.6), None)
    pen.circle(50, 50, 37, SUN, None)
