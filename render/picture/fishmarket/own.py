"""What one fishmonger alone knows: their prices, what their customers want, and what they have sealed or planned."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PIL import Image

from games.fishmarket.actions import Boats, DayPlan
from games.fishmarket.components import FIXED_PRICES, FREEZABLE
from games.fishmarket.view import FishMarketView, OwnView
from render.picture.canvas import Box, Canvas
from render.picture.fishmarket.tiles import brown_ground, fish_tile, grey_ground
from render.picture.page import MARGIN, WIDTH
from render.picture.palette import INK, PAPER, SHADE, mix
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge
from render.words import Words

CARDS = 88
LINE = 44
TILE = 70


def own_height(view: FishMarketView) -> int:
    """How much room the cards and notes of the one who looks need: none once they are shown to all."""
    if view.own is None or view.phase == "over":
        return 0
    lines = len(notes(view, view.own))
    return _cards_height(view.own) + LINE * lines + (12 if lines else 0)


def _cards_height(own: OwnView) -> int:
    return CARDS if own.price else 0


def notes(view: FishMarketView, own: OwnView) -> list[str]:
    """What there is to note beside the cards."""
    found = []
    if own.answer is not None:
        found.append("answer")
    if isinstance(own.answer, Boats) and own.answer.tied:
        found.append("tied")
    found += _planned(own)
    if view.phase == "market":
        found.append("offers")
    return found


def _planned(own: OwnView) -> list[str]:
    plan, found = own.plan, []
    if isinstance(plan, DayPlan):
        found += ["buys"] if any(plan.buys(kind) is not None for kind in FREEZABLE) else []
        found += ["sells"] if any(plan.sells(kind) is not None for kind in FREEZABLE) else []
        found += ["refuses"] if plan.others is not None else []
    if plan is not None and plan.frozen is not None:
        found.append("plan")
    return found


def draw_own(canvas: Canvas, view: FishMarketView, top: int, words: Words) -> None:
    """Prices and demand in one row, notes below."""
    own = view.own
    height = own_height(view)
    if own is None or view.seat is None or not height:
        return
    box = Box(MARGIN, top, WIDTH - MARGIN, top + height)
    canvas.image(panel(box.width, box.height, mix(PAPER, SHADE, 0.25), INK, 3, 16), box.left, box.top, "own")
    if own.price:
        canvas.image(badge(view.seat, 56), box.left + 16, top + (CARDS - 56) // 2, "own seat")
        row = Box(box.left + 110, top, box.right - 12, top + CARDS)
        draw_prices(canvas, own_prices(own, TILE), row, 50)
    below = top + max(6, _cards_height(own))
    for name in notes(view, own):
        row = Box(box.left + 18, below, box.right - 18, below + LINE)
        canvas.text(note(view, own, name, words), row, 34, least=26, weight="Semibold", what=f"own {name}")
        below += LINE


Price: TypeAlias = tuple[str, Image.Image, int]
"""What is sold, how it looks, and what it brings."""


def draw_prices(canvas: Canvas, prices: Sequence[Price], box: Box, text: int) -> None:
    """Fish and what customers pay for it."""
    step = box.width // 4
    for place, (what, image, price) in enumerate(prices):
        left = box.left + place * step
        canvas.image(image, left, box.middle[1] - image.height // 2, f"own {what}")
        beside = Box(left + image.width + 14, box.top, left + step, box.bottom)
        canvas.text(str(price), beside, text, weight="Black", what=f"own {what} {price}")


def own_prices(own: OwnView, size: int) -> list[Price]:
    """What the customers pay for grey and brown fish, and for which ones, once it is known."""
    prices: list[Price] = []
    if own.grey_price is not None:
        image = sprite(grey_ground, size) if own.grey is None else fish_tile(own.grey, size)
        prices.append((own.grey or "grey", image, own.grey_price))
    if own.brown_price is not None:
        image = sprite(brown_ground, size) if own.brown is None else fish_tile(own.brown, size)
        prices.append((own.brown or "brown", image, own.brown_price))
    return prices


def fixed_prices(size: int) -> list[Price]:
    """What everybody's customers pay."""
    return [(kind, fish_tile(kind, size), price) for kind, price in FIXED_PRICES.items()]


def note(view: FishMarketView, own: OwnView, name: str, words: Words) -> str:
    """A note in words."""
    match name:
        case "answer" if isinstance(own.answer, Boats):
            return words.label("own-answer", answer=words.action(own.answer.model_copy(update={"tied": {}})))
        case "answer" if own.answer is not None:
            return words.label("own-answer", answer=words.action(own.answer))
        case "tied" if isinstance(own.answer, Boats):
            tied = ", ".join(words.counted(dock, coins) for dock, coins in own.answer.tied.items())
            return words.label("own-tied", tied=tied)
        case "buys" if isinstance(own.plan, DayPlan):
            return words.label("own-buys", prices=_prices(own.plan.buys, words))
        case "sells" if isinstance(own.plan, DayPlan):
            return words.label("own-sells", prices=_prices(own.plan.sells, words))
        case "refuses":
            return words.label("own-refuses")
        case "plan" if own.plan is not None:
            kinds = ", ".join(map(words.item, own.plan.frozen or ())) or words.label("nothing")
            return words.label("own-plan", kinds=kinds)
        case _:
            return words.label(
                "own-offers",
                open=own.offers_open,
                most_open=view.max_open_offers,
                made=own.offers_made,
                most_made=view.max_offers_per_day,
            )


def _prices(price: Callable[[str], int | None], words: Words) -> str:
    return ", ".join(f"{words.item(kind)} {coins}" for kind in FREEZABLE if (coins := price(kind)) is not None)
