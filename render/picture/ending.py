"""The end of a game, the same for all of them: the score sheet, and a chart of how it went."""

from games.kernel import Ending, Standing
from render.picture.canvas import Box, Canvas
from render.picture.chart import chart
from render.picture.page import MARGIN, SCALLOPS, WIDTH, page
from render.picture.palette import GOLD, INK, PAPER, SHADE, SOFT_INK, Colour, mix
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, star
from render.words import Words

HEAD = 92
TOP, TOP_WITH_TITLES = 136, 172
ROW = 50
CHART = 460
BADGE = 60
SIGN = 46
"""The badges at the end of the lines of the chart."""


def ending(end: Ending, words: Words) -> Canvas:
    """The score sheet of every seat, best first, and the chart below."""
    standings = sorted(end.outcome.standings, key=lambda standing: (standing.place, standing.seat))
    names = _line_names(standings)
    top = TOP_WITH_TITLES if any(standing.title for standing in standings) else TOP
    sheet = Box.at(MARGIN, SCALLOPS + HEAD, WIDTH - 2 * MARGIN, top + ROW * (len(names) + 1) + 12)
    canvas = page(sheet.bottom + MARGIN + CHART + MARGIN)
    title = Box(MARGIN, SCALLOPS + 14, WIDTH - MARGIN, SCALLOPS + HEAD - 6)
    canvas.text(words.end(str(end.outcome.reason)), title, 50, least=30, weight="Black")
    canvas.image(panel(sheet.width, sheet.height, PAPER, SHADE, 3, 18), sheet.left, sheet.top, "sheet")
    columns = [_column(sheet, column, len(standings)) for column in range(len(standings))]
    rows = [sheet.top + top + row * ROW for row in range(len(names) + 1)]
    for name, height in zip(names, rows, strict=False):
        _draw_label(canvas, Box(sheet.left, height, columns[0].left, height + ROW), sheet, name, words)
    for column, standing in zip(columns, standings, strict=True):
        _draw_head(canvas, column, standing, words)
        _draw_sheet(canvas, column, standing, names, rows)
    _draw_chart(canvas, end.course, Box.at(MARGIN, sheet.bottom + MARGIN, sheet.width, CHART))
    return canvas


def _line_names(standings: list[Standing]) -> list[str]:
    """Every line of every sheet once, the tie-breaks last."""
    lines = [line for standing in standings for line in standing.lines]
    breaks = [line for standing in standings for line in standing.tie_breaks]
    return list(dict.fromkeys(line.name for line in (*lines, *breaks)))


def _column(sheet: Box, column: int, columns: int) -> Box:
    width = {1: 560, 2: 300}.get(columns, 760 // columns)
    left = sheet.right - 16 - (columns - column) * width
    return Box(left, sheet.top, left + width, sheet.bottom)


def _draw_label(canvas: Canvas, box: Box, sheet: Box, name: str, words: Words) -> None:
    """The name of a line, on a stripe that leads the eye to its figures."""
    stripe = panel(sheet.width - 12, ROW - 6, mix(PAPER, SHADE, 0.22), None, 0, 8)
    canvas.image(stripe, sheet.left + 6, box.top + 3)
    frame = Box(box.left + 20, box.top + 2, box.right - 8, box.bottom - 2)
    canvas.text(words.score_line(name), frame, 34, least=24, weight="Semibold", what=f"line {name}")


def _draw_head(canvas: Canvas, box: Box, standing: Standing, words: Words) -> None:
    seat, middle = standing.seat, box.middle[0]
    canvas.image(badge(seat, BADGE), middle - BADGE - 4, box.top + 12, f"seat {seat}")
    place = Box(middle + 4, box.top + 12, middle + 4 + BADGE, box.top + 12 + BADGE)
    if standing.place == 1:
        canvas.image(sprite(star, BADGE), place.left, place.top, "place 1")
    else:
        canvas.text(f"{standing.place}.", place, 46, align="middle", weight="Black", what=f"place {standing.place}")
    name = Box(box.left + 4, box.top + 80, box.right - 4, box.top + 126)
    canvas.text(words.person(seat), name, 38, least=26, align="middle", what=f"name {seat}")
    if standing.title is not None:
        title = Box(box.left + 4, box.top + 128, box.right - 4, box.top + 166)
        canvas.text(words.title(standing.title), title, 32, least=24, align="middle", what=f"title {standing.title}")


def _draw_sheet(canvas: Canvas, box: Box, standing: Standing, names: list[str], rows: list[int]) -> None:
    """What each line adds; what only decided among equals stands in brackets."""
    seat = standing.seat
    for line in standing.lines:
        _draw_amount(canvas, box, rows[names.index(line.name)], str(line.amount), INK, f"{line.name} {seat}")
    for line in standing.tie_breaks:
        _draw_amount(canvas, box, rows[names.index(line.name)], f"({line.amount})", SOFT_INK, f"{line.name} {seat}")
    plate = panel(min(box.width - 20, 200), ROW - 4, GOLD, INK, 2, 10)
    canvas.image(plate, box.middle[0] - plate.width // 2, rows[-1] + 4)
    total = Box(box.left, rows[-1], box.right, rows[-1] + ROW)
    canvas.text(str(standing.score), total, 40, align="middle", weight="Black", what=f"score {seat} {standing.score}")


def _draw_amount(canvas: Canvas, box: Box, top: int, written: str, colour: Colour, what: str) -> None:
    frame = Box(box.left + 4, top + 2, box.right - 4, top + ROW - 2)
    canvas.text(written, frame, 36, align="middle", colour=colour, what=f"{what} {written}")


def _draw_chart(canvas: Canvas, course: tuple[tuple[int, ...], ...], box: Box) -> None:
    drawn = chart(box.width, box.height, course)
    canvas.image(drawn.image, box.left, box.top, "chart")
    for amount, height in drawn.scale:
        frame = Box(box.left + 8, box.top + height - 20, box.left + drawn.left - 8, box.top + height + 20)
        canvas.text(str(amount), frame, 32, least=22, align="right", colour=SOFT_INK, what=f"scale {amount}")
    for seat, height in drawn.ends:
        canvas.image(badge(seat, SIGN), box.left + drawn.right + 8, box.top + height - SIGN // 2, f"course {seat}")
