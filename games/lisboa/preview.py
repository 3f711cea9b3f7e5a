"""What a move would cost and bring, told only to the one who thinks about it and only as far as they can know."""

from games.kernel import Action, Figure
from games.lisboa.actions import OpenRestaurant, OpenStand, TurnAction
from games.lisboa.checks import check_turn_action, net_gain, turn_cost, turn_payments
from games.lisboa.components import CELL_NUMBER, RESTAURANTS
from games.lisboa.ending import brings_end
from games.lisboa.market import CLOSED_ON
from games.lisboa.state import NOTHING, State


def preview(state: State, seat: int, action: Action) -> dict[str, Figure]:
    """Cost, income, net gain, what others earn, the restaurant that is taken, and whether the end is triggered."""
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
    figures["ends"] = int(brings_end(state, seat, action))
    return figures
