"""What one player of Schwarzmarkt holds: products, black market cards, luxuries, orders, and what they were shown."""

from collections.abc import Mapping, Sequence
from typing import Final

from games.schwarzmarkt.components import MARKET_HAND, PRODUCTS, goods
from games.schwarzmarkt.view import PlayerView, SchwarzmarktView
from render.picture import fonts
from render.picture.canvas import Box, Canvas
from render.picture.page import MARGIN, WIDTH, page
from render.picture.palette import INK, PAPER, SHADE, SOFT_INK, STONE
from render.picture.schwarzmarkt.cards import draw_counts, draw_market_card, product_card
from render.picture.schwarzmarkt.places import GAP
from render.picture.schwarzmarkt.signs import crate, eye
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, star
from render.words import Words

HEADER = 132
LUXURY = 92
CARD = 168
COUNT = 68
PRODUCT_NAME = 44
TITLE = 50
"""Above the boxes of a kind: what they are."""
MARKET = 132
KNOWN = 84
RULE = 46
BODY: Final = "Semibold"


def hand(view: SchwarzmarktView, words: Words) -> Canvas:
    """Points and luxuries, a place for each product, the black market cards, and what was seen elsewhere.

    Everything says what it is.
    """
    if view.seat is None:
        raise LookupError("a spectator has no hand")
    player = view.players[view.seat]
    market = TITLE + MARKET + GAP if view.market else 0
    luxury = LUXURY if player.luxury else 0
    lines = _rule_lines(view, words)
    rules = RULE * len(lines) + GAP if lines else 0
    known = (TITLE + KNOWN) * len(_known(view))
    height = HEADER + luxury + CARD + COUNT + PRODUCT_NAME + GAP + market + known + rules + 24
    canvas = page(height)
    _draw_header(canvas, player, words)
    top = HEADER + 8
    if player.luxury:
        row = Box(MARGIN + 96, top, WIDTH - MARGIN, top + LUXURY - 16)
        draw_counts(canvas, player.luxury, row, "luxury", size=72, text=52)
        top += luxury
    _draw_products(canvas, player, top, words)
    top += CARD + COUNT + PRODUCT_NAME + GAP
    _draw_market(canvas, view, top, words)
    _draw_known(canvas, view, top + market, words)
    _draw_rules(canvas, lines, top + market + known)
    return canvas


def _draw_header(canvas: Canvas, player: PlayerView, words: Words) -> None:
    canvas.image(badge(player.seat, 80), MARGIN, 48, f"seat {player.seat}")
    points = Box(WIDTH - MARGIN - 200, 48, WIDTH - MARGIN, 128)
    amount = canvas.text(str(player.points), points, 76, weight="Black", align="right", what=f"points {player.points}")
    canvas.image(sprite(star, 80), amount.left - 92, 48, "points")
    name = Box(MARGIN + 96, 48, WIDTH - 340, 128)
    canvas.text(words.person(player.seat), name, 60, least=48, weight="Black", what=f"name {player.seat}")


def _draw_title(canvas: Canvas, title: str, top: int) -> None:
    canvas.text(title, Box(MARGIN, top, WIDTH - MARGIN, top + TITLE - 4), 36, colour=SOFT_INK, weight=BODY)


def _draw_market(canvas: Canvas, view: SchwarzmarktView, top: int, words: Words) -> None:
    if not view.market:
        return
    _draw_title(canvas, words.label("market-title"), top)
    width = (WIDTH - 2 * MARGIN - GAP * (MARKET_HAND - 1)) // MARKET_HAND
    for place, card in enumerate(view.market):
        box = Box.at(MARGIN + place * (width + GAP), top + TITLE, width, MARKET)
        draw_market_card(canvas, card, box, words)


def _draw_products(canvas: Canvas, player: PlayerView, top: int, words: Words) -> None:
    """A place with its name for each product; it stays empty without cards."""
    cards = player.hand or {}
    step = (WIDTH - 2 * MARGIN) // len(PRODUCTS)
    for place, product in enumerate(PRODUCTS):
        count = cards.get(product, 0)
        left = MARGIN + place * step + (step - CARD) // 2
        if count:
            canvas.image(product_card(product, CARD), left, top, f"hand {product}")
        else:
            canvas.image(panel(CARD, CARD, STONE, SHADE, 3, 24), left, top, f"no {product}")
        below = Box(left, top + CARD, left + CARD, top + CARD + COUNT)
        colour = INK if count else SOFT_INK
        canvas.text(
            str(count), below, 60, weight="Black", align="middle", colour=colour, what=f"hand {product} {count}"
        )
        name = Box.at(MARGIN + place * step + 3, below.bottom, step - 6, PRODUCT_NAME)
        canvas.text(words.item(product), name, 36, least=26, align="middle", colour=colour, what=f"name of {product}")


def _known(view: SchwarzmarktView) -> list[tuple[int | None, Mapping[str, int]]]:
    """What they were shown of the hands of others, by seat, and of the product pile."""
    hands = [(player.seat, goods(view.known[player.seat])) for player in view.players if player.hand is None]
    pile = goods(view.known[-1]) if view.pile is None else view.pile
    return [(seat, cards) for seat, cards in (*hands, (None, pile)) if cards]


def _draw_known(canvas: Canvas, view: SchwarzmarktView, top: int, words: Words) -> None:
    for seat, cards in _known(view):
        _draw_title(canvas, words.label("pile-title") if seat is None else words.label("seen-title", seat=seat), top)
        top += TITLE
        row = Box(MARGIN, top, WIDTH - MARGIN, top + KNOWN - 8)
        canvas.image(panel(row.width, row.height, STONE, SHADE, 3, 14), row.left, row.top, "known")
        whose = "pile" if seat is None else f"hand of {seat}"
        sign = sprite(crate, 52) if seat is None else badge(seat, 52)
        canvas.image(sign, row.left + 14, row.middle[1] - 26, f"known {whose}")
        canvas.image(sprite(eye, 48), row.left + 84, row.middle[1] - 24, "eye")
        counts = Box(row.left + 154, row.top, row.right - 12, row.bottom)
        draw_counts(canvas, cards, counts, f"known {whose}", size=56, text=42)
        top += KNOWN


def _rule_lines(view: SchwarzmarktView, words: Words) -> list[str]:
    """The standing orders and the plan, as long as they are."""
    said = [f"{number}. {words.action(rule)}" for number, rule in enumerate(view.rules, 1)]
    if said:
        said.insert(0, words.label("rules"))
    if view.plan is not None:
        said.append(words.label("plan", plan=words.action(view.plan)))
    wide = WIDTH - 2 * MARGIN - 36
    return [line for each in said for line in fonts.wrapped(fonts.legible(each), 34, wide, BODY)]


def _draw_rules(canvas: Canvas, lines: Sequence[str], top: int) -> None:
    if not lines:
        return
    box = Box(MARGIN, top, WIDTH - MARGIN, top + RULE * len(lines))
    canvas.image(panel(box.width, box.height, PAPER, SHADE, 3, 14), box.left, box.top, "rules")
    for number, line in enumerate(lines):
        row = Box(box.left + 18, top + number * RULE, box.right - 18, top + (number + 1) * RULE)
        canvas.text(line, row, 34, least=28, weight=BODY if number else "Bold", what=f"rule {number}")
