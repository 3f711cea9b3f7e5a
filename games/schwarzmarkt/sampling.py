"""Another state that a seat could not tell from the real one.

Product cards are dealt anew among the other hands and the pile, with what the seat knows left in its place. Black
market cards that were never laid change places; those that were laid stay where who paid attention knows them to be.
Luxury points stay: every payment is announced.
"""

from games.kernel import Seat, Stream
from games.schwarzmarkt.components import DECKS, PRODUCTS, Phase, single_cards
from games.schwarzmarkt.state import State


def redraw(state: State, seat: Seat | None, stream: Stream) -> None:
    """Draw anew all that the seat cannot know."""
    _market_cards(state, seat, stream)
    if state.phase is not Phase.OVER:
        _products(state, seat, stream)
        _knowledge_of_others(state, seat)


def _market_cards(state: State, seat: Seat | None, stream: Stream) -> None:
    hands = [player.market for other, player in enumerate(state.players) if other != seat]
    places = [
        (cards, place)
        for cards in (*hands, state.market_pile)
        for place, card in enumerate(cards)
        if card not in state.shown
    ]
    drawn = stream.shuffled(sorted(cards[place] for cards, place in places))
    for (cards, place), card in zip(places, drawn, strict=True):
        cards[place] = card


def _products(state: State, seat: Seat | None, stream: Stream) -> None:
    known = state.known[state.seats if seat is None else seat]
    places = {other: player.hand for other, player in enumerate(state.players) if other != seat} | {
        state.seats: state.pile
    }
    left = list(DECKS[state.options.product_deck])
    open_cards = [] if state.offer is None else list(state.offer.delivered)
    open_cards += [known[place] for place in places]
    open_cards += [] if seat is None else [state.players[seat].hand]
    for cards in open_cards:
        left = [total - count for total, count in zip(left, cards, strict=True)]
    pool = stream.shuffled(single_cards(left))
    for place, cards in places.items():
        hidden = sum(cards) - sum(known[place])
        cards[:] = known[place]
        for _ in range(hidden):
            cards[pool.pop()] += 1


def _knowledge_of_others(state: State, seat: Seat | None) -> None:
    """What others know beyond the public is as hidden as their cards."""
    for other in range(state.seats):
        if other != seat:
            state.known[other] = [list(counts) for counts in state.known[state.seats]]
            state.known[other][other] = [0] * len(PRODUCTS)
