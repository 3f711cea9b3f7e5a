"""The picture of Market of Turin in a lobby: nine goods on the counter, the goose, and sealed bids."""

from games.turin.components import GOODS
from render.picture.canvas import Box, Canvas
from render.picture.page import page
from render.picture.palette import AWNING, FLOOR, INK, SEATS, STONE_DARK, SUN, WHITE, mix
from render.picture.sprites import Pen, panel, sprite
from render.picture.tokens import COAT, SKIN, TANNED, coin, person
from render.picture.turin.places import WIDTH
from render.picture.turin.tiles import GOOD_PAINTERS, face, gavel, goose
from render.words import Words

HEIGHT = 620
LOTS = ("T06", "T12", "T04", "T18")
CROWD = ((40, 4), (190, 1), (560, 0), (700, 3), (840, 2))
"""Who stands in front of the counter, and in which coat."""


def cover(words: Words) -> Canvas:
    """Four lots under the hammer, all goods above them, the goose and people in front."""
    canvas = page(WIDTH, HEIGHT, 56)
    canvas.image(sprite(_sun, 170), 1000, 66, "sun")
    title = Box(40, 62, 970, 182)
    canvas.text(words.label("title"), title, 104, least=60, colour=AWNING, weight="Black", what="title")
    canvas.image(panel(WIDTH - 48, 400, STONE_DARK, INK, 3, 24), 24, 276, "market")
    canvas.image(panel(WIDTH - 72, 400, FLOOR, None, 0, 18), 36, 288, "floor")
    for place, good in enumerate(GOODS):
        left = 50 + place * 124
        canvas.image(panel(104, 104, mix(SUN, WHITE, 0.45), INK, 3, 52), left, 204, f"plate {good}")
        canvas.image(sprite(GOOD_PAINTERS[good], 74), left + 15, 219, good)
    for place, card in enumerate(LOTS):
        canvas.image(face(card, 220), 300 + place * 164, 324, f"lot {card}")
    canvas.image(sprite(gavel, 170), 78, 350, "gavel")
    for left, coat in CROWD:
        customer = person(mix(SEATS[coat], COAT, 0.5), SKIN if coat % 2 else TANNED)
        canvas.image(sprite(customer, 124), left, HEIGHT - 92, "customer")
    canvas.image(sprite(goose, 216), 950, 388, "goose")
    canvas.image(sprite(coin, 70), 1080, 322, "coin")
    return canvas


def _sun(pen: Pen) -> None:
    pen.circle(50, 50, 48, mix(SUN, WHITE, 0.6), None)
    pen.circle(50, 50, 37, SUN, None)
