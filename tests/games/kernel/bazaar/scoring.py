"""BZ-9: how it ends."""

from games.kernel import Outcome
from tests.games.kernel.bazaar.components import DEBT
from tests.games.kernel.bazaar.state import State


def outcome(state: State) -> Outcome:
    lines = [
        {"cash": player.cash, "goods": sum(player.goods), "debt": -DEBT if player.loan else 0}
        for player in state.players
    ]
    return Outcome.ranked("rounds", lines)


def tally(state: State) -> tuple[int, ...]:
    return tuple(standing.score for standing in outcome(state).standings)
