"""The lower edge of the board: the piles and what is known of them, and for a player what they hold themselves."""

from collections.abc import Iterable, Mapping

from games.schwarzmarkt.components import MARKET_HAND, PRODUCTS, Phase, goods
from games.schwarzmarkt.view import SchwarzmarktView
from render.picture.canvas import Box, Canvas
from render.picture.marks import mark
from render.picture.page import MARGIN, WIDTH
from render.picture.palette import INK, PAPER, SHADE, STONE, mix
from render.picture.schwarzmarkt.cards import draw_counts, draw_market_card, product_card
from render.picture.schwarzmarkt.places import GAP
from render.picture.schwarzmarkt.players import draw_number
from render.picture.schwarzmarkt.signs import crate, eye, market_pile
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge
from render.words import Words

PILES = 76
CARD = 96
HAND = CARD + 2 * GAP
PILE = 58
COUNT = 66
"""Beside a card, for how many there are of it."""
TAG = 52
"""Below cards that are marked, so that the label covers none."""


def draw_piles(canvas: Canvas, view: SchwarzmarktView, top: int) -> int:
    """Both piles; returns where they end."""
    box = Box(MARGIN, top, WIDTH - MARGIN, top + PILES)
    canvas.image(panel(box.width, box.height, STONE, SHADE, 3, 18), box.left, box.top, "piles")
    market = Box(box.left + 18, box.top, box.left + 178, box.bottom)
    draw_number(canvas, market_pile, str(view.market_pile), "market pile", market, PILE)
    products = Box(market.right + 20, box.top, market.right + 180, box.bottom)
    draw_number(canvas, crate, str(view.product_pile), "product pile", products, PILE)
    known = goods(view.known[-1]) if view.pile is None else view.pile
    if known:
        canvas.image(sprite(eye, 46), products.right + 20, box.middle[1] - 23, "known of the pile")
        draw_counts(canvas, known, Box(products.right + 78, box.top, box.right - 12, box.bottom), "pile", size=56)
    return box.bottom


def own_height(view: SchwarzmarktView, marks: Mapping[str, str]) -> int:
    """How high the part of the one who looks is."""
    if view.seat is None or view.phase is Phase.OVER:
        return 0
    return 2 * HAND + GAP + _below(PRODUCTS, marks) + _below(view.market, marks)


def _below(cards: Iterable[str], marks: Mapping[str, str]) -> int:
    return TAG if any(card in marks for card in cards) else 0


def draw_own(canvas: Canvas, view: SchwarzmarktView, top: int, words: Words, marks: Mapping[str, str]) -> None:
    """The hand and the black market cards of the one who looks."""
    if view.seat is None or view.phase is Phase.OVER:
        return
    hand = Box(MARGIN, top, WIDTH - MARGIN, top + HAND + _below(PRODUCTS, marks))
    canvas.image(panel(hand.width, hand.height, mix(PAPER, SHADE, 0.25), INK, 3, 18), hand.left, hand.top, "own")
    canvas.image(badge(view.seat, 60), hand.left + 16, hand.top + HAND // 2 - 30, "own seat")
    _draw_products(canvas, view.players[view.seat].hand or {}, hand, marks)
    width = (WIDTH - 2 * MARGIN - GAP * (MARKET_HAND - 1)) // MARKET_HAND
    for place, card in enumerate(view.market):
        box = Box.at(MARGIN + place * (width + GAP), hand.bottom + GAP, width, HAND)
        draw_market_card(canvas, card, box, words)
        if card in marks:
            mark(canvas, Box(box.left, box.top, box.right, box.bottom + TAG), marks[card], card)


def _draw_products(canvas: Canvas, cards: Mapping[str, int], box: Box, marks: Mapping[str, str]) -> None:
    """Every product in its own place, those of which they have some."""
    step = (box.width - 100) // len(PRODUCTS)
    for place, product in enumerate(PRODUCTS):
        count = cards.get(product, 0)
        card = Box.at(box.left + 100 + place * step, box.top + GAP, CARD, CARD)
        if not count:
            canvas.image(panel(CARD, CARD, STONE, SHADE, 3, 14), card.left, card.top, f"no {product}")
            continue
        canvas.image(product_card(product, CARD), card.left, card.top, f"own {product}")
        beside = Box(card.right + 12, card.top, card.right + 12 + COUNT, card.bottom)
        canvas.text(str(count), beside, 56, weight="Black", what=f"own {product} {count}")
        if product in marks:
            around = Box(card.left - 6, card.top - 6, card.left + step - 12, card.bottom + TAG)
            mark(canvas, around, marks[product], product)
