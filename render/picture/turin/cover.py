"""The picture of Market of Turin in a lobby: nine goods on the counter, the goose, and sealed bids."""

from games.turin.components import GOODS
from render.picture.canvas import Box, Canvas
from render.picture.covers import HEIGHT, cover_page, draw_crowd, draw_floor, sun
from render.picture.palette import AWNING, INK, SUN, WHITE, mix
from render.picture.sprites import panel, sprite
from render.picture.tokens import coin
from render.picture.turin.tiles import GOOD_PAINTERS, face, gavel, goose
from render.words import Words

LOTS = ("T06", "T12", "T04", "T18")
CROWD = ((40, 4), (190, 1), (560, 0), (700, 3), (840, 2))
"""Who stands in front of the counter, and in which coat."""
ICON = (780, 1196)
"""From where to where the icon shows the cover: the goose, a card and three goods."""


def cover(words: Words) -> Canvas:
    """Four lots under the hammer, all goods above them, the goose and people in front."""
    canvas = cover_page()
    canvas.image(sprite(sun, 170), 1000, 66, "sun")
    title = Box(40, 62, 970, 182)
    canvas.text(words.label("title"), title, 104, least=60, colour=AWNING, weight="Black", what="title")
    draw_floor(canvas, 276)
    for place, good in enumerate(GOODS):
        left = 50 + place * 124
        canvas.image(panel(104, 104, mix(SUN, WHITE, 0.45), INK, 3, 52), left, 204, f"plate {good}")
        canvas.image(sprite(GOOD_PAINTERS[good], 74), left + 15, 219, good)
    for place, card in enumerate(LOTS):
        canvas.image(face(card, 220), 300 + place * 164, 324, f"lot {card}")
    canvas.image(sprite(gavel, 170), 78, 350, "gavel")
    draw_crowd(canvas, CROWD, HEIGHT - 92)
    canvas.image(sprite(goose, 216), 950, 388, "goose")
    canvas.image(sprite(coin, 70), 1080, 322, "coin")
    return canvas
