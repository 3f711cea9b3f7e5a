"""The picture of the lobby: two stalls face each other across the market, and people stand between them."""

from games.stalls.components import Good
from render.picture.canvas import Box, Canvas
from render.picture.covers import HEIGHT, cover_page, draw_crowd, draw_floor, sun
from render.picture.page import WIDTH
from render.picture.palette import AWNING, INK, SOFT_INK, STONE, mix
from render.picture.sprites import Pen, panel, sprite
from render.picture.stalls.goods import PAINTERS, WOOD, crate
from render.picture.tokens import awning
from render.words import Words

STALLS = ((50, 4, (Good.BREAD, Good.CHEESE, Good.PEARS)), (720, 2, (Good.HONEY, Good.EGGS, Good.ROSES)))
"""Where each stall stands, in which colour, and what it sells."""
BROAD = 430
ROOF = 232
TABLE = 474
CROWD = ((478, 1), (598, 3))
CRATE = 196
FILLED = ((Good.HONEY, 498), (Good.ROSES, 612), (Good.PEARS, 552))
"""What the crate in the middle is full of: both families want it."""
ICON = (722, 1148)
"""From where to where the icon shows the cover: a whole stall."""


def cover(words: Words) -> Canvas:
    """Stall against stall."""
    canvas = cover_page()
    canvas.image(sprite(sun, 130), 1040, 66, "sun")
    draw_floor(canvas, 390)
    title = Box(50, 60, 1030, 184)
    canvas.text(words.label("title"), title, 104, least=60, colour=AWNING, weight="Black", what="title")
    own = Box(54, 182, 386, 228)
    canvas.text(words.label("own"), own, 36, colour=SOFT_INK, weight="Semibold", what="our own")
    draw_crowd(canvas, CROWD, HEIGHT - 324)
    for left, seat, goods in STALLS:
        _draw_stall(canvas, left, seat, goods)
    for good, left in FILLED:
        canvas.image(sprite(PAINTERS[good], 100), left, HEIGHT - CRATE - 44, f"wanted {good}")
    canvas.image(sprite(crate, CRATE), (WIDTH - CRATE) // 2, HEIGHT - CRATE + 8, "crate")
    return canvas


def _draw_stall(canvas: Canvas, left: int, seat: int, goods: tuple[Good, ...]) -> None:
    for post in (left + 24, left + BROAD - 42):
        canvas.image(panel(18, TABLE - ROOF, WOOD, INK, 3, 4), post, ROOF + 80, "post")
    canvas.image(awning(seat, BROAD), left, ROOF, "roof")
    for place, good in enumerate(goods):
        where = left + 46 + place * 118
        canvas.image(sprite(PAINTERS[good], 112), where, TABLE - 96, f"sells {good}")
    canvas.image(sprite(_counter, BROAD - 20, 70), left + 10, TABLE, "counter")
    for place in range(3):
        canvas.image(sprite(crate, 96), left + 58 + place * 110, HEIGHT - 92, "crate")


def _counter(pen: Pen) -> None:
    pen.rectangle(1, 1, 99, pen.height - 1, mix(WOOD, STONE, 0.3), INK, 1.2, radius=2)
    pen.line([(2, 6), (98, 6)], mix(WOOD, INK, 0.4), 0.8)
