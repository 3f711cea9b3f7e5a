"""What one player of Market of Turin has: cards in hand and face up, coins, and what only they know."""

import re
from collections.abc import Sequence

from games.kernel import Seat
from games.turin.view import OwnView, TurinView
from render.picture import fonts
from render.picture.canvas import Box, Canvas
from render.picture.page import MARGIN, WIDTH, page
from render.picture.palette import PAPER, SHADE, STONE
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, coin
from render.picture.turin.tiles import coins, face, loan_note, locked_coin
from render.text.turin import due, standing_orders
from render.words import Words

TOP = 146
CARD = 262
SMALL_CARD = 184
LETTERS = 36
_GOODS = re.compile(r"(?: [^\w\s]+[321]){3}")
"""What follows the name of a card in words: signs that no font of ours has."""
LEAD = 8


def hand(view: TurinView, words: Words) -> Canvas:
    """The cards in hand large, those face up smaller below, and what else only this seat knows, line by line."""
    seat, own = view.seat, view.own
    if seat is None or own is None:
        raise LookupError("a spectator has no hand")
    face_up = sorted(view.players[seat].cards)
    lines = _lines(own, view.players[seat].cash, words)
    held = Box.at(MARGIN, TOP, WIDTH - 2 * MARGIN, CARD + 8 if own.hand or not face_up else 0)
    shown = Box.at(MARGIN, held.bottom + 6, WIDTH - 2 * MARGIN, SMALL_CARD + 24 if face_up else 0)
    bottom = shown.bottom + 10
    canvas = page(bottom + 14 + len(lines) * (LETTERS + LEAD))
    _draw_head(canvas, view, seat, words)
    if not own.hand and not face_up:
        canvas.image(panel(held.width, held.height, STONE, SHADE, 3, 18), held.left, held.top, "no cards")
    _draw_cards(canvas, own.hand, CARD, held, "card")
    if face_up:
        canvas.image(panel(shown.width, shown.height, PAPER, SHADE, 3, 18), shown.left, shown.top, "face up")
        _draw_cards(canvas, face_up, SMALL_CARD, shown.inset(12), "face up")
    top = bottom
    for line in lines:
        canvas.text(line, Box(MARGIN, top, WIDTH - MARGIN, top + LETTERS + LEAD), LETTERS, weight="Semibold")
        top += LETTERS + LEAD
    return canvas


def _draw_head(canvas: Canvas, view: TurinView, seat: Seat, words: Words) -> None:
    """Who it is, their coins, those of them that are promised or lie on cards, and their debt."""
    player = view.players[seat]
    canvas.image(badge(seat, 80), MARGIN, 52, f"seat {seat}")
    name = Box(MARGIN + 96, 52, 680, 132)
    canvas.text(words.person(seat), name, 60, least=44, weight="Black", what=f"name {seat}")
    if due(view, player):
        canvas.image(loan_note(player.debt, 76), 700, 54, f"debt {player.debt}")
    if player.locked:
        canvas.image(locked_coin(76), 796, 54, "lock")
        canvas.text(str(player.locked), Box(880, 52, 966, 132), 56, what=f"locked {player.locked}")
    frame = Box(1050, 52, WIDTH - MARGIN, 132)
    cash = coins(player.cash)
    amount = canvas.text(cash, frame, 72, least=48, weight="Black", align="right", what=f"cash {cash}")
    canvas.image(sprite(coin, 80), amount.left - 92, 52, "coin")


def _draw_cards(canvas: Canvas, cards: Sequence[str], height: int, box: Box, what: str) -> None:
    """Cards in a row; many lie one upon the other."""
    if not cards:
        return
    width = face(cards[0], height).width
    step = min(width + 14, (box.width - width) // max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        canvas.image(face(card, height), box.left + place * step, box.middle[1] - height // 2, f"{what} {card}")


def _lines(own: OwnView, cash: int | None, words: Words) -> list[str]:
    """Coins that are promised nowhere, the answer that lies sealed, and the standing orders."""
    said = []
    if own.free != cash:
        said.append(words.label("free", coins=own.free))
    if own.answer is not None:
        said.append(words.label("answer", answer=_GOODS.sub("", words.action(own.answer))))
    if orders := standing_orders(own, words):
        said.append(words.label("orders", orders=_GOODS.sub("", " · ".join(orders))))
    return [
        line for text in said for line in fonts.wrapped(fonts.legible(text), LETTERS, WIDTH - 2 * MARGIN, "Semibold")
    ]
