"""Sprites: small images painted four times as large, reduced once, and kept."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.picture.palette import INK, Colour

Point: TypeAlias = tuple[float, float]
FINER = 4
"""How much larger a sprite is painted than it is used: Pillow's shapes have hard edges."""
UNITS = 100
"""A sprite is painted as if it were so many units wide."""
EDGE = 5
"""The usual width of an outline, in units."""
_STEPS = 10
TURNED = Image.Transpose.TRANSPOSE


class Pen:
    """Paints a sprite in units, whatever its true size."""

    def __init__(self, image: Image.Image) -> None:
        self._draw = ImageDraw.Draw(image)
        self._scale = image.width / UNITS
        self.height = image.height / self._scale

    def ellipse(
        self, left: float, top: float, right: float, bottom: float, fill: Colour | None, edge: Colour | None = INK,
        width: float = EDGE,
    ) -> None:  # fmt: skip
        """An ellipse in a box."""
        box = [value * self._scale for value in (left, top, right, bottom)]
        self._draw.ellipse(box, fill=fill, outline=edge, width=self._line(width) if edge else 0)

    def circle(
        self, x: float, y: float, radius: float, fill: Colour | None, edge: Colour | None = INK, width: float = EDGE
    ) -> None:
        """A circle around a point."""
        self.ellipse(x - radius, y - radius, x + radius, y + radius, fill, edge, width)

    def rectangle(
        self, left: float, top: float, right: float, bottom: float, fill: Colour | None, edge: Colour | None = INK,
        width: float = EDGE, radius: float = 0,
    ) -> None:  # fmt: skip
        """A rectangle, with round corners if a radius is given."""
        box = [value * self._scale for value in (left, top, right, bottom)]
        self._draw.rounded_rectangle(
            box, radius * self._scale, fill=fill, outline=edge, width=self._line(width) if edge else 0
        )

    def polygon(
        self, points: Sequence[Point], fill: Colour | None, edge: Colour | None = INK, width: float = EDGE
    ) -> None:
        """A shape with straight sides and round joints."""
        scaled = [(x * self._scale, y * self._scale) for x, y in points]
        if fill is not None:
            self._draw.polygon(scaled, fill=fill)
        if edge is not None:
            self._draw.line([*scaled, scaled[0], scaled[1]], fill=edge, width=self._line(width), joint="curve")

    def blob(
        self, points: Sequence[Point], fill: Colour | None, edge: Colour | None = INK, width: float = EDGE
    ) -> None:
        """A smooth closed shape through the points."""
        self.polygon(_smooth(points), fill, edge, width)

    def line(self, points: Sequence[Point], colour: Colour = INK, width: float = EDGE) -> None:
        """A line with round joints and ends."""
        scaled = [(x * self._scale, y * self._scale) for x, y in points]
        self._draw.line(scaled, fill=colour, width=self._line(width), joint="curve")
        for x, y in (points[0], points[-1]):
            self.circle(x, y, width / 2, colour, None)

    def arc(
        self, left: float, top: float, right: float, bottom: float, start: float, end: float, colour: Colour = INK,
        width: float = EDGE,
    ) -> None:  # fmt: skip
        """A part of the line of an ellipse, clockwise, in degrees from the right."""
        box = [value * self._scale for value in (left, top, right, bottom)]
        self._draw.arc(box, start, end, fill=colour, width=self._line(width))

    def sector(
        self, left: float, top: float, right: float, bottom: float, start: float, end: float, fill: Colour
    ) -> None:
        """A slice of an ellipse."""
        box = [value * self._scale for value in (left, top, right, bottom)]
        self._draw.pieslice(box, start, end, fill=fill)

    def _line(self, width: float) -> int:
        return max(1, round(width * self._scale))


Painter: TypeAlias = Callable[[Pen], None]
Things: TypeAlias = Mapping[str, Callable[[int], Image.Image]]
"""What texts name, by id, and what draws it: a kind of action is ``action-<kind>``, the game itself ``game``."""


@lru_cache(maxsize=1024)
def sprite(painter: Painter, width: int, height: int | None = None) -> Image.Image:
    """The painting in one size; square unless a height is given."""
    return _painted(painter, width, width if height is None else height)


def _painted(painter: Painter, width: int, height: int) -> Image.Image:
    fine = Image.new("RGBA", (width * FINER, height * FINER), (*INK, 0))
    painter(Pen(fine))
    return fine.resize((width, height), Image.Resampling.BOX)


@lru_cache(maxsize=512)
def panel(
    width: int, height: int, fill: Colour, edge: Colour | None = None, line: int = 3, radius: int = 14
) -> Image.Image:
    """A plain surface with round corners."""
    return _rounded(width, height, fill, edge, line, radius)


@lru_cache(maxsize=64)
def ring(width: int, height: int, colour: Colour, line: int, radius: int) -> Image.Image:
    """A frame with round corners."""
    return _rounded(width, height, None, colour, line, radius)


def _rounded(width: int, height: int, fill: Colour | None, edge: Colour | None, line: int, radius: int) -> Image.Image:
    """A small rectangle is painted and stretched between its corners: a sheet in fourfold size would take 50 MB."""
    corner = max(line, radius) + 1
    size = min(width, 2 * corner + 1), min(height, 2 * corner + 1)
    fine = Image.new("RGBA", (size[0] * FINER, size[1] * FINER), (*INK, 0))
    whole = (0, 0, fine.width - 1, fine.height - 1)
    ImageDraw.Draw(fine).rounded_rectangle(whole, radius * FINER, fill=fill, outline=edge, width=line * FINER)
    small = fine.resize(size, Image.Resampling.BOX)
    tall = _widened(small.transpose(TURNED), height, corner).transpose(TURNED)
    return _widened(tall, width, corner)


def _widened(image: Image.Image, width: int, column: int) -> Image.Image:
    """The image with one of its columns repeated until it is wide enough."""
    if image.width >= width:
        return image
    right = width - (image.width - column)
    wide = Image.new(image.mode, (width, image.height))
    wide.paste(image.crop((0, 0, column, image.height)), (0, 0))
    repeated = image.crop((column, 0, column + 1, image.height))
    wide.paste(repeated.resize((right - column, image.height), Image.Resampling.NEAREST), (column, 0))
    wide.paste(image.crop((column, 0, image.width, image.height)), (right, 0))
    return wide


@lru_cache(maxsize=256)
def greyed(image_of: Painter, size: int) -> Image.Image:
    """The painting in one size, in pale grey."""
    original = sprite(image_of, size)
    grey = original.convert("LA").convert("RGBA")
    veil = Image.new("RGBA", grey.size, (225, 220, 212, 255))
    pale = Image.blend(grey, veil, 0.3)
    pale.putalpha(original.getchannel("A"))
    return pale


def around(x: float, y: float, radius: float, count: int, turn: float = -90) -> list[Point]:
    """Points evenly spread on a circle, from the top clockwise."""
    angles = [math.radians(turn + 360 * number / count) for number in range(count)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def _smooth(points: Sequence[Point]) -> list[Point]:
    """A closed Catmull-Rom curve through the points."""
    curve = []
    count = len(points)
    for number in range(count):
        before, start, end, after = (points[(number + offset) % count] for offset in (-1, 0, 1, 2))
        curve += [_between(before, start, end, after, step / _STEPS) for step in range(_STEPS)]
    return curve


def _between(before: Point, start: Point, end: Point, after: Point, share: float) -> Point:
    def along(a: float, b: float, c: float, d: float) -> float:
        square, cube = share * share, share * share * share
        return 0.5 * (2 * b + (c - a) * share + (2 * a - 5 * b + 4 * c - d) * square + (3 * b - a - 3 * c + d) * cube)

    return along(before[0], start[0], end[0], after[0]), along(before[1], start[1], end[1], after[1])
