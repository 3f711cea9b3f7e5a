"""The test bench of all games: a table at which positions are laid out, moves are typed, and what came of it is seen.

A game's own bench adds how a position is laid out, and what its tests like to look at::

    class Position(Bench[State, TurinView]):
        def __init__(self, seats: int = 3, **options: object) -> None:
            super().__init__(TURIN, seats, options)
            self.state.round = 2
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar, Generic, TypeVar, cast

from games.kernel import Action, AnyGame, Decision, Dice, Event, Refusal, Seat, Table, View, seen_by
from games.kernel.in_full import recall
from games.kernel.notation import read
from games.kernel.question import Position as AnyPosition
from tests.refused import refused

S = TypeVar("S", bound=AnyPosition)
V = TypeVar("V", bound=View)


class Bench(Generic[S, V]):
    """A table, with what tests like to do at it. Seats come first, moves are in notation."""

    whole: ClassVar[bool] = True
    """Whether positions are laid out whole. Where a test makes things out of nothing, no invariant can be checked."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, Any], seed: int | str = 1) -> None:
        self.table = Table(game, seats, options, Dice.of(seed))
        self.events: list[Event] = []
        """What the last move, or the last default, led to."""

    @property
    def game(self) -> AnyGame:
        return self.table.game

    @property
    def state(self) -> S:
        return cast("S", self.table.state)

    # Playing

    def play(self, seat: Seat, text: str) -> list[Event]:
        """A move as a person would type it."""
        return self.act(seat, read(text, self.table.moves(seat)))

    def go(self, *moves: str) -> list[Event]:
        """Moves like ``"0 lay O06"``; all that came of them."""
        happened: list[Event] = []
        for move in moves:
            seat, _, text = move.partition(" ")
            happened += self.play(int(seat), text)
        return happened

    def everybody(self, *texts: str) -> list[Event]:
        """Everybody answers, in seat order; all that came of it."""
        return [event for seat, text in enumerate(texts) for event in self.play(seat, text)]

    def act(self, seat: Seat, action: Action | Mapping[str, object]) -> list[Event]:
        """An action that was made by hand, or the values of a form."""
        return self._checked(self.table.play(seat, action))

    def skip(self, seat: Seat) -> list[Event]:
        """This seat's time runs out."""
        return self._checked(self.table.skip(seat, self.decision(seat).id))

    def _checked(self, events: list[Event]) -> list[Event]:
        self.events = events
        assert not self.whole or self.table.violations() == []
        return events

    def refused(self, seat: Seat, action: Action | Mapping[str, object] | str) -> Refusal:
        """Why an action, made by hand or in full notation, is not done."""
        tried = self.action(action) if isinstance(action, str) else action
        before = self.table.dump()
        with refused(f"{action} of seat {seat}") as why:
            self.table.play(seat, tried)
        assert self.table.dump() == before, f"{action} was refused, but has changed something"
        return why.value

    @contextmanager
    def refuses(self, reason: str, clause: str, **figures: object) -> Iterator[None]:
        """What is done inside must be refused so, and change nothing to the byte."""
        before = self.table.dump()
        with refused(f"this ({reason}, {clause})") as why:
            yield
        assert (why.value.reason.value, why.value.clause) == (reason, clause)
        assert {name: why.value.figures.get(name) for name in figures} == figures
        assert self.table.dump() == before, f"{reason} was refused, but has changed something"

    # Looking

    def action(self, text: str) -> Action:
        """The action of this notation, listed now or not."""
        found = recall(text, self.game.action_classes)
        assert found is not None, f"{text} is no notation of {self.game.id}"
        return found

    @property
    def asked(self) -> dict[Seat, str]:
        """Who owes a decision, and of which kind."""
        owed = {seat: self.table.owed(seat) for seat in range(self.table.seats)}
        return {seat: decisions[0].kind for seat, decisions in owed.items() if decisions}

    @property
    def owing(self) -> list[Seat]:
        """Who owes a decision."""
        return list(self.asked)

    def decision(self, seat: Seat, kind: str | None = None) -> Decision:
        """What a seat may decide of this kind, or what it owes."""
        found = [each for each in self.table.moves(seat) if each.kind == kind or (kind is None and each.owed)]
        assert len(found) == 1, f"seat {seat} has {len(found)} decisions of kind {kind}"
        return found[0]

    def choices(self, seat: Seat, kind: str | None = None) -> list[str]:
        """How the seat may answer the decision."""
        return [choice.text for choice in self.decision(seat, kind).choices]

    def default(self, seat: Seat) -> str:
        """What the seat would do if its time ran out."""
        return self.game.default(self.state, seat, self.decision(seat), self.table.dice).text

    def view(self, seat: Seat | None) -> V:
        """What a seat, or a spectator, may know."""
        return cast("V", self.table.view(seat))

    def standings(self) -> list[tuple[int, int]]:
        """How the game ended: place and score of every seat."""
        return [(standing.place, standing.score) for standing in self.table.outcome.standings]


def kinds(events: Sequence[Event]) -> list[str]:
    """What happened, by name."""
    return [event.kind for event in events]


def every(events: Sequence[Event], kind: str) -> list[Any]:
    """All events of this kind."""
    return [event for event in events if event.kind == kind]


def only(events: Sequence[Event], kind: str) -> Any:  # noqa: ANN401 - whichever event it is
    """The one event of this kind."""
    found = every(events, kind)
    assert len(found) == 1, f"{len(found)} events are {kind}, not one: {' '.join(kinds(events)) or 'nothing happened'}"
    return found[0]


def told(seat: Seat | None, events: list[Event]) -> list[str]:
    """What a seat, or a spectator, hears."""
    return kinds(seen_by(seat, events))
