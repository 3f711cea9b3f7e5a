"""The picture of a profile: a sheet for each game, with the rating and its curve."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.picture.canvas import Box, Canvas
from render.picture.fonts import Weight, legible
from render.picture.page import MARGIN, SCALLOPS, WIDTH, page
from render.picture.palette import GOLD, GOLD_DARK, INK, PAPER, SHADE, SOFT_INK
from render.picture.sprites import panel, sprite
from render.picture.tokens import star
from render.profile import Card, CardTitle

NAME, LINE = 84, 48
SHEET, LEAST, GAP = 124, 190, 14
"""The height of a sheet without its records, that of the lowest one, and between two of them."""
RECORD, LOWEST = 44, 32
"""The height of the line of a record, and of the lowest one."""
HIGHEST = round(WIDTH * 1.45)
LEFT = 640
"""So wide is the part with words."""
STAR = 54
CURVE = 150
FINER = 2
"""How much larger the curve is drawn before it is reduced."""
DOT = 9


def draw_profile(card: Card) -> Canvas:
    """Who it is, what is to be said of them, and a sheet for each game they play."""
    head = SCALLOPS + 14 + NAME + LINE * len(card.lines) + 14
    record = _record_height(card, HIGHEST - head - MARGIN)
    heights = [max(LEAST, SHEET + record * len(title.records)) for title in card.titles]
    canvas = page(head + sum(heights) + GAP * len(heights) + MARGIN)
    canvas.image(sprite(star, STAR), MARGIN, SCALLOPS + 14 + (NAME - STAR) // 2)
    title = Box(MARGIN + STAR + 16, SCALLOPS + 14, WIDTH - MARGIN, SCALLOPS + 14 + NAME)
    canvas.text(legible(card.name) or "…", title, 60, least=36, weight="Black", what="name")
    for number, line in enumerate(card.lines):
        top = SCALLOPS + 14 + NAME + LINE * number
        frame = Box(MARGIN, top, WIDTH - MARGIN, top + LINE)
        canvas.text(line, frame, 34, least=26, weight="Semibold", colour=SOFT_INK)
    top = head
    for sheet, height in zip(card.titles, heights, strict=True):
        _draw_sheet(canvas, Box.at(MARGIN, top, WIDTH - 2 * MARGIN, height), sheet, record)
        top += height + GAP
    return canvas


def _record_height(card: Card, room: int) -> int:
    """How high the line of a record is: lower where somebody has so many that the page would be too high."""
    records = sum(len(title.records) for title in card.titles)
    left = room - (SHEET + GAP) * len(card.titles)
    return max(LOWEST, min(RECORD, left // max(1, records)))


def _draw_sheet(canvas: Canvas, box: Box, title: CardTitle, record: int) -> None:
    canvas.image(panel(box.width, box.height, PAPER, SHADE, 3, 18), box.left, box.top, title.name)
    room = box.left + (LEFT if title.points is not None else box.width - 20)
    rows = [
        (title.name, 44, INK),
        (title.played, 36, INK),
        *((said, min(32, record - 6), SOFT_INK) for said in title.records),
    ]
    top = box.top + 14
    for place, (said, size, colour) in enumerate(rows):
        height = (58, RECORD)[place] if place < 2 else record
        weight: Weight = "Black" if not place else "Semibold"
        frame = Box(box.left + 22, top, room, top + height)
        canvas.text(said, frame, size, least=24, weight=weight, colour=colour, what=f"{title.name}: {said}")
        top += height
    if title.points is not None:
        _draw_rating(canvas, Box(room + 10, box.top + 14, box.right - 20, box.bottom - 14), title)


def _draw_rating(canvas: Canvas, box: Box, title: CardTitle) -> None:
    plate = panel(150, 64, GOLD, INK, 2, 12)
    canvas.image(plate, box.right - plate.width, box.top)
    frame = Box(box.right - plate.width + 6, box.top, box.right - 6, box.top + plate.height)
    canvas.text(str(title.points), frame, 46, align="middle", weight="Black", what=f"{title.name}: {title.rating}")
    below = Box(box.right - plate.width - 30, box.top + plate.height + 4, box.right, box.top + plate.height + 40)
    canvas.text(title.rated, below, 28, least=22, align="right", colour=SOFT_INK, what=f"{title.name}: {title.rated}")
    if len(title.curve) > 1:
        ground = Box(box.left, box.top + 4, box.right - plate.width - 40, min(box.bottom, box.top + 4 + CURVE))
        low, high = min(title.curve), max(title.curve)
        scale = Box(ground.left, ground.top, ground.left + 84, ground.bottom)
        drawn = _curve(ground.right - scale.right - 8, ground.height, title.curve)
        canvas.image(drawn, scale.right + 8, ground.top, f"{title.name}: curve")
        for amount, height in ((high, ground.top), (low, ground.bottom - 36)):
            if amount != high or height == ground.top:
                at = Box(scale.left, height, scale.right, height + 36)
                canvas.text(str(amount), at, 28, least=22, align="right", colour=SOFT_INK)


def _curve(width: int, height: int, points: Sequence[int]) -> Image.Image:
    """A line through all points, drawn fine and reduced, with a dot where it ends."""
    low, high = min(points), max(points)
    edge = DOT + 4

    def at(step: int, amount: int) -> tuple[float, float]:
        x = edge + (width - 2 * edge) * step / (len(points) - 1)
        y = height - edge - (height - 2 * edge) * (amount - low) / max(1, high - low)
        return x * FINER, y * FINER

    fine = Image.new("RGB", (width * FINER, height * FINER), PAPER)
    pen = ImageDraw.Draw(fine)
    line = [at(step, amount) for step, amount in enumerate(points)]
    pen.line(line, fill=INK, width=8 * FINER, joint="curve")
    pen.line(line, fill=GOLD_DARK, width=4 * FINER, joint="curve")
    x, y = line[-1]
    pen.ellipse([x - DOT * FINER, y - DOT * FINER, x + DOT * FINER, y + DOT * FINER], fill=GOLD, outline=INK, width=4)
    return fine.reduce(FINER)
