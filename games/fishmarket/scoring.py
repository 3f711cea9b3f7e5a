"""Who wins: the balances, and where they came from (FM-10)."""

from games.fishmarket.components import DAY_CASH, START_BALANCE
from games.fishmarket.state import State
from games.kernel import Outcome


def outcome(state: State) -> Outcome:
    """Places by balance; equal balances share a place (FM-10.2, 10.3)."""
    lines = [
        {
            "start": START_BALANCE + DAY_CASH,
            "auctions": -player.ledger.auctions,
            "trades": player.ledger.trades,
            "sales": player.ledger.sales,
            "rot": -player.ledger.rot,
        }
        for player in state.players
    ]
    return Outcome.ranked("last-day", lines)


def tally(state: State) -> tuple[int, ...]:
    """The balances."""
    return tuple(player.balance for player in state.players)
