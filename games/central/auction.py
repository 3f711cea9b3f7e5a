"""The bidding for one product (CM-5)."""

from games.central.actions import Consent
from games.central.components import LIMIT, NONE_HELD, PRODUCTS, Bidding
from games.central.events import BiddingEnded, bid_made, passed, stayed
from games.central.knowledge import could_hold
from games.central.listed import bid_order, undercut_order
from games.central.order_book import drop_orders, keep_order
from games.central.reasons import Because
from games.central.state import Auction, State
from games.kernel import Event, Refusal, Seat


def start(state: State, opener: Seat, product: int, price: int, events: list[Event]) -> None:
    """Begin an auction with the opener's first bid."""
    bidding: list[Bidding] = [
        "out" if player.sold == LIMIT or not player.hand else "waiting" for player in state.players
    ]
    bidding[opener] = "active"
    bids = [0] * state.seats
    bids[opener] = price
    state.auction = Auction(product, opener, bids, bidding, price, opener, sold=[0] * state.seats)
    state.phase = "bid"
    _pass_on(state, events)


def can_bid(state: State, seat: Seat) -> bool:
    """Whether a seat holds the product, or could cheat (CM-5.2, CM-11.1). Its limit is checked when it is asked."""
    player = state.players[seat]
    return state.held(seat) != NONE_HELD or (player.cheater and bool(player.hand))


def check_bid(state: State, seat: Seat, price: int) -> None:
    """Refuse a bid that is not lower, or that the seat could never serve (CM-5.2, CM-5.3)."""
    lowest = state.bidding.lowest
    check_choice(state, seat)
    if price < 1:
        raise Refusal(Because.PRICE_RANGE, "CM-5.3", price=price, highest=lowest - 1)
    if price >= lowest:
        raise Refusal(Because.NOT_LOWER, "CM-5.3", price=price, lowest=lowest)


def check_choice(state: State, seat: Seat) -> None:
    """Refuse anything but a pass of who could never serve a bid (CM-5.2)."""
    if not can_bid(state, seat):
        raise Refusal(Because.CANNOT_BID, "CM-5.2", product=PRODUCTS[state.bidding.product])


def bid(state: State, seat: Seat, price: int, events: list[Event]) -> None:
    """Lower the price."""
    auction = state.bidding
    shows_hand = not auction.bids[seat] and not state.players[seat].cheater
    auction.bids[seat] = auction.lowest = price
    auction.bidding[seat] = "active"
    events.append(bid_made(seat, price, shows_hand))
    _pass_on(state, events)


def bid_once(state: State, seat: Seat, price: int, events: list[Event]) -> None:
    """Bid, and leave the order to stay with that."""
    keep_order(state, seat, bid_order(state.bidding.product, price, _consent(state, seat)))
    bid(state, seat, price, events)


def undercut(state: State, seat: Seat, floor: int, events: list[Event]) -> None:
    """Bid one less than the lowest, and leave the order to go on like that."""
    keep_order(state, seat, undercut_order(state.bidding.product, floor, _consent(state, seat)))
    bid(state, seat, state.bidding.lowest - 1, events)


def _consent(state: State, seat: Seat) -> Consent:
    return None if state.held(seat) != NONE_HELD else "cheater"


def leave(state: State, seat: Seat, events: list[Event]) -> None:
    """Pass in the first lap, stay in a later one."""
    auction = state.bidding
    if auction.bids[seat]:
        auction.bidding[seat] = "stayed"
        events.append(stayed(seat, auction.bids[seat]))
    else:
        auction.bidding[seat] = "passed"
        events.append(passed(seat))
    _pass_on(state, events)


def _pass_on(state: State, events: list[Event]) -> None:
    """Give the turn to the next who may still bid; without one, or at price 1, the bidding ends (CM-5.8, CM-5.10)."""
    auction = state.bidding
    lowest, standing, seats = auction.lowest, auction.bidding, len(auction.bids)
    auction.turns += 1
    if state.rules > 1:
        _leave_out(state)
    if lowest > 1:
        for step in range(auction.turn + 1, auction.turn + seats):
            seat = step % seats
            if standing[seat] == "waiting" or (standing[seat] == "active" and auction.bids[seat] > lowest):
                auction.turn = seat
                return
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
    events.append(
        BiddingEnded(
            product=PRODUCTS[auction.product],
            sellers=tuple(auction.sellers),
            prices=tuple(auction.bids[seat] for seat in auction.sellers),
        )
    )


def _leave_out(state: State) -> None:
    """Do not ask who has spent the Cheater and cannot hold the product, by what everybody knows (CM-15.5)."""
    standing = state.bidding.bidding
    for seat, player in enumerate(state.players):
        if standing[seat] == "waiting" and not player.cheater and not could_hold(state, seat):
            standing[seat] = "out"
