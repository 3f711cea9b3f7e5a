"""The boats at their docks: what they bring, what was bid, and who bought them."""

from functools import cache

from PIL import Image

from games.fishmarket.components import BOATS
from games.fishmarket.view import BoatView, FishMarketView
from render.picture.canvas import Box, Canvas
from render.picture.fishmarket.places import GAP, ROWS, columns
from render.picture.fishmarket.tiles import fish_tile
from render.picture.harbour import SEA, SEA_DARK, hull
from render.picture.palette import INK, MARK, MARK_EDGE, PAPER, SOFT_INK, WHITE, mix
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, coin
from render.words import Words

PAD = 10
CARGO = 86
HULL = 58
SALE = 60
BIDS = 56
LETTER = 52


def boats_height(view: FishMarketView) -> int:
    """How much room the boats need."""
    return sum(_height(row) + GAP for row in _rows(view)) - GAP


def _rows(view: FishMarketView) -> list[tuple[BoatView, ...]]:
    rows, left = [], view.boats
    for count in ROWS[len(view.boats)]:
        rows.append(left[:count])
        left = left[count:]
    return rows


def _height(row: tuple[BoatView, ...]) -> int:
    """As high as its boats need: cargo on a hull or what it was sold for, and the bids once they are known."""
    upper = CARGO + HULL if any(boat.cargo for boat in row) else SALE
    return 2 * PAD + upper + (BIDS if any(_losing(boat) for boat in row) else 0)


def _losing(boat: BoatView) -> list[tuple[int, int]]:
    """Seats and bids, without the one that won."""
    return [(seat, coins) for seat, coins in enumerate(boat.bids) if coins and seat != boat.buyer]


def draw_boats(canvas: Canvas, view: FishMarketView, top: int, words: Words) -> None:
    """All boats of the day."""
    for row in _rows(view):
        height = _height(row)
        for boat, box in zip(row, columns(len(row), top, height), strict=True):
            _draw_boat(canvas, boat, box, words)
        top += height + GAP


def _draw_boat(canvas: Canvas, boat: BoatView, box: Box, words: Words) -> None:
    tied = bool(boat.contenders)
    edge, line = (MARK_EDGE, 6) if tied else (SEA_DARK, 3)
    canvas.image(panel(box.width, box.height, SEA, edge, line, 16), box.left, box.top, f"dock {boat.dock}")
    inner = box.inset(PAD)
    if boat.cargo:
        _draw_cargo(canvas, boat, inner)
    else:
        _draw_sale(canvas, boat, Box(inner.left, inner.top, inner.right, inner.top + SALE), words)
    if _losing(boat):
        _draw_bids(canvas, boat, Box(inner.left, inner.bottom - BIDS, inner.right, inner.bottom))


def _draw_cargo(canvas: Canvas, boat: BoatView, box: Box) -> None:
    step = min(CARGO + 2, box.width // len(boat.cargo))
    size = min(CARGO, step - 2)
    left = box.middle[0] - step * len(boat.cargo) // 2
    deck = box.top + CARGO - 2
    side = _hull(box.width, HULL)
    for place, kind in enumerate(boat.cargo):
        canvas.image(fish_tile(kind, size), left + place * step, deck - size, f"{boat.dock} cargo {kind}")
    canvas.image(side, box.left, deck, f"boat {boat.dock}")
    name = Box(box.left + 40, deck + 13, box.right - 40, deck + HULL)
    canvas.text(
        f"{boat.dock}  {BOATS[boat.dock]}",
        name,
        36,
        colour=WHITE,
        weight="Black",
        align="middle",
        what=f"name {boat.dock}",
    )


@cache
def _hull(width: int, height: int) -> Image.Image:
    return sprite(hull, width, height)


def _draw_sale(canvas: Canvas, boat: BoatView, box: Box, words: Words) -> None:
    """The letter of an empty boat, and who bought its cargo for how much."""
    canvas.image(_letter(), box.left, box.middle[1] - LETTER // 2, f"boat {boat.dock}")
    letter = Box.at(box.left, box.middle[1] - LETTER // 2, LETTER, LETTER)
    canvas.text(boat.dock, letter, 40, colour=WHITE, weight="Black", align="middle", what=f"name {boat.dock}")
    beside = Box(letter.right + 14, box.top, box.right, box.bottom)
    if boat.buyer is None:
        canvas.text(words.label("not-sold"), beside, 36, colour=SOFT_INK, what=f"unsold {boat.dock}")
        return
    canvas.image(badge(boat.buyer, LETTER), beside.left, letter.top, f"{boat.dock} sold to {boat.buyer}")
    canvas.image(sprite(coin, 44), beside.left + LETTER + 16, box.middle[1] - 22, f"{boat.dock} price")
    price = Box(beside.left + LETTER + 68, box.top, box.right, box.bottom)
    canvas.text(str(boat.coins), price, 46, weight="Black", what=f"{boat.dock} sold for {boat.coins}")


@cache
def _letter() -> Image.Image:
    return panel(LETTER, LETTER, mix(SEA_DARK, INK, 0.45), INK, 3, 10)


def _draw_bids(canvas: Canvas, boat: BoatView, box: Box) -> None:
    """What the others bid; those who are tied stand out."""
    canvas.image(panel(box.width, box.height - 4, PAPER, None, 0, 10), box.left, box.top + 4, f"bids of {boat.dock}")
    shown = _losing(boat)
    step = min(108, (box.width - 8) // len(shown))
    sign = min(42, step - 40)
    left = box.left + 6
    for seat, coins in shown:
        chip = Box(left, box.top + 6, left + step - 2, box.bottom - 2)
        if seat in boat.contenders:
            canvas.image(
                panel(chip.width, chip.height, MARK, MARK_EDGE, 3, 8), chip.left, chip.top, f"{boat.dock} tied {seat}"
            )
        canvas.image(badge(seat, sign), left + 2, chip.middle[1] - sign // 2, f"{boat.dock} bidder {seat}")
        number = Box(left + sign + 4, chip.top, chip.right, chip.bottom)
        canvas.text(str(coins), number, 36, least=26, weight="Black", what=f"{boat.dock} bid {seat} {coins}")
        left += step
