"""Another world that a seat could not tell from the real one."""

from games.central.components import PRODUCT_OF
from games.central.knowledge import must_hold
from games.central.lap import was_asked
from games.central.listed import WAIT
from games.central.state import State
from games.kernel import Dice, Seat

SWAPS_PER_CARD = 4


def resample(other: State, seat: Seat | None, dice: Dice) -> State:
    """Draw anew, in a copy of the state, all that the seat cannot know.

    Cards that it has not seen are swapped at random between all places where it cannot see them, but never so that a
    known fact would be broken: who must be able to sell still is, who is known to lack a product still lacks it, and
    who has answered ahead of their turn still has.
    """
    strangers = [place for place in range(other.seats) if place != seat]
    for place in strangers:
        other.players[place].orders = [WAIT] if was_asked(other, place) else []
    if other.window is not None:
        for at, asked in enumerate(other.window.asked):
            if asked != seat:
                other.window.answers[at] = None
    stream = dice.stream("resample")
    hands = {place: list(other.players[place].hand) for place in strangers}
    piles = [other.draw, *hands.values()]
    for place in strangers:
        piles += [other.players[place].aside, other.players[place].buried]
    places = [(pile, at) for pile in piles for at in range(len(pile))]
    for _ in range(SWAPS_PER_CARD * len(places)):
        (pile, at), (other_pile, other_at) = stream.choice(places), stream.choice(places)
        pile[at], other_pile[other_at] = other_pile[other_at], pile[at]
        if not all(_is_possible(other, place, hand) for place, hand in hands.items()):
            pile[at], other_pile[other_at] = other_pile[other_at], pile[at]
    for place, hand in hands.items():
        other.players[place].hand = tuple(sorted(hand))
    return other


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
