"""The customers on offer, by how many they are, and how many more tiles of each number there are."""

from collections.abc import Mapping

from games.lisboa.components import FACE_UP_PER_NUMBER
from games.lisboa.view import LisboaView
from render.picture.canvas import Box, Canvas
from render.picture.lisboa.places import Layout, groups_of, offer_box
from render.picture.lisboa.tiles import customer_tile
from render.picture.marks import mark
from render.picture.palette import PAPER, SHADE, STONE, STONE_DARK
from render.picture.sprites import panel, sprite
from render.picture.tokens import customer, stack

TILE, STEP = 140, 150
PAD = 11
PERSON = 42
STACK = 44


def draw_offers(canvas: Canvas, view: LisboaView, layout: Layout, marks: Mapping[str, str]) -> None:
    """One panel for each number of customers that is in the game."""
    if layout.offers is None:
        return
    for place, group in enumerate(groups_of(view)):
        _draw_group(canvas, view, group, offer_box(layout.offers, place, layout.offer_height), marks)


def _draw_group(canvas: Canvas, view: LisboaView, group: int, box: Box, marks: Mapping[str, str]) -> None:
    canvas.image(panel(box.width, box.height, PAPER, SHADE, 3, 16), box.left, box.top, f"offer {group + 1}")
    for number in range(group + 1):
        row, column = divmod(number, 2)
        left, top = box.left + PAD + column * (PERSON + 2), box.top + PAD + row * (PERSON + 2)
        canvas.image(sprite(customer, PERSON), left, top, "customer")
    rest, lowest = view.stacks[group], box.top + PAD + TILE
    canvas.image(sprite(stack, STACK), box.left + PAD - 2, lowest - STACK, "stack")
    frame = Box(box.left + PAD + STACK + 2, lowest - STACK, box.left + PAD + STACK + 44, lowest)
    canvas.text(str(rest), frame, 36, what=f"stack {group + 1} {rest}")
    for place in range(FACE_UP_PER_NUMBER):
        left, top = box.right - PAD + 8 - (FACE_UP_PER_NUMBER - place) * STEP, box.top + PAD
        if place >= len(view.face_up[group]):
            canvas.image(panel(TILE, TILE, STONE, STONE_DARK, 2, 12), left, top, f"offer {group + 1} empty")
            continue
        name = view.face_up[group][place]
        canvas.image(customer_tile(name, TILE), left, top, f"offer {name}")
        if name in marks:
            mark(canvas, Box(left - 4, top - 4, left + TILE + 4, box.bottom - 4), marks[name], name)
