"""The computer player."""

from games.kernel import Action, Dice, Moves, View, owed


class CentralAgent:
    """Plays sensibly by what it sees."""

    def choose(self, view: View, moves: Moves, dice: Dice) -> Action:
        """An action of an owed decision."""
        return (owed(moves) or moves)[0].choices[0]
