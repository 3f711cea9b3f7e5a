"""The customers on offer, by how many they are, and how many more tiles of each number there are."""

from collections.abc import Mapping

from games.lisboa.components import FACE_UP_PER_NUMBER, GROUPS
from games.lisboa.view import LisboaView
from render.picture.canvas import Box, Canvas
from render.picture.lisboa import places
from render.picture.lisboa.tiles import customer_tile
from render.picture.marks import mark
from render.picture.palette import PAPER, SHADE, STONE, STONE_DARK
from render.picture.sprites import panel, sprite
from render.picture.tokens import customer, stack

TILE = 84
GAP = 6
PERSON = 34
STACK = 38


def has_offers(view: LisboaView) -> bool:
    """Whether there are any customers to bring, now or later."""
    return any(view.face_up) or any(view.stacks)


def draw_offers(canvas: Canvas, view: LisboaView, marks: Mapping[str, str]) -> None:
    """One panel for each number of customers that is in the game."""
    groups = [group for group in GROUPS if view.face_up[group] or view.stacks[group]]
    width = (places.OFFERS.width - GAP * (len(GROUPS) - 1)) // len(GROUPS)
    for place, group in enumerate(groups):
        left = places.OFFERS.left + place * (width + GAP)
        _draw_group(canvas, view, group, Box.at(left, places.OFFERS.top, width, places.OFFERS.height), marks)


def _draw_group(canvas: Canvas, view: LisboaView, group: int, box: Box, marks: Mapping[str, str]) -> None:
    canvas.image(panel(box.width, box.height, PAPER, SHADE, 3, 16), box.left, box.top, f"offer {group + 1}")
    for number in range(group + 1):
        canvas.image(sprite(customer, PERSON), box.left + 12 + number * (PERSON - 2), box.top + 10, "customer")
    rest = view.stacks[group]
    canvas.image(sprite(stack, STACK), box.right - STACK - 54, box.top + 8, "stack")
    frame = Box(box.right - 48, box.top + 8, box.right - 12, box.top + 46)
    canvas.text(str(rest), frame, 34, align="right", what=f"stack {group + 1} {rest}")
    step = (box.width - 2 * GAP) // FACE_UP_PER_NUMBER
    for place in range(FACE_UP_PER_NUMBER):
        left = box.left + GAP + place * step + (step - TILE) // 2
        top = box.top + 54
        if place >= len(view.face_up[group]):
            canvas.image(panel(TILE, TILE, STONE, STONE_DARK, 2, 12), left, top, f"offer {group + 1} empty")
            continue
        name = view.face_up[group][place]
        canvas.image(customer_tile(name, TILE), left, top, f"offer {name}")
        below = Box(left - 4, top + TILE + 2, left + TILE + 4, top + TILE + 44)
        canvas.text(name, below, 34, least=28, align="middle", what=f"name {name}")
        if name in marks:
            mark(canvas, Box.at(left - 2, top - 2, TILE + 4, TILE + 4), marks[name], name)
