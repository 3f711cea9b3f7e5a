"""What must always hold (rule spec, section 6)."""

from collections import Counter

from games.stalls.components import DECK, HAND, PICKS, PRICES, Phase
from games.stalls.state import State


def violations(state: State) -> list[str]:
    """Every broken invariant."""
    broken = []
    cards = Counter(card for player in state.players for card in (*player.hand, *player.laid))
    if cards - Counter(DECK):
        broken.append("I1: a card is there more often than in the deck")
    if sorted(state.prices.values()) != sorted(PRICES):
        broken.append("I2: the price tiles are not all on a good")
    if (state.window is not None) != (state.phase is Phase.PICK):
        broken.append("I3: cards are asked for in another phase than this")
    if state.phase is Phase.PICK and any(
        (len(player.laid), len(player.hand)) != (state.picks, HAND - state.picks) for player in state.players
    ):
        broken.append("I4: somebody has laid more or fewer cards than the others")
    if state.phase is Phase.OVER and any(len(player.laid) != PICKS or player.hand for player in state.players):
        broken.append("I4: hands are left after the last day")
    if any(family.sales < 0 or family.regulars < 0 for family in state.families):
        broken.append("I5: a family has lost coins")
    return broken
