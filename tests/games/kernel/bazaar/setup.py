"""How a Bazaar begins."""

from games.kernel import Dice
from tests.games.kernel.bazaar.options import BazaarOptions
from tests.games.kernel.bazaar.state import Player, State


def set_up(seats: int, options: BazaarOptions, dice: Dice) -> State:
    deck = dice.stream("deck").shuffled(range(1, 25))
    hands = [sorted(deck.pop() for _ in range(3)) for _ in range(seats)]
    return State(options.rounds, options.open_cash, [Player(20, hand) for hand in hands], deck)
