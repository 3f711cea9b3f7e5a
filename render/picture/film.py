"""A film: boards one after the other as an animated GIF, small enough to be sent."""

import io
from collections.abc import Sequence

from PIL import Image

from render.picture.canvas import Canvas

WIDTH = 600
FRAME_MS, LAST_MS = 700, 5000
COLOURS = 128


def frame(canvas: Canvas) -> Image.Image:
    """A board in the size of a film."""
    page = canvas.page
    return page.resize((WIDTH, page.height * WIDTH // page.width), Image.Resampling.BOX, reducing_gap=2.0)


def film(frames: Sequence[Image.Image]) -> bytes:
    """The frames as a GIF that plays over and over, and rests at the end. Boards of all heights fit the tallest."""
    tall = max(frames, key=lambda image: image.height)
    palette = frames[-1].quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    ground = frames[0].getpixel((0, frames[0].height - 1))
    shown = []
    for image in frames:
        whole = Image.new("RGB", tall.size, ground)
        whole.paste(image, (0, 0))
        shown.append(whole.quantize(palette=palette, dither=Image.Dither.NONE))
    encoded = io.BytesIO()
    shown[0].save(
        encoded,
        "GIF",
        save_all=True,
        append_images=shown[1:],
        duration=[FRAME_MS] * (len(shown) - 1) + [LAST_MS],
        loop=0,
        optimize=False,
    )
    return encoded.getvalue()
