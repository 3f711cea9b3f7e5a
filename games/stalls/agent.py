"""The computer player: lays what brings its family most, or what the neighbour would like best."""

from games.kernel import Action, Dice, OpenDecisions, View
from games.stalls.actions import Pick
from games.stalls.view import CardView, StallsView
from games.stalls.worth import worth

SPITE = 0.45
"""How much it counts what a card would have brought whoever gets the hand next."""
MOOD = 0.5
"""By so many coins it may be mistaken, so that nobody can reckon with it."""


class StallsAgent:
    """Plays from what a person in its seat sees."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action:
        """The card that is worth most, here and not next door."""
        assert isinstance(view, StallsView)  # noqa: S101 - the kernel's views are not told apart by type
        assert view.seat is not None  # noqa: S101 - a spectator is asked nothing
        decision = next(decision for decision in moves if decision.owed)
        own = view.players[view.seat].family
        following = view.players[(view.seat + (1 if view.left else -1)) % len(view.players)].family
        stream = dice.stream("mood")

        def merit(pick: Action) -> float:
            assert isinstance(pick, Pick)  # noqa: S101 - nothing else is listed
            card = CardView(good=pick.meant.good, crates=pick.meant.crates)
            mood = MOOD * stream.below(1001) / 1000
            return worth(view, own, card) + SPITE * worth(view, following, card) + mood

        return max(decision.choices, key=merit)
