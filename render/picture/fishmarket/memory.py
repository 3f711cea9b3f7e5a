"""The piles, and what lies in the discards: fish, and the demand and price cards that were shown."""

from collections import Counter
from functools import cache

from PIL import Image

from games.fishmarket.components import BROWN, DEMAND_CARDS, GREY, KINDS, PRICE_CARDS
from games.fishmarket.view import FishMarketView
from render.picture.canvas import Box, Canvas
from render.picture.fishmarket.tiles import fish_tile
from render.picture.harbour import demand_pile, fish_pile, heap, price_pile
from render.picture.page import MARGIN, WIDTH
from render.picture.palette import CLOSED, CLOSED_DARK, INK, PAPER, SHADE, SOFT_INK, STONE
from render.picture.sprites import Painter, panel, ring, sprite

PILES = 64
CELL = 58
GRID = 5 * CELL
FISH = 68
PRICES = 48
PRICES_ON_A_LINE = 6
PAD = 12
PILE_SIGNS: dict[str, Painter] = {"fish": fish_pile, "demand": demand_pile, "price": price_pile}


def _remembers(view: FishMarketView) -> bool:
    return bool(view.fish_discard or view.demand_discard or view.price_discard)


def memory_height(view: FishMarketView) -> int:
    """How much room piles and discards need."""
    if not _remembers(view):
        return PILES + 2 * PAD
    beside = PILES + 2 * FISH + PRICES * _price_lines(view)
    return max(GRID, beside) + 2 * PAD


def _price_lines(view: FishMarketView) -> int:
    return -(-len(_prices(view)) // PRICES_ON_A_LINE)


def _prices(view: FishMarketView) -> Counter[str]:
    shown = [PRICE_CARDS[card] for card in view.price_discard]
    return Counter(f"{price.grey}/{price.brown}" for price in sorted(shown))


def draw_memory(canvas: Canvas, view: FishMarketView, top: int) -> None:
    """Everything that all have seen go."""
    box = Box(MARGIN, top, WIDTH - MARGIN, top + memory_height(view))
    canvas.image(panel(box.width, box.height, STONE, SHADE, 3, 16), box.left, box.top, "memory")
    inner = box.inset(PAD)
    if not _remembers(view):
        _draw_piles(canvas, view, inner)
        return
    _draw_grid(canvas, view, inner)
    left = inner.left + GRID + 26
    _draw_piles(canvas, view, Box(left, inner.top, inner.right, inner.top + PILES))
    _draw_fish(canvas, view, Box(left, inner.top + PILES, inner.right, inner.top + PILES + 2 * FISH))
    _draw_prices(canvas, view, Box(left, inner.top + PILES + 2 * FISH, inner.right, inner.bottom))


def _draw_piles(canvas: Canvas, view: FishMarketView, box: Box) -> None:
    for place, (pile, count) in enumerate(view.piles.items()):
        left = box.left + place * 170
        canvas.image(sprite(PILE_SIGNS[pile], 56), left, box.top + 2, f"pile {pile}")
        number = Box(left + 64, box.top, left + 160, box.top + PILES)
        canvas.text(str(count), number, 44, weight="Black", what=f"pile {pile} {count}")


def _draw_fish(canvas: Canvas, view: FishMarketView, box: Box) -> None:
    """The fish in the discard, grey and brown ones one below the other."""
    canvas.image(sprite(heap, 60), box.left, box.middle[1] - 30, "discarded fish")
    step = (box.width - 76) // 5
    for number, kind in enumerate((*GREY, KINDS[-2], *BROWN, KINDS[-1])):
        count = view.fish_discard.get(kind, 0)
        if not count:
            continue
        left, top = box.left + 76 + number % 5 * step, box.top + number // 5 * FISH
        canvas.image(fish_tile(kind, FISH - 6), left, top + 3, f"discard {kind}")
        frame = Box(left + FISH, top, left + step, top + FISH)
        canvas.text(str(count), frame, 42, weight="Black", what=f"discard {kind} {count}")


def _draw_prices(canvas: Canvas, view: FishMarketView, box: Box) -> None:
    step = box.width // PRICES_ON_A_LINE
    for number, (prices, count) in enumerate(_prices(view).items()):
        left = box.left + number % PRICES_ON_A_LINE * step
        top = box.top + number // PRICES_ON_A_LINE * PRICES
        chip = Box(left, top + 2, left + step - 6, top + PRICES - 2)
        fill = PAPER if count == 1 else CLOSED
        canvas.image(panel(chip.width, chip.height, fill, SHADE, 2, 8), chip.left, chip.top, f"prices {prices}")
        said = prices if count == 1 else f"{prices} ×{count}"
        canvas.text(said, chip.inset(3), 34, least=24, align="middle", what=f"discard {prices} {count}")


def _draw_grid(canvas: Canvas, view: FishMarketView, box: Box) -> None:
    """Every demand card is there once: those that are discarded are black, those of this morning have a dot."""
    canvas.image(_empty_grid(), box.left, box.top, "demand cards")
    for card in dict.fromkeys((*view.face_up, *view.demand_discard)):
        demand = DEMAND_CARDS[card]
        x = box.left + (1 + BROWN.index(demand.brown)) * CELL
        y = box.top + (1 + GREY.index(demand.grey)) * CELL
        shown = card not in view.demand_discard
        canvas.image(_morning() if shown else _gone(), x + 8, y + 8, f"{'morning' if shown else 'discard'} {card}")


@cache
def _gone() -> Image.Image:
    return panel(CELL - 16, CELL - 16, SOFT_INK, None, 0, 4)


@cache
def _morning() -> Image.Image:
    return ring(CELL - 16, CELL - 16, SOFT_INK, 5, (CELL - 16) // 2)


@cache
def _empty_grid() -> Image.Image:
    image = Image.new("RGBA", (GRID, GRID), (*INK, 0))
    for row, grey in enumerate(GREY, 1):
        image.alpha_composite(fish_tile(grey, CELL - 4), (0, row * CELL + 2))
        for column in range(1, len(BROWN) + 1):
            image.alpha_composite(
                panel(CELL - 4, CELL - 4, PAPER, CLOSED_DARK, 2, 6), (column * CELL + 2, row * CELL + 2)
            )
    for column, brown in enumerate(BROWN, 1):
        image.alpha_composite(fish_tile(brown, CELL - 4), (column * CELL + 2, 0))
    return image
