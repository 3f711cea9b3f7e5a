"""Computer players: what they are asked, and what they may know."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from games.kernel.action import Action
from games.kernel.decision import OpenDecisions, owed
from games.kernel.dice import Dice
from games.kernel.question import Position
from games.kernel.record import Seat
from games.kernel.view import View

if TYPE_CHECKING:
    from games.kernel.game import Game


@runtime_checkable
class Agent(Protocol):
    """A computer player: it sees what a person in its seat sees, and nothing else."""

    def choose(self, view: View, moves: OpenDecisions, dice: Dice) -> Action | dict[str, object]:
        """An action, or the JSON of one, that answers one of the decisions; one that is owed if there is any."""
        ...


class Worlds(Protocol):
    """What one seat may know, for players that think ahead: nobody gets the state itself."""

    game: "Game[Any, Any]"
    seat: Seat
    view: View
    moves: OpenDecisions

    def imagine(self, dice: Dice) -> Position:
        """A state that this seat could not tell from the real one, in which others have still to answer."""
        ...


class Thinker(Protocol):
    """A computer player that tries its moves out in imagined worlds: too slow to be asked while people wait."""

    def think(self, worlds: Worlds, dice: Dice) -> Action:
        """An action that answers one of the decisions; one that is owed if there is any."""
        ...


class Planner(Protocol):
    """A person who plans sensibly, as far as a computer can stand for one: for measuring what plans save."""

    def plan(self, view: View, moves: OpenDecisions, dice: Dice) -> Sequence[Action | dict[str, object]]:
        """The standing orders that such a person leaves now, one after the other; none where all is said."""
        ...


class RandomAgent:
    """Plays any legal move; one in eight times something that is not owed, if there is such a thing.

    The weakest player of every game, and the one that finds the holes in its rules.
    """

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
