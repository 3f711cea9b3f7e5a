"""The computer player: takes all it can, and guesses that the others will, too."""

from games.kernel import Action, Dice, Nature, OpenDecisions, View
from games.orchard.actions import Guess
from games.orchard.components import MOST_TAKEN
from games.orchard.view import OrchardView


class OrchardAgent:
    """Plays from what a person in its seat sees."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action:
        """The last choice of a turn is to take the most."""
        assert isinstance(view, OrchardView)  # noqa: S101 - the kernel's views are not told apart by type
        decision = next(decision for decision in moves if decision.owed)
        if decision.nature is Nature.TURN:
            return decision.choices[-1]
        greed = MOST_TAKEN - dice.stream("greed").below(2)
        return Guess(left=max(0, view.basket - greed * len(view.players)))
