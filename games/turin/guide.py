"""What the searcher knows of Market of Turin: games are played to their end."""

from collections.abc import Mapping, Sequence

from games.kernel import Action, Agent, AnyGame, Decision, Level, Seat, Stream, Thinker, View
from games.kernel.search import Guide, Searcher, chance, lead_of
from games.turin.actions import Bid
from games.turin.agent import EAGER, EASY, TurinAgent
from games.turin.components import Phase
from games.turin.listed import PASS
from games.turin.scoring import tally
from games.turin.state import State
from games.turin.view import TurinView

DOUBT = 9.0
HASTY = 3
"""How many endings are imagined where many moves are to be made."""
THRIFTY = (0.2, 0.9)
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0, 1.4, 1.9)
"""Which multiples of an even share of the purse are tried as bids."""


class TurinGuide(Guide[State]):
    """Tries bids from nothing to twice an even share, other cards, and not to trade."""

    playouts = 40

    def __init__(self) -> None:
        super().__init__([TurinAgent(eager, HASTY) for eager in (EAGER, EAGER, THRIFTY, EASY)])

    def promising(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """Other bids, or other choices."""
        assert isinstance(view, TurinView)  # noqa: S101 - each game has its own guide
        assert view.own is not None  # noqa: S101 - who thinks has a seat
        match decision.kind:
            case "bid":
                free, left = max(0, view.own.free), view.rounds - view.round + 1
                return [Bid(coins=min(free, round(share * free / left))) for share in SHARES]
            case "list" | "buy":
                return [PASS] if PASS in decision.choices else ()
            case _:
                return stream.sample(decision.choices, 5)

    def value(self, game: AnyGame, state: State, seat: Seat) -> float:
        """The chance to win with these coins."""
        return chance(lead_of(tally(state), seat), DOUBT if state.phase is Phase.OVER else 2 * DOUBT)


def agents() -> Mapping[Level, Agent | Thinker]:
    """The computer players by level."""
    return {
        Level.EASY: TurinAgent(EASY, HASTY),
        Level.NORMAL: TurinAgent(),
        Level.HARD: Searcher(TurinGuide()),
    }
