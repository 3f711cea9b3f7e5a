"""Victory points, the first player card and the final ranking (CM-8.4 to CM-8.9, CM-9.5, CM-9.6, CM-6.8)."""

from collections.abc import Sequence

from games.central.components import INCOME_CARD_TOP
from games.central.state import State
from games.kernel import Outcome, Seat


def round_points(incomes: Sequence[int]) -> tuple[int, ...]:
    """Victory points by rank: tied players get those of the last place in their tie, who earned nothing gets none."""
    return tuple(len(incomes) + 1 - sum(other >= income for other in incomes) if income else 0 for income in incomes)


def next_first(totals: Sequence[int], first: Seat) -> Seat:
    """The player with the fewest points; of several the first met clockwise, the present first player last."""
    count = len(totals)
    order = [(first + step) % count for step in range(1, count + 1)]
    return min(order, key=lambda seat: totals[seat])


def income_card(income: int) -> int:
    """What the income card shows: it restarts after 99, and 99 is added for each restart."""
    return income - INCOME_CARD_TOP * ((income - 1) // INCOME_CARD_TOP) if income else 0


def outcome(state: State) -> Outcome:
    """The ranking by victory points, then by unused action cards."""
    lines = [
        {f"round-{number}": points for number, points in enumerate(player.points, start=1)} for player in state.players
    ]
    return Outcome.ranked("final-round", lines, [{"unused-cards": player.unused} for player in state.players])


def tally(state: State) -> tuple[int, ...]:
    """The victory points of all rounds so far."""
    return tuple(player.total for player in state.players)
