"""What a move would cost and bring, told only to the one who thinks about it and only as far as they can know."""

from games.kernel import Action, Figure
from games.lisboa.actions import BringCustomers, OpenRestaurant, OpenStand, TakeCoin, TurnAction
from games.lisboa.checks import check_turn_action, net_gain, turn_cost, turn_payments
from games.lisboa.components import CELL_NUMBER, RESTAURANTS
from games.lisboa.market import CLOSED_ON, available_cells, free_entrances
from games.lisboa.state import NOBODY, NOTHING, State
from games.lisboa.turns import CELLS_LEFT_AT_END, ENTRANCES_LEFT_AT_END, coin_limit, run_with_coin


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
    figures["ends"] = int(_triggers_end(state, seat, action))
    return figures


def _triggers_end(state: State, seat: int, action: TurnAction) -> bool:
    if state.last_seat != NOBODY:
        return False
    match action:
        case OpenStand():
            last = state.players[seat].stands_left == 1 and state.challenge.last_stand is not None
            return last or len(available_cells(state.market)) == CELLS_LEFT_AT_END + 1
        case OpenRestaurant():
            return len(available_cells(state.market)) == CELLS_LEFT_AT_END + 1
        case BringCustomers():
            return free_entrances(state.market) == ENTRANCES_LEFT_AT_END + 1
        case TakeCoin():
            return sum(run_with_coin(state, seat)) == coin_limit(state)
