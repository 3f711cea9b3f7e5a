"""What must hold in every state (rule spec, section 9)."""

from collections.abc import Iterator

from games.schwarzmarkt.components import DECKS, MARKET_CARDS, MARKET_HAND, OFFERS, ROUNDS, TEXTS, Phase
from games.schwarzmarkt.state import State


def violations(state: State) -> list[str]:
    """Every invariant that this state breaks."""
    return [*_cards(state), *_money_and_marker(state), *_offer(state), *_knowledge(state)]


def _cards(state: State) -> Iterator[str]:
    hands = [player.hand for player in state.players]
    delivered = state.offer.delivered if state.offer else []
    if tuple(map(sum, zip(*hands, *delivered, state.pile, strict=True))) != DECKS[state.options.product_deck]:
        yield "I1: product cards are lost or too many"
    if any(count < 0 for cards in (*hands, *delivered, state.pile) for count in cards):
        yield "I1: fewer than no cards"
    table = [*state.waiting, *([state.text] if state.text else [])]
    table += [*state.offer.texts, state.offer.card] if state.offer else []
    market = [card for player in state.players for card in player.market]
    if sorted([*market, *table, *state.market_pile]) != sorted(MARKET_CARDS):
        yield "I2: black market cards are lost or twice"
    if any(len(player.market) != MARKET_HAND for player in state.players):
        yield "I3: a market hand without three cards"
    if any(player.plan and player.plan.lay not in (None, *player.market) for player in state.players):
        yield "a plan to lay a card that is not held"
    if len(state.market_pile) < len(MARKET_CARDS) - MARKET_HAND * state.seats - 4:
        yield "I4: the black market pile is too small"
    if state.phase is not Phase.OVER and not all(any(hand) for hand in hands):
        yield "I5: a player without product cards"


def _money_and_marker(state: State) -> Iterator[str]:
    if any(player.points < 0 for player in state.players):
        yield "I6: luxury points below 0"
    if not 0 <= state.marker <= (state.offer.cap if state.offer else 0):
        yield "I7: the marker is in a wrong place"
    if not 1 <= state.round <= ROUNDS:
        yield "I13: a round too many"


def _offer(state: State) -> Iterator[str]:
    if (state.phase is Phase.TURN) != (state.offer is not None):
        yield "a turn without an offer, or an offer without a turn"
    waiting = [TEXTS[text] for text in (*state.waiting, *(state.offer.texts if state.offer else []))]
    if len(set(waiting)) < len(waiting):
        yield "I12: two waiting cards of one kind"
    if state.offer is None:
        if any(player.rules for player in state.players):
            yield "standing orders without an offer"
        return
    if tuple(map(sum, zip(state.offer.wanted, *state.offer.delivered, strict=True))) != OFFERS[state.offer.card]:
        yield "I9: delivered and wanted cards are not those of the offer"
    if min(state.offer.wanted) < 0 or not any(state.offer.wanted):
        yield "I9: an open offer that wants nothing"
    if state.offer.turns > state.offer.cap + 1:
        yield "I10: an offer with too many turns"


def _knowledge(state: State) -> Iterator[str]:
    places = [*(player.hand for player in state.players), state.pile]
    public = state.known[state.seats]
    for viewer, row in enumerate(state.known):
        for place, cards in enumerate(places):
            if any(map(int.__gt__, row[place], cards)):
                yield "somebody knows what is not so"
            if viewer != place and any(map(int.__lt__, row[place], public[place])):
                yield "somebody does not know what everybody knows"
