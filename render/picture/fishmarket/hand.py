"""What one fishmonger has: coins, account, ice, fish, what they alone know, and offers made in private."""

from games.fishmarket.view import FishMarketView, PlayerView
from render.picture.canvas import Box, Canvas
from render.picture.fishmarket.offers import draw_offers, offers_height
from render.picture.fishmarket.own import draw_prices, fixed_prices, note, notes, own_prices
from render.picture.fishmarket.tiles import fish_tile
from render.picture.harbour import bank, ice
from render.picture.page import MARGIN, WIDTH, page
from render.picture.palette import INK, PAPER, SHADE, SOFT_INK, mix
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, coin, customer
from render.words import Words

HEADER = 140
CARDS = 136
PRICED = 112
STOCK_TILE = 116
STOCK_LINE = 134
MOST_ON_A_LINE = 5
NOTE = 50


def hand(view: FishMarketView, words: Words) -> Canvas:
    """Purse and ice, then prices, fish and notes, then the offers that only this seat and another know."""
    own = view.own
    if view.seat is None or own is None:
        raise LookupError("a spectator has no hand")
    player = view.players[view.seat]
    lines = max(1, -(-len(player.stock) // MOST_ON_A_LINE))
    noted = notes(view, own)
    below = HEADER + (CARDS + 12 if own.price else 0)
    offers = below + lines * STOCK_LINE + NOTE * len(noted)
    private = _private(view)
    canvas = page(offers + offers_height(private) + 24)
    _draw_header(canvas, player, words)
    if own.price:
        box = Box(MARGIN, HEADER, WIDTH - MARGIN, HEADER + CARDS)
        canvas.image(panel(box.width, box.height, PAPER, INK, 4, 18), box.left, box.top, "cards")
        canvas.image(sprite(customer, 80), box.left + 18, box.middle[1] - 40, "customers")
        prices = [*own_prices(own, PRICED), *fixed_prices(PRICED)]
        draw_prices(canvas, prices, Box(box.left + 124, box.top, box.right - 10, box.bottom), 66)
    _draw_stock(canvas, player, below, words)
    top = below + lines * STOCK_LINE
    for name in noted:
        row = Box(MARGIN, top, WIDTH - MARGIN, top + NOTE)
        canvas.text(note(view, own, name, words), row, 38, least=28, weight="Semibold", what=f"own {name}")
        top += NOTE
    draw_offers(canvas, private, offers, words, {})
    return canvas


def _private(view: FishMarketView) -> FishMarketView:
    """The market without what everybody sees: of the offers those in private are left."""
    return view.model_copy(update={"offers": tuple(offer for offer in view.offers if offer.secret), "words": ()})


def _draw_header(canvas: Canvas, player: PlayerView, words: Words) -> None:
    canvas.image(badge(player.seat, 80), MARGIN, 48, f"seat {player.seat}")
    name = Box(MARGIN + 96, 48, 560, 128)
    canvas.text(words.person(player.seat), name, 58, least=40, weight="Black", what=f"name {player.seat}")
    for left, painter, amount, what in ((576, coin, player.cash, "cash"), (780, bank, player.balance, "balance")):
        canvas.image(sprite(painter, 72), left, 52, f"{what} sign")
        said = str(amount).replace("-", "−")
        canvas.text(said, Box(left + 84, 48, left + 200, 128), 62, least=40, weight="Black", what=f"{what} {amount}")
    for block in range(player.ice):
        canvas.image(sprite(ice, 76), 1008 + block * 84, 50, f"ice {block + 1}")


def _draw_stock(canvas: Canvas, player: PlayerView, top: int, words: Words) -> None:
    if not player.stock:
        box = Box(MARGIN, top, WIDTH - MARGIN, top + STOCK_LINE - 10)
        ground = mix(PAPER, SHADE, 0.3)
        canvas.image(panel(box.width, box.height, ground, SHADE, 3, 18), box.left, box.top, "no fish")
        canvas.text(words.label("no-fish"), box.inset(20), 44, colour=SOFT_INK, align="middle", what="no fish")
        return
    step = (WIDTH - 2 * MARGIN) // MOST_ON_A_LINE
    for place, (kind, count) in enumerate(player.stock.items()):
        left = MARGIN + place % MOST_ON_A_LINE * step
        line = top + place // MOST_ON_A_LINE * STOCK_LINE
        canvas.image(fish_tile(kind, STOCK_TILE), left, line, f"stock {kind}")
        number = Box(left + STOCK_TILE + 12, line, left + step, line + STOCK_TILE)
        canvas.text(str(count), number, 64, weight="Black", what=f"stock {kind} {count}")
