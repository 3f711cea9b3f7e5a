"""The end of the game (SM-11)."""

from enum import StrEnum

from games.kernel import Outcome, ScoreLine, Standing, places
from games.schwarzmarkt.components import DISCOVERY, QUICK_DEAL
from games.schwarzmarkt.state import State


class Ending(StrEnum):
    """Why a game ended."""

    ROUNDS = "rounds"


def outcome(state: State) -> Outcome:
    """Places by luxury points; equal ones share a place, and nothing breaks a tie (SM-11.3)."""
    ranks = places([(player.points,) for player in state.players])
    return Outcome(
        reason=Ending.ROUNDS,
        standings=tuple(
            Standing(
                seat=seat,
                place=ranks[seat],
                score=player.points,
                lines=(
                    ScoreLine(name="sales", amount=player.sales),
                    ScoreLine(name="quick-deals", amount=QUICK_DEAL * player.deals),
                    ScoreLine(name="discoveries", amount=-DISCOVERY * player.discoveries),
                ),
            )
            for seat, player in enumerate(state.players)
        ),
    )


def tally(state: State) -> tuple[int, ...]:
    """The luxury points."""
    return tuple(player.points for player in state.players)
