"""A page to draw on, which remembers what was drawn where: tests read that log instead of pixels."""

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from render.picture import fonts
from render.picture.fonts import Weight
from render.picture.palette import INK, Colour
from render.picture.stamps import Laid
from render.picture.strips import Page, encode

Align: TypeAlias = Literal["left", "middle", "right"]
COLOURS = 256
SAMPLED = 4
"""The colours of a PNG are chosen from one pixel in so many, across and down: as good, and twice as fast."""


class Box(NamedTuple):
    """A rectangle; right and bottom lie outside of it."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def at(cls, left: int, top: int, width: int, height: int) -> "Box":
        """A rectangle by its corner and size."""
        return cls(left, top, left + width, top + height)

    @classmethod
    def around(cls, middle: tuple[int, int], side: int) -> "Box":
        """A square by the point in its middle."""
        return cls.at(middle[0] - side // 2, middle[1] - side // 2, side, side)

    @property
    def width(self) -> int:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[int, int]:
        """The point in the middle."""
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    def inset(self, margin: int) -> "Box":
        """The rectangle without a margin."""
        return Box(self.left + margin, self.top + margin, self.right - margin, self.bottom - margin)

    def contains(self, other: "Box") -> bool:
        """Whether the other rectangle lies within this one."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def touches(self, other: "Box") -> bool:
        """Whether the two rectangles share a point."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


class Item(NamedTuple):
    """Something that was drawn: what it means, where it is, and for text in which frame it had to stay."""

    what: str
    box: Box
    frame: Box | None = None
    size: int | None = None
    """The size of the letters."""

    @property
    def is_text(self) -> bool:
        """Whether it is text."""
        return self.frame is not None


class Canvas:
    """A page of one colour with what lies on it. Shapes come as finished images; only text is written here."""

    def __init__(
        self, size: tuple[int, int], ground: Colour, laid: Iterable[Laid] = (), log: Iterable[Item] = ()
    ) -> None:
        self.size, self.ground = size, ground
        self.laid = list(laid)
        self.log = list(log)

    def copy(self) -> "Canvas":
        """A page that goes on from here."""
        return Canvas(self.size, self.ground, self.laid, self.log)

    def settled(self) -> "Canvas":
        """The same page with all that lies on it as one image: what never changes is drawn once and copied."""
        return Canvas(self.size, self.ground, [Laid.at(self.page, 0, 0)], self.log)

    @property
    def box(self) -> Box:
        """The whole page."""
        return Box(0, 0, *self.size)

    @property
    def page(self) -> Image.Image:
        """The page as an image."""
        return self._page.draw(*self.box)

    @property
    def _page(self) -> Page:
        return Page(self.size, self.ground, self.laid)

    def image(self, image: Image.Image, left: int, top: int, what: str = "") -> None:
        """Put an image on the page. Without a meaning it is decoration."""
        self.laid.append(Laid.at(image, left, top))
        self.log.append(Item(what, Box.at(left, top, *image.size)))

    def centred(self, image: Image.Image, middle: tuple[int, int], what: str = "") -> None:
        """Put an image on the page around a point."""
        self.image(image, middle[0] - image.width // 2, middle[1] - image.height // 2, what)

    def text(
        self,
        text: str,
        frame: Box,
        size: int,
        *,
        least: int = 30,
        colour: Colour = INK,
        weight: Weight = "Bold",
        align: Align = "left",
        what: str | None = None,
    ) -> Box:
        """Write one line into a frame, in the middle of its height; smaller or cut where it is too long."""
        line = fonts.line(text, size, least, frame.width, weight)
        left = frame.left
        if align != "left":
            left = frame.right - line.width if align == "right" else (frame.left + frame.right - line.width) // 2
        top = frame.middle[1] + line.top
        if line.mask is not None:
            self.laid.append(Laid.at(line.mask, left + line.left, top, colour))
        box = Box(left, top, left + line.width, top + line.height)
        self.log.append(Item(text if what is None else what, box, frame, line.size))
        return box

    def paragraph(
        self, text: str, frame: Box, size: int, *, colour: Colour = INK, weight: Weight = "Semibold", lead: int = 4
    ) -> int:
        """Write lines into a frame from its top, as many as it holds; returns where the next line would begin."""
        top = frame.top
        lines = fonts.wrapped(fonts.legible(text), size, frame.width, weight)
        room = max(1, (frame.bottom - top) // (size + lead))
        if len(lines) > room:
            lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]
        for line in lines:
            self.text(line, Box(frame.left, top, frame.right, top + size + lead), size, colour=colour, weight=weight)
            top += size + lead
        return top

    def pixels(self) -> bytes:
        """The page without any encoding."""
        return self.page.tobytes()

    def png(self, palette: Image.Image | None = None) -> bytes:
        """The page as a PNG of few colours: those of a palette, of which strips are kept, or its own."""
        return encode(self._page, self._own_palette() if palette is None else palette)

    def _own_palette(self) -> Image.Image:
        width, height = self.size
        sample = self.page.resize((width // SAMPLED, height // SAMPLED), Image.Resampling.NEAREST)
        return sample.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
