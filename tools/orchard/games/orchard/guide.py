"""What the searcher knows of Orchard: a round is played to its end, and what everybody has is compared."""

from collections.abc import Mapping, Sequence

from games.kernel import Action, Agent, AnyGame, Decision, Level, Seat, Stream, Thinker, View
from games.kernel.overlooking import Overlooking
from games.kernel.search import Guide, Searcher, chance, lead_of
from games.orchard.agent import OrchardAgent
from games.orchard.scoring import tally
from games.orchard.state import State

DOUBT = 3.0
"""How far the lead at the end of a round may be from that at the end of the game."""


class OrchardGuide(Guide[State]):
    """Tries everything."""

    playouts = 40

    def __init__(self) -> None:
        usual = OrchardAgent()
        super().__init__([usual, usual, Overlooking(usual, 50)])

    def promising(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """All choices."""
        return decision.choices

    def stage(self, state: State) -> int:
        """The round."""
        return state.round

    def value(self, game: AnyGame, state: State, seat: Seat) -> float:
        """The chance to win with what everybody has."""
        return chance(lead_of(tally(state), seat), DOUBT)


def agents() -> Mapping[Level, Agent | Thinker]:
    """The computer players by level."""
    return {
        Level.EASY: Overlooking(OrchardAgent(), 50),
        Level.NORMAL: OrchardAgent(),
        Level.HARD: Searcher(OrchardGuide()),
    }
