"""What one player of Central Market has: cards, action cards, what waits for the final round, and orders."""

from collections.abc import Sequence

from games.central.components import LIMIT, PRODUCT_NUMBER
from games.central.view import CentralView, PlayerView
from games.kernel import Seat
from render.picture import fonts
from render.picture.canvas import Box, Canvas
from render.picture.central.signs import chest, weight
from render.picture.central.tiles import ACTION_CARDS, action_card, parts, product_card
from render.picture.page import MARGIN, WIDTH, page
from render.picture.palette import PAPER, SHADE, SOFT_INK, STONE
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, coin
from render.words import Words

CARDS = Box(MARGIN, 150, WIDTH - MARGIN, 340)
LOWER = Box(MARGIN, 362, WIDTH - MARGIN, 500)
ASIDE = Box(LOWER.left, LOWER.top, 800, LOWER.bottom)
CARD = 190
SMALL_CARD = 112
ACTION = 110
LETTERS = 36
LEAD = 6


def hand(view: CentralView, words: Words) -> Canvas:
    """The cards at large, those set aside and the action cards below, then the sealed answer and the orders."""
    seat = view.seat
    if seat is None:
        raise LookupError("a spectator has no hand")
    lines = _lines(view, words)
    canvas = page(LOWER.bottom + 24 + len(lines) * (LETTERS + LEAD))
    player = view.players[seat]
    _draw_name(canvas, seat, words)
    if view.phase != "over":
        _draw_round(canvas, player)
    _draw_cards(canvas, view.hand, CARD, CARDS, "card")
    if not view.hand:
        canvas.image(panel(CARDS.width, CARDS.height, STONE, SHADE, 3, 18), CARDS.left, CARDS.top, "no cards")
        canvas.text(words.label("no-cards"), CARDS.inset(20), 48, colour=SOFT_INK, align="middle", what="no card")
    _draw_aside(canvas, view)
    for place, name in enumerate(ACTION_CARDS):
        unused: bool = getattr(player, name)
        left = LOWER.right - (len(ACTION_CARDS) - place) * (ACTION + 14) + 14
        top = LOWER.middle[1] - ACTION // 2
        canvas.image(action_card(name, ACTION, unused), left, top, f"{name} {'unused' if unused else 'used'}")
    top = LOWER.bottom + 10
    for line in lines:
        canvas.text(line, Box(MARGIN, top, WIDTH - MARGIN, top + LETTERS + LEAD), LETTERS, weight="Semibold")
        top += LETTERS + LEAD
    return canvas


def _draw_name(canvas: Canvas, seat: Seat, words: Words) -> None:
    canvas.image(badge(seat, 80), MARGIN, 52, f"seat {seat}")
    name = Box(MARGIN + 96, 52, 740, 132)
    canvas.text(words.person(seat), name, 60, least=44, weight="Black", what=f"name {seat}")


def _draw_round(canvas: Canvas, player: PlayerView) -> None:
    """The income of the round, and how many kg can still be sold in it."""
    left = LIMIT - player.sold
    canvas.image(sprite(coin, 76), 760, 54, "coin")
    canvas.text(str(player.income), Box(846, 52, 950, 132), 64, weight="Black", what=f"income {player.income}")
    canvas.image(sprite(weight, 76), 956, 54, "weight")
    canvas.text(f"{left} kg", Box(1040, 52, WIDTH - MARGIN, 132), 60, weight="Black", what=f"left {left}")


def _draw_cards(canvas: Canvas, cards: Sequence[str], height: int, box: Box, what: str) -> None:
    """Cards by product and weight; many lie one upon the other, their figures to be seen."""
    width = product_card("tomato-2kg", height).width
    step = min(width + 12, (box.width - width) // max(1, len(cards) - 1))
    for place, kind in enumerate(sorted(cards, key=_place)):
        top = box.middle[1] - height // 2
        canvas.image(product_card(kind, height), box.left + place * step, top, f"{what} {kind}")


def _place(kind: str) -> tuple[int, int]:
    product, kg = parts(kind)
    return PRODUCT_NUMBER[product], kg


def _draw_aside(canvas: Canvas, view: CentralView) -> None:
    canvas.image(panel(ASIDE.width, ASIDE.height, PAPER, SHADE, 3, 18), ASIDE.left, ASIDE.top, "aside")
    canvas.image(sprite(chest, 96), ASIDE.left + 14, ASIDE.middle[1] - 48, "chest")
    _draw_cards(
        canvas, view.aside, SMALL_CARD, Box(ASIDE.left + 126, ASIDE.top, ASIDE.right - 12, ASIDE.bottom), "aside"
    )


def _lines(view: CentralView, words: Words) -> list[str]:
    """The answer that lies sealed, and the standing orders."""
    said = []
    if view.answer is not None:
        said.append(words.label("answer", answer=words.notation(view.answer)))
    if view.orders:
        said.append(words.label("orders", orders=" ".join(map(words.notation, view.orders))))
    width = WIDTH - 2 * MARGIN
    return [line for text in said for line in fonts.wrapped(fonts.legible(text), LETTERS, width, "Semibold")]
