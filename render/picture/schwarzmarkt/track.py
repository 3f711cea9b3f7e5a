"""The rate track: stairs with a die on each step, the dealer on the rate of the moment, and where a pass leads."""

from collections.abc import Mapping
from functools import cache

from PIL import Image

from games.schwarzmarkt.components import DICE, RATES, TOP
from games.schwarzmarkt.view import SchwarzmarktView
from render.picture.canvas import Box, Canvas
from render.picture.marks import mark
from render.picture.palette import CLOSED, CLOSED_DARK, INK, PAPER, STONE, STONE_DARK, SUN, WHITE, Colour, mix
from render.picture.schwarzmarkt.places import TRACK, space_box
from render.picture.schwarzmarkt.signs import dealer, die, flag
from render.picture.sprites import panel, sprite
from render.picture.tokens import padlock

DIE = 44
DEALER = 84
CHIP = 46
NUMBER = 48


def draw_track(canvas: Canvas, view: SchwarzmarktView, marks: Mapping[str, str]) -> None:
    """All spaces. ``marks`` are by how many spaces a pass would push the rate."""
    cap = TOP if view.offer is None else RATES.index(view.offer.cap)
    steps = 0 if view.offer is None else view.offer.steps
    for space, rate in enumerate(RATES):
        ahead = space - view.marker
        box = space_box(space)
        state = _state(space, view.marker, steps, cap)
        canvas.image(_step(space, state), box.left, box.top, f"space {space} {state}")
        number = Box(box.left + 3, box.top + 4, box.right - 3, box.top + NUMBER)
        colour = CLOSED_DARK if state == "closed" else INK
        canvas.text(str(rate), number, 46, weight="Black", align="middle", colour=colour, what=f"rate {rate}")
        above = Box(box.left, box.top - CHIP - 4, box.right, box.top - 4)
        if space == view.marker:
            figure = sprite(dealer, DEALER)
            canvas.image(figure, box.middle[0] - DEALER // 2, box.top - DEALER + 2, f"marker {space}")
        elif 1 <= ahead <= steps and str(ahead) not in marks:
            canvas.text(f"+{ahead}", above, 38, align="middle", what=f"pass {ahead}")
        if space == cap and space != view.marker:
            canvas.image(sprite(flag, CHIP), box.middle[0] - 12, _flag_top(box, 1 <= ahead <= steps), f"cap {space}")
        if 1 <= ahead <= steps and str(ahead) in marks:
            mark(canvas, Box(box.left - 2, box.top - 4, box.right + 2, box.bottom), marks[str(ahead)], str(ahead))


def _flag_top(box: Box, reachable: bool) -> int:
    """Above the step, and above what a pass says there."""
    return max(TRACK.top, box.top - 2 * CHIP) if reachable else box.top - CHIP + 2


def _state(space: int, marker: int, steps: int, cap: int) -> str:
    if space > cap:
        return "closed"
    if space == marker:
        return "marker"
    if space < marker:
        return "passed"
    return "reachable" if space <= marker + steps else "ahead"


GROUNDS: Mapping[str, tuple[Colour, Colour, int]] = {
    "closed": (CLOSED, CLOSED_DARK, 3),
    "marker": (SUN, INK, 6),
    "passed": (STONE, STONE_DARK, 3),
    "reachable": (mix(SUN, WHITE, 0.5), INK, 4),
    "ahead": (PAPER, STONE_DARK, 3),
}


@cache
def _step(space: int, state: str) -> Image.Image:
    """A step of the stairs with its die, or a padlock behind the end of the offer."""
    box = space_box(space)
    ground, edge, line = GROUNDS[state]
    image = panel(box.width, box.height, ground, edge, line, 10).copy()
    below = sprite(padlock, DIE - 6) if state == "closed" else sprite(die(DICE[space]), DIE)
    if state == "closed" or space != TOP:  # the die of the last space is never used
        image.alpha_composite(below, ((box.width - below.width) // 2, box.height - DIE - 3))
    return image
