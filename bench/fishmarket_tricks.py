"""Tricks for Fish Market: fixed ways to bid, and offers that look better than they are."""

from games.fishmarket.actions import Accept, Boats, Counter, MakeOffer, Rebid
from games.fishmarket.agent import worths
from games.fishmarket.components import COINS, DAY_CASH
from games.fishmarket.listed import SET_STALL
from games.fishmarket.view import FishMarketView, OwnView
from games.kernel import Action, OpenDecisions, Stream, View, owed

BLUFF = 40
"""Coins that nobody gives for one fish."""

# Bids


def same_on_every_boat(coins: int, view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """So many coins on each."""
    if not isinstance(usual, Boats) or not isinstance(view, FishMarketView):
        return None
    bids = {boat.dock: min(coins, DAY_CASH // len(view.boats)) for boat in view.boats}
    return Boats(bids=bids, tied=bids)


def on_the_best(boats: int, view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """All coins, evenly, on so many boats that look best."""
    if not isinstance(usual, Boats) or not isinstance(view, FishMarketView) or view.own is None:
        return None
    worth = worths(view, view.own)
    best = sorted(worth, key=lambda dock: -worth[dock])[:boats]
    return _evenly(best)


def on_the_worst(view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """All coins, evenly, on the two boats that look worst of those that are worth something."""
    if not isinstance(usual, Boats) or not isinstance(view, FishMarketView) or view.own is None:
        return None
    worth = {dock: coins for dock, coins in worths(view, view.own).items() if coins >= 1}
    return _evenly(sorted(worth, key=lambda dock: worth[dock])[:2])


def _evenly(docks: list[str]) -> Boats:
    bids = {dock: DAY_CASH // len(docks) for dock in docks}
    return Boats(bids=bids, tied=bids)


def one_boat(_view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Nearly all on one boat."""
    if not isinstance(usual, Boats) or not usual.bids:
        return None
    best = max(usual.bids, key=lambda dock: usual.bids[dock])
    return Boats(bids={best: 46}, tied={best: 46})


def no_fish(_view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Never bids, and deals in what others have."""
    return Boats(bids={}) if isinstance(usual, Boats) else None


def in_proportion(view: View, _moves: OpenDecisions, usual: object, stream: Stream) -> Action | None:
    """By what the boats may bring, times anything from a half to one and a half."""
    if not isinstance(usual, Boats) or not isinstance(view, FishMarketView) or view.own is None:
        return None
    worth = {dock: max(0.0, coins) for dock, coins in worths(view, view.own).items()}
    shares = {dock: coins * (500 + stream.below(1001)) for dock, coins in worth.items()}
    total = sum(shares.values()) or 1.0
    bids = {dock: int(DAY_CASH * share / total) for dock, share in shares.items()}
    return Boats(bids={dock: coins for dock, coins in bids.items() if coins})


def all_in_after_ties(view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Whoever ties with it is outbid, whatever that costs."""
    if isinstance(usual, Boats):
        return usual.model_copy(update={"tied": {}})
    if not isinstance(usual, Rebid) or not isinstance(view, FishMarketView) or view.seat is None:
        return None
    bids = dict(usual.bids)
    dearest = max(bids, key=lambda dock: bids[dock])
    bids[dearest] += view.players[view.seat].cash - sum(bids.values())
    return Rebid(bids=bids)


# Trade


def keen_offers(
    pays: float, asks: float, _view: View, _moves: OpenDecisions, usual: object, _stream: Stream
) -> Action | None:
    """Such a part of the coins for what it buys, so many times as many for what it sells."""
    return _keener(usual, pays, asks) if isinstance(usual, MakeOffer | Counter) else None


def _keener(usual: MakeOffer | Counter, pays: float, asks: float) -> MakeOffer | Counter:
    give, want = dict(usual.give), dict(usual.want)
    if COINS in give:
        give[COINS] = max(1, int(give[COINS] * pays))
    if COINS in want:
        want[COINS] = int(want[COINS] * asks)
    return usual.model_copy(update={"give": give, "want": want})


def take_nothing(_view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Never takes an offer: whoever wants to trade has to take its own."""
    return SET_STALL["done"] if isinstance(usual, Accept) else None


def no_trade(_view: View, moves: OpenDecisions, _usual: object, _stream: Stream) -> Action | None:
    """Closes its stall as soon as the market opens."""
    return SET_STALL["closed"] if owed(moves) and owed(moves)[0].kind == "market" else None


def poker_face(view: View, _moves: OpenDecisions, usual: object, _stream: Stream) -> Action | None:
    """Offers one of the fish that it wants, far too dear: who believes that it has no use for them sells cheaply."""
    if not isinstance(usual, MakeOffer) or not isinstance(view, FishMarketView) or COINS not in usual.give:
        return None
    own, fish = view.own, [kind for kind in usual.want if kind != COINS]
    if own is None or view.seat is None or len(fish) != 1:
        return None
    if any(offer.proposer == view.seat and fish[0] in offer.give for offer in view.offers):
        return _keener(usual, 0.3, 1)
    return _bluff(view, own, fish[0])


def _bluff(view: FishMarketView, own: OwnView, fish: str) -> MakeOffer | None:
    assert view.seat is not None
    may_bluff = view.players[view.seat].stock.get(fish) and own.offers_open < view.max_open_offers - 1
    return MakeOffer(give={fish: 1}, want={COINS: BLUFF}) if may_bluff else None
