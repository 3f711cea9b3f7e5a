"""What lies on the tables of all games: people, coins, stands, and the signs of the seats."""

from functools import cache, lru_cache

from PIL import Image

from games.kernel.seats import SEATS as LOOKS
from games.kernel.seats import Shape
from render.picture.palette import (
    CLOSED,
    CLOSED_DARK,
    GOLD,
    GOLD_DARK,
    INK,
    LEAF,
    PAPER,
    SEATS,
    SHADE,
    WHITE,
    Colour,
    mix,
)
from render.picture.sprites import EDGE, Painter, Pen, Point, around, panel, sprite

STRIPES = 5
CRESCENT: list[Point] = [(70, 6), (34, 10), (8, 44), (18, 82), (54, 96), (88, 80), (56, 74), (40, 48), (46, 24)]


COAT: Colour = (87, 104, 132)
SKIN: Colour = (244, 205, 164)
TANNED: Colour = (168, 112, 74)


def customer(pen: Pen) -> None:
    """A customer."""
    _person(pen, COAT, SKIN)


@cache
def person(coat: Colour, skin: Colour) -> Painter:
    """Somebody in a coat of any colour."""
    return lambda pen: _person(pen, coat, skin)


def _person(pen: Pen, coat: Colour, skin: Colour) -> None:
    pen.blob([(16, 97), (20, 64), (36, 50), (64, 50), (80, 64), (84, 97)], coat, INK, 8)
    pen.circle(50, 28, 22, skin, INK, 8)


def star(pen: Pen) -> None:
    """Prestige."""
    pen.polygon(_star(46), GOLD, INK, 7)


def coin(pen: Pen) -> None:
    """A gold coin."""
    pen.circle(50, 50, 47, GOLD, INK, 6)
    pen.circle(50, 50, 33, mix(GOLD, WHITE, 0.3), GOLD_DARK, 6)


def bag(pen: Pen) -> None:
    """The bag that tiles are drawn from."""
    pen.blob([(30, 30), (70, 30), (92, 66), (80, 94), (50, 97), (20, 94), (8, 66)], (176, 128, 84))
    pen.blob([(24, 8), (50, 14), (76, 8), (68, 28), (32, 28)], (176, 128, 84))
    pen.line([(28, 30), (72, 30)], PAPER, 8)


def stack(pen: Pen) -> None:
    """A stack of tiles, face down."""
    for top in (48, 30, 12):
        pen.polygon([(6, top + 20), (50, top), (94, top + 20), (50, top + 40)], mix(SHADE, WHITE, 0.35))


def moon(pen: Pen) -> None:
    """Somebody sleeps."""
    pen.blob([(62, 6), (30, 14), (10, 46), (24, 82), (60, 94), (92, 78), (58, 72), (42, 46), (48, 22)], (104, 124, 190))


def padlock(pen: Pen) -> None:
    """Closed."""
    pen.arc(26, 6, 74, 74, 180, 360, INK, 12)
    pen.rectangle(12, 42, 88, 96, (196, 190, 182), radius=12)
    pen.circle(50, 66, 9, INK, None)


def put_padlock(image: Image.Image, share: float) -> None:
    """A padlock in the lower right corner of a picture, over such a share of its width."""
    lock = sprite(padlock, round(image.width * share))
    image.alpha_composite(lock, (image.width - lock.width, image.height - lock.height))


def tick(pen: Pen) -> None:
    """Done: a tick on a round seal."""
    pen.circle(50, 50, 46, LEAF, INK, 7)
    pen.line([(27, 52), (44, 69), (74, 33)], WHITE, 13)


def unknown(pen: Pen) -> None:
    """Something that nobody knows yet."""
    pen.arc(26, 8, 74, 54, 180, 60, CLOSED_DARK, 13)
    pen.line([(50, 52), (50, 66)], CLOSED_DARK, 13)
    pen.circle(50, 86, 9, CLOSED_DARK, None)


@cache
def seat_sign(seat: int) -> Painter:
    """The sign of a seat: a shape of its own, white as on the awnings."""

    def paint(pen: Pen) -> None:
        match LOOKS[seat].shape:
            case Shape.CIRCLE:
                pen.circle(50, 50, 44, WHITE, INK, 10)
            case Shape.TRIANGLE:
                pen.polygon(around(50, 60, 48, 3), WHITE, INK, 10)
            case Shape.SQUARE:
                pen.rectangle(10, 10, 90, 90, WHITE, INK, 10)
            case Shape.DIAMOND:
                pen.polygon(around(50, 50, 46, 4), WHITE, INK, 10)
            case Shape.STAR:
                pen.polygon(_star(48), WHITE, INK, 9)
            case Shape.PLUS:
                pen.polygon(_plus(6, 34), WHITE, INK, 9)
            case Shape.BOW:
                pen.polygon([(6, 14), (50, 40), (94, 14), (94, 86), (50, 60), (6, 86)], WHITE, INK, 9)
            case Shape.CRESCENT:
                pen.blob(CRESCENT, WHITE, INK, 9)

    return paint


def _plus(end: float, arm: float) -> list[Point]:
    far, other = 100 - end, 100 - arm
    across = [(arm, end), (other, end), (other, arm), (far, arm), (far, other), (other, other)]
    return [*across, (other, far), (arm, far), (arm, other), (end, other), (end, arm), (arm, arm)]


def _star(radius: float) -> list[Point]:
    outer, inner = around(50, 53, radius, 5), around(50, 53, radius * 0.48, 5, -54)
    return [point for pair in zip(outer, inner, strict=True) for point in pair]


@cache
def _roof(seat: int) -> Painter:
    colour = SEATS[seat]
    stripes = [colour if number % 2 == 0 else mix(colour, WHITE, 0.45) for number in range(STRIPES)]
    step = 96 / STRIPES

    def paint(pen: Pen) -> None:
        bottom = pen.height - step / 2 - 2
        for number, fill in enumerate(stripes):
            left = 2 + number * step
            pen.ellipse(left, bottom - step / 2, left + step, bottom + step / 2, fill, INK, 3)
        for number, fill in enumerate(stripes):
            left = 2 + number * step
            pen.rectangle(left, 2, left + step, bottom, fill, None)
        pen.rectangle(1, 1, 99, bottom, None, INK, 3, radius=4)

    return paint


@lru_cache(maxsize=64)
def awning(seat: int, width: int) -> Image.Image:
    """The awning of a stand: stripes in the colour of its owner, with their sign in the middle."""
    height = round(width * 0.42)
    image = sprite(_roof(seat), width, height).copy()
    sign = sprite(seat_sign(seat), round(height * 0.74))
    image.alpha_composite(sign, ((width - sign.width) // 2, round(height * 0.04)))
    return image


@lru_cache(maxsize=64)
def badge(seat: int, size: int) -> Image.Image:
    """The colour and sign of a seat."""
    image = panel(size, size, SEATS[seat], INK, max(2, size // 16), size // 5).copy()
    sign = sprite(seat_sign(seat), round(size * 0.66))
    offset = (size - sign.width) // 2
    image.alpha_composite(sign, (offset, offset))
    return image


@cache
def plate(rings: tuple[Colour, ...], fill: Colour) -> Painter:
    """A round sign with a ring of one or several colours: a restaurant that serves these goods."""

    def paint(pen: Pen) -> None:
        pen.circle(50, 50, 49, INK, None)
        share = 360 / len(rings)
        for number, colour in enumerate(rings):
            pen.sector(4, 4, 96, 96, -90 + number * share, -90 + (number + 1) * share, colour)
        pen.circle(50, 50, 37, fill, INK, EDGE * 0.6)

    return paint


@lru_cache(maxsize=128)
def open_sign(dish: Painter, rings: tuple[Colour, ...], size: int) -> Image.Image:
    """An open restaurant: its dish on a white plate with a coloured ring."""
    return _served(sprite(plate(rings, PAPER), size), sprite(dish, round(size * 0.56)))


@lru_cache(maxsize=128)
def closed_sign(dish: Painter | None, size: int) -> Image.Image:
    """A closed restaurant: a grey plate with its dish, or nothing that could be known, and a padlock."""
    inside = sprite(unknown if dish is None else dish, round(size * 0.54))
    image = _served(sprite(plate((CLOSED_DARK,), CLOSED), size), inside)
    put_padlock(image, 0.36)
    return image


def _served(plate_image: Image.Image, dish: Image.Image) -> Image.Image:
    image = plate_image.copy()
    offset = (plate_image.width - dish.width) // 2
    image.alpha_composite(dish, (offset, offset))
    return image
