"""What the pictures of games in their lobbies share: a page with a deep awning, the sun, a floor, and a crowd."""

from collections.abc import Iterable
from typing import Final

from render.picture.canvas import Canvas
from render.picture.page import WIDTH, page
from render.picture.palette import FLOOR, INK, SEATS, STONE_DARK, SUN, WHITE, mix
from render.picture.sprites import Pen, panel, sprite
from render.picture.tokens import COAT, SKIN, TANNED, person

HEIGHT: Final = 620
AWNING_DEPTH: Final = 56
FLOOR_DEPTH: Final = 400
"""Deeper than any cover has room below: the floor runs out of the picture."""


def cover_page() -> Canvas:
    """The empty page of a cover."""
    return page(HEIGHT, AWNING_DEPTH)


def sun(pen: Pen) -> None:
    """The sun with its glow."""
    pen.circle(50, 50, 48, mix(SUN, WHITE, 0.6), None)
    pen.circle(50, 50, 37, SUN, None)


def draw_floor(canvas: Canvas, top: int) -> None:
    """The floor of a market hall, from here to below the edge of the picture."""
    canvas.image(panel(WIDTH - 48, FLOOR_DEPTH, STONE_DARK, INK, 3, 24), 24, top, "market")
    canvas.image(panel(WIDTH - 72, FLOOR_DEPTH, FLOOR, None, 0, 18), 36, top + 12, "floor")


def draw_crowd(canvas: Canvas, crowd: Iterable[tuple[int, int]], top: int) -> None:
    """People who stand in front: where each one stands, and the number of the coat."""
    for left, coat in crowd:
        customer = person(mix(SEATS[coat], COAT, 0.5), SKIN if coat % 2 else TANNED)
        canvas.image(sprite(customer, 124), left, top, "customer")
