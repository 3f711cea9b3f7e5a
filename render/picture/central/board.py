"""The board of Central Market: stalls, auction card, and what lies in front of everybody."""

from collections.abc import Mapping
from functools import cache

from games.central.actions import HIGHEST_PRICE
from games.central.components import PRODUCTS
from games.central.view import CentralView
from render.picture.canvas import Box, Canvas
from render.picture.central import places
from render.picture.central.players import draw_players, empty_row
from render.picture.central.prices import draw_prices
from render.picture.central.signs import discarded
from render.picture.central.stalls import draw_stalls
from render.picture.fields import round_field
from render.picture.page import page
from render.picture.palette import STONE, STONE_DARK
from render.picture.signs import dustbin
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, stack
from render.words import Words

PLACES = frozenset[str]((*PRODUCTS, *(str(price) for price in range(1, HIGHEST_PRICE + 1))))
"""What can be marked: a product to open, a price to bid."""
ROUND = 50
PILE = 44


def board(view: CentralView, words: Words, marks: Mapping[str, str]) -> Canvas:
    """Stalls, the auction and the players; products and prices can be marked."""
    canvas = _empty_table(len(view.players)).copy()
    _draw_stage(canvas, view, words)
    _draw_rounds(canvas, view)
    _draw_piles(canvas, view)
    draw_stalls(canvas, view, marks)
    draw_prices(canvas, view, words, marks)
    draw_players(canvas, view, words)
    return canvas


@cache
def _empty_table(players: int) -> Canvas:
    canvas = page(places.height(players))
    card = places.AUCTION
    canvas.image(panel(card.width, card.height, STONE, STONE_DARK, 4, 18), card.left, card.top)
    for seat in range(players):
        row = places.player_box(seat)
        canvas.image(empty_row(row.width, row.height, False), row.left, row.top)
    return canvas


def _draw_stage(canvas: Canvas, view: CentralView, words: Words) -> None:
    """Whose turn it is, and what the table waits for."""
    box = places.HEADER
    right = box.right - 430
    stage = words.label("stage", phase=view.phase, all=int(view.active is None))
    if view.active is None:
        canvas.text(stage, Box(box.left, box.top, right, box.bottom), 48, least=32, weight="Black", what="stage")
        return
    canvas.image(badge(view.active, 84), box.left, box.top + 6, f"seat {view.active} is active")
    left = box.left + 98
    name = Box(left, box.top, right, box.top + 56)
    canvas.text(words.person(view.active), name, 46, least=36, weight="Black", what="name of the active seat")
    canvas.text(stage, Box(left, box.top + 56, right, box.bottom), 36, least=30, weight="Semibold", what="stage")


def _draw_rounds(canvas: Canvas, view: CentralView) -> None:
    """The round card; the last round is the final one."""
    for number in range(1, view.rounds + 1):
        now, final = number == view.round, number == view.rounds
        left = places.HEADER.right - (view.rounds - number + 1) * (ROUND + 6) + 6
        what = f"round {number}{' now' if now else ''}{' final' if final else ''}"
        canvas.image(round_field(number, ROUND, now, number < view.round, final), left, places.HEADER.top, what)


def _draw_piles(canvas: Canvas, view: CentralView) -> None:
    piles = [(stack, view.draw, "draw"), (discarded, len(view.discard), "discard")]
    if view.buried:
        piles.append((dustbin, view.buried, "buried"))
    left = places.HEADER.right - 116 * len(piles) + 10
    for painter, count, name in piles:
        canvas.image(sprite(painter, PILE), left, places.HEADER.bottom - PILE, name)
        frame = Box(left + PILE + 6, places.HEADER.bottom - PILE, left + 106, places.HEADER.bottom)
        canvas.text(str(count), frame, 38, what=f"{name} {count}")
        left += 116
