"""The mistakes that people make: they overlook what they could do, and take the best of the rest."""

from collections.abc import Sequence

from games.kernel.action import Action
from games.kernel.agent import Agent
from games.kernel.decision import OpenDecisions
from games.kernel.dice import Dice, Stream
from games.kernel.view import View


class Overlooking:
    """Plays like another player who does not see all of the choices: an easy opponent that never plays to lose."""

    def __init__(self, agent: Agent, percent: int) -> None:
        self._agent = agent
        self._percent = percent
        """How many of a hundred choices it overlooks."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action | dict[str, object]:
        """The best of what it sees."""
        stream = dice.stream("overlooked")
        seen = tuple(decision.listed(self._noticed(decision.choices, stream), decision.forms) for decision in moves)
        return self._agent.choose(view, seen, dice)

    def _noticed(self, choices: Sequence[Action], stream: Stream) -> Sequence[Action]:
        return [choice for choice in choices if stream.below(100) >= self._percent] or choices
