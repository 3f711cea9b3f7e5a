"""The computer player of Mercado de Lisboa: looks one move ahead with what its seat may know."""

from collections.abc import Sequence

from games.kernel import Action, Dice, OpenDecisions, View, owed
from games.lisboa.actions import BringCustomers, OpenRestaurant, OpenStand, TakeCoin, TakeTile, TurnAction
from games.lisboa.components import GOOD_NUMBER, Good
from games.lisboa.judgement import judge
from games.lisboa.judgement_alone import judge_alone
from games.lisboa.listed import SWAP_DISPLAY, SWAP_HAND
from games.lisboa.outlook import tile_prospects
from games.lisboa.planner import sensible_plan
from games.lisboa.reading import read_view
from games.lisboa.view import LisboaView


class LisboaAgent:
    """Plays the move after which it is most likely to win, or to reach the best result alone."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action | dict[str, object]:
        """The best move by its own reckoning, which leaves nothing to chance."""
        assert isinstance(view, LisboaView)  # noqa: S101 - the agent of this game is shown this game
        decision = (owed(moves) or moves)[0]
        match decision.kind:
            case "turn":
                return _choose_turn(view, decision.choices)
            case "take":
                return _choose_tile(view, decision.choices)
            case "plan":
                return sensible_plan(view)
            case _:
                return decision.choices[0]


def _choose_turn(view: LisboaView, choices: Sequence[Action]) -> Action:
    if SWAP_HAND in choices and _is_poor(view, view.players[view.active].stand_tiles[0]):
        return SWAP_HAND
    actions = [choice for choice in choices if isinstance(choice, TurnAction)]
    return _best_action(view, actions) if actions else SWAP_HAND


def _best_action(view: LisboaView, actions: Sequence[TurnAction]) -> TurnAction:
    """The best action; of those that differ only in the tile to take, the one with the best tile."""
    judged = _judged(view, actions)
    best = max(judged, key=lambda result: judged[result])
    return _best_way(view, actions, best)


def by_judgement(view: LisboaView, choices: Sequence[Action]) -> list[Action]:
    """Moves, the best first, as this player sees them; of those that differ only in the tile to take, the best."""
    actions = [choice for choice in choices if isinstance(choice, TurnAction)]
    judged = _judged(view, actions)
    return [_best_way(view, actions, result) for result in sorted(judged, key=lambda result: -judged[result])]


def best_of(view: LisboaView, moves: Sequence[Action]) -> Action:
    """The best of a few moves as this player sees them; if there is nothing to judge, the first."""
    judged = _judged(view, [move for move in moves if isinstance(move, TurnAction)])
    return max(moves, key=lambda move: judged[_result(move)] if isinstance(move, TurnAction) else -1.0)


def _judged(view: LisboaView, actions: Sequence[TurnAction]) -> dict[tuple[str, ...], float]:
    reading = read_view(view)
    judged: dict[tuple[str, ...], float] = {}
    for action in actions:
        if _result(action) not in judged:
            judged[_result(action)] = (judge if view.solo is None else judge_alone)(view, reading, action)
    return judged


def _best_way(view: LisboaView, actions: Sequence[TurnAction], result: tuple[str, ...]) -> TurnAction:
    ways = [action for action in actions if _result(action) == result]
    return max(ways, key=lambda action: _tile_worth(view, action))


def _result(action: TurnAction) -> tuple[str, ...]:
    """What an action does to the market: equal for those that differ only in the tile to take."""
    match action:
        case OpenStand():
            return action.kind, action.good, action.cell
        case BringCustomers():
            return action.kind, action.customers, action.entrance, action.pay or ""
        case OpenRestaurant():
            return action.kind, action.restaurant, action.cell
        case TakeCoin():
            return (action.kind,)


def _tile_worth(view: LisboaView, action: TurnAction) -> float:
    """How much the tile that is taken promises; not to take one yet is for poor displays."""
    prospects = tile_prospects(read_view(view))
    if not isinstance(action, OpenStand):
        return 0
    if action.take is None:
        return sum(prospects) / len(prospects)
    return prospects[GOOD_NUMBER[action.take]]


def _choose_tile(view: LisboaView, choices: Sequence[Action]) -> Action:
    prospects = tile_prospects(read_view(view))
    tiles = [choice for choice in choices if isinstance(choice, TakeTile)]
    if not tiles:
        return choices[0]
    best = max(tiles, key=lambda choice: prospects[GOOD_NUMBER[choice.good]])
    return SWAP_DISPLAY if SWAP_DISPLAY in choices and _is_poor(view, best.good) else best


def _is_poor(view: LisboaView, good: Good) -> bool:
    """Whether any other tile promises more on average."""
    prospects = tile_prospects(read_view(view))
    return prospects[GOOD_NUMBER[good]] < sum(prospects) / len(prospects)
