"""A chart: one line for each seat, from the start to the last move."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.kernel import Seat
from render.picture.palette import INK, PAPER, SEATS, SHADE
from render.picture.sprites import panel

LEFT, RIGHT, EDGE = 104, 70, 34
"""The room beside the lines for the scale and the badges, and above and below."""
LINE, RIM = 7, 3
FINER = 2
"""How much larger the lines are drawn before they are reduced."""
WITHIN = 8
"""How far the drawn part stays within the edge of the ground."""
APART = 50
"""How far apart the badges at the ends of the lines stand at least."""
STEPS = (1, 2, 5)
MOST_TICKS = 6


class Chart(NamedTuple):
    """The drawn lines, and where the scale and the ends of the lines are."""

    image: Image.Image
    left: int
    right: int
    scale: list[tuple[int, int]]
    """Amounts with their heights."""
    stages: list[tuple[int, int]]
    """From where to where each part of the game goes; empty if none were given."""
    ends: list[tuple[Seat, int]]
    """Seats with the heights of their badges, which never cover each other."""


def chart(width: int, height: int, course: Sequence[Sequence[int]], stages: Sequence[float] = ()) -> Chart:
    """The lines on a white ground, and a thin upright one where a part of the game begins.

    They are drawn fine and reduced: a game has one chart, at its end.
    """
    ticks = _ticks(min(map(min, course)), max(map(max, course)))
    low, high = ticks[0], ticks[-1]
    left, right = LEFT, width - RIGHT

    def x(step: float) -> float:
        return left + (right - left) * step / max(1, len(course) - 1)

    def y(amount: int) -> float:
        return height - EDGE - (height - 2 * EDGE) * (amount - low) / (high - low)

    fine = Image.new("RGB", (width * FINER, height * FINER), PAPER)
    pen = ImageDraw.Draw(fine)
    for amount in ticks:
        pen.line([(left * FINER, y(amount) * FINER), (right * FINER, y(amount) * FINER)], fill=SHADE, width=2 * FINER)
    for stage in stages[1:]:
        pen.line([(x(stage) * FINER, EDGE * FINER), (x(stage) * FINER, (height - WITHIN) * FINER)], SHADE, 2 * FINER)
    for seat in reversed(range(len(course[0]))):
        turns = _turns([scores[seat] for scores in course])
        points = [(x(step) * FINER, y(score) * FINER) for step, score in turns]
        for thick, colour in ((LINE + RIM, INK), (LINE, SEATS[seat])):
            pen.line(points * (1 + (len(points) == 1)), fill=colour, width=thick * FINER, joint="curve")
    image = panel(width, height, PAPER, SHADE, 3, 18).copy()
    image.paste(fine.reduce(FINER).crop((WITHIN, WITHIN, width - WITHIN, height - WITHIN)), (WITHIN, WITHIN))
    heights = [round(y(score)) for score in course[-1]]
    parts = [(round(x(first)), round(x(last))) for first, last in pairwise((*stages, len(course) - 1))]
    scale = [(amount, round(y(amount))) for amount in ticks]
    return Chart(image, left, right, scale, parts if stages else [], _spread(heights, height))


def _turns(scores: Sequence[int]) -> list[tuple[int, int]]:
    """The steps at which a line bends, with its ends: joints take most of the time, and most moves score nothing."""
    last = len(scores) - 1
    return [
        (step, score)
        for step, score in enumerate(scores)
        if step in (0, last) or score - scores[step - 1] != scores[step + 1] - score
    ]


def _ticks(low: int, high: int) -> list[int]:
    """Round amounts from below the least to above the most."""
    step, number = 1, 0
    while (high - low) / step > MOST_TICKS - 1:
        number += 1
        step = STEPS[number % len(STEPS)] * 10 ** (number // len(STEPS))
    first = low // step
    last = max(-(-high // step), first + 1)
    return [step * place for place in range(first, last + 1)]


def _spread(heights: list[int], height: int) -> list[tuple[Seat, int]]:
    """The heights of the badges from the top, pushed down and then up until none covers another."""
    seats = sorted(range(len(heights)), key=lambda seat: (heights[seat], seat))
    placed: list[int] = []
    for seat in seats:
        placed.append(max(heights[seat], placed[-1] + APART if placed else EDGE))
    lowest = height - EDGE
    for place in reversed(range(len(placed))):
        placed[place] = min(placed[place], lowest)
        lowest = placed[place] - APART
    return list(zip(seats, placed, strict=True))
