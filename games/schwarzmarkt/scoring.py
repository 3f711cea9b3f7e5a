"""The end of the game (SM-11)."""

from enum import StrEnum

from games.kernel import Outcome
from games.schwarzmarkt.components import DISCOVERY, QUICK_DEAL
from games.schwarzmarkt.state import State


class Ending(StrEnum):
    """Why a game ended."""

    ROUNDS = "rounds"


def outcome(state: State) -> Outcome:
    """Places by luxury points; equal ones share a place, and nothing breaks a tie (SM-11.3)."""
    lines = [
        {
            "sales": player.sales,
            "quick-deals": QUICK_DEAL * player.deals,
            "discoveries": -DISCOVERY * player.discoveries,
        }
        for player in state.players
    ]
    return Outcome.ranked(Ending.ROUNDS, lines)


def tally(state: State) -> tuple[int, ...]:
    """The luxury points."""
    return tuple(player.points for player in state.players)
