"""Questions: all there is to one decision, in one place.

Who is asked, in which phases, and how it stands to others (``nature``); what may be answered, what a skipped seat
answers, which standing orders lie there, and what another seat, which cannot know the answer, might think it is. A
game lists its questions, in the order in which a seat sees them; ``Game`` makes everything else of them.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from games.kernel.action import Action
from games.kernel.decision import Decision, Nature
from games.kernel.dice import Dice, Stream
from games.kernel.event import Event
from games.kernel.form import Form
from games.kernel.record import Fact, Seat
from games.kernel.refusal import Refusal
from games.kernel.window import Window

OVER: Final = "over"
"""The phase of every game that has ended."""


class Position(Protocol):
    """What the kernel must know of every state."""

    @property
    def players(self) -> Sequence[object]:
        """What each seat has."""
        ...

    @property
    def phase(self) -> str:
        """Which part of the game it is in; ``over`` when it has ended."""
        ...


S = TypeVar("S", bound=Position)
A = TypeVar("A")
_NO_FACTS: Final[Mapping[str, Fact]] = MappingProxyType({})


class Question(Generic[S]):
    """Something that seats are asked. It has no state of its own: one object serves all tables."""

    kinds: ClassVar[tuple[str, ...]]
    """What its decisions are called: one name, or several where its sentence differs."""
    nature: ClassVar[Nature] = Nature.TURN
    accepts: ClassVar[frozenset[str]]
    """The kinds of action that answer it, unless its decisions say so themselves."""
    phases: ClassVar[Collection[str] | None] = None
    """When it may be asked; None: for as long as the game lasts."""

    # Who is asked

    def asks(self, state: S, seat: Seat) -> bool:
        """Whether this seat is asked. It depends on public things only."""
        raise NotImplementedError

    def awaits(self, state: S, seat: Seat) -> bool:
        """Whether the table waits for this seat. It is asked all the time, so no decision is made for it."""
        return self.nature is Nature.TURN and self.asks(state, seat)

    def decision(self, state: S, seat: Seat) -> Decision:
        """What a seat that is asked is asked, not listed: usually one that is kept, made by ``put``."""
        raise NotImplementedError

    def decisions(self, state: S, seat: Seat) -> Sequence[Decision]:
        """What this seat is asked: one decision or none, unless a game asks the same of several things at once."""
        return (self.decision(state, seat),) if self.asks(state, seat) else ()

    @classmethod
    def put(
        cls,
        name: str,
        facts: Mapping[str, Fact] = _NO_FACTS,
        *,
        kind: str = "",
        accepts: frozenset[str] | None = None,
        owed: bool | None = None,
        answered: Action | None = None,
    ) -> Decision:
        """The decision of this id, its other parts as the question says; owed unless it is free or an order."""
        return Decision(
            name,
            kind or cls.kinds[0],
            cls.nature,
            cls.nature not in (Nature.FREE, Nature.ORDER) if owed is None else owed,
            cls.accepts if accepts is None else accepts,
            facts,
            answered,
        )

    # What is answered

    def choices(self, state: S, seat: Seat, decision: Decision) -> Sequence[Action]:
        """Every legal answer that can be listed."""
        return ()

    def forms(self, state: S, seat: Seat, decision: Decision) -> tuple[Form, ...]:
        """The answers that cannot be listed."""
        return ()

    def default(self, state: S, seat: Seat, decision: Decision, dice: Dice) -> Action:
        """What a seat answers whose time has run out; by lot where a fixed answer would tell what the seat holds."""
        raise LookupError(f"nobody owes {decision.kind}")

    def why_not(self, state: S, seat: Seat, kind: str) -> Refusal | None:
        """Why a kind of action that it accepts has no choices now, as far as this seat can know; None: nothing to say.

        Reasons that everybody can see come first (``Game.known_to_all``).
        """
        return None

    # What lies there in secret

    def standing(self, state: S, seat: Seat) -> Sequence[Action]:
        """The standing orders that this seat has given in answer, as the actions that gave them."""
        return ()

    def drop(self, state: S, seat: Seat) -> None:
        """Forget the standing orders of this seat: on a copy on which somebody else thinks ahead."""

    def redraw(self, state: S, seat: Seat, stream: Stream) -> None:
        """Put another answer in the place of what this seat has answered in secret; of standing orders, none."""
        self.drop(state, seat)

    def reopen(self, state: S, seat: Seat) -> None:
        """Ask this seat again what it has answered in secret: in a world that somebody imagines."""


class WindowQuestion(Question[S], Generic[S, A]):
    """A question that several seats answer in secret: their answers take effect together when the window closes."""

    nature: ClassVar[Nature] = Nature.SEALED

    def window(self, state: S) -> Window[A] | None:
        """The open window of this question."""
        raise NotImplementedError

    def given(self, answer: A) -> Action:
        """The action that gave an answer, as its owner is shown it: where answers are kept as something else."""
        if not isinstance(answer, Action):
            raise TypeError(f"{type(self).__name__} must say which action gave {answer!r}")
        return answer

    def noticed(self, state: S, seat: Seat) -> list[Event]:
        """What everybody is told when this seat has answered for the first time: nothing in a reaction."""
        return []

    def close(self, state: S, answers: list[tuple[Seat, A]], dice: Dice) -> list[Event]:
        """What follows when all have answered. The first thing to do is to take the window away, or open another."""
        raise NotImplementedError

    def another(self, state: S, seat: Seat, answer: A, stream: Stream) -> A | None:
        """What this seat might have answered as well, as far as others can tell."""
        raise NotImplementedError

    def answer(self, state: S, seat: Seat, answer: A, dice: Dice) -> list[Event]:
        """Put a checked answer in, or another one in its place; close the window if it was the last."""
        window = self.window(state)
        assert window is not None  # noqa: S101 - nobody else is asked
        events = self.noticed(state, seat) if window.answer_of(seat) is None else []
        window.answer(seat, answer)
        return events + self.close(state, window.results(), dice) if window.complete else events

    def asks(self, state: S, seat: Seat) -> bool:
        """Whoever the window asks, answered or not."""
        window = self.window(state)
        return window is not None and seat in window.asked

    def awaits(self, state: S, seat: Seat) -> bool:
        """Whoever the window asks and who has not answered."""
        window = self.window(state)
        return window is not None and seat in window.asked and window.answer_of(seat) is None

    def decisions(self, state: S, seat: Seat) -> Sequence[Decision]:
        """The question, with the answer that this seat has given so far."""
        window = self.window(state)
        if window is None or seat not in window.asked:
            return ()
        question, answer = self.decision(state, seat), window.answer_of(seat)
        return (question if answer is None else question.answered_by(self.given(answer)),)

    def redraw(self, state: S, seat: Seat, stream: Stream) -> None:
        """Another answer in the place of the one given."""
        window = self.window(state)
        if window is not None and (answer := window.answer_of(seat)) is not None:
            window.answers[window.asked.index(seat)] = self.another(state, seat, answer, stream)

    def reopen(self, state: S, seat: Seat) -> None:
        """Nobody knows what this seat has answered, so it has yet to."""
        window = self.window(state)
        if window is not None and seat in window.asked:
            window.answers[window.asked.index(seat)] = None


AnyQuestion = Question[Any]
_Awaits: TypeAlias = Callable[[Any, Seat], bool]
Decisions: TypeAlias = Callable[[Any, Seat], Sequence[Decision]]


class _Asked(NamedTuple):
    """The questions of one phase, and what of each is called all the time."""

    questions: tuple[AnyQuestion, ...]
    decisions: tuple[Decisions, ...]
    now: tuple[Decisions, ...]
    """The same without standing orders."""
    awaits: tuple[_Awaits, ...]


class Questions(dict[str, _Asked]):
    """The questions of a game by phase, in the order of the game."""

    def __init__(self, questions: Iterable[AnyQuestion]) -> None:
        super().__init__({OVER: _Asked((), (), (), ())})
        self._all = tuple(questions)
        self.by_kind = {kind: question for question in self._all for kind in question.kinds}
        """By the kind of its decisions."""

    def __missing__(self, phase: str) -> _Asked:
        asked = tuple(each for each in self._all if each.phases is None or phase in each.phases)
        awaits = tuple(found for each in asked if (found := _awaits(each)) is not None)
        now = tuple(each.decisions for each in asked if each.nature is not Nature.ORDER)
        self[phase] = _Asked(asked, tuple(each.decisions for each in asked), now, awaits)
        return self[phase]


def _awaits(question: AnyQuestion) -> _Awaits | None:
    """How to find out whom a question awaits; None if nobody ever. (As ``Question.awaits`` says, but in one step.)"""
    if type(question).awaits is not Question.awaits:
        return question.awaits
    return question.asks if question.nature is Nature.TURN else None
