"""The contract of a game. One object per game; the kernel guards what is common to all of them.

A game changes its state in place, and only in ``apply``, which checks first: whoever raises a Refusal there has not
changed anything yet. Everything else neither changes the state nor draws from the dice that it is not given.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, Generic, TypeVar, cast, final, get_type_hints

from games.kernel.action import Action, Move, kind_of
from games.kernel.agent import Agent, Planner, Thinker
from games.kernel.decision import Answers, Decision, Nature, OpenDecisions
from games.kernel.dice import Dice, Stream
from games.kernel.event import Event
from games.kernel.level import Level
from games.kernel.options import Options
from games.kernel.outcome import Outcome, Sheet
from games.kernel.plays import Player, players_of
from games.kernel.point import Point
from games.kernel.question import OVER, Decisions, Position, Question, Questions
from games.kernel.record import REFERS, Fact, Plain, Seat
from games.kernel.refusal import Reason, Refusal
from games.kernel.topic import Topic
from games.kernel.view import View
from games.kernel.written import Written

S = TypeVar("S", bound=Position)
Opts = TypeVar("Opts", bound=Options)


class NoGrounds(StrEnum):
    """A game that says nothing of what speaks for a choice."""


class Game(Written[S], ABC, Generic[S, Opts]):
    """The rules of one game, in one version."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    clause_prefix: ClassVar[str]
    seat_counts: ClassVar[range]
    """With how many it can be played; by steps of two, if only with an even number."""
    options_type: ClassVar[type[Options]]
    reasons: ClassVar[type[StrEnum]]
    """The refusals of this game."""
    grounds: ClassVar[type[StrEnum]] = NoGrounds
    """What can speak for a choice, or against it."""
    forcible: ClassVar[frozenset[str]] = frozenset()
    """The kinds of decision to which a seat may have only one answer."""
    known_to_all: ClassVar[frozenset[StrEnum]] = frozenset()
    """The reasons of ``why_not`` that follow from what everybody knows: they are given before any others."""
    merits: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """By which figures of a preview choices are put in order, the best first, and how much each counts; that it
    brings a thing counts as one."""
    signs: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The things that names write in short, by the sign that every machine has a picture of."""
    questions: ClassVar[tuple[Question[Any], ...]]
    """All that is asked, in the order in which a seat sees it."""
    parts: ClassVar[tuple[ModuleType, ...]]
    """The modules in which actions are played."""

    _players: ClassVar[Mapping[type[Action], Player]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._players = players_of(cls.parts, cls.action_type)

    # What a game says

    @abstractmethod
    def setup(self, seats: int, options: Opts, dice: Dice) -> S:
        """The first state."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> View:
        """All that this seat, or a spectator, may know."""

    @abstractmethod
    def redraw(self, state: S, seat: Seat | None, stream: Stream) -> None:
        """Draw anew, in place, all that this seat cannot know of what lies on the table.

        What comes of it follows from the stream and from what the seat knows alone: what is shuffled is sorted before.
        What others have answered in secret is drawn anew by the questions, afterwards.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """How the game ended; asked only when it is over."""

    @abstractmethod
    def tally(self, state: S) -> tuple[int, ...]:
        """What each seat would score if the game ended here, for the chart that is shown after the end."""

    @abstractmethod
    def violations(self, state: S) -> list[str]:
        """Every broken invariant of the rule spec, for the tests."""

    @abstractmethod
    def agent(self) -> Agent:
        """The computer player of this game, on the level *normal*: also for a person who is away."""

    def agents(self) -> Mapping[Level, Agent | Thinker]:
        """The computer players that can be chosen, by level."""
        return {Level.NORMAL: self.agent()}

    def planner(self) -> Planner | None:
        """Somebody who leaves standing orders as people sensibly would; None where there is nothing to plan."""
        return None

    def foreseen(self, view: View, seat: Seat, decision: Decision, told: Iterable[Event], /) -> Answers:
        """How many answers a seat has to a forcible decision, as far as a spectator can tell.

        It is a spectator's view, and all that one was told, the newest first, looked up only if it is asked for.

        A question with one answer is not put to anybody: what everybody can tell is done at once, the rest when nobody
        can conclude anything from it.
        """
        return Answers.HIDDEN

    def preview(self, state: S, seat: Seat, action: Action) -> Mapping[str, Fact]:
        """What a choice would cost and bring, as far as this seat can know."""
        return {}

    def points(self, view: View, action: Action) -> Sequence[Point]:
        """What speaks for a choice, or against it, beside its preview: the weightiest first, from a view alone."""
        return ()

    def topics(self, state: S, seat: Seat | None) -> tuple[Topic, ...]:
        """What lies on the table to be answered, as far as this seat, or a spectator, may know."""
        return ()

    def reference(self, name: str) -> tuple[str, Plain] | None:
        """What kind of thing an id on the table names, and what the id is made of: so texts need not show it.

        None if it can be no such id.
        """
        return None

    # What a seat remembers: ``told`` is all that it was told, the newest first, looked up only if somebody asks for it

    def recall(self, view: View, told: Iterable[Event]) -> View:
        """The view with what this seat remembers and the table no longer shows."""
        return view

    def numbers(self, told: Iterable[Event]) -> Mapping[str, int]:
        """By id the numbers by which this seat knows what lies, or lay, on the table."""
        return {}

    def explain(self, refusal: Refusal, seat: Seat, told: Iterable[Event]) -> Refusal:
        """A refusal with what this seat remembers about the matter."""
        return refusal

    def check_meant(self, state: S, seat: Seat, action: Action) -> None:
        """Refuse what the rules allow but nobody means. Asked of people only: what stands in a log was meant."""

    def sheet(self, state: S) -> Sheet | None:
        """What has been written down so far of a solo campaign; None if this is none."""
        return None

    def check(self, seats: int, options: Opts) -> None:
        """Refuse options that do not go together, or not with so many seats."""

    def relevant_options(self, seats: int, options: Opts) -> frozenset[str]:
        """The names of the options that mean something with so many seats and these other options."""
        return frozenset(self.options_type.model_fields)

    def apply(self, state: S, move: Move, dice: Dice) -> list[Event]:
        """Check the move, then carry it out with all that follows from it; a game may let more follow from it."""
        return self._players[type(move.action)](state, move, dice)

    # What the kernel makes of the questions

    @final
    def decisions(self, state: S, seat: Seat) -> Sequence[Decision]:
        """The decisions open to this seat. Nobody owes anything if and only if the game is over.

        They need not be listed yet; one that is the same at every look may be, once and for all.
        """
        found: list[Decision] = []
        for decisions in self._questions[state.phase].decisions:
            found += decisions(state, seat)
        return found

    @final
    def awaits(self, state: S, seat: Seat) -> bool:
        """Whether this seat owes a decision; said without making the decisions, as it is asked all the time."""
        for awaits in self._questions[state.phase].awaits:  # noqa: SIM110 - twice as fast
            if awaits(state, seat):
                return True
        return False

    @final
    def why_not(self, state: S, seat: Seat, decision: Decision, kind: str) -> Refusal | None:
        """Why this kind of action, which the decision takes, has no choices now, as far as this seat can know.

        None where the game has nothing to say about it.
        """
        return self._questions.by_kind[decision.kind].why_not(state, seat, kind)

    @final
    def default(self, state: S, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """What a seat does whose time has run out."""
        return self._questions.by_kind[decision.kind].default(state, seat, decision, dice)

    @final
    def orders(self, state: S, seat: Seat) -> Sequence[Action]:
        """The standing orders of this seat, as the actions that gave them."""
        return [
            order for question in self._questions[state.phase].questions for order in question.standing(state, seat)
        ]

    @final
    def drop_orders(self, state: S, seat: Seat) -> None:
        """Take the standing orders of this seat off a state that somebody thinks ahead on: others know of none."""
        for question in self._questions[state.phase].questions:
            question.drop(state, seat)

    @final
    def resample(self, state: S, seat: Seat | None, dice: Dice) -> S:
        """Another state that this seat could not tell from the real one: all it cannot know is drawn anew."""
        other = self.copy(state)
        self._draw_anew(other, seat, dice)
        return other

    @final
    def imagine(self, state: S, seat: Seat, dice: Dice) -> S:
        """The same for somebody who thinks ahead: what others have answered in secret is left to be imagined, too.

        With the same dice it is the same world, whatever the others hold: what is thought in it tells nothing of that.
        """
        other = self.copy(state)
        for question in self._questions[other.phase].questions:
            for stranger in range(len(other.players)):
                if stranger != seat:
                    question.reopen(other, stranger)
        self._draw_anew(other, seat, dice)
        return other

    def _draw_anew(self, state: S, seat: Seat | None, dice: Dice) -> None:
        """Each with a stream of its own: how much one draws may depend on what others cannot see."""
        self.redraw(state, seat, dice.stream("resample"))
        for question in self._questions[state.phase].questions:
            for stranger in range(len(state.players)):
                if stranger != seat:
                    question.redraw(state, stranger, dice.stream(f"resample:{question.kinds[0]}:{stranger}"))

    @cached_property
    def _questions(self) -> Questions:
        return Questions(self.questions)

    # What the kernel makes of it

    @final
    def over(self, state: S) -> bool:
        """Whether the game has ended."""
        return state.phase == OVER

    @final
    def start(self, seats: int, options: Opts, dice: Dice) -> S:
        """The first state, if so many may play with these options."""
        if seats not in self.seat_counts:
            counts = self.seat_counts
            raise Refusal(Reason.WRONG_SEATS, "", seats=seats, least=counts[0], most=counts[-1], step=counts.step)
        self.check(seats, options)
        return self.setup(seats, options, dice)

    @final
    def moves(self, state: S, seat: Seat) -> OpenDecisions:
        """What this seat may do or order now, everything listed."""
        return self._listed(state, seat, self._questions[state.phase].decisions)

    @final
    def moves_now(self, state: S, seat: Seat) -> OpenDecisions:
        """The same without what can be ordered for later: whoever thinks ahead lists it thousands of times."""
        return self._listed(state, seat, self._questions[state.phase].now)

    def _listed(self, state: S, seat: Seat, asked: Iterable[Decisions]) -> OpenDecisions:
        by_kind = self._questions.by_kind
        found = []
        for decisions in asked:
            for decision in decisions(state, seat):
                if decision.choices or decision.forms:
                    found.append(decision)
                    continue
                question = by_kind[decision.kind]
                choices, forms = question.choices(state, seat, decision), question.forms(state, seat, decision)
                found.append(decision.listed(choices, forms))
        return tuple(found)

    @final
    def play(self, state: S, move: Move, dice: Dice) -> list[Event]:
        """Carry out a move, or refuse it and leave the state as it was."""
        if self.over(state):
            raise Refusal(Reason.GAME_OVER)
        seat, kind = move.seat, move.action.kind
        for decisions in self._questions[state.phase].decisions:
            for decision in decisions(state, seat):
                if kind in decision.accepts:
                    return self.apply(state, move, dice)
        raise Refusal(Reason.NOT_ASKED, "", action=kind)

    def may_be_left(self, kind: str) -> bool:
        """Whether such an action answers what nobody has to use: whose time is over there has missed nothing."""
        return any(question.nature is Nature.FREE and kind in question.accepts for question in self.questions)

    @final
    def merit(self, figures: Mapping[str, Fact]) -> int:
        """How good a choice with these figures looks."""
        counted = ((figures[name], weight) for name, weight in self.merits.items() if name in figures)
        return sum(weight * _counted(figure) for figure, weight in counted)

    @final
    def awaited(self, state: S, seats: int) -> tuple[tuple[Seat, Decision], ...]:
        """Whom the table waits for, as everybody may see it: in a reaction all who are asked, answered or not."""
        return tuple(
            (seat, decision)
            for seat in range(seats)
            for decision in self.decisions(state, seat)
            if decision.owed or decision.nature is Nature.REACTION
        )

    @cached_property
    def quick_actions(self) -> Mapping[str, type[Action]]:
        """The kinds of action for which one press is enough."""
        return {kind_of(action): action for action in self.action_classes if action.quick}

    @cached_property
    def plan_kind(self) -> str | None:
        """The kind of action by which people plan ahead; None if the game has none."""
        return next((kind_of(action) for action in self.action_classes if action.plan), None)

    @cached_property
    def takes_orders(self) -> bool:
        """Whether standing orders can be left."""
        return any(question.nature is Nature.ORDER for question in self.questions)

    @cached_property
    def referring_actions(self) -> Mapping[str, type[Action]]:
        """The kinds of action that name something on the table."""
        return {
            kind_of(action): action
            for action in self.action_classes
            if any(REFERS in field.metadata for field in action.model_fields.values())
        }

    @cached_property
    def view_type(self) -> type[View]:
        """The class of this game's views, to read them back from JSON."""
        returned = get_type_hints(type(self).view)["return"]
        return cast("type[View]", returned)


def _counted(figure: Fact) -> int:
    return figure if isinstance(figure, int) else isinstance(figure, str)
