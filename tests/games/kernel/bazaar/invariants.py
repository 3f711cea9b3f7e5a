"""What must always hold at the Bazaar."""

from tests.games.kernel.bazaar.state import State


def violations(state: State) -> list[str]:
    broken = []
    if any(player.cash < 0 for player in state.players):
        broken.append("cash below 0")
    if any(offer.card not in state.players[offer.seller].goods for offer in state.offers):
        broken.append("an offer of what the seller does not have")
    hidden = [card for player in state.players for card in player.hand] + state.deck
    if len(set(hidden)) != len(hidden):
        broken.append("a card twice")
    return broken
