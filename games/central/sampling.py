"""Another world that a seat could not tell from the real one."""

from collections.abc import Mapping

from games.central.components import PRODUCT_OF
from games.central.knowledge import must_hold
from games.central.state import State
from games.kernel import Seat, Stream

SWAPS_PER_CARD = 4
Wanted = frozenset[int] | None
"""Of which products somebody must hold one; None if they need not hold anything."""


def redraw(state: State, seat: Seat | None, stream: Stream) -> None:
    """Deal anew, in place, all cards that the seat has not seen.

    They are laid out in order, then swapped at random between all places where it cannot see them, but never so that a
    known fact would be broken: who must be able to sell still is, and who is known to lack a product still lacks it.
    """
    strangers = [place for place in range(state.seats) if place != seat]
    hands = {place: list(state.players[place].hand) for place in strangers}
    wanted = {place: _wanted(state, place) for place in strangers}
    piles = [state.draw]
    for place in strangers:
        piles += [state.players[place].aside, state.players[place].buried]
    _lay_out(state, hands, wanted, piles)
    places: list[tuple[Seat | None, list[int], int]] = [(None, pile, at) for pile in piles for at in range(len(pile))]
    places += [(place, hand, at) for place, hand in hands.items() for at in range(len(hand))]
    for _ in range(SWAPS_PER_CARD * len(places)):
        (owner, pile, at), (other, other_pile, other_at) = stream.choice(places), stream.choice(places)
        pile[at], other_pile[other_at] = other_pile[other_at], pile[at]
        touched = [each for each in (owner, other) if each is not None]
        if not all(_is_possible(state, each, hands[each], wanted[each]) for each in touched):
            pile[at], other_pile[other_at] = other_pile[other_at], pile[at]
    for place, hand in hands.items():
        state.players[place].hand = tuple(sorted(hand))


def _lay_out(state: State, hands: dict[Seat, list[int]], wanted: Mapping[Seat, Wanted], piles: list[list[int]]) -> None:
    """Put the cards where they may lie, in a fixed order: where they truly lie has no say in it.

    First what somebody must hold, then the hands of which most is known. Where that does not come out, which needs
    several hands of which much is known, all stays where it is.
    """
    pool = sorted(card for pile in (*piles, *hands.values()) for card in pile)
    dealt: dict[Seat, list[int]] = {}
    for place in hands:
        fit = wanted[place]
        card = next((card for card in pool if fit and PRODUCT_OF[card] in fit), None)
        dealt[place] = [] if card is None else [card]
        if card is not None:
            pool.remove(card)
    for place in sorted(hands, key=lambda each: -len(state.players[each].lacks)):
        lacks = state.players[place].lacks
        fitting = [card for card in pool if PRODUCT_OF[card] not in lacks]
        for card in fitting[: len(hands[place]) - len(dealt[place])]:
            dealt[place].append(card)
            pool.remove(card)
    short = any(len(dealt[place]) < len(hand) for place, hand in hands.items())
    if short or not all(_is_possible(state, place, hand, wanted[place]) for place, hand in dealt.items()):
        return
    for place, hand in hands.items():
        hand[:] = dealt[place]
    for pile in piles:
        pile[:], pool = pool[: len(pile)], pool[len(pile) :]


def _wanted(state: State, seat: Seat) -> Wanted:
    player = state.players[seat]
    if state.auction is not None and must_hold(state, seat):
        return frozenset({state.auction.product})
    if state.phase == "open" and seat == state.opener and not (state.cheater_may_open and player.cheater):
        return frozenset(state.unopened()) - frozenset(player.lacks)
    return None


def _is_possible(state: State, seat: Seat, hand: list[int], wanted: Wanted) -> bool:
    held = {PRODUCT_OF[card] for card in hand}
    return held.isdisjoint(state.players[seat].lacks) and (wanted is None or not held.isdisjoint(wanted))
