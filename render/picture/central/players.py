"""The players of Central Market: points, income, kg, cards, and what everybody has said in the auction."""

from functools import cache

from PIL import Image

from games.central.components import LIMIT
from games.central.view import BidView, CentralView, PlayerView
from render.picture.canvas import Box, Canvas
from render.picture.central.places import player_box
from render.picture.central.signs import chest, weight
from render.picture.central.tiles import ACTION_CARDS, action_card, lacking, product_card
from render.picture.palette import CLOSED, CLOSED_DARK, INK, PAPER, SHADE, SOFT_INK, SUN, WHITE, mix
from render.picture.signs import bubble, card_back, cross, pennant
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, coin, padlock, star
from render.words import Words

PAD = 12
UPPER = 58
"""How high the upper line of a row is."""
SIGN = 48
ACTION = 52
TOTAL, INCOME, LEFT, HAND, ASIDE = (338, 58), (454, 80), (590, 112), (764, 46), (868, 28)
"""Where in a row the signs of what is counted begin, and how wide the figures beside them may be."""
POINTS = TOTAL[0]
"""Below the total, the points of each round."""
BUBBLE = 60
CARD = 84
LACKING = 60
NOTHING = "–"


def draw_players(canvas: Canvas, view: CentralView, words: Words) -> None:
    """A row for each player: figures above; the bid, points by round and what was played below."""
    bids = {bid.seat: bid for bid in view.auction.bids} if view.auction is not None else {}
    for seat, player in enumerate(view.players):
        box = player_box(seat)
        if seat == view.active:
            canvas.image(empty_row(box.width, box.height, True), box.left, box.top, f"row of {seat}")
        inner = Box(box.left + PAD, box.top + 8, box.right - PAD, box.bottom - 8)
        upper = Box(inner.left, inner.top, inner.right, inner.top + UPPER)
        lower = Box(inner.left, inner.bottom - CARD, inner.right, inner.bottom)
        _draw_person(canvas, player, seat == view.first, upper, words)
        _draw_figures(canvas, player, upper, over=view.phase == "over")
        if seat in bids:
            _draw_bid(canvas, bids[seat], Box.at(lower.left, lower.middle[1] - BUBBLE // 2, 300, BUBBLE))
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


def _draw_figures(canvas: Canvas, player: PlayerView, box: Box, *, over: bool) -> None:
    """What is counted; after the end nothing is left of the last round but its points."""
    seat = player.seat
    income, left = (NOTHING, NOTHING) if over else (str(player.income), f"{LIMIT - player.sold} kg")
    for (start, width), text, what in (
        (TOTAL, str(player.total), f"total {seat} {player.total}"),
        (INCOME, income, f"income {seat} {income}"),
        (LEFT, left, f"left {seat} {left.removesuffix(' kg')}"),
        (HAND, str(player.hand), f"hand {seat} {player.hand}"),
        (ASIDE, str(player.aside), f"aside {seat} {player.aside}"),
    ):
        frame = Box.at(box.left + start + SIGN + 6, box.top, width, box.height)
        canvas.text(text, frame, 44, weight="Black", what=what)
    for place, name in enumerate(ACTION_CARDS):
        unused: bool = getattr(player, name)
        what = f"{name} {seat} {'unused' if unused else 'used'}"
        x = box.right - (len(ACTION_CARDS) - place) * (ACTION + 4) + 4
        canvas.image(action_card(name, ACTION, unused), x, box.top + 2, what)


@cache
def empty_row(width: int, height: int, active: bool) -> Image.Image:
    """The row of a player, with the signs of all that is counted."""
    ground, edge = (mix(SUN, PAPER, 0.35), INK) if active else (PAPER, SHADE)
    image = panel(width, height, ground, edge, 5 if active else 3, 18).copy()
    for painter, (start, _) in ((star, TOTAL), (coin, INCOME), (weight, LEFT), (card_back, HAND), (chest, ASIDE)):
        image.alpha_composite(sprite(painter, SIGN), (PAD + start, 8 + (UPPER - SIGN) // 2))
    return image


@cache
def _said(standing: str) -> Image.Image:
    """The bubble of a bidder without a price, or of one whose price is written into it."""
    match standing:
        case "waiting":
            image = sprite(bubble(WHITE), 92, BUBBLE).copy()
            for number in range(3):
                image.alpha_composite(panel(10, 10, SOFT_INK, None, 0, 5), (24 + number * 17, 31))
        case "passed":
            image = sprite(bubble(CLOSED), 92, BUBBLE).copy()
            image.alpha_composite(sprite(cross, 38), (27, 16))
        case "out":
            image = sprite(bubble(CLOSED), 92, BUBBLE).copy()
            image.alpha_composite(panel(40, 8, CLOSED_DARK, None, 0, 4), (26, 32))
        case _:
            image = sprite(bubble(WHITE), 92, BUBBLE)
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
        canvas.image(lacking(product, LACKING), left, box.middle[1] - LACKING // 2, f"lacks {player.seat} {product}")
