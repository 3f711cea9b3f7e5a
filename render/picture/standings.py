"""The picture of the standings of a tournament: a row for everybody, with what each round gave."""

from render.picture.canvas import Align, Box, Canvas
from render.picture.fonts import Weight, legible
from render.picture.page import MARGIN, SCALLOPS, WIDTH, page
from render.picture.palette import GOLD, INK, PAPER, SHADE, SOFT_INK, Colour
from render.picture.sprites import panel, sprite
from render.picture.tokens import star
from render.standings import StandingsRow, StandingsSheet

TITLE, ABOUT, HEADS = 76, 46, 44
ROW, GAP = 62, 6
STAR = 44
PLACE, POINTS, FIGURE = 84, 118, 150
"""The widths of columns: of the place, of the points, and of each of the two figures behind the rounds."""
ROUNDS = 420
"""The width of all rounds together, at most."""
LEAST = 24
"""The smallest letters: what is looked at on a telephone."""


def draw_standings(sheet: StandingsSheet) -> Canvas:
    """The title, the heads of the columns, and a row for everybody."""
    top = SCALLOPS + 14
    head = top + TITLE + ABOUT + HEADS
    canvas = page(head + len(sheet.rows) * (ROW + GAP) + MARGIN)
    canvas.image(sprite(star, STAR), MARGIN, top + (TITLE - STAR) // 2)
    title = Box(MARGIN + STAR + 16, top, WIDTH - MARGIN, top + TITLE)
    canvas.text(sheet.title, title, 54, least=32, weight="Black", what="title")
    about = Box(MARGIN, top + TITLE, WIDTH - MARGIN, top + TITLE + ABOUT)
    canvas.text(sheet.about, about, 32, least=LEAST, weight="Semibold", colour=SOFT_INK)
    heads = StandingsRow(
        place="",
        name=sheet.name,
        points=sheet.points,
        rounds=sheet.rounds,
        compared=sheet.compared,
        opposition=sheet.opposition,
    )
    line = Box(MARGIN, top + TITLE + ABOUT, WIDTH - MARGIN, head)
    _write(canvas, line, heads, 28, SOFT_INK, "Semibold", of="head")
    for number, row in enumerate(sheet.rows):
        box = Box.at(MARGIN, head + number * (ROW + GAP), WIDTH - 2 * MARGIN, ROW)
        canvas.image(panel(box.width, box.height, GOLD if row.best else PAPER, SHADE, 2, 12), box.left, box.top)
        _write(canvas, box, row, 36, SOFT_INK if row.note else INK, "Bold", of=row.name)
    return canvas


def _write(canvas: Canvas, box: Box, row: StandingsRow, size: int, colour: Colour, weight: Weight, *, of: str) -> None:
    """Write a row, or the heads of all: each thing in its column."""

    def column(said: str, left: int, width: int, align: Align = "middle") -> None:
        frame = Box(left, box.top, left + width, box.bottom)
        canvas.text(said, frame, size, least=LEAST, colour=colour, weight=weight, align=align, what=f"{of}: {said}")

    width = min(ROUNDS // max(1, len(row.rounds)), POINTS)
    figures = box.right - 2 * FIGURE - 6
    rounds = figures - width * len(row.rounds)
    points = rounds - POINTS
    name = legible(row.name) or "…"
    column(row.place, box.left + 8, PLACE - 16, "right")
    column(f"{name} ({row.note})" if row.note else name, box.left + PLACE, points - box.left - PLACE - 8, "left")
    column(row.points, points, POINTS)
    for number, got in enumerate(row.rounds):
        column(got, rounds + number * width, width)
    column(row.compared, figures, FIGURE)
    column(row.opposition, figures + FIGURE, FIGURE)
