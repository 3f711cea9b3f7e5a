"""The players of Central Market: points, income, kg, cards, and what everybody has said in the auction."""

from functools import cache

from PIL import Image

from games.central.components import LIMIT
from games.central.view import BidView, CentralView, PlayerView
from render.picture.canvas import Box, Canvas
from render.picture.central.places import player_box
from render.picture.central.signs import bubble, card_back, chest, cross, pennant, weight
from render.picture.central.tiles import ACTION_CARDS, action_card, lacking, product_card
from render.picture.palette import CLOSED, CLOSED_DARK, INK, PAPER, SOFT_INK, SUN, WHITE, mix
from render.picture.sprites import Painter, panel, sprite
from render.picture.tokens import badge, coin, padlock, star
from render.words import Words

SIGN = 48
ACTION = 52
POINTS = 338
"""Where the points begin, and below them those of each round."""
CARD = 60
LACKING = 46


def draw_players(canvas: Canvas, view: CentralView, words: Words) -> None:
    """A row for each player."""
    bids = {bid.seat: bid for bid in view.auction.bids} if view.auction is not None else {}
    for seat, player in enumerate(view.players):
        box = player_box(seat)
        if seat == view.active:
            ground = panel(box.width, box.height, mix(SUN, PAPER, 0.35), INK, 5, 18)
            canvas.image(ground, box.left, box.top, f"row of {seat}")
        inner = Box(box.left + 12, box.top + 8, box.right - 12, box.bottom - 8)
        upper = Box(inner.left, inner.top, inner.right, inner.top + 58)
        lower = Box(inner.left, inner.bottom - CARD, inner.right, inner.bottom)
        _draw_person(canvas, player, seat == view.first, upper, words)
        _draw_figures(canvas, player, upper)
        if seat in bids:
            _draw_bid(canvas, bids[seat], Box(lower.left, lower.top, lower.left + 300, lower.bottom))
        if player.points:
            by_round = Box(lower.left + POINTS, lower.top, lower.left + POINTS + 210, lower.bottom)
            written = "  ".join(map(str, player.points))
            canvas.text(written, by_round, 34, least=28, colour=SOFT_INK, what=f"points {seat} {written}")
        _draw_played(canvas, player, Box(lower.left + 560, lower.top, lower.left + 870, lower.bottom))
        _draw_lacks(canvas, player, Box(lower.left + 880, lower.top, lower.right, lower.bottom))


def _draw_person(canvas: Canvas, player: PlayerView, first: bool, box: Box, words: Words) -> None:
    seat = player.seat
    canvas.image(badge(seat, 56), box.left, box.top, f"seat {seat}")
    left = box.left + 66
    if first:
        canvas.image(sprite(pennant, 44), left, box.top + 7, f"{seat} is first")
        left += 50
    name = Box(left, box.top, box.left + POINTS - 8, box.bottom)
    canvas.text(words.person(seat), name, 40, least=32, what=f"name {seat}")


def _draw_figures(canvas: Canvas, player: PlayerView, box: Box) -> None:
    seat = player.seat
    left = LIMIT - player.sold
    for painter, start, width, text, what in (
        (star, POINTS, 58, str(player.total), f"total {seat} {player.total}"),
        (coin, 456, 80, str(player.income), f"income {seat} {player.income}"),
        (weight, 600, 112, f"{left} kg", f"left {seat} {left}"),
        (card_back, 778, 50, str(player.hand), f"hand {seat} {player.hand}"),
        (chest, 884, 26, str(player.aside), f"aside {seat} {player.aside}"),
    ):
        _draw_figure(canvas, painter, text, what, Box.at(box.left + start, box.top, SIGN + 6 + width, box.height))
    for place, name in enumerate(ACTION_CARDS):
        unused: bool = getattr(player, name)
        what = f"{name} {seat} {'unused' if unused else 'used'}"
        x = box.right - (len(ACTION_CARDS) - place) * (ACTION + 4) + 4
        canvas.image(action_card(name, ACTION, unused), x, box.top + 2, what)


def _draw_figure(canvas: Canvas, painter: Painter, text: str, what: str, box: Box) -> None:
    canvas.image(sprite(painter, SIGN), box.left, box.middle[1] - SIGN // 2, "sign")
    beside = Box(box.left + SIGN + 6, box.top, box.right, box.bottom)
    canvas.text(text, beside, 44, weight="Black", what=what)


@cache
def _said(standing: str) -> Image.Image:
    """The bubble of a bidder without a price, or of one whose price is written into it."""
    match standing:
        case "waiting":
            image = sprite(bubble(WHITE), 92, CARD).copy()
            for number in range(3):
                image.alpha_composite(panel(10, 10, SOFT_INK, None, 0, 5), (24 + number * 17, 31))
        case "passed":
            image = sprite(bubble(CLOSED), 92, CARD).copy()
            image.alpha_composite(sprite(cross, 38), (27, 16))
        case "out":
            image = sprite(bubble(CLOSED), 92, CARD).copy()
            image.alpha_composite(panel(40, 8, CLOSED_DARK, None, 0, 4), (26, 32))
        case _:
            image = sprite(bubble(WHITE), 92, CARD)
    return image


def _draw_bid(canvas: Canvas, bid: BidView, box: Box) -> None:
    canvas.image(_said(bid.standing), box.left, box.top, f"{bid.seat} {bid.standing}")
    if bid.price:
        frame = Box(box.left + 8, box.top + 13, box.left + 84, box.bottom - 2)
        canvas.text(str(bid.price), frame, 42, weight="Black", align="middle", what=f"says {bid.seat} {bid.price}")
    if bid.standing == "stayed":
        canvas.image(sprite(padlock, 44), box.left + 100, box.top + 12, f"{bid.seat} stays")


def _draw_played(canvas: Canvas, player: PlayerView, box: Box) -> None:
    """The cards of this round; many lie one upon the other."""
    width = product_card("tomato-2kg", CARD).width
    step = min(width + 6, (box.width - width) // max(1, len(player.played) - 1))
    for place, kind in enumerate(sorted(player.played)):
        canvas.image(product_card(kind, CARD), box.left + place * step, box.top, f"played {player.seat} {kind}")


def _draw_lacks(canvas: Canvas, player: PlayerView, box: Box) -> None:
    for place, product in enumerate(player.lacks):
        left = box.right - (len(player.lacks) - place) * (LACKING + 4)
        canvas.image(lacking(product, LACKING), left, box.top + 6, f"lacks {player.seat} {product}")
