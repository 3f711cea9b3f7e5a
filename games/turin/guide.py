"""What the searcher knows of Market of Turin: a round is played to its end, and what may come of it is reckoned."""

from collections.abc import Mapping, Sequence

from games.kernel import Action, Agent, AnyGame, Decision, Level, Seat, Stream, Thinker, View
from games.kernel.search import Guide, Searcher, chance, lead_of
from games.turin.actions import Bid, Buy, ListCard
from games.turin.agent import EASY, TurinAgent, Turn
from games.turin.components import LOAN, Phase
from games.turin.listed import PASS, TAKE_LOAN
from games.turin.outlook import outlook
from games.turin.scoring import tally
from games.turin.state import State
from games.turin.view import OwnView, TurinView

DOUBT, AT_THE_END = 9.0, 2.5
"""How far a lead after a round may be from that at the end of the game; and what a lead there is worth."""
HASTY = 3
"""How many endings are imagined where many moves are to be made."""
COMPARED = 2
"""So many cards to buy, and as many to sell, are tried beside that for who asks for a hint."""
THRIFTY = (0.2, 0.9)
MOST = 2.2
"""Up to such a multiple of an even share of all coins within reach, bids are tried."""


class TurinGuide(Guide[State]):
    """Tries all bids from nothing to twice an even share, to borrow, other cards, and not to trade."""

    playouts = 100
    width = 12

    def __init__(self) -> None:
        super().__init__([TurinAgent(eager, HASTY) for eager in (None, None, THRIFTY, EASY)])

    def promising(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """Other bids, or other choices."""
        assert isinstance(view, TurinView)  # noqa: S101 - each game has its own guide
        assert view.own is not None  # noqa: S101 - who thinks has a seat
        match decision.kind:
            case "bid":
                return _bids(view, view.own, stream)
            case "list" | "buy":
                return [PASS] if PASS in decision.choices else ()
            case _:
                return stream.sample(decision.choices, 5)

    def compared(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """What one might buy, and sell."""
        assert isinstance(view, TurinView)  # noqa: S101 - each game has its own guide
        if decision.kind not in ("list", "buy"):
            return ()
        single = [choice for choice in decision.choices if isinstance(choice, Buy) and len(choice.buy) == 1]
        offers = Turn(view, (decision,), stream, endings=HASTY).offers() if "list" in decision.accepts else []
        return [*single[:COMPARED], *(ListCard(card=each.card, price=each.price) for each in offers[:COMPARED])]

    def stage(self, state: State) -> tuple[int, int]:
        """The round."""
        return state.game, state.round

    def value(self, game: AnyGame, state: State, seat: Seat) -> float:
        """The chance to win with what these holdings and coins may come to."""
        if state.phase is Phase.OVER:
            return chance(lead_of(tally(state), seat), AT_THE_END)
        before = [sum(scores) for scores in zip(*state.scores, strict=True)] or [0] * state.seats
        scores = [sum(both) for both in zip(outlook(state), before, strict=True)]
        return chance(lead_of(scores, seat), DOUBT)


def _bids(view: TurinView, own: OwnView, stream: Stream) -> Sequence[Action]:
    """To borrow, and bids up to twice an even share; in no order, for there may be too many."""
    assert view.seat is not None  # noqa: S101 - who thinks has a seat
    credit = 0 if view.players[view.seat].loan else LOAN
    share = (own.free + credit) / (view.rounds - view.round + 1)
    most = max(0, min(own.free, round(MOST * share)))
    bids = stream.shuffled([Bid(coins=coins) for coins in range(most + 1)])
    return [TAKE_LOAN, *bids] if credit else bids


def agents() -> Mapping[Level, Agent | Thinker]:
    """Easy cannot wait to spend its coins, normal bids by what cards are worth to it, hard thinks ahead."""
    return {
        Level.EASY: TurinAgent(EASY, HASTY),
        Level.NORMAL: TurinAgent(),
        Level.HARD: Searcher(TurinGuide()),
    }
