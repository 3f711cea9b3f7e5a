"""Tricks for Central Market: habits in bidding and opening that a person might find."""

from games.central.actions import Bid, OpenProduct, Rot, Sell, Tourists, Undercut
from games.central.components import BATCH_NUMBER, BATCHES, PRODUCT_NUMBER
from games.central.listed import BIDS, OPENINGS, PASS, STAY, UNDERCUTS
from games.central.view import CentralView
from games.kernel import Action, OpenDecisions, Stream, View, owed

BIDDING = frozenset({"first-bid", "next-bid", "bid", "lower"})
BIG_SALE = 6
"""So many kg are worth a Rot."""


def undercut_by_one(view: View, moves: OpenDecisions, _usual: object, _stream: Stream) -> Action | None:
    """Always one below the lowest bid, as far as it goes."""
    asked = owed(moves)
    if not asked or asked[0].kind not in BIDDING or not isinstance(view, CentralView) or view.auction is None:
        return None
    price = view.auction.lowest - 1
    holds = any(card.startswith(view.auction.product) for card in view.hand)
    return BIDS[price - 1] if holds and price and BIDS[price - 1] in asked[0].choices else None


def never_undercut(_view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Bids once, and never goes lower than that."""
    asked = owed(moves)
    if not asked or asked[0].kind not in ("lower", "next-bid") or not isinstance(usual, Bid | Undercut):
        return None
    return STAY


def never_bid(_view: View, moves: OpenDecisions, _usual: object, _stream: Stream) -> Action | None:
    """Sells only what it opens itself."""
    asked = owed(moves)
    if not asked or asked[0].kind not in BIDDING:
        return None
    return next(choice for choice in (PASS, STAY) if choice in asked[0].choices)


def jump(steps: int, view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Where it would undercut by one, goes so many lower at once, down to 2."""
    if not isinstance(usual, Bid | Undercut) or not isinstance(view, CentralView) or view.auction is None:
        return None
    price = max(2, view.auction.lowest - steps)
    return BIDS[price - 1] if BIDS[price - 1] in owed(moves)[0].choices else None


def open_at(price: int, _view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Opens at this price, whatever it is that it opens."""
    return OPENINGS[PRODUCT_NUMBER[usual.product]][price - 1] if isinstance(usual, OpenProduct) else None


def straight_to(price: int, view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Where it would bid, goes down to this price at once."""
    if not isinstance(usual, Bid | Undercut) or not isinstance(view, CentralView) or view.auction is None:
        return None
    return BIDS[price - 1] if BIDS[price - 1] in owed(moves)[0].choices else None


def never_below(floor: int, view: View, moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Leaves it to others where one would have to bid less than this."""
    if not isinstance(usual, Bid | Undercut) or not isinstance(view, CentralView) or view.auction is None:
        return None
    if isinstance(usual, Bid) and usual.price >= floor:
        return None
    if isinstance(usual, Undercut) and view.auction.lowest > floor:
        return UNDERCUTS[max(floor, usual.floor) - 1]
    return next(choice for choice in (PASS, STAY) if choice in owed(moves)[0].choices)


def rot_at_once(view: View, moves: OpenDecisions, _usual: object, _stream: Stream) -> Action | None:
    """On the first sale of 6 kg or more."""
    asked = owed(moves)
    if not asked or asked[0].kind != "rot" or not isinstance(view, CentralView) or view.auction is None:
        return None
    sale = view.auction.sale
    if sale is None or sale.kg < BIG_SALE:
        return None
    return next((choice for choice in asked[0].choices if isinstance(choice, Rot) and choice.least == sale.kg), None)


def all_to_tourists(_view: View, moves: OpenDecisions, _usual: object, _stream: Stream) -> Action | None:
    """Whenever tourists may come, they get all."""
    asked = owed(moves)
    sales = [choice for choice in asked[0].choices if isinstance(choice, Tourists)] if asked else []
    return max(sales, key=lambda sale: BATCHES[BATCH_NUMBER[sale.batch]].kg, default=None)


def sell_most(_view: View, moves: OpenDecisions, _usual: object, _stream: Stream) -> Action | None:
    """As much as possible in every sale, and keeps nothing."""
    asked = owed(moves)
    sales = [choice for choice in asked[0].choices if isinstance(choice, Sell)] if asked else []
    return sales[0] if sales else None
