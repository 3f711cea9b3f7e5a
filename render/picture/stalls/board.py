"""The board: the day, what each good brings, the stalls below each other, and what the one who looks holds."""

from collections.abc import Mapping
from typing import Final

from games.stalls.components import CARDS, PICKS, Good, Phase
from games.stalls.view import StallsView
from render.picture.canvas import Box, Canvas
from render.picture.fields import round_field
from render.picture.page import MARGIN, page
from render.picture.palette import INK, PAPER, SHADE, SOFT_INK
from render.picture.signs import card_back
from render.picture.sprites import panel, sprite
from render.picture.stalls.goods import PAINTERS
from render.picture.stalls.own import draw_own, own_height
from render.picture.stalls.places import GAP, HEADER, PRICES, column, stall_box
from render.picture.stalls.signs import onward
from render.picture.stalls.stall import draw_stall
from render.picture.tokens import coin
from render.words import Words

PLACES: Final = frozenset(CARDS)
"""What can be marked: the cards that one holds."""
FIELD: Final = 76
GOOD: Final = 96
COIN: Final = 78


def board(view: StallsView, words: Words, marks: Mapping[str, str]) -> Canvas:
    """Everything that matters now; marks stand at the cards of one's hand."""
    below = stall_box(len(view.families) - 1).bottom + GAP
    own = () if view.seat is None else view.players[view.seat].hand
    canvas = page(below + (own_height(marks) if own else 0) + MARGIN // 2)
    _draw_header(canvas, view, words)
    for good in Good:
        _draw_price(canvas, good, view.prices[good])
    for family in range(len(view.families)):
        draw_stall(canvas, view, family, words)
    if own:
        draw_own(canvas, view, below, words, marks)
    return canvas


def _draw_header(canvas: Canvas, view: StallsView, words: Words) -> None:
    """The days, what is done now, and where the hands go."""
    for day in range(1, view.days + 1):
        left = HEADER.left + (day - 1) * (FIELD + 8)
        over = view.phase is Phase.OVER
        field = round_field(day, FIELD, day == view.day and not over, day < view.day or over, day == view.days)
        canvas.image(field, left, HEADER.top + 12, f"day {day}" + (" now" if day == view.day else ""))
    text = Box(HEADER.left + view.days * (FIELD + 8) + 16, HEADER.top, HEADER.right, HEADER.bottom)
    if view.phase is Phase.OVER:
        canvas.text(words.label("over"), text, 46, least=32, weight="Black", what="over")
        return
    first = Box(text.left, text.top, text.right - 150, text.top + 56)
    canvas.text(words.label("now"), first, 46, least=32, weight="Black", what="now")
    said = words.label("day", day=view.day, days=view.days, card=view.card, cards=PICKS, direction=view.direction)
    second = Box(text.left, first.bottom, text.right - 150, text.bottom)
    canvas.text(said, second, 34, least=26, weight="Semibold", colour=SOFT_INK, what=f"card {view.card}")
    if view.card == PICKS:
        return
    canvas.image(sprite(card_back, 74), text.right - (74 if view.left else 144), text.top + 13, "hand")
    arrow = text.right - (144 if view.left else 70)
    canvas.image(sprite(onward(left=view.left), 66), arrow, text.top + 17, f"hands go {view.direction}")


def _draw_price(canvas: Canvas, good: Good, price: int) -> None:
    """A good, and what the most crates of it bring."""
    box = column(good, PRICES.top, PRICES.height)
    canvas.image(panel(box.width, box.height, PAPER, SHADE, 3, 16), box.left, box.top, f"good {good}")
    middle = box.middle[1]
    canvas.image(sprite(PAINTERS[good], GOOD), box.left + 6, middle - GOOD // 2, f"sign {good}")
    canvas.image(sprite(coin, COIN), box.right - COIN - 4, middle - COIN // 2, f"coin {good}")
    number = Box(box.right - COIN, middle - 30, box.right - 8, middle + 30)
    canvas.text(str(price), number, 54, weight="Black", align="middle", colour=INK, what=f"price {good} {price}")
