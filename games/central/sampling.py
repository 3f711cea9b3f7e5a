"""Another world that a seat could not tell from the real one."""

from games.central.components import PRODUCT_OF
from games.central.knowledge import must_hold
from games.central.state import State
from games.kernel import Seat, Stream

SWAPS_PER_CARD = 4


def redraw(state: State, seat: Seat | None, stream: Stream) -> None:
    """Deal anew, in place, all cards that the seat has not seen.

    They are swapped at random between all places where it cannot see them, but never so that a known fact would be
    broken: who must be able to sell still is, and who is known to lack a product still lacks it.
    """
    strangers = [place for place in range(state.seats) if place != seat]
    hands = {place: list(state.players[place].hand) for place in strangers}
    piles = [state.draw, *hands.values()]
    for place in strangers:
        piles += [state.players[place].aside, state.players[place].buried]
    places = [(pile, at) for pile in piles for at in range(len(pile))]
    for _ in range(SWAPS_PER_CARD * len(places)):
        (pile, at), (other_pile, other_at) = stream.choice(places), stream.choice(places)
        pile[at], other_pile[other_at] = other_pile[other_at], pile[at]
        if not all(_is_possible(state, place, hand) for place, hand in hands.items()):
            pile[at], other_pile[other_at] = other_pile[other_at], pile[at]
    for place, hand in hands.items():
        state.players[place].hand = tuple(sorted(hand))


def _is_possible(state: State, seat: Seat, hand: list[int]) -> bool:
    player = state.players[seat]
    held = {PRODUCT_OF[card] for card in hand}
    if not held.isdisjoint(player.lacks):
        return False
    if state.auction is not None and must_hold(state, seat):
        return state.auction.product in held
    if state.phase == "open" and seat == state.opener:
        may_cheat = state.cheater_may_open and player.cheater
        return may_cheat or any(product in held for product in state.unopened())
    return True
