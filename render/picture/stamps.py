"""What lies on a page: images and letters, known by numbers, and made ready so that they are laid quickly."""

import struct
import weakref
from itertools import count, product
from typing import NamedTuple

from PIL import Image

from render.picture.palette import Colour

LARGE = 16_000
"""From so many pixels on it pays to cut an image into edges, which may be seen through, and a middle, which hides."""
MARGINS = (4, 8, 12, 16, 20, 24)
"""How wide the edges may be."""
_KEY = struct.Struct("6i")
NO_COLOUR = -1, -1, -1


class Part(NamedTuple):
    """A piece of a large image, or the one colour that it has; without a mask it hides what is below."""

    source: Image.Image | Colour
    left: int
    top: int
    right: int
    bottom: int
    mask: Image.Image | None


class Stamp(NamedTuple):
    """What is known about an image."""

    number: int
    """No other image ever gets it, so that numbers tell what a page looks like."""
    parts: tuple[Part, ...]
    watch: weakref.ref[Image.Image]


_numbers = count()
_stamps: dict[int, Stamp] = {}
"""By the identities of images that live; it lets them die, for there are large ones that are used once."""


def stamp(image: Image.Image) -> Stamp:
    """The number and the parts of an image, which must not be changed from now on."""
    identity = id(image)
    known = _stamps.get(identity)
    if known is None:
        watch = weakref.ref(image, lambda _: _stamps.pop(identity, None))
        known = _stamps[identity] = Stamp(next(_numbers), _parts(image), watch)
    return known


class Laid(NamedTuple):
    """An image at its place, or with a colour the letters that it is the mask of."""

    image: Image.Image
    left: int
    top: int
    right: int
    bottom: int
    parts: tuple[Part, ...]
    colour: Colour | None
    key: bytes
    """All that tells how this looks."""

    @classmethod
    def at(cls, image: Image.Image, left: int, top: int, colour: Colour | None = None) -> "Laid":
        """An image by its corner."""
        width, height = image.size
        number, parts, _ = stamp(image)
        key = _KEY.pack(number, left, top, *(colour or NO_COLOUR))
        return cls(image, left, top, left + width, top + height, parts, colour, key)

    def draw(self, page: Image.Image, beside: int, above: int) -> None:
        """Draw it on a part of the page that begins there; what lies beyond its edges is cut off."""
        left, top = self.left - beside, self.top - above
        if self.colour is not None:
            page.paste(self.colour, (left, top), self.image)
        elif not self.parts:
            page.paste(self.image, (left, top), self.image if self.image.mode == "RGBA" else None)
        for part in self.parts:
            box = (left + part.left, top + part.top, left + part.right, top + part.bottom)
            page.paste(part.source, box, part.mask)


def _parts(image: Image.Image) -> tuple[Part, ...]:
    """Nine parts of a large image with a middle that hides everything; otherwise none."""
    if image.mode != "RGBA" or image.width * image.height < LARGE:
        return ()
    width, height = image.size
    alpha = image.getchannel("A")
    for margin in MARGINS:
        if min(image.size) <= 2 * margin:
            break
        if alpha.crop((0, margin, width, height - margin)).getextrema() == (255, 255):
            cells = product(_thirds(height, margin), _thirds(width, margin))
            return tuple(_part(image, (left, top, right, bottom)) for (top, bottom), (left, right) in cells)
    return ()


def _thirds(length: int, margin: int) -> tuple[tuple[int, int], ...]:
    return (0, margin), (margin, length - margin), (length - margin, length)


def _part(image: Image.Image, box: tuple[int, int, int, int]) -> Part:
    piece = image.crop(box)
    if piece.getchannel("A").getextrema() != (255, 255):
        return Part(piece, *box, piece)
    colour = _only_colour(piece)
    return Part(piece if colour is None else colour, *box, None)


def _only_colour(piece: Image.Image) -> Colour | None:
    if piece.getcolors(1) is None:
        return None
    red, green, blue = piece.tobytes()[:3]
    return red, green, blue
