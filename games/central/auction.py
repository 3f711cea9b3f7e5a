"""The bidding for one product (CM-5)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import ClassVar

from typing_extensions import override

from games.central.actions import Bid, BidOnce, Consent, LapAnswer, Pass, Stay, Undercut, Wait
from games.central.components import LIMIT, NONE_HELD, PRODUCTS, Bidding
from games.central.events import BiddingEnded, BidFromHand, BidMade, Passed, Stayed
from games.central.knowledge import could_hold
from games.central.listed import FIRST_LAP, LATER_LAPS, ONLY_PASS, PASS, STAY, bid_order, undercut_order
from games.central.order_terms import drop_orders, keep_order
from games.central.reasons import Because
from games.central.state import Auction, State
from games.kernel import Action, Decision, Dice, Event, Fact, Question, Refusal, Seat, kinds_of


class Bids(Question[State]):
    """A bid or the way out, in turn or ahead of it (D2, D3). The first kind is for the first lap."""

    phases = ("bid",)
    accepts_later: ClassVar[frozenset[str]]
    first: ClassVar[Sequence[Sequence[Action]]]
    """What there is to choose from in the first lap, by the lowest bid."""
    later: ClassVar[Sequence[Sequence[Action]]]
    suffix: ClassVar[str] = ""
    facts: ClassVar[Mapping[str, Fact]] = MappingProxyType({})

    @override
    def decision(self, state: State, seat: Seat) -> Decision:
        bidding = state.bidding
        public = (bidding.turns, bidding.product, bidding.lowest, bidding.bids[seat])
        return _decision(self, state.round, state.rights, *public)

    @override
    def choices(self, state: State, seat: Seat, decision: Decision) -> Sequence[Action]:
        auction = state.bidding
        if auction.bids[seat]:
            return self.later[auction.lowest]
        return self.first[auction.lowest] if can_bid(state, seat) else ONLY_PASS

    @override
    def default(self, state: State, seat: Seat, decision: Decision, dice: Dice) -> Action:
        return way_out(state, seat)

    @override
    def why_not(self, state: State, seat: Seat, kind: str) -> Refusal | None:
        return Refusal(Because.NO_LOWER, "CM-5.3") if state.bidding.lowest == 1 else _cannot_bid(state)


@lru_cache(maxsize=4096)
def _decision(asked: Bids, number: int, rights: int, turns: int, product: int, lowest: int, own: int) -> Decision:
    name = f"r{number}o{rights}b{turns}{asked.suffix}"
    facts = {"product": PRODUCTS[product], "lowest": lowest, **asked.facts}
    if not own:
        return asked.put(name, facts)
    return asked.put(name, facts | {"price": own}, kind=asked.kinds[1], accepts=asked.accepts_later)


class Turn(Bids):
    """The bid of who is in turn."""

    kinds = ("bid", "lower")
    accepts = kinds_of(Bid, BidOnce, Undercut, Pass)
    accepts_later = kinds_of(Bid, BidOnce, Undercut, Stay)
    first, later = FIRST_LAP, LATER_LAPS

    @override
    def asks(self, state: State, seat: Seat) -> bool:
        return state.window is None and seat == state.bidding.turn


def _cannot_bid(state: State) -> Refusal:
    return Refusal(Because.CANNOT_BID, "CM-5.2", product=PRODUCTS[state.bidding.product])


def way_out(state: State, seat: Seat) -> Pass | Stay:
    """How a seat leaves it at what it has bid, or not."""
    return STAY if state.bidding.bids[seat] else PASS


def start(state: State, opener: Seat, product: int, price: int) -> list[Event]:
    """Begin an auction with the opener's first bid."""
    bidding: list[Bidding] = [
        "out" if player.sold == LIMIT or not player.hand else "waiting" for player in state.players
    ]
    bidding[opener] = "active"
    bids = [0] * state.seats
    bids[opener] = price
    state.auction = Auction(product, opener, bids, bidding, price, opener, sold=[0] * state.seats)
    state.phase = "bid"
    return _pass_on(state)


def can_bid(state: State, seat: Seat) -> bool:
    """Whether a seat holds the product, or could cheat (CM-5.2, CM-11.1). Its limit is checked when it is asked."""
    player = state.players[seat]
    return state.held(seat) != NONE_HELD or (player.cheater and bool(player.hand))


def check(state: State, seat: Seat, action: LapAnswer) -> None:
    """Refuse a bid that is not lower, and anything but a pass of who could never serve one (CM-5.2, CM-5.3)."""
    match action:
        case Bid(price=price) | BidOnce(price=price) | Undercut(floor=price):
            _check_able(state, seat)
            _check_price(price, state.bidding.lowest)
        case Wait():
            _check_able(state, seat)
        case _:
            pass


def _check_able(state: State, seat: Seat) -> None:
    if not can_bid(state, seat):
        raise _cannot_bid(state)


def _check_price(price: int, lowest: int) -> None:
    if price < 1:
        raise Refusal(Because.PRICE_RANGE, "CM-5.3", price=price, highest=lowest - 1)
    if price >= lowest:
        raise Refusal(Because.NOT_LOWER, "CM-5.3", price=price, lowest=lowest)


def act(state: State, seat: Seat, action: LapAnswer) -> list[Event]:
    """Bid, or leave it; who says how to go on leaves an order for that."""
    match action:
        case Bid(price=price):
            return _bid(state, seat, price)
        case BidOnce(price=price):
            keep_order(state, seat, bid_order(state.bidding.product, price, _consent(state, seat)))
            return _bid(state, seat, price)
        case Undercut(floor=floor):
            keep_order(state, seat, undercut_order(state.bidding.product, floor, _consent(state, seat)))
            return _bid(state, seat, state.bidding.lowest - 1)
        case _:
            return _leave(state, seat)


def _consent(state: State, seat: Seat) -> Consent:
    return None if state.held(seat) != NONE_HELD else "cheater"


def _bid(state: State, seat: Seat, price: int) -> list[Event]:
    """Lower the price."""
    auction = state.bidding
    bid_made = BidMade if auction.bids[seat] or state.players[seat].cheater else BidFromHand
    auction.bids[seat] = auction.lowest = price
    auction.bidding[seat] = "active"
    return [bid_made(seat=seat, price=price), *_pass_on(state)]


def _leave(state: State, seat: Seat) -> list[Event]:
    """Pass in the first lap, stay in a later one."""
    auction = state.bidding
    own = auction.bids[seat]
    auction.bidding[seat] = "stayed" if own else "passed"
    return [Stayed(seat=seat, price=own) if own else Passed(seat=seat), *_pass_on(state)]


def _pass_on(state: State) -> list[Event]:
    """Give the turn to the next who may still bid; without one, or at price 1, the bidding ends (CM-5.8, CM-5.10)."""
    auction = state.bidding
    auction.turns += 1
    if state.rules > 1:
        _leave_out(state)
    if auction.lowest > 1:
        for seat in state.from_left_of(auction.turn):
            if may_bid(auction, seat):
                auction.turn = seat
                return []
    return _end(state)


def may_bid(auction: Auction, seat: Seat) -> bool:
    """Whether a seat may still go lower: it has had no turn yet, or was undercut."""
    standing = auction.bidding[seat]
    return standing == "waiting" or (standing == "active" and auction.bids[seat] > auction.lowest)


def _end(state: State) -> list[Event]:
    auction = state.bidding
    for seat in range(state.seats):
        if auction.bidding[seat] == "waiting":
            auction.bidding[seat] = "passed"
        elif auction.bidding[seat] == "active":
            auction.bidding[seat] = "stayed"
    if state.rules > 2:
        for seat in range(state.seats):
            drop_orders(state, seat, "lap")
    auction.sellers = sorted((seat for seat in range(state.seats) if auction.bids[seat]), key=auction.bids.__getitem__)
    state.phase = "sell"
    return [
        BiddingEnded(
            product=PRODUCTS[auction.product],
            sellers=tuple(auction.sellers),
            prices=tuple(auction.bids[seat] for seat in auction.sellers),
        )
    ]


def _leave_out(state: State) -> None:
    """Do not ask who has spent the Cheater and cannot hold the product, by what everybody knows (CM-15.5)."""
    standing = state.bidding.bidding
    for seat, player in enumerate(state.players):
        if standing[seat] == "waiting" and not player.cheater and not could_hold(state, seat):
            standing[seat] = "out"
