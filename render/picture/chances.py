"""Everybody's chance to win over a game: lines as in the chart of the scores, with everybody's sign at their end."""

from collections.abc import Sequence

from render.picture.canvas import Box, Canvas
from render.picture.chart import chart
from render.picture.page import MARGIN, SCALLOPS, WIDTH, page
from render.picture.palette import SOFT_INK
from render.picture.tokens import badge

HEIGHT = 460
SIGN = 46
NUMBER = 30
"""How high the numbers of rounds stand, below the chart."""
DIGIT = 22
"""So much room a digit of such a number needs."""


def draw(course: Sequence[Sequence[int]], stages: Sequence[float] = ()) -> Canvas:
    """A small page with one chart: percents over the moves of the game, with the number of each round or day."""
    canvas = page(SCALLOPS + 2 * MARGIN + HEIGHT)
    box = Box.at(MARGIN, SCALLOPS + MARGIN, WIDTH - 2 * MARGIN, HEIGHT)
    drawn = chart(box.width, box.height, course, stages)
    canvas.image(drawn.image, box.left, box.top, "chart")
    for amount, height in drawn.scale:
        frame = Box(box.left + 8, box.top + height - 20, box.left + drawn.left - 8, box.top + height + 20)
        canvas.text(f"{amount} %", frame, 32, least=20, align="right", colour=SOFT_INK, what=f"scale {amount}")
    for number, (left, right) in enumerate(drawn.stages, 1):
        if right - left < DIGIT * len(str(number)):
            continue  # a short one goes without, or its number would run into the next
        frame = Box(box.left + left, box.bottom - NUMBER - 2, box.left + right, box.bottom - 2)
        canvas.text(str(number), frame, 28, least=24, align="middle", colour=SOFT_INK, what=f"stage {number}")
    for seat, height in drawn.ends:
        canvas.image(badge(seat, SIGN), box.left + drawn.right + 8, box.top + height - SIGN // 2, f"course {seat}")
    return canvas
