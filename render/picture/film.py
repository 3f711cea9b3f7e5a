"""A film: boards one after the other as an animated GIF, small enough to be sent."""

import io
from collections.abc import Iterator

from PIL import Image

from render.picture.canvas import Canvas

WIDTH = 600
FRAME_MS, LAST_MS = 700, 5000
COLOURS = 128


def frame(canvas: Canvas) -> Image.Image:
    """A board in the size of a film."""
    page = canvas.page
    return page.resize((WIDTH, page.height * WIDTH // page.width), Image.Resampling.BOX, reducing_gap=2.0)


class Film:
    """A film in few colours: those of a palette, or of its last frame.

    It takes one frame after the other, and each takes little room then.
    """

    def __init__(self, last: Image.Image, palette: Image.Image | None = None) -> None:
        # What is small in the last frame, such as the badge of a seat, would lose its colour among its own.
        self._colours = palette or last.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        self._frames: list[Image.Image] = []

    def add(self, image: Image.Image) -> None:
        """One more frame."""
        self._frames.append(image.quantize(palette=self._colours, dither=Image.Dither.NONE))

    def encode(self) -> bytes:
        """A GIF that plays over and over, and rests at the end."""
        first, *following = self._fitting()
        encoded = io.BytesIO()
        first.save(
            encoded,
            "GIF",
            save_all=True,
            append_images=following,
            duration=[FRAME_MS] * len(following) + [LAST_MS],
            loop=0,
            optimize=False,
        )
        return encoded.getvalue()

    def _fitting(self) -> Iterator[Image.Image]:
        """The frames, all as tall as the tallest."""
        height = max(image.height for image in self._frames)
        ground = self._frames[0].getpixel((0, self._frames[0].height - 1))
        for image in self._frames:
            whole = image.crop((0, 0, WIDTH, height))
            if isinstance(ground, int) and image.height < height:
                whole.paste(ground, (0, image.height, WIDTH, height))
            yield whole
