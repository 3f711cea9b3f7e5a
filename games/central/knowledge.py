"""What everybody can tell of a hand from what lies open. On such grounds alone somebody is not asked (CM-15.5)."""

from games.central.components import CARDS_PER_PRODUCT, PRODUCT_OF
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
    seen = [*state.discard, *(card for player in state.players for card in player.played)]
    elsewhere = sum(PRODUCT_OF[card] == product for card in seen)
    elsewhere += sum(must_hold(state, other) for other in state.from_left_of(seat))
    return elsewhere < CARDS_PER_PRODUCT
