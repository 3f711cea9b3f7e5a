"""The colours of all pictures: a market in daylight, flat and warm. What a colour tells, a shape tells too."""

from typing import TypeAlias

from games.kernel import seats

Colour: TypeAlias = tuple[int, int, int]


def _hex(code: str) -> Colour:
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


INK = _hex("3b2a20")
SOFT_INK = _hex("6b5443")
WHITE = _hex("ffffff")
PAPER = _hex("fffaf0")
SAND = _hex("f7e8cb")
SUN = _hex("fbd46d")
STONE = _hex("e5d3b3")
STONE_DARK = _hex("cfb890")
FLOOR = _hex("fdf3df")
SHADE = _hex("d8c39c")
CLOSED = _hex("d5d0c8")
CLOSED_DARK = _hex("8f8880")
AWNING = _hex("d9533b")
GOLD = _hex("f2b632")
GOLD_DARK = _hex("b9791a")
MARK = _hex("ffe45c")
MARK_EDGE = _hex("c2410c")
NEWS = _hex("0e7490")
"""Around what has changed."""

FISH = _hex("3b9ccc")
FLOWER = _hex("f26fae")
TOMATO = _hex("e23d2e")
MEAT = _hex("b9653a")
GRAPE = _hex("7c46a8")
LEAF = _hex("4c9a3f")


SEATS = tuple(_hex(seat.colour) for seat in seats.SEATS)
"""The colour of each seat. It never comes without the sign of the seat."""


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two: so much of the other one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
