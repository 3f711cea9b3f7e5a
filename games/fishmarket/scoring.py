"""Who wins: the balances, and where they came from (FM-10)."""

from games.fishmarket.components import DAY_CASH, START_BALANCE
from games.fishmarket.state import State
from games.kernel import Outcome, ScoreLine, Standing, places


def outcome(state: State) -> Outcome:
    """Places by balance; equal balances share a place (FM-10.2, 10.3)."""
    ranks = places([(player.balance,) for player in state.players])
    return Outcome(
        reason="last-day",
        standings=tuple(
            Standing(
                seat=seat,
                place=ranks[seat],
                score=player.balance,
                lines=(
                    ScoreLine(name="start", amount=START_BALANCE + DAY_CASH),
                    ScoreLine(name="auctions", amount=-player.ledger.auctions),
                    ScoreLine(name="trades", amount=player.ledger.trades),
                    ScoreLine(name="sales", amount=player.ledger.sales),
                    ScoreLine(name="rot", amount=-player.ledger.rot),
                ),
            )
            for seat, player in enumerate(state.players)
        ),
    )


def tally(state: State) -> tuple[int, ...]:
    """The balances."""
    return tuple(player.balance for player in state.players)
