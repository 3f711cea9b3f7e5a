"""The table before the first bids (FM-1)."""

from games.fishmarket.components import COLOURS, COPIES, DEMAND_CARDS, DOCKS, KINDS, PRICE_CARDS
from games.fishmarket.day import begin_day
from games.fishmarket.options import FishMarketOptions
from games.fishmarket.state import Boat, Deck, Player, State
from games.kernel import Dice


def set_up(seats: int, options: FishMarketOptions, dice: Dice) -> State:
    """The dawn of the first day."""
    order = dice.stream("seat-order").shuffled(range(seats))
    fish = [kind for kind in KINDS for _ in range(COPIES)]
    state = State(
        options=options,
        seat_order=order,
        players=[Player(COLOURS[order.index(seat)]) for seat in range(seats)],  # FM-1.6
        fish=Deck(dice.stream("deck:fish").shuffled(fish)),
        demand=Deck(dice.stream("deck:demand").shuffled(list(DEMAND_CARDS))),
        price=Deck(dice.stream("deck:price").shuffled(list(PRICE_CARDS))),
        boats=[Boat(dock) for dock in DOCKS[: seats + 1]],
    )
    begin_day(state, dice)
    return state
