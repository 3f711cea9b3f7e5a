"""A page as a PNG, strip by strip: most of a board looks as it did before the move, and is not drawn again.

A strip is known by what lies in it. Strips that are not kept are drawn, those beside each other at once, brought to the
colours of the palette, and compressed. What a page looks like never depends on what is kept.
"""

from array import array
from collections.abc import Iterator, Sequence

from PIL import Image

from render.picture.kept import Kept
from render.picture.palette import Colour
from render.picture.png import Strip, png, strip
from render.picture.stamps import Laid, stamp

HEIGHT = 32
ROOM = 24 * 1024 * 1024
"""So many bytes of strips are kept: those of some two hundred boards."""
ENTRY = 300
"""About what Python needs for an entry, beside the bytes in it."""

_kept = Kept[bytes, Strip](ROOM, lambda key, kept: ENTRY + len(key) + len(kept.chunk))


def draw(width: int, top: int, bottom: int, ground: Colour, laid: Sequence[Laid]) -> Image.Image:
    """The part of a page between two heights."""
    part = Image.new("RGB", (width, bottom - top), ground)
    for each in laid:
        if each.top < bottom and each.bottom > top:
            each.draw(part, top)
    return part


def encode(size: tuple[int, int], ground: Colour, laid: Sequence[Laid], palette: Image.Image) -> bytes:
    """The page as a PNG in the colours of the palette."""
    width, height = size
    keys = _keys(size, ground, laid, palette)
    found = [_kept.get(key) for key in keys]
    strips: list[Strip] = []
    while len(strips) < len(keys):
        first = len(strips)
        kept = found[first]
        if kept is not None:
            strips.append(kept)
            continue
        last = next((number for number in range(first, len(keys)) if found[number] is not None), len(keys))
        part = draw(width, first * HEIGHT, min(height, last * HEIGHT), ground, laid)
        for key, made in zip(keys[first:last], _compressed(part, palette), strict=True):
            _kept.put(key, made)
            strips.append(made)
    return png(size, bytes(palette.getpalette() or ()), strips)


def _keys(size: tuple[int, int], ground: Colour, laid: Sequence[Laid], palette: Image.Image) -> list[bytes]:
    """For each strip all that tells how it looks."""
    width, height = size
    tops = range(0, height, HEIGHT)
    colours = stamp(palette).number, int.from_bytes(ground, "big")
    keys = [array("i", (width, min(HEIGHT, height - top), *colours)) for top in tops]
    for each in laid:
        for number in range(max(0, each.top // HEIGHT), min(len(keys), -(-each.bottom // HEIGHT))):
            keys[number].extend(each.seen_from(tops[number]))
    return [key.tobytes() for key in keys]


def _compressed(part: Image.Image, palette: Image.Image) -> Iterator[Strip]:
    flat = part.quantize(palette=palette, dither=Image.Dither.NONE)
    rows = Image.new("P", (part.width + 1, part.height))
    rows.paste(flat, (1, 0))
    pixels = memoryview(rows.tobytes())
    step = HEIGHT * rows.width
    return (strip(pixels[start : start + step]) for start in range(0, len(pixels), step))
