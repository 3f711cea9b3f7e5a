"""Seats can be told apart by every eye: their badges differ in colour, and where colour is gone in shape."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.kernel.seats import MOST_SEATS
from render.picture.palette import SEATS, Colour
from render.picture.tokens import badge
from tools.pictures import EYES

SMALL = 32
"""A badge as small as on any board, at the width of a phone."""
PAIRS = list(combinations(range(MOST_SEATS), 2))


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far two pictures are apart on average: 0 for the same, 255 for black and white."""
    changed = ImageChops.difference(one.convert("RGB"), other.convert("RGB"))
    return sum(ImageStat.Stat(changed).mean) / 3


@pytest.mark.parametrize("eyes", EYES)
def test_every_eye_tells_badges_apart(eyes: str) -> None:
    badges = [badge(seat, SMALL).convert("RGB").convert("RGB", EYES[eyes]) for seat in range(MOST_SEATS)]
    closest = min(PAIRS, key=lambda pair: difference(badges[pair[0]], badges[pair[1]]))
    assert difference(badges[closest[0]], badges[closest[1]]) > 11, closest


def test_shapes_alone_tell_badges_apart() -> None:
    """With all colours of the seats alike, as in print: black and white from the shapes only."""
    grey = [badge(seat, 4 * SMALL).convert("L") for seat in range(MOST_SEATS)]
    shapes = [each.point([255 if value > 225 else 0 for value in range(256)]) for each in grey]
    for one, other in PAIRS:
        assert difference(shapes[one], shapes[other]) > 6, (one, other)


def test_who_sees_colours_sees_them_apart() -> None:
    def apart(one: Colour, other: Colour) -> int:
        return sum(abs(a - b) for a, b in zip(one, other, strict=True))

    for one, other in PAIRS:
        assert apart(SEATS[one], SEATS[other]) > 90, (one, other)
