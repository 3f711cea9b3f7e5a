"""What the searcher knows of Central Market: a round is played to its end, and its points are compared."""

from collections.abc import Mapping, Sequence

from games.central.actions import BidOnce, OpenProduct, Undercut, Wait
from games.central.agent import CentralAgent
from games.central.components import KG_OF
from games.central.state import State
from games.kernel import Action, Agent, AnyGame, Decision, Level, Seat, Stream, Thinker, View
from games.kernel.overlooking import Overlooking
from games.kernel.search import Guide, Searcher, chance, lead_of

DOUBT = 5.0
KEPT, ASIDE, CARD = 0.06, 0.25, 0.7
"""In points: a kg in the hand, a kg set aside for the final round, an action card that is not played yet."""


class CentralGuide(Guide[State]):
    """Tries every kind of answer."""

    playouts = 80
    width = 9

    def __init__(self) -> None:
        usual = CentralAgent()
        super().__init__([usual, usual, Overlooking(usual, 30)])

    def promising(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """The answers that are made by hand, high prices before low ones."""
        plain = [choice for choice in decision.choices if not isinstance(choice, BidOnce | Undercut | Wait)]
        if decision.kind == "open":
            dear = max((choice.price for choice in plain if isinstance(choice, OpenProduct)), default=0)
            return [choice for choice in plain if not isinstance(choice, OpenProduct) or choice.price >= dear - 1]
        return plain if len(plain) < self.width else [*plain[:4], *stream.sample(plain[4:], 4)]

    def stage(self, state: State) -> int:
        """The round."""
        return state.round

    def value(self, game: AnyGame, state: State, seat: Seat) -> float:
        """The chance to win with these points and cards."""
        if game.over(state):
            return chance(lead_of([player.total for player in state.players], seat), DOUBT / 5)
        worth = [
            player.total
            + KEPT * sum(KG_OF[card] for card in player.hand)
            + ASIDE * sum(KG_OF[card] for card in player.aside)
            + CARD * (player.cheater + player.tourists + player.rot)
            for player in state.players
        ]
        return chance(lead_of(worth, seat), DOUBT)


def agents() -> Mapping[Level, Agent | Thinker]:
    """Easy overlooks most moves, normal follows the hints of the rule spec, hard thinks ahead."""
    return {
        Level.EASY: Overlooking(CentralAgent(), 80),
        Level.NORMAL: CentralAgent(),
        Level.HARD: Searcher(CentralGuide()),
    }
