"""The board of Fish Market: demand in sight, boats, fishmongers, offers, and what all have seen."""

from collections.abc import Mapping
from itertools import permutations

from games.fishmarket.components import DEMAND_CARDS
from games.fishmarket.view import FishMarketView
from games.kernel.seats import MOST_SEATS
from render.picture.canvas import Box, Canvas
from render.picture.fishmarket.boats import boats_height, draw_boats
from render.picture.fishmarket.memory import draw_memory, memory_height
from render.picture.fishmarket.offers import draw_offers, offers_height
from render.picture.fishmarket.own import draw_own, own_height
from render.picture.fishmarket.places import DEMAND, GAP, HEADER, TOP
from render.picture.fishmarket.players import draw_players, players_height
from render.picture.fishmarket.tiles import fish_tile
from render.picture.harbour import dawn, ice, stall_open
from render.picture.page import page
from render.picture.palette import INK, PAPER
from render.picture.sprites import Painter, panel, sprite
from render.picture.tokens import customer, moon
from render.words import Words

TIMES: dict[str, Painter] = {"bids": dawn, "rebids": dawn, "market": stall_open, "ice": ice, "over": moon}
TILE = 78
MOST_OFFERS = 50
"""A player can make no more offers on a day, whatever the options."""
PLACES = frozenset(
    [str(number) for number in range(1, MOST_SEATS * MOST_OFFERS + 1)]
    + [
        f"{one}to{other}.{number}"
        for one, other in permutations(range(MOST_SEATS), 2)
        for number in range(1, MOST_OFFERS + 1)
    ]
)
"""What can be marked: open offers, by their numbers."""


def board(view: FishMarketView, words: Words, marks: Mapping[str, str]) -> Canvas:
    """Boats, players, offers and what the one who looks knows; its height goes by what there is."""
    tops, bottom = _tops(view)
    canvas = page(bottom + 18)
    _draw_header(canvas, view, words)
    _draw_demand(canvas, view)
    draw_boats(canvas, view, tops["boats"], words)
    draw_players(canvas, view, tops["players"], words)
    draw_offers(canvas, view, tops["offers"], words, marks)
    draw_own(canvas, view, tops["own"], words)
    draw_memory(canvas, view, tops["memory"])
    return canvas


def _tops(view: FishMarketView) -> tuple[dict[str, int], int]:
    """Where each part begins, and where all end: what matters now comes first, so sold boats go down."""
    heights = {
        "boats": boats_height(view),
        "players": players_height(view),
        "offers": offers_height(view),
        "own": own_height(view),
        "memory": memory_height(view),
    }
    order = list(heights)
    if view.phase not in ("bids", "rebids"):
        order = ["players", "offers", "own", "boats", "memory"]
    tops, top = {}, TOP
    for part in order:
        tops[part] = top
        top += heights[part] + (GAP if heights[part] else 0)
    return tops, top - GAP


def _draw_header(canvas: Canvas, view: FishMarketView, words: Words) -> None:
    canvas.image(sprite(TIMES[view.phase], 60), HEADER.left, HEADER.top + 1, f"phase {view.phase}")
    said = words.label("phase", day=view.day, phase=view.phase, round=view.rebid_round, rounds=view.max_rebid_rounds)
    beside = Box(HEADER.left + 70, HEADER.top, HEADER.right, HEADER.bottom)
    canvas.text(said, beside, 46, least=32, weight="Black", what=f"day {view.day}")


def _draw_demand(canvas: Canvas, view: FishMarketView) -> None:
    """The demand cards that lay open this morning."""
    canvas.image(sprite(customer, 60), DEMAND.left, DEMAND.middle[1] - 30, "customers")
    left = DEMAND.left + 80
    width = (DEMAND.right - left) // max(5, len(view.face_up)) - GAP
    for place, card in enumerate(view.face_up):
        demand = DEMAND_CARDS[card]
        box = Box.at(left + place * (width + GAP), DEMAND.top, width, DEMAND.height)
        canvas.image(panel(box.width, box.height, PAPER, INK, 3, 14), box.left, box.top, f"face up {card}")
        for kind, x in ((demand.grey, box.middle[0] - TILE - 4), (demand.brown, box.middle[0] + 4)):
            canvas.image(fish_tile(kind, TILE), x, box.middle[1] - TILE // 2, f"{card} {kind}")
