"""The picture of the lobby: a basket, and people around it."""

from render.picture.canvas import Box, Canvas
from render.picture.covers import HEIGHT, cover_page, draw_crowd, draw_floor, sun
from render.picture.orchard.basket import basket
from render.picture.palette import AWNING
from render.picture.sprites import sprite
from render.words import Words

CROWD = ((150, 0), (300, 1), (780, 2), (930, 3))
ICON = (390, 810)
"""From where to where the icon shows the cover: the basket."""


def cover(words: Words) -> Canvas:
    """The basket in the middle."""
    canvas = cover_page()
    canvas.image(sprite(sun, 150), 1010, 70, "sun")
    draw_floor(canvas, 360)
    title = Box(40, 72, 1000, 190)
    canvas.text(words.label("title"), title, 120, least=60, colour=AWNING, weight="Black", align="middle", what="title")
    canvas.image(sprite(basket, 300), 450, 250, "basket")
    draw_crowd(canvas, CROWD, HEIGHT - 160)
    return canvas
