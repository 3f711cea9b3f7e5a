"""What the searcher knows of Mercado de Lisboa: games are played a few turns on, and positions judged by an outlook."""

from collections.abc import Mapping, Sequence

from games.kernel import Action, Agent, AnyGame, Decision, Dice, Level, Seat, Stream, Thinker, View
from games.kernel.overlooking import Overlooking
from games.kernel.search import LONGEST, Guide, Searcher, chance, lead_of
from games.lisboa.agent import LisboaAgent, best_of, by_judgement
from games.lisboa.challenges import BEST_MOVE_COINS, BEST_MOVE_PRESTIGE
from games.lisboa.components import CROWD, FOURS, Stage
from games.lisboa.judgement import SURE, UNSURE
from games.lisboa.judgement_alone import hoped_alone, target_goods
from games.lisboa.market import ALL_GOODS, FREE_ENTRANCE
from games.lisboa.outlook import Lines, outlook, turns_left
from games.lisboa.reading import read_view
from games.lisboa.state import Solo, State
from games.lisboa.swift import shortlist, swift_choice
from games.lisboa.view import LisboaView, view

DEPTH = {2: 4, 3: 6, 4: 6}
"""By the number of seats, how many moves are played on before a position is judged."""
LOOKED_AT = 5
"""How many of the moves that look best at once are judged closely in a play-out."""
ALONE = 3
"""So many times as many play-outs are made alone, where each takes less time and more candidates are tried."""
AMONG_RIVALS = 6
"""How many candidates are tried there: in a few play-outs each, more could not be told apart."""
DOUBT_ALONE = 12.0
"""How far the result of a challenge may be from what is hoped for."""
NEARLY = 0.3
"""What a result is worth that gives nothing, since too few tiles with four customers are placed, but nearly did."""
DOUBT_OF_BEST_MOVE = 2.0
"""The same for the best move."""
MOST_PRESTIGE = 3 + BEST_MOVE_PRESTIGE


class LisboaGuide(Guide[State]):
    """Tries the moves that look best."""

    playouts = 60
    width = 14

    def __init__(self) -> None:
        usual = LisboaAgent()
        super().__init__([usual, usual, Overlooking(usual, 40)])

    def promising(self, view: View, decision: Decision, stream: Stream) -> Sequence[Action]:
        """The moves by how they are judged; nobody gives up a campaign."""
        assert isinstance(view, LisboaView)  # noqa: S101 - each game has its own guide
        match decision.kind:
            case "turn":
                found = by_judgement(view, decision.choices)
                return found if view.solo is not None else found[:AMONG_RIVALS]
            case "next-challenge":
                return ()
            case _:
                return decision.choices

    def budget(self, view: View) -> int:
        """More for who plays alone."""
        assert isinstance(view, LisboaView)  # noqa: S101 - each game has its own guide
        return self.playouts if view.solo is None else ALONE * self.playouts

    def reach(self, state: State) -> int:
        """A few moves among rivals; alone to the end of the challenge."""
        return DEPTH[len(state.players)] if state.solo is None else LONGEST

    def reply(self, game: AnyGame, state: State, seat: Seat, player: Agent, dice: Dice) -> Action:
        """What looks best at once; among rivals the best of a few such moves, but for who overlooks something."""
        if player is not self.policies[0]:
            return swift_choice(state, seat, dice.stream("swift"))
        if state.solo is not None or state.stage is not Stage.ACTION:
            return swift_choice(state, seat)
        return best_of(view(state, seat), shortlist(state, seat, LOOKED_AT))

    def stage(self, state: State) -> int:
        """How many challenges have been played alone."""
        return 0 if state.solo is None else len(state.solo.results)

    def value(self, game: AnyGame, state: State, seat: Seat) -> float:
        """The chance to win with this money and this outlook; alone, to reach a good result."""
        if state.solo is not None:
            return _value_alone(state, state.solo)
        tally = game.tally(state)
        if game.over(state):
            return chance(lead_of(tally, seat), SURE)
        reading = read_view(view(state, seat))
        lines, turns = Lines(reading), turns_left(reading)
        hoped = [money + outlook(reading, lines, each, turns, ALL_GOODS) for each, money in enumerate(tally)]
        return chance(lead_of(hoped, seat), SURE + UNSURE * turns)


def _value_alone(state: State, solo: Solo) -> float:
    """How much prestige a challenge gives, or may give: by thresholds, of which whoever plays better may reach more."""
    challenge = state.challenge
    if state.phase in (Stage.NEXT, Stage.OVER):
        hoped = float(solo.results[-1])
    else:
        reading = read_view(view(state, 0))
        hoped = hoped_alone(reading, target_goods(reading))
    prestige = sum(chance(hoped - threshold, DOUBT_ALONE) for threshold in challenge.thresholds)
    if challenge.least_fours_placed:  # ML-25.2
        placed = sum(tile != FREE_ENTRANCE and CROWD[tile] == FOURS for tile in state.market.entrances)
        if placed < challenge.least_fours_placed:
            prestige *= NEARLY * placed / challenge.least_fours_placed
    if state.options.solo_mode == "campaign":
        prestige += BEST_MOVE_PRESTIGE * chance(solo.best_move - BEST_MOVE_COINS, DOUBT_OF_BEST_MOVE)
    return prestige / MOST_PRESTIGE


def agents() -> Mapping[Level, Agent | Thinker]:
    """Easy overlooks most moves, normal judges each by the board it leaves, hard thinks ahead."""
    return {
        Level.EASY: Overlooking(LisboaAgent(), 70),
        Level.NORMAL: LisboaAgent(),
        Level.HARD: Searcher(LisboaGuide()),
    }
