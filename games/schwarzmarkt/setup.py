"""The first state (SM-2)."""

from games.kernel import Dice
from games.schwarzmarkt.components import DECKS, MARKET_CARDS, MARKET_HAND, PRODUCTS
from games.schwarzmarkt.knowledge import nothing_known
from games.schwarzmarkt.options import SchwarzmarktOptions
from games.schwarzmarkt.rounds import deal
from games.schwarzmarkt.state import Player, State


def set_up(seats: int, options: SchwarzmarktOptions, dice: Dice) -> State:
    """Shuffle the black market cards, choose the start player, and deal."""
    market = dice.stream("market").shuffled(MARKET_CARDS)
    dealt = seats * MARKET_HAND
    players = [
        Player([0] * len(PRODUCTS), market[seat * MARKET_HAND : (seat + 1) * MARKET_HAND]) for seat in range(seats)
    ]
    first = options.first_start_player
    state = State(
        options=options,
        players=players,
        pile=list(DECKS[options.product_deck]),
        market_pile=market[dealt:],
        starter=dice.stream("starter").below(seats) if first == "random" else first - 1,
        known=nothing_known(seats),
    )
    deal(state, dice)
    return state
