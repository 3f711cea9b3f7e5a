"""What one fishmonger alone knows: his prices, what his customers want, and what he has sealed or planned."""

from collections.abc import Iterator

from PIL import Image

from games.fishmarket.components import FIXED_PRICES
from games.fishmarket.view import FishMarketView, OwnView
from render.picture.canvas import Box, Canvas
from render.picture.fishmarket.places import MARGIN, WIDTH
from render.picture.fishmarket.tiles import brown_ground, fish_tile, grey_ground
from render.picture.palette import INK, PAPER, SHADE, mix
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, customer
from render.words import Words

CARDS = 104
LINE = 44
TILE = 84


def own_height(view: FishMarketView) -> int:
    """How much room the cards and notes of the one who looks need."""
    if view.own is None or view.phase == "over":
        return 0
    return CARDS + LINE * len(notes(view, view.own)) + (12 if notes(view, view.own) else 0)


def notes(view: FishMarketView, own: OwnView) -> list[str]:
    """What there is to note beside his cards."""
    found = []
    if own.answer is not None:
        found.append("answer")
    if own.plan is not None:
        found.append("plan")
    if view.phase == "market":
        found.append("offers")
    return found


def draw_own(canvas: Canvas, view: FishMarketView, top: int, words: Words) -> None:
    """Prices and demand in one row, notes below."""
    own = view.own
    if own is None or view.seat is None or view.phase == "over":
        return
    box = Box(MARGIN, top, WIDTH - MARGIN, top + own_height(view))
    canvas.image(panel(box.width, box.height, mix(PAPER, SHADE, 0.25), INK, 3, 16), box.left, box.top, "own")
    canvas.image(badge(view.seat, 60), box.left + 16, top + 22, "own seat")
    canvas.image(sprite(customer, 60), box.left + 92, top + 22, "own customers")
    draw_prices(canvas, own, Box(box.left + 176, top, box.right - 12, top + CARDS))
    below = top + CARDS
    for name in notes(view, own):
        row = Box(box.left + 18, below, box.right - 18, below + LINE)
        canvas.text(note(view, own, name, words), row, 34, least=26, weight="Semibold", what=f"own {name}")
        below += LINE


def draw_prices(canvas: Canvas, own: OwnView, box: Box, tile: int = TILE, text: int = 54) -> None:
    """What his customers pay: for grey and brown fish, which ones once he knows, and the fixed prices."""
    step = box.width // 4
    for place, (what, image, price) in enumerate(_prices(own, tile)):
        left = box.left + place * step
        canvas.image(image, left, box.middle[1] - tile // 2, f"own {what}")
        beside = Box(left + tile + 14, box.top, left + step, box.bottom)
        canvas.text(str(price), beside, text, weight="Black", what=f"own {what} {price}")


def _prices(own: OwnView, tile: int) -> Iterator[tuple[str, Image.Image, int]]:
    if own.grey_price is not None:
        yield (
            own.grey or "grey",
            sprite(grey_ground, tile) if own.grey is None else fish_tile(own.grey, tile),
            own.grey_price,
        )
    if own.brown_price is not None:
        yield (
            own.brown or "brown",
            sprite(brown_ground, tile) if own.brown is None else fish_tile(own.brown, tile),
            own.brown_price,
        )
    for kind, price in FIXED_PRICES.items():
        yield kind, fish_tile(kind, tile), price


def note(view: FishMarketView, own: OwnView, name: str, words: Words) -> str:
    """A note in words."""
    match name:
        case "answer" if own.answer is not None:
            return words.label("own-answer", answer=own.answer.text)
        case "plan" if own.plan is not None:
            kinds = ", ".join(map(words.item, own.plan.kinds)) or words.label("nothing")
            return words.label("own-plan", kinds=kinds)
        case _:
            return words.label(
                "own-offers",
                open=own.offers_open,
                most_open=view.max_open_offers,
                made=own.offers_made,
                most_made=view.max_offers_per_day,
            )
