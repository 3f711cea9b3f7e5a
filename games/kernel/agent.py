"""The random player: the weakest computer player of every game, and the one that finds the holes in its rules."""

from games.kernel.action import Action
from games.kernel.decision import OpenDecisions, owed
from games.kernel.dice import Dice
from games.kernel.game import View


class RandomAgent:
    """Plays any legal move; one in eight times something that is not owed, if there is such a thing."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action | dict[str, object]:
        """An action of one of the decisions, at random."""
        stream = dice.stream("random-agent")
        asked = owed(moves)
        free = [decision for decision in moves if not decision.owed and (decision.choices or decision.forms)]
        if not asked or (free and stream.below(8) == 0):
            asked = tuple(free)
        decision = stream.choice(asked)
        if decision.forms and (not decision.choices or stream.below(2)):
            return stream.choice(decision.forms).sample(stream)
        return stream.choice(decision.choices)
