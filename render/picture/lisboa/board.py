"""The board of Mercado de Lisboa: market, entrances, offers, and what lies in front of everybody."""

from collections.abc import Mapping
from functools import cache

from PIL import Image

from games.lisboa.challenges import CHALLENGES
from games.lisboa.components import (
    CELLS,
    CROWD,
    CUSTOMERS,
    CUSTOMERS_NUMBER,
    ENTRANCES,
    LINE_CELLS,
    LINE_NAMES,
    LINE_OF_ENTRANCE,
    SIDE,
    Stage,
)
from games.lisboa.view import LisboaView, RestaurantView, StandView
from render.picture.canvas import Box, Canvas
from render.picture.lisboa import places
from render.picture.lisboa.legend import draw_legend
from render.picture.lisboa.offers import draw_offers
from render.picture.lisboa.places import Market
from render.picture.lisboa.sidebar import draw_sidebar
from render.picture.lisboa.tiles import customer_tile, restaurant_sign, stand, stand_tile
from render.picture.marks import TAG, mark
from render.picture.page import page
from render.picture.palette import FLOOR, INK, SOFT_INK, STONE, STONE_DARK
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, bag
from render.text.lisboa import heading
from render.words import Words

DISPLAY_TILE = 88
AROUND_TILE = 6
"""What an entrance is deeper than the customers who wait there."""
UNNAMED_SIDES = "RB"
"""Where the market's edge says neither columns nor rows."""
PLACES = frozenset[str]((*CELLS, *ENTRANCES, *CUSTOMERS))
"""What can be marked."""


def board(view: LisboaView, words: Words, marks: Mapping[str, str]) -> Canvas:
    """The market with its entrances, the players at its side, below what restaurants are good for, and the offers.

    A mark without a label shows that something is new. Where others lie, only the parts of the board stand there that
    have them.
    """
    parts = places.layout(view, (place for place, label in marks.items() if label))
    canvas = _empty(parts.height, parts.market).copy()
    _draw_header(canvas, view, words, with_news="" in marks.values())
    if parts.market is not None:
        _draw_cells(canvas, view, parts.market, marks)
        _draw_entrances(canvas, view, parts.market, marks)
    if parts.sidebar is not None:
        draw_sidebar(canvas, view, parts.sidebar, words)
    if parts.legend is not None:
        draw_legend(canvas, parts.legend)
    draw_offers(canvas, view, parts, marks)
    return canvas


@cache
def _empty(height: int, market: Market | None) -> Canvas:
    canvas = page(height)
    if market is not None:
        _draw_empty_market(canvas, market)
    return canvas.settled()


def _draw_empty_market(canvas: Canvas, market: Market) -> None:
    floor, cell, tile = market.floor, market.cell, market.door - AROUND_TILE
    canvas.image(panel(floor.width + 12, floor.height + 12, STONE_DARK, INK, 3, 16), floor.left - 6, floor.top - 6)
    for number in range(len(CELLS)):
        slot = market.cell_box(number).inset(4)
        canvas.image(panel(slot.width, slot.height, FLOOR, None, 0, 12), slot.left, slot.top)
    for entrance in ENTRANCES:
        canvas.centred(_door(tile), market.entrance_box(entrance).middle)
    for number in range(SIDE):
        above = Box.at(floor.left + number * cell, floor.top - places.BAND - 6, cell, places.BAND)
        beside = Box.at(floor.left - places.BAND - 5, floor.top + number * cell, places.BAND, cell)
        canvas.text(LINE_NAMES[number], above, 38, weight="Black", align="middle")
        canvas.text(LINE_NAMES[SIDE + number], beside, 38, weight="Black", align="middle")


# Header


def _draw_header(canvas: Canvas, view: LisboaView, words: Words, *, with_news: bool) -> None:
    left, display_left = places.HEADER.left, places.HEADER.right - 3 * (DISPLAY_TILE + 6) - 50
    top = places.HEADER.top
    notes = [*_notes(view, words), *([words.label("news")] if with_news else [])]
    first_line = Box(left, top, display_left - 12, top + (60 if notes else places.HEADER.height))
    if view.stage in (Stage.NEXT, Stage.OVER):
        canvas.text(heading(view, words), first_line, 46, weight="Black")
    else:
        size = 56 if notes else 64
        canvas.image(badge(view.active, size), left, first_line.middle[1] - size // 2, f"seat {view.active} is active")
        beside = Box(left + size + 12, first_line.top, first_line.right, first_line.bottom)
        canvas.text(heading(view, words), beside, 46 if notes else 50, least=36, weight="Black")
    if notes:
        canvas.text(" ".join(notes), Box(left, top + 62, display_left - 12, top + 102), 34, least=26, weight="Semibold")
    _draw_display(canvas, view, display_left, top)


def _notes(view: LisboaView, words: Words) -> list[str]:
    notes = []
    if view.last_seat is not None and view.stage is not Stage.OVER:
        notes.append(words.label("last-round", seat=view.last_seat))
    if view.coin_run and view.coin_limit is not None:
        notes.append(words.label("coin-run", run=view.coin_run, limit=view.coin_limit))
    if view.hand_swapped:
        notes.append(words.label("swapped", seat=view.active))
    return notes


def _draw_display(canvas: Canvas, view: LisboaView, left: int, top: int) -> None:
    for place, good in enumerate(view.display):
        x, y = left + place * (DISPLAY_TILE + 6), top + 8
        if good is None:
            canvas.image(panel(DISPLAY_TILE, DISPLAY_TILE, STONE, STONE_DARK, 2, 11), x, y, f"display {place} empty")
        else:
            canvas.image(stand_tile(good, DISPLAY_TILE), x, y, f"display {place} {good}")
    x = left + len(view.display) * (DISPLAY_TILE + 6) + 2
    canvas.image(sprite(bag, 44), x, top + 2, "bag")
    canvas.text(str(view.bag), Box(x, top + 48, x + 44, top + 86), 34, align="middle", what=f"bag {view.bag}")


# Market


def _draw_cells(canvas: Canvas, view: LisboaView, market: Market, marks: Mapping[str, str]) -> None:
    for cell, (name, content) in enumerate(zip(CELLS, view.market, strict=True)):
        box = market.cell_box(cell)
        match content:
            case StandView():
                what = f"{name} stand {content.good} {content.seat}"
                canvas.centred(stand(content.good, content.seat, market.cell - 9), box.middle, what)
            case RestaurantView():
                what = f"{name} {'open' if content.open else 'closed'} {content.restaurant or 'unknown'}"
                free = Box(box.left, box.top, box.right, box.bottom - TAG if marks.get(name) else box.bottom)
                sign = restaurant_sign(content.restaurant, content.open, free.height - 20)
                canvas.centred(sign, free.middle, what)
            case None:
                pass
        if name in marks:
            mark(canvas, box.inset(3), marks[name], name, name="" if content else name)


def _draw_entrances(canvas: Canvas, view: LisboaView, market: Market, marks: Mapping[str, str]) -> None:
    """Each with its column or row, which above and on the left stands on the market's edge beside it already.

    On which side it is everybody sees, in every language.
    """
    tile = market.door - AROUND_TILE
    for number, (name, customers) in enumerate(zip(ENTRANCES, view.entrances, strict=True)):
        box = market.entrance_box(name)
        if customers is not None:
            asleep = _asleep(view, number)
            what = f"{name} customers {customers}{' asleep' if asleep else ''}"
            canvas.centred(customer_tile(customers, tile, asleep), box.middle, what)
        elif name not in marks and name[0] in UNNAMED_SIDES:
            canvas.text(name[1], box.inset(8), 36, colour=SOFT_INK, align="middle", what=f"{name} free")
        elif name not in marks:
            canvas.centred(_door(tile), box.middle, f"{name} free")
        if name in marks:
            frame = box.inset(2) if marks[name] else Box.around(box.middle, market.door)
            mark(canvas, frame, marks[name], name, name="" if customers or name[0] not in UNNAMED_SIDES else name[1])


def _door(side: int) -> Image.Image:
    return panel(side, side, STONE, STONE_DARK, 3, 14)


def _asleep(view: LisboaView, entrance: int) -> bool:
    """Whether customers wait for more stands in their line (ML-27.3)."""
    customers = view.entrances[entrance]
    if view.solo is None or customers is None or not CHALLENGES[view.solo.challenge].customers_sleep:
        return False
    line = LINE_CELLS[LINE_OF_ENTRANCE[entrance]]
    stands = sum(isinstance(view.market[cell], StandView) for cell in line)
    return 1 < CROWD[CUSTOMERS_NUMBER[customers]] > stands
