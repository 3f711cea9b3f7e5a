"""What the searcher knows of this game: a day is played to its end, and what the families have is compared."""

from collections.abc import Mapping, Sequence

from games.kernel import Action, Agent, AnyGame, Decision, Level, Seat, Stream, Thinker, View
from games.kernel.overlooking import Overlooking
from games.kernel.search import Guide, Searcher, chance, lead_of
from games.stalls.agent import StallsAgent
from games.stalls.scoring import tally
from games.stalls.state import State

DOUBT = 9.0
"""How far the lead at the end of a day may be from that at the end of the game."""


class StallsGuide(Guide[State]):
    """Tries everything."""

    playouts = 60

    def __init__(self) -> None:
        usual = StallsAgent()
        super().__init__([usual, usual, Overlooking(usual, 50)])

    def promising(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """All choices."""
        return decision.choices

    def stage(self, state: State) -> int:
        """The day."""
        return state.day

    def sides(self, state: State, seats: int) -> Sequence[tuple[Seat, ...]]:
        """The families."""
        found: dict[int, list[Seat]] = {}
        for seat in range(seats):
            found.setdefault(state.family_of(seat), []).append(seat)
        return [tuple(family) for family in found.values()]

    def value(self, game: AnyGame, state: State, seat: Seat) -> float:
        """The chance to win with what the families have: partners are no rivals."""
        coins = tally(state)
        rivals = {state.family_of(other): coins[other] for other in range(state.seats)}
        own = rivals.pop(state.family_of(seat))
        return chance(lead_of((own, *rivals.values()), 0), DOUBT)


def agents() -> Mapping[Level, Agent | Thinker]:
    """Easy overlooks every other card, normal weighs each for its family, hard thinks ahead."""
    return {
        Level.EASY: Overlooking(StallsAgent(), 50),
        Level.NORMAL: StallsAgent(),
        Level.HARD: Searcher(StallsGuide()),
    }
