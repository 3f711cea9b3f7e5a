"""The bidding for one product (CM-5)."""

from collections.abc import Sequence

from games.central.actions import FIRST_LAP, LATER_LAPS, ONLY_PASS, Consent, OrderBid, OrderUndercut
from games.central.components import LIMIT, PRODUCTS
from games.central.events import BiddingEnded, BidMade, Passed, Stayed
from games.central.order_book import keep_order
from games.central.reasons import Because
from games.central.state import Auction, Bidding, Phase, State
from games.kernel import Action, Event, Refusal, Seat


def start(state: State, opener: Seat, product: int, price: int, events: list[Event]) -> None:
    """Begin an auction with the opener's first bid."""
    bidding = [Bidding.OUT if player.sold == LIMIT or not player.hand else Bidding.WAITING for player in state.players]
    bidding[opener] = Bidding.ACTIVE
    bids = [0] * state.seats
    bids[opener] = price
    state.auction = Auction(product, opener, bids, bidding, opener, sold=[0] * state.seats)
    state.phase = Phase.BID
    _pass_on(state, events)


def can_bid(state: State, seat: Seat) -> bool:
    """Whether a seat holds the product, or could cheat (CM-5.2, CM-11.1). Its limit is checked when it is asked."""
    player = state.players[seat]
    return any(state.held(seat)) or (player.cheater and bool(player.hand))


def choices(state: State, seat: Seat) -> Sequence[Action]:
    """Every bid, and the way out."""
    auction = state.bidding
    if auction.bidding[seat] is Bidding.ACTIVE:
        return LATER_LAPS[auction.lowest]
    return FIRST_LAP[auction.lowest] if can_bid(state, seat) else ONLY_PASS


def check_bid(state: State, seat: Seat, price: int) -> None:
    """Refuse a bid that is not lower, or that the seat could never serve (CM-5.2, CM-5.3)."""
    lowest = state.bidding.lowest
    if not can_bid(state, seat):
        raise Refusal(Because.CANNOT_BID, "CM-5.2", product=PRODUCTS[state.bidding.product])
    if price < 1:
        raise Refusal(Because.PRICE_RANGE, "CM-5.3", price=price, highest=lowest - 1)
    if price >= lowest:
        raise Refusal(Because.NOT_LOWER, "CM-5.3", price=price, lowest=lowest)


def bid(state: State, seat: Seat, price: int, events: list[Event]) -> None:
    """Lower the price."""
    auction = state.bidding
    auction.bids[seat] = price
    auction.bidding[seat] = Bidding.ACTIVE
    events.append(BidMade(seat=seat, price=price))
    _pass_on(state, events)


def bid_once(state: State, seat: Seat, price: int, events: list[Event]) -> None:
    """Bid, and leave the order to stay with that."""
    product = PRODUCTS[state.bidding.product]
    keep_order(state, seat, OrderBid(product=product, price=price, cheater=_consent(state, seat)))
    bid(state, seat, price, events)


def undercut(state: State, seat: Seat, floor: int, events: list[Event]) -> None:
    """Bid one less than the lowest, and leave the order to go on like that."""
    product = PRODUCTS[state.bidding.product]
    keep_order(state, seat, OrderUndercut(product=product, floor=floor, cheater=_consent(state, seat)))
    bid(state, seat, state.bidding.lowest - 1, events)


def _consent(state: State, seat: Seat) -> Consent:
    return None if any(state.held(seat)) else "cheater"


def leave(state: State, seat: Seat, events: list[Event]) -> None:
    """Pass in the first lap, stay in a later one."""
    auction = state.bidding
    if auction.bids[seat]:
        auction.bidding[seat] = Bidding.STAYED
        events.append(Stayed(seat=seat, price=auction.bids[seat]))
    else:
        auction.bidding[seat] = Bidding.PASSED
        events.append(Passed(seat=seat))
    _pass_on(state, events)


def _pass_on(state: State, events: list[Event]) -> None:
    """Give the turn to the next who may still bid; without one, or at price 1, the bidding ends (CM-5.8, CM-5.10)."""
    auction = state.bidding
    lowest = auction.lowest
    auction.turns += 1
    if lowest > 1:
        for seat in state.from_left_of(auction.turn):
            waiting = auction.bidding[seat] is Bidding.WAITING
            if waiting or (auction.bidding[seat] is Bidding.ACTIVE and auction.bids[seat] > lowest):
                auction.turn = seat
                return
    for seat in range(state.seats):
        if auction.bidding[seat] is Bidding.WAITING:
            auction.bidding[seat] = Bidding.PASSED
        elif auction.bidding[seat] is Bidding.ACTIVE:
            auction.bidding[seat] = Bidding.STAYED
    auction.sellers = sorted((seat for seat in range(state.seats) if auction.bids[seat]), key=auction.bids.__getitem__)
    state.phase = Phase.SELL
    events.append(
        BiddingEnded(
            product=PRODUCTS[auction.product],
            sellers=tuple(auction.sellers),
            prices=tuple(auction.bids[seat] for seat in auction.sellers),
        )
    )
