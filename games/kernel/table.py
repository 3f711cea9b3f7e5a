"""A table: a running game. The log is the truth; the state is what the log gives when it is replayed.

A table is the only door to a state: whoever shows one, speaks of it or keeps it asks the table.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from itertools import chain
from typing import Any, NamedTuple

from games.kernel.action import Action, Move
from games.kernel.agent import Agent, Thinker
from games.kernel.decision import Answers, Decision, Nature, OpenDecisions, forced
from games.kernel.dice import Dice
from games.kernel.event import Event, seen_by
from games.kernel.game import Game
from games.kernel.log import (
    MoveEntry,
    SavedTable,
    Skipped,
    TakenBack,
    UndoEntry,
    Undone,
    numbered,
    read_saved,
    standing,
)
from games.kernel.options import read_options
from games.kernel.outcome import Ending, Outcome, Sheet
from games.kernel.question import Position
from games.kernel.record import Fact, Seat
from games.kernel.refusal import Reason, Refusal
from games.kernel.topic import Topic
from games.kernel.view import View

AnyGame = Game[Any, Any]


class Consequences(NamedTuple):
    """What a move would do as far as its seat can know."""

    final: bool
    """Whether it could not be taken back, for it would show what is hidden now."""
    view: View | None
    """What this seat would see then; None if that cannot be known."""


Finder = Callable[[str, int], AnyGame]
"""Finds the rules of a game by id and rules version, or raises a Refusal."""


class Table:
    """A running game: its rules, seats, options, seed, log and state.

    It begins with the deal; one that was kept (``kept`` is the JSON of its state) goes on from there.
    """

    def __init__(
        self, game: AnyGame, seats: int, options: Mapping[str, Any], dice: Dice, kept: bytes | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = read_options(game.options_type, dict(options))
        self.dice = dice
        self.log: list[MoveEntry | UndoEntry] = []
        self._history: list[Happened] | None = [] if kept is None else None
        self.state: Any = game.start(seats, self.options, dice) if kept is None else game.load(kept)
        """For the rules and their tests alone; everybody else asks the methods below."""

    # Playing

    def moves(self, seat: Seat) -> OpenDecisions:
        """What this seat may do now."""
        return self.game.moves(self.state, self._seat(seat))

    def topics(self, seat: Seat | None) -> tuple[Topic, ...]:
        """What lies on the table to be answered, as this seat, or a spectator, sees it."""
        return self.game.topics(self.state, None if seat is None else self._seat(seat))

    def view(self, seat: Seat | None) -> View:
        """What this seat, or a spectator, may know."""
        return self.game.recall(self.game.view(self.state, None if seat is None else self._seat(seat)), self.told(seat))

    def numbers(self, seat: Seat | None) -> Mapping[str, int]:
        """By which numbers this seat, or a spectator, knows what lies, or lay, on the table."""
        return self.game.numbers(self.told(seat))

    def preview(self, seat: Seat, action: Action) -> Mapping[str, Fact]:
        """What a choice would cost and bring, as far as this seat can know."""
        return self.game.preview(self.state, self._seat(seat), action)

    def orders(self, seat: Seat) -> tuple[Action, ...]:
        """The standing orders of this seat, as the actions that gave them."""
        return tuple(self.game.orders(self.state, self._seat(seat)))

    def sheet(self) -> Sheet | None:
        """What has been written down so far of a solo campaign; None if this is none."""
        return self.game.sheet(self.state)

    def play(
        self, seat: Seat, action: Action | bytes | str | Mapping[str, object], decision: str | None = None
    ) -> list[Event]:
        """Play an action, given as such or as JSON; ``decision`` is the id of the decision that it answers."""
        if not isinstance(action, Action):
            action = self.game.read_action(action)
        if decision is not None:
            self._open_decision(seat, decision)
        return self._play(Move(seat=self._seat(seat), action=action))

    def allows(self, seat: Seat, action: Action) -> bool:
        """Whether the rules would let this seat do this now. Nothing is done."""
        return self.refusal(seat, action) is None

    def refusal(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the rules would not let this seat do this now; None if they would. Nothing is done."""
        try:
            self.game.play(self.game.copy(self.state), Move(seat=self._seat(seat), action=action), self.dice)
        except Refusal as why:
            return why
        return None

    def consequences(self, seat: Seat, action: Action) -> "Consequences":
        """What a legal action would do as far as this seat can know. Nothing is done.

        It is played on a copy on which the others have left no standing orders. Whether it would end a reaction nobody
        may know, so there it is always taken to.
        """
        decision = next(
            each for each in self.game.decisions(self.state, self._seat(seat)) if action.kind in each.accepts
        )
        if decision.nature is Nature.REACTION:
            return Consequences(final=True, view=None)
        state = self.game.copy(self.state)
        for other in range(self.seats):
            if other != seat:
                self.game.drop_orders(state, other)
        events = self.game.play(state, Move(seat=seat, action=action), self.dice)
        if any(event.reveals for event in events):
            return Consequences(final=True, view=None)
        told = chain(reversed(seen_by(seat, events)), self.told(seat))
        return Consequences(final=False, view=self.game.recall(self.game.view(state, seat), told))

    def chosen_by(self, player: Agent | Thinker, seat: Seat, dice: Dice) -> Action | dict[str, object]:
        """What a computer player does in this seat, from what the seat may know. Nothing is done."""
        if isinstance(player, Agent):
            return player.choose(self.view(seat), self.moves(seat), dice)
        return player.think(SeatWorlds(self, seat), dice)

    def why_not(self, seat: Seat, decision: Decision, kind: str) -> Refusal | None:
        """Why a kind of action that a decision takes is not possible now; None if the game does not say."""
        return self.game.why_not(self.state, self._seat(seat), decision, kind)

    def ruled_out(self, seat: Seat, decision: str) -> frozenset[str]:
        """The kinds of action that a decision of this seat takes and that are not possible, as everybody knows."""
        return frozenset(
            kind
            for listed in self.moves(seat)
            if listed.id == decision
            for kind in listed.impossible
            if (why := self.why_not(seat, listed, kind)) is not None and why.reason in self.game.known_to_all
        )

    def check_meant(self, seat: Seat, action: Action) -> None:
        """Refuse what the rules allow but nobody means."""
        self.game.check_meant(self.state, self._seat(seat), action)

    def skip(self, seat: Seat, decision: str) -> list[Event]:
        """Play the default of a decision whose time has run out."""
        answered = self._open_decision(seat, decision)
        action = self.game.default(self.state, seat, answered, self.dice)
        # In a reaction not even that somebody has answered is public, so neither is that they have not. And that time
        # has run out where the hand may leave only one answer would say that it left more.
        hidden = answered.nature is Nature.REACTION or self.foreseen(seat, answered) is Answers.HIDDEN
        missed = [] if answered.nature is Nature.FREE else [Skipped(seat=seat, to=(seat,) if hidden else None)]
        return [*missed, *self._play(Move(seat=seat, action=action, skipped=True))]

    def owed(self, seat: Seat) -> tuple[Decision, ...]:
        """The decisions of this seat for which the table waits, not listed."""
        return tuple(decision for decision in self.game.decisions(self.state, self._seat(seat)) if decision.owed)

    def forced(self, seat: Seat) -> Decision | None:
        """The decision of this seat to which there is only one answer, listed; None if it has a choice or owes none."""
        forcible = self.game.forcible
        if all(asked.kind not in forcible for asked in self.owed(seat)):
            return None
        return forced(self.game.moves_now(self.state, seat))

    def foreseen(self, seat: Seat, decision: Decision) -> Answers:
        """How many answers a seat has to a decision, as far as everybody can tell."""
        if decision.kind not in self.game.forcible:
            return Answers.SEVERAL
        return self.game.foreseen(self.game.view(self.state, None), self._seat(seat), decision, self.told(None))

    def awaited(self) -> tuple[tuple[Seat, Decision], ...]:
        """Whom the table waits for, as everybody may see it."""
        return self.game.awaited(self.state, self.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def outcome(self) -> Outcome:
        """How the game ended; only asked when it has."""
        if not self.over:
            raise LookupError(f"this game of {self.game.id} is not over")
        return self.game.outcome(self.state)

    def violations(self) -> list[str]:
        """Every invariant of the rules that is broken here: none, if the rules are right."""
        return self.game.violations(self.state)

    def _seat(self, seat: Seat) -> Seat:
        if not 0 <= seat < self.seats:
            raise Refusal(Reason.UNKNOWN_SEAT, "", seat=seat, seats=self.seats)
        return seat

    def _open_decision(self, seat: Seat, decision: str) -> Decision:
        for candidate in self.game.decisions(self.state, self._seat(seat)):
            if candidate.id == decision:
                return candidate
        raise Refusal(Reason.STALE, "", decision=decision)

    def _play(self, move: Move) -> list[Event]:
        try:
            events = self.game.play(self.state, move, self.dice)
        except Refusal as refusal:
            raise self.game.explain(refusal, move.seat, self.told(move.seat)) from None
        self._note(MoveEntry(seat=move.seat, action=move.action.model_dump(mode="json"), skipped=move.skipped), events)
        return events

    # What has happened

    def _note(self, entry: MoveEntry, events: list[Event]) -> None:
        self.log.append(entry)
        if self._history is not None:
            self._history.append(Happened(len(self.log), entry, events))

    def told(self, seat: Seat | None) -> Iterator[Event]:
        """All that this seat, or a spectator, was told, the newest first; what was undone did not happen."""
        for move in reversed(self.happened()):
            yield from (event for event in reversed(move.events) if event.visible_to(seat))

    def happened(self) -> Sequence["Happened"]:
        """All standing moves with what they did."""
        if self._history is None:
            self._history = [Happened(*played[:3]) for played in self.replay()]
        return self._history

    # Taking back

    def standing(self) -> list[MoveEntry]:
        """The moves of the log that were not taken back."""
        return standing(self.log)

    def free_to_undo(self) -> int:
        """How many of the last moves can be taken back without giving knowledge away."""
        revealing = [any(event.reveals for event in move.events) for move in self.happened()]
        return next((count for count, reveals in enumerate(reversed(revealing)) if reveals), len(revealing))

    def undo(self, moves: int = 1) -> list[Event]:
        """Take the last moves back. Whose consent that needs is for the host to know."""
        if self.free_to_undo() < moves <= len(self.standing()):
            raise Refusal(Reason.REVEALED, "", moves=moves)
        before = self.happened()
        self._take_back(moves)
        self._history, (first, *later) = list(before[:-moves]), before[-moves:]
        followed = any(not event.passing for move in later for event in seen_by(None, move.events))
        done = tuple(seen_by(None, first.events))
        return [TakenBack(seat=first.entry.seat, moves=moves, done=done, followed=followed)]

    def _take_back(self, moves: int) -> list[Event]:
        if not 1 <= moves <= len(self.standing()):
            raise Refusal(Reason.NOTHING_TO_UNDO, "", moves=moves)
        log = [*self.log, UndoEntry(moves=moves)]
        followed = _follow(self.beginning(), log)
        self.state, self._history, self.log = followed.state, None, log
        return [Undone(moves=moves)]

    # Replaying

    def beginning(self) -> "Table":
        """The same game before its first move, as a table of its own."""
        return Table(self.game, self.seats, self.options.model_dump(), self.dice)

    def replay(self) -> Iterator["Replayed"]:
        """Play the standing moves once more from the start, at a table beside this one."""
        table = self.beginning()
        for number, entry in numbered(self.log):
            yield Replayed(number, entry, table.repeat(entry), table)

    def ending(self) -> Ending:
        """How a finished game ended and how it went."""
        tally = self.game.tally
        course = (tally(self.beginning().state), *(tally(played.table.state) for played in self.replay()))
        return Ending(outcome=self.outcome, course=course)

    def repeat(self, entry: MoveEntry | UndoEntry) -> list[Event]:
        """Do here what an entry of another log says.

        Whether what was taken back had revealed something is not asked again: it stands in the log, and we may have
        become stricter since.
        """
        match entry:
            case MoveEntry():
                action = self.game.read_action(entry.action)
                move = Move(seat=self._seat(entry.seat), action=action, skipped=entry.skipped)
                events = self.game.play(self.state, move, self.dice)
                self._note(entry, events)
                return events
            case UndoEntry():
                return self._take_back(entry.moves)

    # Saving and loading

    def copy(self) -> "Table":
        """The same table once more: what is done at one is not done at the other."""
        other = copy(self)
        other.log = list(self.log)
        other._history = None if self._history is None else list(self._history)  # noqa: SLF001 - it is one of us
        other.state = self.game.copy(self.state)
        return other

    def save(self) -> SavedTable:
        """The table as it is kept."""
        return SavedTable(
            game=self.game.id,
            rules_version=self.game.rules_version,
            seats=self.seats,
            options=self.options.model_dump(mode="json"),
            seed=self.dice.seed.hex(),
            log=tuple(self.log),
        )

    def dump(self) -> bytes:
        """The state as JSON, to be kept beside the log: the same state gives the same bytes."""
        return self.game.dump(self.state)

    @classmethod
    def load(cls, saved: SavedTable | bytes | str, find: Finder) -> "Table":
        """A table from what was kept, by replaying its log."""
        saved = read_saved(saved)
        table = cls(find(saved.game, saved.rules_version), saved.seats, saved.options, saved.dice)
        return _follow(table, saved.log)

    @classmethod
    def resume(cls, saved: SavedTable, state: bytes, find: Finder) -> "Table":
        """A table from what was kept and its last state, without dealing or replaying anything."""
        table = cls(find(saved.game, saved.rules_version), saved.seats, saved.options, saved.dice, kept=state)
        table.log = list(saved.log)
        return table


class SeatWorlds:
    """What one seat at a table may know, and the worlds that it can imagine."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.game = table.game
        self.seat = seat
        self.view = table.view(seat)
        self.moves = table.moves(seat)
        self._state = table.state

    def imagine(self, dice: Dice) -> Position:
        """A state that this seat could not tell from the real one, in which others have still to answer."""
        imagined: Position = self.game.imagine(self._state, self.seat, dice)
        return imagined


class Happened(NamedTuple):
    """A move with its number in the log, and what it did."""

    number: int
    entry: MoveEntry
    events: list[Event]


class Replayed(NamedTuple):
    """One move of a replay, with its number in the log. The table stands after it, and goes on with the next."""

    number: int
    entry: MoveEntry
    events: list[Event]
    table: Table


def _follow(table: Table, log: Iterable[MoveEntry | UndoEntry]) -> Table:
    """Bring a table that has just begun to where a log leads."""
    log = list(log)
    try:
        for entry in standing(log):
            table.repeat(entry)
    except Refusal as refusal:
        raise Refusal(Reason.TAMPERED, refusal.clause, problem=str(refusal)) from refusal
    table.log = log
    return table
