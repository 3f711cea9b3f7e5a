"""What everybody can tell of a hand from what lies open. On such grounds alone somebody is not asked (CM-15.5)."""

from games.central.components import CARDS_OF, CARDS_PER_PRODUCT
from games.central.state import State
from games.kernel import Seat


def must_hold(state: State, seat: Seat) -> bool:
    """Whether a bidder who has not sold yet holds the product for certain: the Cheater could not serve the bid."""
    auction, player = state.bidding, state.players[seat]
    if not auction.bids[seat] or auction.sold[seat]:
        return False
    return not player.cheater or (seat == auction.opener and not state.cheater_may_open)


def could_hold(state: State, seat: Seat) -> bool:
    """Whether one of the cards that nobody has seen of the auctioned product could be in this hand."""
    product = state.bidding.product
    if product in state.players[seat].lacks:
        return False
    is_of_it = CARDS_OF[product].__contains__
    elsewhere = sum(map(is_of_it, state.discard))
    for other, player in enumerate(state.players):
        elsewhere += sum(map(is_of_it, player.played))
        if other != seat and must_hold(state, other):
            elsewhere += 1
    return elsewhere < CARDS_PER_PRODUCT
