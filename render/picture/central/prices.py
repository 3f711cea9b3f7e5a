"""The auction card: the product for sale, the price of every bidder, and the last sale."""

from collections.abc import Mapping

from games.central.components import BATCH_NUMBER, BATCHES, KG_VALUES
from games.central.view import AuctionView, BidView, CentralView, SaleView
from render.picture.canvas import Box, Canvas
from render.picture.central.places import AUCTION, price_box
from render.picture.central.signs import cheater
from render.picture.central.tiles import PRODUCT_PAINTERS, Look, price_field, product_card
from render.picture.marks import mark
from render.picture.palette import SOFT_INK
from render.picture.sprites import sprite
from render.picture.tokens import badge
from render.words import Words

BADGE = 54
CARD = 62
COUNTING = frozenset({"rot", "aside"})
"""The phases in which a number that somebody chooses is one of kg, and no price."""


def draw_prices(canvas: Canvas, view: CentralView, words: Words, marks: Mapping[str, str]) -> None:
    """Prices from 1 up; those that are too high for a bid are grey."""
    if view.auction is None:
        if view.cheater_may_open:
            line = Box(AUCTION.left + 20, AUCTION.top + 8, AUCTION.right - 20, AUCTION.top + 76)
            canvas.text(words.label("option-open"), line, 36, weight="Semibold", what="option open")
    else:
        _draw_auction(canvas, view, view.auction, words)
    for price in range(1, view.price_max + 1):
        box = price_box(price, view.price_max)
        bid = None if view.auction is None else _bid_at(view.auction, price)
        _draw_price(canvas, view, price, bid, box)
        if str(price) in marks and view.phase not in COUNTING:
            mark(canvas, box, marks[str(price)], str(price))


def _bid_at(auction: AuctionView, price: int) -> BidView | None:
    return next((bid for bid in auction.bids if bid.price == price), None)


def _draw_price(canvas: Canvas, view: CentralView, price: int, bid: BidView | None, box: Box) -> None:
    if bid is not None:
        selling = view.phase == "sell" and view.active == bid.seat
        look: Look = "selling" if selling else "bid"
    else:
        look = "too high" if view.auction is not None and price >= view.auction.lowest else "free"
    canvas.image(price_field(price, box.width, box.height, look), box.left, box.top, f"price {price} {look}")
    if bid is None:
        return
    middle = (box.middle[0], box.top + 41 + BADGE // 2)
    canvas.centred(badge(bid.seat, BADGE), middle, f"bid {bid.seat} {price}")
    if bid.cheated:
        canvas.image(sprite(cheater, 38), box.right - 40, box.top + 34, f"cheated {bid.seat}")
    below = Box(box.left + 4, box.bottom - 42, box.right - 4, box.bottom - 5)
    if bid.sold:
        canvas.text(f"{bid.sold} kg", below, 34, align="middle", what=f"sold {bid.seat} {bid.sold}")


def _draw_auction(canvas: Canvas, view: CentralView, auction: AuctionView, words: Words) -> None:
    top = AUCTION.top + 10
    canvas.image(
        sprite(PRODUCT_PAINTERS[auction.product], 62), AUCTION.left + 16, top + 1, f"for sale {auction.product}"
    )
    name = Box(AUCTION.left + 90, top, AUCTION.left + 400, top + 64)
    canvas.text(words.item(auction.product), name, 46, weight="Black", what=f"name {auction.product}")
    if auction.sale is not None:
        _draw_sale(canvas, auction.sale, Box(AUCTION.left + 420, top, AUCTION.right - 14, top + 64), words)


def _draw_sale(canvas: Canvas, sale: SaleView, box: Box, words: Words) -> None:
    """Who has just laid down which cards, and how much of them was sold."""
    canvas.image(badge(sale.seat, 54), box.left, box.top + 5, f"sale by {sale.seat}")
    left = box.left + 66
    batch = BATCHES[BATCH_NUMBER[sale.batch]]
    for kg, count in zip(KG_VALUES, batch.held, strict=True):
        for _ in range(count):
            kind = f"{sale.played}-{kg}kg"
            canvas.image(product_card(kind, CARD), left, box.top + 1, f"sale card {kind}")
            left += 54
    figure = Box(left + 10, box.top, min(left + 130, box.right), box.bottom)
    sold = canvas.text(f"{sale.kg} kg", figure, 46, weight="Black", what=f"sale {sale.kg}")
    if sale.lost:
        rest = Box(sold.right + 18, box.top, box.right, box.bottom)
        canvas.text(words.label("lost", kg=sale.lost), rest, 36, colour=SOFT_INK, what=f"sale lost {sale.lost}")
