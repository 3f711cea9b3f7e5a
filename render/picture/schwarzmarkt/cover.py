"""The picture of Schwarzmarkt in a lobby: groceries on a table, a dealer behind it, luxuries in a suitcase."""

from games.schwarzmarkt.components import PRODUCTS
from render.picture.canvas import Box, Canvas
from render.picture.covers import HEIGHT, cover_page
from render.picture.page import WIDTH
from render.picture.palette import AWNING, INK, STONE_DARK, mix
from render.picture.schwarzmarkt.cards import LUXURY_PAINTERS, PRODUCT_PAINTERS
from render.picture.schwarzmarkt.signs import NIGHT, WOOD, paint_dealer
from render.picture.sprites import Pen, sprite
from render.words import Words

TABLE = 522
GOOD = 112
LUXURY = 92
ICON = (337, 766)
"""From where to where the icon shows the cover: the dealer, with sugar and butter."""


def cover(words: Words) -> Canvas:
    """Groceries for luxuries."""
    canvas = cover_page()
    canvas.image(sprite(_wall, WIDTH, TABLE - 196), 0, 200, "wall")
    title = Box(40, 72, 1160, 190)
    canvas.text(words.label("title"), title, 120, least=60, colour=AWNING, weight="Black", align="middle", what="title")
    canvas.image(sprite(_dealer, 310), 490, TABLE - 296, "dealer")
    canvas.image(sprite(_table, WIDTH, HEIGHT - TABLE), 0, TABLE, "table")
    for place, product in enumerate(PRODUCTS):
        canvas.image(sprite(PRODUCT_PAINTERS[product], GOOD), 20 + place * 102, TABLE - GOOD + 26, f"product {product}")
    canvas.image(sprite(_suitcase, 420, 290), 764, TABLE - 252, "suitcase")
    for place, (item, painter) in enumerate(LUXURY_PAINTERS.items()):
        canvas.image(sprite(painter, LUXURY), 796 + place * 92, TABLE - 142, f"luxury {item}")
    return canvas


def _dealer(pen: Pen) -> None:
    paint_dealer(pen, 3)


def _wall(pen: Pen) -> None:
    mortar, rows, across = mix(AWNING, STONE_DARK, 0.8), 6, 10
    pen.rectangle(0, 0, 100, pen.height, mortar, None)
    height, width = pen.height / rows, 100 / across
    for row in range(rows):
        for place in range(across + 1):
            left, top = place * width - (width / 2 if row % 2 else 0), row * height
            fill = mix(AWNING, STONE_DARK, 0.6 if (row * 7 + place * 3) % 5 else 0.5)
            pen.rectangle(left + 0.3, top + 0.3, left + width - 0.3, top + height - 0.3, fill, None, radius=0.6)
    pen.line([(0, 0.2), (100, 0.2)], INK, 0.4)


def _table(pen: Pen) -> None:
    pen.rectangle(0, 0, 100, pen.height, WOOD, None)
    pen.line([(0, 0.2), (100, 0.2)], INK, 0.4)
    for y in (0.4, 0.7):
        pen.line([(0, pen.height * y), (100, pen.height * y)], mix(WOOD, INK, 0.3), 0.3)


def _suitcase(pen: Pen) -> None:
    """An open suitcase with a dark lining."""
    leather = mix(WOOD, INK, 0.35)
    pen.rectangle(4, 1, 96, 56, leather, INK, 1.4, radius=4)
    pen.rectangle(8, 5, 92, 54, mix(NIGHT, WOOD, 0.55), INK, 1, radius=2)
    pen.rectangle(1, 50, 99, pen.height - 1, leather, INK, 1.4, radius=3)
    pen.rectangle(43, 55, 57, 61, None, INK, 1.6, radius=2)
    for x in (14, 86):
        pen.rectangle(x - 3, 50, x + 3, pen.height - 1, mix(leather, INK, 0.4), INK, 1)
