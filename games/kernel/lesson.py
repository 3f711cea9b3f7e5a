"""Lessons: a game begun on a fixed deal in which the others do what was written down, and the learner what is asked.

A lesson is data, ``lesson.json`` in the folder of a game: the seed, and step by step what the others do first and what
the learner is to do then. Moves are written in notation, and what is accepted as patterns of it (``bid *``). The words
are in the catalogues, by the names of the steps. A game without the file has no lesson.

Where somebody is in a lesson follows from the moves that stand, and from how far they have read. So whatever is taken
back is asked again; and a table whose moves do not fit the lesson, or that was begun on other rules, simply plays on.
"""

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Annotated, Any, NamedTuple, Self

from pydantic import Field, model_validator

from games.kernel.action import Action
from games.kernel.dice import Dice
from games.kernel.log import MoveEntry
from games.kernel.record import Record, Seat
from games.kernel.table import AnyGame, Table

FILE = "lesson.json"
OTHERWISE = "otherwise"
"""What is answered to a move for which a step has no answer of its own."""
_ANY = frozenset("*?[")


class Scripted(Record):
    """A move of one of the others, in notation."""

    seat: Seat
    move: str


class Step(Record):
    """One thing that is explained: a page to be read, or a move that the learner makes."""

    name: Annotated[str, Field(pattern="^[a-z][a-z0-9-]*$")]
    """Of its words: ``<game>-lesson-<name>``."""
    others: tuple[Scripted, ...] = ()
    """What the others do before it is told."""
    accepts: tuple[str, ...] = ()
    """What the learner may play, as patterns of notation; the first is a move, as an example. None: a page."""
    answers: Mapping[str, str] = Field(default_factory=dict)
    """By patterns of other moves what is answered to them: an attribute of the words."""
    hand: bool = False
    """Whether the hand is shown below the board."""

    @model_validator(mode="after")
    def _has_example(self) -> Self:
        if self.accepts and not _ANY.isdisjoint(self.accepts[0]):
            raise ValueError(f"{self.name}: {self.accepts[0]} is no move")
        return self

    @property
    def is_page(self) -> bool:
        """Whether there is nothing to do but to read on."""
        return not self.accepts

    def takes(self, written: str) -> bool:
        """Whether a move is what the learner is asked for."""
        return any(fnmatchcase(written, pattern) for pattern in self.accepts)

    def answer_to(self, moves: Sequence[str]) -> str:
        """What is answered to who chose another move, or one of these."""
        fitting = (
            name
            for pattern, name in self.answers.items()
            if moves and all(fnmatchcase(move, pattern) for move in moves)
        )
        return next(fitting, OTHERWISE)


class At(NamedTuple):
    """Where somebody is in a lesson."""

    number: int
    """Of the step, from 0."""
    step: Step
    steps: int
    due: Scripted | None = None
    """What one of the others does first."""

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after this step."""
        return self.number == self.steps - 1


class Lesson(Record):
    """A deal, who learns, and the steps."""

    rules_version: int
    seats: int
    seat: Seat
    """Where the learner sits."""
    options: dict[str, Any] = Field(default_factory=dict)
    seed: str
    """Any words."""
    steps: Annotated[tuple[Step, ...], Field(min_length=1)]

    def begin(self, game: AnyGame) -> Table:
        """The table before its first move."""
        return Table(game, self.seats, self.options, Dice.of(self.seed))

    def at(self, game: AnyGame, moves: Sequence[MoveEntry], read: int) -> At | None:
        """Where somebody is after these moves who has read so many steps; None after the last one, or off the path."""
        played = iter([(entry.seat, game.read_action(entry.action).text) for entry in moves])
        left = len(moves)
        for number, step in enumerate(self.steps):
            for scripted in step.others:
                if not left:
                    return At(number, step, len(self.steps), scripted)
                left -= 1
                if next(played) != (scripted.seat, scripted.move):
                    return None
            if left and not step.is_page:
                left -= 1
                seat, written = next(played)
                if seat != self.seat or not step.takes(written):
                    return None
            elif not left and (not step.is_page or number >= read):
                return At(number, step, len(self.steps))
        return None


def lesson_of(game: AnyGame) -> Lesson | None:
    """The lesson of a game; None if it has none, or none for these rules."""
    lesson = _lesson(type(game).__module__.rpartition(".")[0])
    return lesson if lesson is not None and lesson.rules_version == game.rules_version else None


@cache
def _lesson(package: str) -> Lesson | None:
    file = resources.files(package) / FILE
    return Lesson.model_validate_json(file.read_bytes()) if file.is_file() else None


def is_taken(step: Step, choices: Sequence[Action]) -> bool:
    """Whether one of these moves is what the learner is asked for."""
    return any(step.takes(choice.text) for choice in choices)
