"""The cards, goods and tokens of Market of Turin as images, each made once per size."""

from functools import lru_cache
from types import MappingProxyType

from PIL import Image

from games.turin.components import CARDS, Good
from render.picture import goods, palette, vegetables
from render.picture.fields import put, write
from render.picture.palette import FLOOR, GOLD, INK, PAPER, SHADE, SUN, WHITE, Colour, mix
from render.picture.sprites import Painter, Pen, panel, sprite
from render.picture.tokens import coin, put_padlock

GOOD_PAINTERS = MappingProxyType[Good, Painter](
    {
        Good.GARLIC: vegetables.garlic,
        Good.ONION: vegetables.onion,
        Good.CARROT: vegetables.carrot,
        Good.TOMATO: goods.tomato,
        Good.GRAPE: goods.grape,
        Good.OLIVE: vegetables.olive,
        Good.PEPPER: vegetables.chili,
        Good.CHESTNUT: vegetables.chestnut,
        Good.MUSHROOM: vegetables.mushroom,
    }
)
GOOD_COLOURS = MappingProxyType[Good, Colour](
    {
        Good.GARLIC: (196, 186, 170),
        Good.ONION: vegetables.ONION,
        Good.CARROT: vegetables.CARROT,
        Good.TOMATO: palette.TOMATO,
        Good.GRAPE: palette.GRAPE,
        Good.OLIVE: vegetables.OLIVE,
        Good.PEPPER: vegetables.CHILI,
        Good.CHESTNUT: vegetables.CHESTNUT,
        Good.MUSHROOM: vegetables.MUSHROOM,
    }
)
CHIP = (74, 50)
CELL = (66, 142)


def coins(amount: int | None) -> str:
    """Coins in figures: debts may be higher, and money hidden."""
    return "?" if amount is None else str(amount).replace("-", "−")


@lru_cache(maxsize=64)
def face(card: str, height: int) -> Image.Image:
    """A goods card: its name, and three, two and one of its goods."""
    width = round(height * 0.655)
    ground = mix(GOOD_COLOURS[CARDS[card][0]], WHITE, 0.72)
    image = panel(width, height, ground, INK, max(2, height // 70), height // 14).copy()
    write(image, card, (round(width * 0.27), round(height * 0.09)), round(height * 0.135), ground)
    lines = ((0.335, 0.31, 0.27), (0.61, 0.24, 0.2), (0.85, 0.2, 0.175))
    for good, count, (middle, large, letters) in zip(CARDS[card], (3, 2, 1), lines, strict=True):
        y = round(height * middle)
        put(image, sprite(GOOD_PAINTERS[good], round(height * large)), round(width * 0.66), y)
        write(image, str(count), (round(width * 0.22), y), round(height * letters), ground)
    return image


@lru_cache(maxsize=32)
def chip(card: str) -> Image.Image:
    """A card in front of somebody: its number, which another one may not cover, and what it shows three of."""
    good = CARDS[card][0]
    ground = mix(GOOD_COLOURS[good], WHITE, 0.72)
    image = panel(*CHIP, ground, INK, 2, 10).copy()
    put(image, sprite(GOOD_PAINTERS[good], 34), 54, CHIP[1] // 2)
    write(image, card[1:], (20, CHIP[1] // 2), 30, ground)
    return image


@lru_cache(maxsize=64)
def count_field(count: int, leads: bool, token: bool) -> Image.Image:
    """How many items of a good somebody has; golden if nobody has more, with a crown if they have the token."""
    ground = mix(SUN, GOLD, 0.25) if leads else FLOOR
    image = panel(*CELL, ground, INK if leads else SHADE, 4 if leads else 3, 12).copy()
    if token:
        put(image, sprite(crown, 48), CELL[0] // 2, 34)
    write(image, str(count), (CELL[0] // 2, CELL[1] * 5 // 8), 54 if count < 10 else 44, ground)
    return image


@lru_cache(maxsize=16)
def payout_coin(coins: int, size: int) -> Image.Image:
    """A coin with what a good pays."""
    image = sprite(coin, size).copy()
    write(image, str(coins), (size // 2, size // 2), round(size * 0.64), mix(GOLD, WHITE, 0.3))
    return image


@lru_cache(maxsize=4)
def locked_coin(size: int) -> Image.Image:
    """Coins that lie on cards for sale."""
    image = sprite(coin, size).copy()
    put_padlock(image, 0.6)
    return image


@lru_cache(maxsize=32)
def loan_note(debt: int, size: int) -> Image.Image:
    """A loan, and what is due for it."""
    image = sprite(_note, size).copy()
    write(image, str(debt), (size // 2, round(size * 0.42)), round(size * 0.54), PAPER)
    return image


def _note(pen: Pen) -> None:
    pen.rectangle(6, 4, 94, 96, PAPER, INK, 6, radius=6)
    pen.line([(18, 78), (52, 78)], SHADE, 7)
    pen.circle(74, 78, 15, palette.AWNING, INK, 5)


def crown(pen: Pen) -> None:
    """Who leads in a good."""
    pen.polygon([(8, 84), (4, 26), (30, 52), (50, 12), (70, 52), (96, 26), (92, 84)], GOLD, INK, 7)
    pen.line([(16, 72), (84, 72)], INK, 5)


def goose(pen: Pen) -> None:
    """The goose, with its neck up and its beak to the left."""
    orange: Colour = (240, 140, 40)
    for x in (48, 62):
        pen.line([(x, 84), (x, 95), (x - 9, 95)], INK, 10)
        pen.line([(x, 84), (x, 94), (x - 8, 95)], orange, 4)
    pen.polygon([(24, 14), (4, 27), (24, 34)], orange, INK, 4)
    pen.blob(
        [(18, 22), (24, 8), (38, 10), (42, 26), (40, 46), (60, 44), (80, 46), (97, 34), (92, 66), (72, 86), (44, 86),
         (28, 70), (26, 42)], WHITE,
    )  # fmt: skip
    pen.blob([(52, 58), (70, 54), (86, 56), (76, 70), (58, 72)], mix(WHITE, INK, 0.15), INK, 4)
    pen.circle(29, 20, 4, INK, None)


def gavel(pen: Pen) -> None:
    """Up for auction."""
    wood: Colour = (150, 96, 56)
    pen.line([(44, 46), (90, 88)], INK, 18)
    pen.line([(44, 46), (90, 88)], mix(wood, WHITE, 0.3), 9)
    pen.polygon([(8, 44), (44, 8), (64, 28), (28, 64)], wood)
    pen.line([(8, 92), (52, 92)], INK, 10)
