"""The board of Schwarzmarkt: the rate track, the offer, the players, and what the one who looks holds."""

from collections.abc import Mapping

from games.schwarzmarkt.components import MARKET_CARDS, PRODUCTS, Phase
from games.schwarzmarkt.view import SchwarzmarktView
from render.picture.canvas import Box, Canvas
from render.picture.page import page
from render.picture.palette import SOFT_INK
from render.picture.schwarzmarkt.own import PILES, draw_own, draw_piles, own_height
from render.picture.schwarzmarkt.places import GAP, HEADER
from render.picture.schwarzmarkt.players import active, draw_players, players_bottom
from render.picture.schwarzmarkt.table import draw_table
from render.picture.schwarzmarkt.track import draw_track
from render.picture.tokens import badge
from render.words import Words

NUMBERS = frozenset("01234")
PLACES = NUMBERS.union(PRODUCTS, MARKET_CARDS)
"""What can be marked: own products, own black market cards, and numbers. While an offer is open these are the spaces
that a pass pushes the rate, and otherwise the seats of those against whom a text card is laid."""


def board(view: SchwarzmarktView, words: Words, marks: Mapping[str, str]) -> Canvas:
    """The track, the table, the players and the piles; a mark counts where the question of the moment is about it."""
    numbered = {place: label for place, label in marks.items() if place in NUMBERS}
    in_offer = view.offer is not None
    below = players_bottom(view) + GAP
    own_marks = _own_marks(view, marks)
    own = own_height(view, own_marks)
    canvas = page(below + PILES + (own + GAP if own else 0) + 18)
    _draw_header(canvas, view, words)
    draw_track(canvas, view, numbered if in_offer else {})
    draw_table(canvas, view, words)
    draw_players(canvas, view, words, {} if in_offer else numbered)
    below = draw_piles(canvas, view, below)
    draw_own(canvas, view, below + GAP, words, own_marks)
    return canvas


def _own_marks(view: SchwarzmarktView, marks: Mapping[str, str]) -> Mapping[str, str]:
    """The marks of own cards. The product of a raid is one of somebody else."""
    return marks if view.phase in (Phase.LAY, Phase.DEAL) else {}


def _draw_header(canvas: Canvas, view: SchwarzmarktView, words: Words) -> None:
    first = Box(HEADER.left, HEADER.top, HEADER.right, HEADER.top + 58)
    second = Box(HEADER.left, first.bottom, HEADER.right, HEADER.bottom)
    seat = active(view)
    if seat is None:
        canvas.text(words.label("over"), first, 48, weight="Black")
    else:
        canvas.image(badge(seat, 52), first.left, first.top + 3, f"seat {seat} is active")
        beside = Box(first.left + 64, first.top, first.right, first.bottom)
        canvas.text(words.label("moves", seat=seat, phase=_phase(view)), beside, 46, least=34, weight="Black")
    said = words.label("round", round=view.round, seat=view.starter)
    canvas.text(said, second, 34, least=30, weight="Semibold", colour=SOFT_INK, what=f"round {view.round}")


def _phase(view: SchwarzmarktView) -> str:
    if view.phase is Phase.TURN and view.offer is not None and not view.offer.steps:
        return "final"
    return view.phase.value
