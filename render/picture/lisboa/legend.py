"""Which restaurant improves which goods: below the market, for everybody who does not know it by heart."""

from games.lisboa.components import RESTAURANTS, Restaurant
from render.picture.canvas import Box, Canvas
from render.picture.lisboa.tiles import GOOD_PAINTERS, IMPROVED, restaurant_sign, stand_tile
from render.picture.palette import PAPER, SHADE, mix
from render.picture.sprites import panel, sprite

SIGN, TILE, GOOD = 74, 64, 40
BETWEEN = 172
"""From one restaurant to the next."""
RAISE = "+1"
"""What an open restaurant adds to each stand of its goods beside it (ML-7.1)."""


def draw_legend(canvas: Canvas, box: Box) -> None:
    """A sign for each restaurant, and the goods that it improves."""
    canvas.image(panel(box.width, box.height, mix(PAPER, SHADE, 0.12), SHADE, 3, 18), box.left, box.top, "legend")
    canvas.text(RAISE, Box(box.left + 14, box.top, box.left + 78, box.bottom), 44, weight="Black")
    for number, restaurant in enumerate(RESTAURANTS):
        _draw_one(canvas, restaurant, box.left + 84 + number * BETWEEN, box.middle[1])


def _draw_one(canvas: Canvas, restaurant: Restaurant, left: int, middle: int) -> None:
    canvas.image(restaurant_sign(restaurant, True, SIGN), left, middle - SIGN // 2, f"legend {restaurant}")
    improved = IMPROVED[restaurant]
    if len(improved) == 1:
        canvas.image(stand_tile(improved[0], TILE), left + SIGN + 6, middle - TILE // 2, f"legend {improved[0]}")
        return
    for place, good in enumerate(improved):
        x, y = left + SIGN + 6 + place % 3 * GOOD, middle - GOOD + place // 3 * GOOD
        canvas.image(sprite(GOOD_PAINTERS[good], GOOD - 2), x, y, f"legend {good}")
