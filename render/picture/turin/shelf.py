"""The shelves: the lots of the round, and the cards for sale with their prices and who wants them."""

from collections.abc import Mapping

from games.turin.view import ListingView, TurinView
from render.picture.canvas import Box, Canvas
from render.picture.marks import mark
from render.picture.palette import STONE, STONE_DARK
from render.picture.signs import card_back, cross, hourglass
from render.picture.sprites import panel, sprite
from render.picture.tokens import badge, coin
from render.picture.turin.places import CARD_HEIGHT, Layout
from render.picture.turin.tiles import face, gavel

SIGN = 42
WANTING = 34
ROOM_TO_WANT = 52
"""Beside the name of a card, without the first who wants it."""
RANK = 46
PRIZE = 42
HOLDER = 46


def draw_shelves(canvas: Canvas, view: TurinView, layout: Layout, marks: Mapping[str, str]) -> None:
    """Lots first, then what is for sale."""
    for place, card in enumerate(view.lots):
        slot = layout.slot(place)
        canvas.image(face(card, CARD_HEIGHT), slot.left, slot.top, f"lot {card}")
        if card not in marks:
            _draw_placer(canvas, view, card, _below(slot))
    for place, listing in enumerate(view.listings, len(view.lots)):
        slot = layout.slot(place)
        canvas.image(face(listing.card, CARD_HEIGHT), slot.left, slot.top, f"listing {listing.card}")
        _draw_interest(canvas, view, listing.card, slot)
        if listing.card not in marks:
            _draw_price(canvas, listing, _below(slot))
    for place, card in enumerate((*view.lots, *(listing.card for listing in view.listings))):
        if card in marks:
            mark(canvas, layout.slot(place), marks[card], card)


def _below(slot: Box) -> Box:
    return Box(slot.left, slot.top + CARD_HEIGHT + 4, slot.right, slot.bottom)


def _draw_placer(canvas: Canvas, view: TurinView, card: str, line: Box) -> None:
    """Who put the lot up; nobody did in an opening round."""
    canvas.image(sprite(gavel, SIGN), line.left + 26, line.top + 1, f"auction {card}")
    if card in view.placed:
        seat = view.placed.index(card)
        canvas.image(badge(seat, SIGN), line.left + 76, line.top + 1, f"placed {card} {seat}")


def _draw_price(canvas: Canvas, listing: ListingView, line: Box) -> None:
    card = listing.card
    canvas.image(badge(listing.seller, SIGN), line.left + 4, line.top + 1, f"seller {card} {listing.seller}")
    canvas.image(sprite(coin, SIGN), line.left + 52, line.top + 1, f"coin {card}")
    frame = Box(line.left + 97, line.top - 2, line.right, line.bottom)
    canvas.text(str(listing.price), frame, 42, least=26, weight="Black", what=f"price {card} {listing.price}")


def _draw_interest(canvas: Canvas, view: TurinView, card: str, slot: Box) -> None:
    """Who wants a card for sale, and who has still to say so."""
    right = slot.right - WANTING - 3
    wanting = [seat for contest in view.contests if contest.card == card for seat in contest.seats]
    step = min(WANTING + 2, ROOM_TO_WANT // max(1, len(wanting) - 1))
    for place, seat in enumerate(wanting):
        canvas.image(badge(seat, WANTING), right - place * step, slot.top + 3, f"wants {card} {seat}")
    for claim in view.claims:
        if claim.card == card:
            canvas.image(badge(claim.claimant, WANTING), right, slot.top + 3, f"claims {card} {claim.claimant}")
            if claim.waiting:
                canvas.image(sprite(hourglass, 28), slot.right - 31, slot.top + 42, f"claim on {card} is open")
            for place, seat in enumerate(claim.waiting):
                top = slot.top + 74 + place * 32
                canvas.image(badge(seat, 30), slot.right - 32, top, f"undecided {card} {seat}")


def draw_positions(canvas: Canvas, view: TurinView, layout: Layout) -> None:
    """How many lots each position takes, and who holds it once the bids are in."""
    holders = view.auction.holders if view.auction is not None and bids_are_new(view) else ()
    for place, prize in enumerate(view.prizes):
        box = layout.position(place)
        rank = Box.at(box.left, box.top, RANK, box.height)
        canvas.text(f"{place + 1}.", rank, 40, weight="Black", align="right", what=f"position {place + 1}")
        for number in range(prize):
            canvas.image(sprite(card_back, PRIZE), rank.right + 6 + number * 40, box.top + 3, f"prize {place + 1}")
        if place < len(holders):
            _draw_holder(canvas, place, holders[place], box.right - HOLDER, box.top + 1)


def _draw_holder(canvas: Canvas, place: int, holder: int | None, left: int, top: int) -> None:
    if holder is None:
        canvas.image(panel(HOLDER, HOLDER, STONE, STONE_DARK, 3, 9), left, top, "void")
        canvas.image(sprite(cross, 36), left + 5, top + 5, f"position {place + 1} void")
    else:
        canvas.image(badge(holder, HOLDER), left, top, f"position {place + 1} of {holder}")


def bids_are_new(view: TurinView) -> bool:
    """Whether the bids that are known are those of this round."""
    return view.phase not in ("select", "bid")
