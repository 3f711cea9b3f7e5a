"""The middle of the table: the open offer and what it pays, or a text card that is carried out, and cards that wait."""

from collections.abc import Iterator

from games.schwarzmarkt.components import OFFERS, PRODUCTS, Phase, Text, luxury
from games.schwarzmarkt.components import TEXTS as KINDS
from games.schwarzmarkt.view import OfferView, SchwarzmarktView
from render.picture.canvas import Box, Canvas
from render.picture.palette import INK, PAPER, SHADE, SOFT_INK
from render.picture.schwarzmarkt.cards import TEXT_GROUND, draw_counts, product_card, text_sign
from render.picture.schwarzmarkt.places import GAP, OFFER
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, tick
from render.words import Words

PAY = 262
NOTES = 452
SLOT = 156
SIGN = 60


def draw_table(canvas: Canvas, view: SchwarzmarktView, words: Words) -> None:
    """What lies on the table now."""
    if view.phase is Phase.OVER:
        return
    right = OFFER.right
    cards = view.waiting if view.offer is None else view.offer.texts
    if cards:
        right -= NOTES + GAP
        _draw_notes(canvas, view, cards, Box(right + GAP, OFFER.top, OFFER.right, OFFER.bottom), words)
    if view.offer is not None:
        pay = Box(OFFER.left, OFFER.top, OFFER.left + PAY, OFFER.bottom)
        _draw_pay(canvas, view.offer, pay, words)
        _draw_offer(canvas, view, view.offer, Box(pay.right + GAP, OFFER.top, right, OFFER.bottom))
    elif view.text is not None:
        _draw_text(canvas, view.text, Box(OFFER.left, OFFER.top, right, OFFER.bottom), words)
    else:
        box = Box(OFFER.left, OFFER.top, right, OFFER.bottom)
        canvas.image(panel(box.width, box.height, PAPER, SHADE, 3, 18), box.left, box.top, "no offer")
        canvas.text(words.label("no-offer"), box.inset(24), 46, least=34, colour=SOFT_INK, align="middle")


# The offer


def _draw_pay(canvas: Canvas, offer: OfferView, box: Box, words: Words) -> None:
    """What one card brings at the rate of the moment, in points and as luxuries."""
    canvas.image(panel(box.width, box.height, PAPER, SHADE, 3, 18), box.left, box.top, "pay")
    inner = box.inset(14)
    heading = Box(inner.left, inner.top, inner.right, inner.top + 38)
    canvas.text(words.label("one-card"), heading, 34, colour=SOFT_INK, align="middle", what="one card brings")
    number = Box(inner.left, inner.top + 40, inner.right, inner.top + 124)
    canvas.text(str(offer.rate), number, 92, weight="Black", align="middle", what=f"pays {offer.rate}")
    items = luxury(offer.rate)
    row = Box(inner.left, number.bottom + 4, inner.right, inner.bottom)
    width = min(row.width, len(items) * 78)
    draw_counts(canvas, items, Box(row.middle[0] - width // 2, row.top, row.middle[0] + width // 2, row.bottom), "pays")


def _draw_offer(canvas: Canvas, view: SchwarzmarktView, offer: OfferView, box: Box) -> None:
    """A place for each card that the offer wants: open, or taken by somebody who delivered it."""
    canvas.image(panel(box.width, box.height, PAPER, INK, 5, 18), box.left, box.top, f"offer {offer.card}")
    slots = list(_slots(view, offer))
    step = min(SLOT + 24, (box.width - 16) // len(slots))
    size = min(SLOT, step - 10)
    left = box.middle[0] - step * len(slots) // 2 + (step - size) // 2
    for place, (product, seat) in enumerate(slots):
        x, y = left + place * step, box.middle[1] - size // 2
        if seat is None:
            canvas.image(product_card(product, size), x, y, f"wanted {product}")
            continue
        canvas.image(product_card(product, size, delivered=True), x, y, f"delivered {product} {seat}")
        canvas.image(badge(seat, size // 2), x + size - size // 2 + 4, y + size - size // 2 + 4, f"by {seat}")


def _slots(view: SchwarzmarktView, offer: OfferView) -> Iterator[tuple[str, int | None]]:
    for product, count in zip(PRODUCTS, OFFERS[offer.card], strict=True):
        delivered = [player.seat for player in view.players for _ in range(player.delivered.get(product, 0))]
        yield from ((product, seat) for seat in delivered)
        yield from ((product, None) for _ in range(count - len(delivered)))


# Text cards


def _draw_text(canvas: Canvas, card: str, box: Box, words: Words) -> None:
    canvas.image(panel(box.width, box.height, TEXT_GROUND, INK, 5, 18), box.left, box.top, f"text {card}")
    canvas.image(text_sign(card, 160), box.left + 36, box.middle[1] - 80, f"{card} sign")
    beside = Box(box.left + 226, box.middle[1] - 60, box.right - 24, box.middle[1] + 60)
    canvas.text(words.item(card), beside, 64, weight="Black", what=f"name {card}")


def _draw_notes(canvas: Canvas, view: SchwarzmarktView, cards: tuple[str, ...], box: Box, words: Words) -> None:
    """The text cards that wait for the next offer, or apply to this one."""
    canvas.image(panel(box.width, box.height, TEXT_GROUND, INK, 3, 18), box.left, box.top, "texts")
    height = (box.height - 6) // 3
    top = box.middle[1] - height * len(cards) // 2
    for place, card in enumerate(cards):
        row = Box(box.left + 12, top + place * height, box.right - 10, top + (place + 1) * height)
        over = view.offer is not None and KINDS[card] is Text.VERDORBENE_WARE and not view.offer.spoiled
        what = f"{'waits' if view.offer is None else 'over' if over else 'applies'} {card}"
        canvas.image(text_sign(card, SIGN, over), row.left, row.middle[1] - SIGN // 2, what)
        if over:
            canvas.image(sprite(tick, 34), row.left + SIGN - 30, row.middle[1] - 2, f"done {card}")
        colour = SOFT_INK if over else INK
        name = Box(row.left + SIGN + 12, row.middle[1] - 37, row.right, row.middle[1] + 3)
        canvas.text(words.item(card), name, 34, least=26, colour=colour, what=f"name {card}")
        effect = Box(name.left, name.bottom, row.right, row.middle[1] + 37)
        said = words.label("effect", card=card, scope=view.options.scope_of(card))
        canvas.text(said, effect, 29, least=26, weight="Semibold", colour=colour, what=f"effect {card}")
