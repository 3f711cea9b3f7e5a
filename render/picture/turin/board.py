"""The board of Market of Turin: what is auctioned and for sale, and who has how many of which good."""

from collections.abc import Mapping
from functools import lru_cache

from games.turin.components import CARDS, GOODS
from games.turin.view import TurinView
from render.picture.canvas import Box, Canvas
from render.picture.fields import round_field
from render.picture.page import page
from render.picture.palette import STONE, STONE_DARK
from render.picture.signs import check, dustbin, hourglass
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge
from render.picture.turin import places
from render.picture.turin.places import HEADER, Layout
from render.picture.turin.players import draw_players, empty_row
from render.picture.turin.shelf import draw_positions, draw_shelves
from render.picture.turin.tiles import CHIP, GOOD_PAINTERS, chip, goose, payout_coin
from render.words import Words

PLACES = frozenset[str](CARDS)
"""What can be marked: a card among the lots or for sale."""
ROUND = 50
ASKED = 44
GOOD = 60
COIN = 52
KEPT = 12
"""So many empty tables are kept: a table changes its size with the cards on it."""


def board(view: TurinView, words: Words, marks: Mapping[str, str]) -> Canvas:
    """The shelves of cards, the positions, goods and players; cards on the shelves can be marked."""
    scored = view.options.series_length > 1 and bool(view.scores)
    layout = Layout(len(view.players), len(view.lots) + len(view.listings), scored)
    canvas = _empty_table(layout.frame, view.payouts).copy()
    _draw_stage(canvas, view, words)
    _draw_rounds(canvas, view, words)
    draw_shelves(canvas, view, layout, marks)
    draw_positions(canvas, view, layout)
    _draw_discarded(canvas, view, layout.goods)
    draw_players(canvas, view, layout, words)
    return canvas


@lru_cache(maxsize=KEPT)
def _empty_table(layout: Layout, payouts: tuple[int, ...]) -> Canvas:
    canvas = page(layout.height)
    for shelf in layout.shelves:
        canvas.image(panel(shelf.width, shelf.height, STONE, STONE_DARK, 4, 18), shelf.left, shelf.top)
    for place, good in enumerate(GOODS):
        middle = places.COLUMNS_LEFT + place * places.COLUMN + places.COLUMN // 2
        canvas.centred(sprite(GOOD_PAINTERS[good], GOOD), (middle, layout.goods.top + GOOD // 2), f"good {good}")
        coin = payout_coin(payouts[place], COIN)
        canvas.centred(coin, (middle, layout.goods.bottom - COIN // 2), f"payout {good} {payouts[place]}")
    for seat in range(layout.players):
        row = layout.player(seat)
        canvas.image(empty_row(row.width, row.height, False), row.left, row.top)
    return canvas


def _draw_stage(canvas: Canvas, view: TurinView, words: Words) -> None:
    """What the table waits for, and for whom."""
    right = HEADER.right - 396
    stage = words.label("stage", phase=view.phase.value)
    if view.choosing is not None:
        canvas.image(badge(view.choosing, 84), HEADER.left, HEADER.top + 6, f"seat {view.choosing} is active")
        left = HEADER.left + 98
        name = Box(left, HEADER.top, right, HEADER.top + 56)
        canvas.text(words.person(view.choosing), name, 46, least=36, weight="Black", what="name of the active seat")
        below = Box(left, HEADER.top + 56, right, HEADER.bottom)
        canvas.text(stage, below, 36, least=30, weight="Semibold", what="stage")
        return
    bottom = HEADER.top + 52 if view.asked else HEADER.bottom
    canvas.text(stage, Box(HEADER.left, HEADER.top, right, bottom), 42, least=34, weight="Black", what="stage")
    for place, seat in enumerate(view.asked):
        left, top = HEADER.left + place * (ASKED + 52), HEADER.bottom - ASKED
        canvas.image(badge(seat, ASKED), left, top, f"asked {seat}")
        answered = seat in view.answered
        sign = sprite(check if answered else hourglass, 38)
        canvas.image(sign, left + ASKED + 4, top + 3, f"{'answered' if answered else 'undecided'} {seat}")


def _draw_rounds(canvas: Canvas, view: TurinView, words: Words) -> None:
    for number in range(1, view.rounds + 1):
        now, final = number == view.round, number == view.rounds
        left = HEADER.right - (view.rounds - number + 1) * (ROUND + 6) + 6
        field = round_field(number, ROUND, now, number < view.round, final)
        canvas.image(field, left, HEADER.top, f"round {number}{' now' if now else ''}")
    if view.options.series_length > 1:
        game = words.label("game", game=view.game, games=view.options.series_length)
        frame = Box(HEADER.right - 250, HEADER.bottom - 44, HEADER.right, HEADER.bottom)
        canvas.text(game, frame, 34, least=28, align="right", what=f"game {view.game}")
    if view.options.goose != "off" and view.goose is None:
        canvas.image(sprite(goose, 76), HEADER.right - 384, HEADER.bottom - 78, "goose nobody")


def _draw_discarded(canvas: Canvas, view: TurinView, box: Box) -> None:
    """The cards that are out of the game."""
    if not view.discarded:
        return
    canvas.image(sprite(dustbin, 58), box.left + 4, box.middle[1] - 29, "discarded")
    left, width = box.left + 72, places.COLUMNS_LEFT - box.left - 82
    columns = max(5, -(-len(view.discarded) // 2))
    step = min(CHIP[0], (width - CHIP[0]) // (columns - 1))
    for number, card in enumerate(sorted(view.discarded)):
        row, column = divmod(number, columns)
        top = box.top + (box.height - 2 * CHIP[1] - 6) // 2 + row * (CHIP[1] + 6)
        canvas.image(chip(card), left + column * step, top, f"discarded {card}")
