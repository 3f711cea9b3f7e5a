"""A page as a PNG, strip by strip: most of a board looks as it did before the move, and is not drawn again.

A page is divided into strips, and these into cells, known by what lies in them. Strips are kept compressed. Of one that
is not kept, cells are drawn that are not kept either, and brought to the colours of the palette. So most of a strip is
there even if something in it has changed. What is kept never shows: a cell looks as what lies in it says.
"""

import struct
from collections.abc import Iterator, Sequence
from itertools import groupby, product
from typing import NamedTuple, TypeAlias

from PIL import Image

from render.picture.palette import Colour
from render.picture.png import Strip, png, strip
from render.picture.recently_used import RecentlyUsed
from render.picture.stamps import Laid, stamp

HEIGHT, WIDTH = 32, 400
"""The size of a cell."""
STRIPS_ROOM, CELLS_ROOM = 16 * 1024 * 1024, 32 * 1024 * 1024
"""So many bytes are kept: the strips of more than a hundred boards, and the cells of twenty."""
ENTRY = 400
"""About what Python needs to keep a thing, beside the bytes in it."""

Keys: TypeAlias = tuple[bytes, ...]
"""The keys of the cells of a strip; together they are the key of the strip."""

_strips = RecentlyUsed[Keys, Strip](STRIPS_ROOM, lambda keys, kept: ENTRY + sum(map(len, keys)) + len(kept.chunk))
_cells = RecentlyUsed[bytes, Image.Image](CELLS_ROOM, lambda key, kept: ENTRY + len(key) + kept.width * kept.height)


class Page(NamedTuple):
    """A page of one colour and what lies on it, the lowest first."""

    size: tuple[int, int]
    ground: Colour
    laid: Sequence[Laid]

    def draw(self, left: int, top: int, right: int, bottom: int) -> Image.Image:
        """A part of the page; what is beyond its edges is left out."""
        part = Image.new("RGB", (min(right, self.size[0]) - left, min(bottom, self.size[1]) - top), self.ground)
        for each in self.laid:
            if each.top < bottom and each.bottom > top and each.left < right and each.right > left:
                each.draw(part, left, top)
        return part


def encode(page: Page, palette: Image.Image) -> bytes:
    """The page as a PNG in the colours of the palette."""
    keys = _keys(page, stamp(palette).number)
    strips = [_strips.get(each) for each in keys]
    lacking = [row for row, kept in enumerate(strips) if kept is None]
    cells = _cells_of(page, palette, keys, lacking)
    made = [kept or _strip(page, [cells[key] for key in keys[row]], keys[row]) for row, kept in enumerate(strips)]
    return png(page.size, bytes(palette.getpalette() or ()), made)


def forget() -> None:
    """Keep nothing of what was drawn, to see how long a page takes without it."""
    _strips.forget()
    _cells.forget()


def _keys(page: Page, palette: int) -> list[Keys]:
    """For each strip, and each cell in it, all that tells how it looks."""
    (width, height), ground, laid = page
    columns, rows = -(-width // WIDTH), -(-height // HEIGHT)
    cells = [
        [struct.pack("8i", palette, *ground, row, column, width, min(height, (row + 1) * HEIGHT))]
        for row in range(rows)
        for column in range(columns)
    ]
    for each in laid:
        within = range(max(0, each.left // WIDTH), min(columns, -(-each.right // WIDTH)))
        for row in range(max(0, each.top // HEIGHT), min(rows, -(-each.bottom // HEIGHT))):
            for column in within:
                cells[row * columns + column].append(each.key)
    keys = [b"".join(cell) for cell in cells]
    return [tuple(keys[row * columns : (row + 1) * columns]) for row in range(rows)]


def _cells_of(page: Page, palette: Image.Image, keys: list[Keys], rows: list[int]) -> dict[bytes, Image.Image]:
    """The cells of some strips; those that are not kept are drawn, and those beside and below each other at once."""
    found = {key: _cells.get(key) for row in rows for key in keys[row]}
    cells = {key: cell for key, cell in found.items() if cell is not None}
    for first, last, left, right in _lacking(rows, [[key in cells for key in keys[row]] for row in rows]):
        drawn = page.draw(left * WIDTH, first * HEIGHT, right * WIDTH, last * HEIGHT)
        flat = drawn.quantize(palette=palette, dither=Image.Dither.NONE)
        for row, column in product(range(first, last), range(left, right)):
            x, y = (column - left) * WIDTH, (row - first) * HEIGHT
            cell = flat.crop((x, y, min(flat.width, x + WIDTH), min(flat.height, y + HEIGHT)))
            cells[keys[row][column]] = cell
            _cells.put(keys[row][column], cell)
    return cells


def _lacking(rows: list[int], kept: list[list[bool]]) -> Iterator[tuple[int, int, int, int]]:
    """Rectangles that hold all cells that are not kept: the first row and that after the last, and so the columns."""

    def alike(place: int) -> tuple[int, int, int]:
        absent = [column for column, here in enumerate(kept[place]) if not here]
        return rows[place] - place, min(absent, default=0), max(absent, default=-1) + 1

    for (offset, left, right), places in groupby(range(len(rows)), alike):
        first, *others = places
        if left < right:
            yield first + offset, len(others) + 1 + first + offset, left, right


def _strip(page: Page, cells: list[Image.Image], keys: Keys) -> Strip:
    """Cells beside each other, compressed. Each row begins with a 0: it is not filtered."""
    rows = Image.new("P", (page.size[0] + 1, cells[0].height))
    for column, cell in enumerate(cells):
        rows.paste(cell, (1 + column * WIDTH, 0))
    made = strip(rows.tobytes())
    _strips.put(keys, made)
    return made
