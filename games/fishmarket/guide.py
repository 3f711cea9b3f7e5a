"""What the searcher knows of Fish Market: a day is played to its end, and its balances are compared."""

from collections.abc import Mapping, Sequence

from games.fishmarket.agent import EASY, NORMAL, FishMarketAgent, Manner, bid
from games.fishmarket.listed import SET_STALL
from games.fishmarket.state import State
from games.fishmarket.view import FishMarketView
from games.kernel import Action, Agent, AnyGame, Decision, Level, Seat, Stream, Thinker, View
from games.kernel.search import Guide, Searcher, chance, lead_of

DOUBT = 45.0
"""How far the lead at the end of a day may be from that at the end of the game."""
BLOCK, FROZEN = 9, 11
"""What a block of ice and a frozen fish are worth on the next day."""
MANNERS = (NORMAL, Manner(fixation=1.5), Manner(luck=0.6), EASY)


class FishMarketGuide(Guide[State]):
    """Tries bids of several manners, and whether a trade is better than none."""

    playouts = 100
    width = 6

    def __init__(self) -> None:
        super().__init__([FishMarketAgent(manner) for manner in (MANNERS[0], *MANNERS)])

    def promising(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """Other bids; in the market what can be done by one press, and to be done."""
        assert isinstance(view, FishMarketView)  # noqa: S101 - each game has its own guide
        assert view.own is not None  # noqa: S101 - who thinks has a seat
        if decision.kind == "bids":
            return [bid(view, view.own, stream, manner) for manner in (*MANNERS, *MANNERS)]
        if decision.kind == "market":
            return [SET_STALL["done"], *(choice for choice in decision.choices if choice.kind == "accept")]
        return stream.sample(decision.choices, 5)

    def stage(self, state: State) -> int:
        """The day."""
        return state.day

    def value(self, game: AnyGame, state: State, seat: Seat) -> float:
        """The chance to win with these balances."""
        balances = [
            player.balance + BLOCK * player.ice + FROZEN * sum(player.stock.values()) for player in state.players
        ]
        return chance(lead_of(balances, seat), DOUBT)


def agents() -> Mapping[Level, Agent | Thinker]:
    """The computer players by level."""
    return {
        Level.EASY: FishMarketAgent(EASY),
        Level.NORMAL: FishMarketAgent(),
        Level.HARD: Searcher(FishMarketGuide()),
    }
