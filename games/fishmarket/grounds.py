"""What speaks for a choice beside its coins: what boats may bring, what one's customers ask for, what would rot."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from games.fishmarket.actions import Accept, Boats, Counter, Decline, Freeze, MakeOffer, Rebid, Reject, SetStall
from games.fishmarket.components import COINS
from games.fishmarket.view import FishMarketView, OfferView, OwnView
from games.fishmarket.worth import gain, hopes, sellable
from games.kernel import Action, Point, Seat, View

RISKY_SHARE = 0.85
"""From such a part of what a boat may bring on, little is left to gain."""


class Ground(StrEnum):
    """Boats, customers, bargains and ice."""

    BEST_BOAT = "best-boat"
    """What the boat with the highest bid may bring."""
    SPREAD = "spread"
    """On so many boats one bids: some will be cheap."""
    DEAR = "dear"
    """Against it: what a boat may bring hardly pays for the bid."""
    BEYOND_REACH = "beyond-reach"
    """No rival has so many coins left."""
    ASKED_FOR = "asked-for"
    """One's own customers ask for this fish."""
    NO_GOOD_OFFER = "no-good-offer"
    """No offer on the table gains anything."""
    GOOD_OFFER = "good-offer"
    """Against it: an offer on the table would gain so much."""
    NO_GAIN = "no-gain"
    """What is turned down would gain nothing."""
    WOULD_ROT = "would-rot"
    """Fish that one's customers do not ask for go to somebody else, and do not rot."""
    KEPT_FRESH = "kept-fresh"
    """So many fish may be sold tomorrow instead of rotting."""
    ICE_LATER = "ice-later"
    """A block of ice is worth more on another day."""


def points(view: View, action: Action) -> list[Point]:
    """Of bids what the boats may bring, of a trade what both sides gain, of ice what would rot."""
    assert isinstance(view, FishMarketView)  # noqa: S101 - each game has its own views
    own, seat = view.own, view.seat
    assert own is not None  # noqa: S101 - whoever is advised has a seat
    assert seat is not None  # noqa: S101 - as above
    match action:
        case Boats(bids=bids):
            return _of_bids(view, own, bids)
        case Rebid(bids=bids):
            return [*_of_bids(view, own, bids), *_beyond_reach(view, seat, bids)]
        case Accept(offer=number):
            offer = next((each for each in view.offers if each.offer == number), None)
            return [] if offer is None else _of_trade(own, offer.want, offer.give)
        case MakeOffer(give=give, want=want) | Counter(give=give, want=want):
            return _of_trade(own, give, want)
        case SetStall(stall="done"):
            offers = [offer for offer in view.offers if offer.proposer != seat and offer.partner in (None, seat)]
            return [_of_best(view, offers) or Point.of(Ground.NO_GOOD_OFFER)]
        case Decline(offer=number) | Reject(offer=number):
            offers = [offer for offer in view.offers if offer.offer == number]
            return [_of_best(view, offers) or Point.of(Ground.NO_GAIN)]
        case Freeze(kinds=kinds):
            stock = view.players[seat].stock
            frozen = [Point.of(Ground.KEPT_FRESH, fish=kind, count=stock.get(kind, 0)) for kind in kinds]
            return frozen or [Point.of(Ground.ICE_LATER)]
        case _:
            return []


def _of_best(view: FishMarketView, offers: Sequence[OfferView]) -> Point | None:
    """What the best of some offers would gain, in coins; None if that is nothing."""
    coins = round(max((gain(view, offer.want, offer.give) for offer in offers), default=0))
    return Point.of(Ground.GOOD_OFFER, coins=coins) if coins > 0 else None


def _of_bids(view: FishMarketView, own: OwnView, bids: dict[str, int]) -> list[Point]:
    """What the dearest boat may bring, and how the rest is spread."""
    hope = hopes(view, own)
    worth = {boat.dock: round(sum(hope[kind] for kind in boat.cargo)) for boat in view.boats}
    placed = {dock: coins for dock, coins in bids.items() if coins}
    if not placed:
        return []
    dearest = max(placed, key=lambda dock: placed[dock])
    found = []
    if placed[dearest] <= RISKY_SHARE * worth[dearest]:
        found.append(Point.of(Ground.BEST_BOAT, boat=dearest, coins=worth[dearest], bid=placed[dearest]))
    dear = [dock for dock, coins in placed.items() if coins > RISKY_SHARE * worth[dock] and coins > 1]
    if dear:
        found.append(Point.of(Ground.DEAR, boat=dear[0], coins=worth[dear[0]]))
    return [*found, Point.of(Ground.SPREAD, boats=len(placed))] if len(placed) > 1 else found


def _beyond_reach(view: FishMarketView, seat: Seat, bids: dict[str, int]) -> list[Point]:
    safe = [
        boat.dock
        for boat in view.boats
        if boat.dock in bids
        and all(view.players[other].cash < bids[boat.dock] for other in boat.contenders if other != seat)
    ]
    return [Point.of(Ground.BEYOND_REACH, boat=safe[0])] if safe else []


def _of_trade(own: OwnView, give: Mapping[str, int], get: Mapping[str, int]) -> list[Point]:
    asked = sellable(own)
    wanted = [kind for kind in get if kind != COINS and kind in asked]
    rotting = [kind for kind in give if kind != COINS and kind not in asked]
    return [
        *(Point.of(Ground.ASKED_FOR, fish=kind, coins=asked[kind]) for kind in wanted[:1]),
        *(Point.of(Ground.WOULD_ROT, fish=kind) for kind in rotting[:1]),
    ]
