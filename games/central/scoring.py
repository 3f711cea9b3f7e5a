"""Victory points, the first player card and the final ranking (CM-8.4 to CM-8.9, CM-9.5, CM-9.6, CM-6.8)."""

from collections.abc import Sequence

from games.central.components import INCOME_CARD_TOP
from games.central.state import State
from games.kernel import Outcome, ScoreLine, Seat, Standing, places


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


def ranking(state: State) -> tuple[int, ...]:
    """The place of each seat by victory points, then by unused action cards."""
    return places([(player.total, player.unused) for player in state.players])


def outcome(state: State) -> Outcome:
    """The ranking with every line of every score."""
    ranks = ranking(state)
    return Outcome(
        reason="final-round",
        standings=tuple(
            Standing(
                seat=seat,
                place=ranks[seat],
                score=player.total,
                lines=tuple(
                    ScoreLine(name=f"round-{number}", amount=points)
                    for number, points in enumerate(player.points, start=1)
                ),
                tie_breaks=(ScoreLine(name="unused-cards", amount=player.unused),),
            )
            for seat, player in enumerate(state.players)
        ),
    )


def tally(state: State) -> tuple[int, ...]:
    """The victory points of all rounds so far."""
    return tuple(player.total for player in state.players)
