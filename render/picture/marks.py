"""Marks: where a move could go, and what it would cost or bring there."""

from render.picture.canvas import Box, Canvas
from render.picture.palette import INK, MARK, MARK_EDGE, NEWS, SOFT_INK
from render.picture.sprites import panel, ring

TAG = 46


def mark(canvas: Canvas, place: Box, label: str, what: str, *, name: str = "") -> None:
    """Frame a place, and put a label on its lower edge; an empty place says its name above it.

    Without a label the place is not to be chosen: something is new there.
    """
    if not label:
        canvas.image(ring(place.width, place.height, NEWS, 8, 16), place.left, place.top, f"{what} new")
        return
    canvas.image(ring(place.width, place.height, MARK_EDGE, 6, 16), place.left, place.top, f"{what} marked")
    tag = Box(place.left + 2, place.bottom - TAG - 2, place.right - 2, place.bottom - 2)
    canvas.image(panel(tag.width, tag.height, MARK, MARK_EDGE, 4, 12), tag.left, tag.top, f"{what} tag")
    canvas.text(label, tag.inset(6), 38, least=26, colour=INK, weight="Black", align="middle", what=f"{what}: {label}")
    above = Box(place.left + 8, place.top + 6, place.right - 8, tag.top)
    if name:
        canvas.text(name, above, 34, colour=SOFT_INK, align="middle", what=f"{what} name")
