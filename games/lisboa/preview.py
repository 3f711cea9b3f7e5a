"""What a move would cost and bring, told only to the one who thinks about it and only as far as they can know."""

from types import MappingProxyType
from typing import Final

from games.kernel import Action, Figure
from games.lisboa.actions import OpenRestaurant, OpenStand, TurnAction
from games.lisboa.checks import check_turn_action, net_gain, turn_cost, turn_payments
from games.lisboa.components import CELL_NUMBER, GOOD_NUMBER, RESTAURANT_NUMBER, RESTAURANTS
from games.lisboa.ending import brings_end
from games.lisboa.market import CLOSED_ON, IMPROVES, improved_by, open_restaurant
from games.lisboa.state import NOTHING, State

MERITS: Final = MappingProxyType(
    {"net": 100, "taken": 50, "fits": 40, "own": 30, "rivals": -20, **{f"seat-{seat}": -1 for seat in range(4)}}
)
"""Money first, then a restaurant and what it goes with; of what is alike in this, what brings others least."""


def preview(state: State, seat: int, action: Action) -> dict[str, Figure]:
    """Cost, income, net gain, what others earn, the restaurant that is taken, and whether the end is triggered.

    By what is told in no words the best still comes first: whether the restaurant that is taken goes with the stand,
    and how many stands, own and others', one that is opened makes worth more.
    """
    if not isinstance(action, TurnAction):
        return {}
    check_turn_action(state, seat, action)
    payments = turn_payments(state, seat, action)
    figures: dict[str, Figure] = {
        "cost": turn_cost(state, action),
        "income": sum(payment.amount for payment in payments if payment.seat == seat),
        "net": net_gain(state, seat, action),
    }
    for other in range(len(state.players)):
        amount = sum(payment.amount for payment in payments if payment.seat == other)
        if other != seat and amount:
            figures[f"seat-{other}"] = amount
    if isinstance(action, OpenStand | OpenRestaurant) and state.restaurants_open:
        closed = CLOSED_ON[state.market.cells[CELL_NUMBER[action.cell]]]
        if closed != NOTHING:
            figures["taken"] = RESTAURANTS[closed].value
            if isinstance(action, OpenStand) and IMPROVES[open_restaurant(closed)][GOOD_NUMBER[action.good]]:
                figures["fits"] = 1
    if isinstance(action, OpenRestaurant):
        improved = improved_by(state.market, CELL_NUMBER[action.cell], RESTAURANT_NUMBER[action.restaurant])
        counted = {"own": improved.count(seat), "rivals": len(improved) - improved.count(seat)}
        figures |= {name: stands for name, stands in counted.items() if stands}
    figures["ends"] = int(brings_end(state, seat, action))
    return figures
