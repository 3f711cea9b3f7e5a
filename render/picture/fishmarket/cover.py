"""The picture of Fish Market in a lobby: boats come in with the sun, and the fish of the day lies on ice."""

from games.fishmarket.components import KINDS
from render.picture.canvas import Box, Canvas
from render.picture.covers import HEIGHT, cover_page
from render.picture.fishmarket.tiles import PAINTERS
from render.picture.harbour import ICE, SEA, SEA_DARK, paint_boat
from render.picture.page import WIDTH
from render.picture.palette import AWNING, INK, SUN, WHITE, mix
from render.picture.sprites import Pen, sprite
from render.words import Words

SKYLINE = 300
COUNTER = 446
FISH = 106
BOATS = ((60, 226, 150), (300, 252, 110), (520, 216, 170), (1010, 240, 130))
"""Where boats come in, and how large."""
ICON = (386, 820)
"""From where to where the icon shows the cover: a boat and four fish."""


def cover(words: Words) -> Canvas:
    """A harbour in the morning, and a counter full of ice."""
    canvas = cover_page()
    canvas.image(sprite(_sun, 250), 760, 180, "sun")
    title = Box(40, 62, 1160, 190)
    canvas.text(words.label("title"), title, 112, least=60, colour=AWNING, weight="Black", align="middle", what="title")
    canvas.image(sprite(_sea, WIDTH, COUNTER - SKYLINE + 8), 0, SKYLINE, "sea")
    for left, top, size in BOATS:
        canvas.image(sprite(_boat, size), left, top, "boat")
    canvas.image(sprite(_counter, WIDTH, HEIGHT - COUNTER), 0, COUNTER, "counter")
    for place, kind in enumerate(KINDS):
        canvas.image(
            sprite(PAINTERS[kind], FISH), 28 + place * 116, COUNTER + (14 if place % 2 else 38), f"fish {kind}"
        )
    return canvas


def _sun(pen: Pen) -> None:
    pen.circle(50, 50, 49, mix(SUN, WHITE, 0.6), None)
    pen.circle(50, 50, 38, SUN, None)


def _boat(pen: Pen) -> None:
    paint_boat(pen, 3.5)


def _sea(pen: Pen) -> None:
    pen.rectangle(0, 0, 100, pen.height, SEA, None)
    for row in range(4):
        for wave in range(6):
            x, y = wave * 18 + (9 if row % 2 else 2), 2 + row * 3
            pen.arc(x, y - 1, x + 4, y + 1, 0, 180, mix(SEA, SEA_DARK, 0.6), 0.4)
            pen.arc(x + 4, y - 1, x + 8, y + 1, 0, 180, mix(SEA, SEA_DARK, 0.6), 0.4)
    pen.line([(0, 0.2), (100, 0.2)], SEA_DARK, 0.4)


def _counter(pen: Pen) -> None:
    """Crushed ice on a counter."""
    pen.rectangle(0, 1, 100, pen.height, mix(ICE, WHITE, 0.35), None)
    for number in range(60):
        x, y = number * 37 % 100, 2 + number * 23 % 11
        pen.polygon(
            [(x, y), (x + 1.6, y - 0.8), (x + 2.2, y + 0.8)], mix(ICE, SEA_DARK, 0.12 + number % 3 * 0.08), None
        )
    pen.line([(0, 0.6), (100, 0.6)], INK, 0.5)
    pen.rectangle(0, pen.height - 2.2, 100, pen.height, SEA_DARK, None)
    pen.line([(0, pen.height - 2.2), (100, pen.height - 2.2)], INK, 0.4)
