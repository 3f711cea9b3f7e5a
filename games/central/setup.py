"""The first state (CM-2, CM-14)."""

from games.central.components import CARDS, MOST_ROUNDS, PRODUCT_NUMBER, PRODUCT_OF, PRODUCTS
from games.central.options import CentralOptions
from games.central.phases import go_on
from games.central.state import Player, State
from games.kernel import Dice


def set_up(seats: int, options: CentralOptions, dice: Dice, rules: type[State]) -> State:
    """Shuffle, choose the first player, and deliver the first cards."""
    removed = _removed(options, dice) if options.forty_cards else None
    products = tuple(product for product in range(len(PRODUCTS)) if product != removed)
    state = rules(
        price_max=options.price_max,
        cheater_may_open=options.cheater_may_open,
        products=products,
        players=[Player(hand=()) for _ in range(seats)],
        draw=dice.stream("deck").shuffled([card for card in CARDS if PRODUCT_OF[card] in products]),
        first=0 if options.first_player == "seat_1" else dice.stream("first-player").below(seats),
        rounds=MOST_ROUNDS - 1 if seats == 5 else MOST_ROUNDS,
    )
    go_on(state, dice)
    return state


def _removed(options: CentralOptions, dice: Dice) -> int:
    if options.removed_product == "random":
        return dice.stream("removed-product").below(len(PRODUCTS))
    return PRODUCT_NUMBER[options.removed_product]
