"""The open offers of the market, and what was said today."""

from collections.abc import Mapping

from games.fishmarket.view import FishMarketView, OfferView, WordView
from render.picture.canvas import Box, Canvas
from render.picture.fishmarket.places import GAP, columns
from render.picture.fishmarket.tiles import bundle_width, draw_bundle, fish_tile
from render.picture.harbour import everybody, speech, to
from render.picture.marks import mark
from render.picture.page import MARGIN, WIDTH
from render.picture.palette import INK, MARK_EDGE, PAPER, SHADE, SOFT_INK, SUN, mix
from render.picture.sprites import panel, ring, sprite
from render.picture.tokens import badge, padlock
from render.words import Words

HEIGHT = 78
WORD = 58
NUMBER = 94
SHORT_NUMBER = 48
SHORT = 2
"""So many digits need little room."""
THING = 50
TEXT = 36
BADGE = 46
ARROW = 38
TAG = 108
MOST_ON_HALF_A_LINE = 4
MOST_SHOWN = 10
"""So many offers are drawn, those first that the one who looks can accept; of the others their number."""
LAST_WORDS = 4
"""So many of the things said today are drawn, the last ones; of the others their number."""


def _wide(offer: OfferView) -> bool:
    return len(offer.give) + len(offer.want) > MOST_ON_HALF_A_LINE


def _for_viewer(view: FishMarketView, offer: OfferView) -> bool:
    return view.seat is not None and offer.proposer != view.seat and offer.partner in (None, view.seat)


def shown_offers(view: FishMarketView) -> list[OfferView]:
    """The offers that are drawn."""
    if len(view.offers) <= MOST_SHOWN:
        return list(view.offers)
    return sorted(view.offers, key=lambda offer: not _for_viewer(view, offer))[:MOST_SHOWN]


def _lines(view: FishMarketView) -> list[list[OfferView]]:
    """Two offers beside each other; those with many things have a line of their own."""
    shown = shown_offers(view)
    narrow = [offer for offer in shown if not _wide(offer)]
    pairs = [narrow[place : place + 2] for place in range(0, len(narrow), 2)]
    return pairs + [[offer] for offer in shown if _wide(offer)]


def offers_height(view: FishMarketView) -> int:
    """How much room offers and words need."""
    words = min(LAST_WORDS, len(view.words))
    others = WORD + GAP if len(view.offers) > MOST_SHOWN else 0
    return max(0, len(_lines(view)) * (HEIGHT + GAP) + others + -(-words // 2) * (WORD + GAP) - GAP)


def draw_offers(canvas: Canvas, view: FishMarketView, top: int, words: Words, marks: Mapping[str, str]) -> None:
    """All open offers that the one who looks may know of, and then the last words."""
    for line in _lines(view):
        boxes = columns(2, top, HEIGHT)
        if len(line) == 1 and _wide(line[0]):
            boxes = [Box(MARGIN, top, WIDTH - MARGIN, top + HEIGHT)]
        for offer, box in zip(line, boxes, strict=False):
            _draw_offer(canvas, view, offer, box, marks.get(offer.offer))
        top += HEIGHT + GAP
    if len(view.offers) > MOST_SHOWN:
        frame = Box(MARGIN, top, WIDTH - MARGIN, top + WORD)
        others = len(view.offers) - MOST_SHOWN
        canvas.text(
            words.label("other-offers", offers=others), frame, 36, align="middle", what=f"{others} other offers"
        )
        top += WORD + GAP
    spoken = view.words[-LAST_WORDS:]
    earlier = len(view.words) - len(spoken)
    for place in range(0, len(spoken), 2):
        for number, box in zip(range(place, min(place + 2, len(spoken))), columns(2, top, WORD), strict=False):
            _draw_word(canvas, spoken[number], box, words, earlier if number == 0 else 0)
        top += WORD + GAP


def _draw_offer(canvas: Canvas, view: FishMarketView, offer: OfferView, box: Box, label: str | None) -> None:
    number = offer.offer
    for_me = _for_viewer(view, offer)
    ground = mix(SUN, PAPER, 0.6) if for_me else PAPER
    canvas.image(
        panel(box.width, box.height, ground, INK if for_me else SHADE, 3, 14), box.left, box.top, f"offer {number}"
    )
    inner = Box(box.left + 10, box.top, box.right - 10, box.bottom)
    number_width = SHORT_NUMBER if len(str(max(offer.number, (offer.answered_number or 0) * 10))) <= SHORT else NUMBER
    _draw_number(canvas, offer, Box(inner.left, inner.top, inner.left + number_width, inner.bottom))
    left = inner.left + number_width + 4
    canvas.image(badge(offer.proposer, BADGE), left, box.middle[1] - BADGE // 2, f"{number} from {offer.proposer}")
    right = inner.right - (TAG if label is not None else 0)
    _draw_partner(canvas, offer, right - BADGE, box.middle[1])
    _draw_trade(canvas, offer, Box(left + BADGE + 10, inner.top, right - BADGE - 10, inner.bottom))
    if label is not None:
        canvas.image(ring(box.width, box.height, MARK_EDGE, 6, 14), box.left, box.top, f"{number} framed")
        mark(canvas, Box(inner.right - TAG + 10, box.top + 13, inner.right, box.bottom - 13), label, number)


def _draw_trade(canvas: Canvas, offer: OfferView, box: Box) -> None:
    """What is given for what; both sides in the same size."""
    room = box.width - ARROW - 12
    needed = bundle_width(offer.give, THING, TEXT) + bundle_width(offer.want, THING, TEXT)
    share = min(1.0, room / needed)
    give = Box(box.left, box.top, box.left + int(bundle_width(offer.give, THING, TEXT) * share), box.bottom)
    end = draw_bundle(canvas, offer.give, give, f"{offer.offer} give", size=THING, text=TEXT)
    canvas.image(sprite(to, ARROW), end + 2, box.middle[1] - ARROW // 2, f"{offer.offer} for")
    left = end + ARROW + 10
    want = Box(left, box.top, min(box.right, left + int(bundle_width(offer.want, THING, TEXT) * share)), box.bottom)
    draw_bundle(canvas, offer.want, want, f"{offer.offer} want", size=THING, text=TEXT)


def _draw_number(canvas: Canvas, offer: OfferView, box: Box) -> None:
    """The number of an offer, and of the one that it answers."""
    upper = box if offer.answers is None else Box(box.left, box.top + 2, box.right, box.middle[1] + 4)
    canvas.text(str(offer.number), upper, 38, least=26, weight="Black", what=f"number {offer.offer}")
    if offer.answers is not None:
        lower = Box(box.left, box.middle[1] + 4, box.right, box.bottom - 4)
        said = f"→ {offer.answered_number}"
        canvas.text(said, lower, 28, least=22, colour=SOFT_INK, what=f"{offer.offer} answers {offer.answers}")


def _draw_partner(canvas: Canvas, offer: OfferView, left: int, middle: int) -> None:
    top = middle - BADGE // 2
    if offer.partner is None:
        canvas.image(sprite(everybody, BADGE), left, top, f"{offer.offer} to everybody")
    else:
        canvas.image(badge(offer.partner, BADGE), left, top, f"{offer.offer} to {offer.partner}")
    if offer.secret:
        canvas.image(sprite(padlock, 30), left - 10, top + BADGE - 26, f"{offer.offer} secret")


def _draw_word(canvas: Canvas, word: WordView, box: Box, words: Words, earlier: int) -> None:
    what = f"word {word.speaker} {word.listener}"
    canvas.image(panel(box.width, box.height, PAPER, SHADE, 2, 14), box.left, box.top, what)
    middle = box.middle[1]
    canvas.image(badge(word.speaker, 42), box.left + 8, middle - 21, f"{what} speaker")
    canvas.image(sprite(speech, 40), box.left + 56, middle - 20, f"{what} says")
    canvas.image(badge(word.listener, 42), box.left + 104, middle - 21, f"{what} listener")
    right = box.right - 8
    if earlier:
        frame = Box(right - 64, box.top, right, box.bottom)
        canvas.text(f"+{earlier}", frame, 32, least=24, colour=SOFT_INK, align="right", what=f"words before {earlier}")
        right -= 70
    for kind in reversed(word.fish):
        right -= 50
        canvas.image(fish_tile(kind, 44), right, middle - 22, f"{what} {kind}")
    frame = Box(box.left + 156, box.top, right - 6, box.bottom)
    said = words.label("no") if word.why is None else words.item(word.why)
    canvas.text(said, frame, 32, least=24, weight="Semibold", what=f"{what} {word.why or 'no'}")
