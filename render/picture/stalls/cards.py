"""The cards: small as they lie beside a name, and large as they are held."""

from functools import lru_cache

from PIL import Image

from games.stalls.components import REGULAR, Good
from games.stalls.view import CardView
from render.picture.canvas import Box, Canvas
from render.picture.fields import put, write
from render.picture.palette import INK, PAPER, SHADE, SUN, WHITE, mix
from render.picture.sprites import panel, sprite
from render.picture.stalls.goods import COLOURS, PAINTERS, crate
from render.picture.tokens import customer

CHIP = 68
CHIP_GAP = 4
CARD = 184
"""How wide a card is that is held."""
TALL = 208


@lru_cache(maxsize=128)
def card_sign(good: Good, crates: int, size: int) -> Image.Image:
    """A small card: the good with its number of crates, or with somebody who likes it."""
    ground = mix(COLOURS[good], WHITE, 0.72)
    image = panel(size, size, ground, mix(COLOURS[good], INK, 0.5), max(2, size // 22), size // 7).copy()
    put(image, sprite(PAINTERS[good], round(size * 0.65)), round(size * 0.38), round(size * 0.41))
    if crates == REGULAR:
        put(image, sprite(customer, round(size * 0.62)), round(size * 0.69), round(size * 0.66))
    else:
        write(image, str(crates), (round(size * 0.77), round(size * 0.7)), round(size * 0.53), ground)
    return image


@lru_cache(maxsize=64)
def card(good: Good, crates: int, chosen: bool = False) -> Image.Image:
    """A card as it is held: the good above its crates, or above the regular customer."""
    ground = mix(COLOURS[good], WHITE, 0.66)
    edge, line = (INK, 8) if chosen else (mix(COLOURS[good], INK, 0.5), 4)
    image = panel(CARD, TALL, SUN if chosen else ground, edge, line, 18).copy()
    middle = CARD // 2
    if crates == REGULAR:
        put(image, sprite(customer, 128), middle - 24, TALL - 78)
        put(image, panel(92, 92, PAPER, SHADE, 3, 44), CARD - 58, 58)
        put(image, sprite(PAINTERS[good], 66), CARD - 58, 58)
        return image
    put(image, sprite(PAINTERS[good], 112), middle, 68)
    for place in range(crates):
        put(image, sprite(crate, 54), middle + round((place - (crates - 1) / 2) * 58), TALL - 44)
    return image


def draw_chips(canvas: Canvas, cards: tuple[CardView, ...], box: Box, what: str) -> None:
    """Small cards in a row."""
    for place, each in enumerate(cards):
        left = box.left + place * (CHIP + CHIP_GAP)
        canvas.image(card_sign(each.good, each.crates, CHIP), left, box.top, f"{what} {name(each)}")


def name(held: CardView) -> str:
    """What a card is called in the log of a picture."""
    return f"{held.good} {held.crates}"
