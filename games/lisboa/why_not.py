"""Why a kind of action has no choices now, as its player would ask."""

from games.kernel import Refusal, Seat
from games.lisboa.checks import hand_swap_problem, stand_problem
from games.lisboa.market import available_cells, goods_by_line, stand_cost
from games.lisboa.reasons import Because
from games.lisboa.state import State


def why_not(state: State, seat: Seat, kind: str) -> Refusal | None:
    """Why this player has no such action in their turn; None if nothing more is to be said."""
    match kind:
        case "open":
            return _no_stand(state, seat)
        case "bring":
            stands = any(goods_by_line(state.market, seat))
            return Refusal(Because.NO_CUSTOMERS_FIT if stands else Because.NO_OWN_STAND, "ML-4.3")
        case "restaurant" if not state.players[seat].restaurants:
            return Refusal(Because.NO_RESTAURANT, "ML-5.1")
        case "coin" if state.solo is not None:
            return Refusal(Because.NO_COIN_IN_SOLO, "ML-20.3")
        case "swap-hand":
            problem = hand_swap_problem(state)
            return None if problem is None else Refusal(*problem)
        case _:
            return None


def _no_stand(state: State, seat: Seat) -> Refusal | None:
    player = state.players[seat]
    if not player.stands_left:
        return Refusal(Because.NO_WOODEN_STAND, "ML-11.2")
    if not player.hand:
        return Refusal(Because.NO_STAND_TILE, "ML-3.1")
    allowed = [
        cell
        for cell in available_cells(state.market)
        if any(stand_problem(state, good, cell) is None for good in player.hand)
    ]
    if not allowed:
        return Refusal(Because.NO_CELL_ALLOWED, "ML-2.4")
    cost = min(stand_cost(state.market, cell) for cell in allowed)
    return Refusal(Because.ALL_TOO_EXPENSIVE, "ML-3.4", cost=cost, money=player.money)
