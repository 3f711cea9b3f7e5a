"""What the searcher knows of Schwarzmarkt: an offer is played to its end, and cards count that are left."""

from collections.abc import Mapping, Sequence

from games.kernel import Action, Agent, AnyGame, Decision, Level, Seat, Stream, Thinker, View
from games.kernel.overlooking import Overlooking
from games.kernel.search import Guide, Searcher, chance, lead_of
from games.schwarzmarkt.agent import SchwarzmarktAgent, by_worth
from games.schwarzmarkt.components import ROUNDS, Phase
from games.schwarzmarkt.judgement import KEPT_CARD
from games.schwarzmarkt.state import State
from games.schwarzmarkt.view import SchwarzmarktView

DOUBT, AT_THE_END = 45.0, 4.0
"""How far a lead may be from that at the end of the game, while there is time; and what a lead there is worth."""
FULL_WORTH = 5
"""In the last round a card is worth less as soon as somebody has fewer than so many: the game may end before it is
sold. In 150 games of four normal players a card more was worth 14 points at the end in round 1; in round 2 it was 12
while the smallest hand had five cards or more, and 5 when it had one."""


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
            return chance(lead_of([player.points for player in state.players], seat), AT_THE_END)
        fewest = min(sum(player.hand) for player in state.players)
        time = 1.0 if state.round < ROUNDS else min(1.0, (1 + fewest) / (1 + FULL_WORTH))
        kept = KEPT_CARD[len(state.players)] * time
        worth = [player.points + kept * sum(player.hand) for player in state.players]
        return chance(lead_of(worth, seat), DOUBT * (1 + time) / 2)


def agents() -> Mapping[Level, Agent | Thinker]:
    """Easy overlooks most of its turns, normal waits as long as it pays, hard thinks ahead."""
    return {
        Level.EASY: Overlooking(SchwarzmarktAgent(), 80),
        Level.NORMAL: SchwarzmarktAgent(),
        Level.HARD: Searcher(SchwarzmarktGuide()),
    }
