"""What brings the end of a game: few cells or entrances left, coins in a row (ML-6, ML-9)."""

from games.lisboa.actions import BringCustomers, OpenRestaurant, OpenStand, TakeCoin, TurnAction
from games.lisboa.market import available_cells, free_entrances
from games.lisboa.state import NOBODY, State

CELLS_LEFT_AT_END = 4
ENTRANCES_LEFT_AT_END = 4


def run_with_coin(state: State, seat: int) -> list[int]:
    """The run of coins with one more; none beyond a player's share, so that it cannot end against an absent one."""
    run = list(state.coin_run)
    run[seat] = min(run[seat] + 1, _coins_each(state))
    return run


def _coins_each(state: State) -> int:
    return 2 if len(state.players) == 2 else 1


def coin_limit(state: State) -> int:
    """How many coins in a row end the game: one of each player, two of each if they are two (ML-6.2, ML-6.3)."""
    return len(state.players) * _coins_each(state)


def brings_end(state: State, seat: int, action: TurnAction) -> bool:
    """Whether a legal action of this player would trigger the end, or end the game at once."""
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
