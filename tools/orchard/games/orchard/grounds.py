"""What speaks for a choice: how it goes with what one has guessed, or what would have to happen."""

from enum import StrEnum

from games.kernel import Action, Point, View
from games.orchard.actions import Guess, Take
from games.orchard.components import MOST_TAKEN
from games.orchard.view import OrchardView


class Ground(StrEnum):
    """What can speak for a choice, or against it."""

    ALL_TAKE = "all-take"
    """For a guess to be right, so many fruits have to be taken."""
    GUESS_ALIVE = "guess-alive"
    """One's own guess can still come true."""
    GUESS_LOST = "guess-lost"
    """Against it: one's own guess cannot come true then."""


def points(view: View, action: Action) -> list[Point]:
    """What speaks for an action, or against it."""
    assert isinstance(view, OrchardView)  # noqa: S101 - each game has its own views
    match action:
        case Guess(left=left):
            return [Point.of(Ground.ALL_TAKE, fruits=view.basket - left, players=len(view.players))]
        case Take(fruits=fruits):
            return [Point.of(Ground.GUESS_ALIVE if _can_be_right(view, view.basket - fruits) else Ground.GUESS_LOST)]
        case _:
            return []


def _can_be_right(view: OrchardView, rest: int) -> bool:
    """Whether those who come after can leave as many as this seat has guessed."""
    seats = len(view.players)
    after = seats - 1 - (view.turn - view.round + 1) % seats
    guess = None if view.seat is None else view.players[view.seat].guess
    return guess is not None and max(0, rest - MOST_TAKEN * after) <= guess <= max(0, rest - after)
