"""The board of Mercado de Lisboa: market, entrances, offers, and what lies in front of everybody."""

from collections.abc import Mapping
from functools import cache

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
from render.picture.lisboa.offers import draw_offers, has_offers
from render.picture.lisboa.places import cell_box, entrance_box
from render.picture.lisboa.sidebar import draw_sidebar
from render.picture.lisboa.tiles import customer_tile, restaurant_sign, stand, stand_tile
from render.picture.marks import mark
from render.picture.page import page
from render.picture.palette import FLOOR, INK, SOFT_INK, STONE, STONE_DARK
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, bag
from render.words import Words

STAND = 109
SIGN = 97
CUSTOMER_TILE = 96
DISPLAY_TILE = 78
PLACES = frozenset[str]((*CELLS, *ENTRANCES, *CUSTOMERS))
"""What can be marked."""


def board(view: LisboaView, words: Words, marks: Mapping[str, str]) -> Canvas:
    """The market with its entrances, the players at its side, the offers below; marks lie where moves would."""
    canvas = _empty_market(has_offers(view)).copy()
    _draw_header(canvas, view, words)
    _draw_cells(canvas, view, marks)
    _draw_entrances(canvas, view, marks)
    draw_sidebar(canvas, view, words)
    draw_offers(canvas, view, marks)
    return canvas


@cache
def _empty_market(with_offers: bool) -> Canvas:
    height = places.HEIGHT if with_offers else places.HEIGHT_WITHOUT_OFFERS
    canvas = page(height)
    floor = places.FLOOR
    canvas.image(panel(floor.width + 12, floor.height + 12, STONE_DARK, INK, 3, 16), floor.left - 6, floor.top - 6)
    for cell in range(len(CELLS)):
        slot = cell_box(cell).inset(4)
        canvas.image(panel(slot.width, slot.height, FLOOR, None, 0, 12), slot.left, slot.top)
    for entrance in ENTRANCES:
        canvas.centred(panel(CUSTOMER_TILE, CUSTOMER_TILE, STONE, STONE_DARK, 3, 14), entrance_box(entrance).middle)
    for number in range(SIDE):
        above = Box.at(floor.left + number * places.CELL, floor.top - places.BAND - 4, places.CELL, places.BAND)
        beside = Box.at(floor.left - places.BAND - 3, floor.top + number * places.CELL, places.BAND, places.CELL)
        canvas.text(LINE_NAMES[number], above, 34, weight="Black", align="middle")
        canvas.text(LINE_NAMES[SIDE + number], beside, 34, weight="Black", align="middle")
    return canvas.settled()


# Header


def _draw_header(canvas: Canvas, view: LisboaView, words: Words) -> None:
    display_left = places.SIDEBAR.left
    left = places.HEADER.left
    top = places.HEADER.top
    notes = _notes(view, words)
    first_line = Box(left, top, display_left - 12, top + (50 if notes else places.HEADER.height))
    if view.stage in (Stage.NEXT, Stage.OVER):
        canvas.text(words.label("over"), first_line, 46, weight="Black")
    else:
        size = 50 if notes else 60
        canvas.image(badge(view.active, size), left, first_line.middle[1] - size // 2, f"seat {view.active} is active")
        beside = Box(left + size + 12, first_line.top, first_line.right, first_line.bottom)
        turn = words.label("turn", seat=view.active, stage=view.stage.value)
        canvas.text(turn, beside, 42 if notes else 46, least=34, weight="Black")
    if notes:
        canvas.text(" ".join(notes), Box(left, top + 52, display_left - 12, top + 90), 32, least=24, weight="Semibold")
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


def _draw_cells(canvas: Canvas, view: LisboaView, marks: Mapping[str, str]) -> None:
    for cell, (name, content) in enumerate(zip(CELLS, view.market, strict=True)):
        box = cell_box(cell)
        match content:
            case StandView():
                what = f"{name} stand {content.good} {content.seat}"
                canvas.centred(stand(content.good, content.seat, STAND), box.middle, what)
            case RestaurantView():
                what = f"{name} {'open' if content.open else 'closed'} {content.restaurant or 'unknown'}"
                canvas.centred(restaurant_sign(content.restaurant, content.open, SIGN), box.middle, what)
            case None:
                pass
        if name in marks:
            mark(canvas, box.inset(3), marks[name], name, name="" if content else name)


def _draw_entrances(canvas: Canvas, view: LisboaView, marks: Mapping[str, str]) -> None:
    for number, (name, customers) in enumerate(zip(ENTRANCES, view.entrances, strict=True)):
        box = entrance_box(name)
        if customers is not None:
            asleep = _asleep(view, number)
            what = f"{name} customers {customers}{' asleep' if asleep else ''}"
            canvas.centred(customer_tile(customers, CUSTOMER_TILE, asleep), box.middle, what)
        elif name not in marks:
            canvas.text(name, box.inset(8), 34, colour=SOFT_INK, align="middle", what=f"{name} free")
        if name in marks:
            mark(canvas, box.inset(2), marks[name], name, name="" if customers else name)


def _asleep(view: LisboaView, entrance: int) -> bool:
    """Whether customers wait for more stands in their line (ML-27.3)."""
    customers = view.entrances[entrance]
    if view.solo is None or customers is None or not CHALLENGES[view.solo.challenge].customers_sleep:
        return False
    line = LINE_CELLS[LINE_OF_ENTRANCE[entrance]]
    stands = sum(isinstance(view.market[cell], StandView) for cell in line)
    return 1 < CROWD[CUSTOMERS_NUMBER[customers]] > stands
