"""What the searcher knows of Schwarzmarkt: an offer is played to its end, and cards count that are left."""

from collections.abc import Mapping, Sequence

from games.kernel import Action, Agent, AnyGame, Decision, Level, Seat, Stream, Thinker, View
from games.kernel.overlooking import Overlooking
from games.kernel.search import Guide, Searcher, chance, lead_of
from games.schwarzmarkt.agent import SchwarzmarktAgent, by_worth
from games.schwarzmarkt.components import Phase
from games.schwarzmarkt.judgement import KEPT_CARD
from games.schwarzmarkt.state import State
from games.schwarzmarkt.view import SchwarzmarktView

DOUBT = 40.0


class SchwarzmarktGuide(Guide[State]):
    """Tries the choices that look best."""

    playouts = 60
    width = 7

    def __init__(self) -> None:
        usual = SchwarzmarktAgent()
        super().__init__([usual, usual, Overlooking(usual, 40)])

    def promising(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """The choices by their worth."""
        assert isinstance(view, SchwarzmarktView)  # noqa: S101 - each game has its own guide
        return by_worth(view, decision.choices)

    def stage(self, state: State) -> int:
        """Which play it is."""
        return state.play

    def value(self, game: AnyGame, state: State, seat: Seat) -> float:
        """The chance to win with these points and cards."""
        if state.phase is Phase.OVER:
            return chance(lead_of([player.points for player in state.players], seat), DOUBT / 10)
        kept = KEPT_CARD[len(state.players)]
        fewest = min(sum(player.hand) for player in state.players)
        worth = [
            player.points + kept * (sum(player.hand) if state.round == 1 else min(fewest, sum(player.hand)))
            for player in state.players
        ]
        return chance(lead_of(worth, seat), DOUBT)


def agents() -> Mapping[Level, Agent | Thinker]:
    """The computer players by level."""
    return {
        Level.EASY: Overlooking(SchwarzmarktAgent(), 80),
        Level.NORMAL: SchwarzmarktAgent(),
        Level.HARD: Searcher(SchwarzmarktGuide()),
    }
