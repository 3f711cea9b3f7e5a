"""What fish are worth to a computer player, and what it may guess of the others (section 11 of the rule spec)."""

from collections.abc import Mapping
from typing import Final

from games.fishmarket.components import (
    COINS,
    DAYS,
    DEMAND_CARDS,
    FIXED_PRICES,
    FREEZABLE,
    GREY,
    KINDS,
    ROT,
)
from games.fishmarket.view import FishMarketView, OfferView, OwnView
from games.kernel import Seat

AVERAGE: Final = {kind: 25 if kind in GREY else 15 for kind in FREEZABLE} | FIXED_PRICES
"""What a fish brings on average where it is asked for."""
RESALE: Final = 0.5
"""Which part of that a trade brings, if somebody else can sell the fish."""
BLOCK: Final = {1: 14, 2: 12, 3: 7}
"""What a block of ice is worth that is kept on each day but the last: two must do for all of them."""


def _shows(card: str, kind: str) -> bool:
    return kind in DEMAND_CARDS[card]


def unseen_odds(view: FishMarketView, kind: str) -> float:
    """The chance that a demand card not yet seen in this pass through the pile shows a kind."""
    seen = {*view.demand_discard, *view.face_up}
    unseen = [card for card in DEMAND_CARDS if card not in seen]
    return sum(_shows(card, kind) for card in unseen) / len(unseen) if unseen else 0


# Before the demand cards are dealt


def hopes(view: FishMarketView, own: OwnView) -> dict[str, float]:
    """What a card of each kind may bring, before the demand cards are dealt."""
    seats = len(view.players)
    worth: dict[str, float] = dict(FIXED_PRICES)
    for kind in FREEZABLE:
        price = own.grey_price if kind in GREY else own.brown_price
        shown = sum(_shows(card, kind) for card in view.face_up)
        mine = (shown + unseen_odds(view, kind)) / (seats + 1)
        wanted = min(1.0, (shown + unseen_odds(view, kind)) * (seats - 1) / seats)
        theirs = (1 - mine) * wanted
        worth[kind] = mine * (price or 0) + theirs * RESALE * AVERAGE[kind] - (1 - mine - theirs) * ROT
    return worth


# With the own demand card in hand


def sellable(own: OwnView) -> dict[str, int]:
    """What the player's own customers pay for each kind they ask for."""
    asked = {own.grey: own.grey_price, own.brown: own.brown_price}
    return {kind: price for kind, price in asked.items() if kind and price} | FIXED_PRICES


def best_ice(view: FishMarketView, stock: Mapping[str, int], ice: int) -> tuple[str, ...]:
    """The unsold kinds that are worth a block of ice."""
    gains = {kind: _ice_gain(view, kind, count) for kind, count in stock.items() if count and kind in FREEZABLE}
    chosen = sorted((kind for kind in gains if gains[kind] > 0), key=lambda kind: -gains[kind])[:ice]
    return tuple(kind for kind in KINDS if kind in chosen)


def _ice_gain(view: FishMarketView, kind: str, count: int) -> float:
    if view.day == DAYS:
        return ROT * count
    return count * (ROT + 0.3 * AVERAGE[kind] - 1) - BLOCK[view.day]


def tonight(view: FishMarketView, own: OwnView, stock: Mapping[str, int], ice: int) -> float:
    """What a stock will be worth by tonight: sales, less what rots, with ice used well."""
    prices = sellable(own)
    left = {kind: count for kind, count in stock.items() if count and kind not in prices}
    sales = sum(prices[kind] * count for kind, count in stock.items() if kind in prices)
    saved = sum(_ice_gain(view, kind, left[kind]) for kind in best_ice(view, left, ice))
    return sales - ROT * sum(left.values()) + saved


def gain(view: FishMarketView, give: Mapping[str, int], get: Mapping[str, int]) -> float:
    """What an exchange brings the viewer, coins included."""
    own, seat = view.own, view.seat
    if own is None or seat is None:
        return 0
    me = view.players[seat]
    after = exchanged(me.stock, give, get)
    coins = get.get(COINS, 0) - give.get(COINS, 0)
    return coins + tonight(view, own, after, me.ice) - tonight(view, own, me.stock, me.ice)


def exchanged(stock: Mapping[str, int], give: Mapping[str, int], get: Mapping[str, int]) -> dict[str, int]:
    """A stock after an exchange."""
    return {kind: stock.get(kind, 0) + get.get(kind, 0) - give.get(kind, 0) for kind in KINDS}


# What others may want


def odds(view: FishMarketView, own: OwnView, other: Seat) -> dict[str, float]:
    """The chance that another player can sell each kind: by the cards of the day, and by what they give and want."""
    seats = len(view.players)
    pool = [card for card in view.face_up if card != own.demand]
    unknown = 0 if own.demand not in view.face_up else 1
    chance: dict[str, float] = dict.fromkeys(FIXED_PRICES, 1.0)
    for kind in FREEZABLE:
        shown = sum(_shows(card, kind) for card in pool)
        chance[kind] = (shown + unknown * unseen_odds(view, kind)) / seats
    for offer in view.offers:
        if offer.proposer == other:
            for kind in FREEZABLE:
                if kind in offer.want and _is_credible(view, offer, kind):
                    chance[kind] = max(chance[kind], 0.85)
                if kind in offer.give:
                    chance[kind] = min(chance[kind], 0.1)
    return chance


def _is_credible(view: FishMarketView, offer: OfferView, kind: str) -> bool:
    """Whether somebody can mean an offer: nobody asks for more fish than the others have, or for one as a gift."""
    there = sum(player.stock.get(kind, 0) for player in view.players if player.seat != offer.proposer)
    return offer.want[kind] <= there and bool(offer.give)


def guess(chance: Mapping[str, float], bundle: Mapping[str, int]) -> float:
    """What a bundle may be worth to another player who can sell each kind with this chance."""
    return sum(
        count if item == COINS else count * (chance[item] * AVERAGE[item] - (1 - chance[item]) * ROT * 0.6)
        for item, count in bundle.items()
    )
