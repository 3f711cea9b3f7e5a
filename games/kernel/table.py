"""A table: a running game. The log is the truth; the state is what the log gives when it is replayed.

The log is only ever added to. Taking moves back is an entry too, so that undone branches stay on record.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, ValidationError

from games.kernel.action import Action, Move
from games.kernel.decision import Decision, Moves, Nature
from games.kernel.dice import Dice
from games.kernel.event import Event
from games.kernel.game import Game, View
from games.kernel.options import read_options
from games.kernel.outcome import Ending, Outcome
from games.kernel.record import Record, Seat
from games.kernel.refusal import Reason, Refusal
from games.kernel.topic import Topic

AnyGame = Game[Any, Any]


class Skipped(Event):
    """A seat's time had run out, and its default was played."""

    kind: Literal["skipped"] = "skipped"
    seat: Seat


class Undone(Event):
    """The last moves were taken back."""

    kind: Literal["undone"] = "undone"
    moves: int


class MoveEntry(Record):
    """A move in the log, its action as JSON."""

    kind: Literal["move"] = "move"
    seat: Seat
    action: dict[str, Any]
    skipped: bool = False


class UndoEntry(Record):
    """The last ``moves`` moves that still stood were taken back."""

    kind: Literal["undo"] = "undo"
    moves: Annotated[int, Field(ge=1)]


Entry = Annotated[MoveEntry | UndoEntry, Field(discriminator="kind")]


class Replayed(NamedTuple):
    """One move of a replay: the state is the one after it, and goes on changing with the next."""

    entry: MoveEntry
    events: list[Event]
    state: Any


class SavedTable(Record):
    """A table as it is kept: all that is needed to replay it."""

    format: Literal[1] = 1
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    seed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    log: tuple[Entry, ...]


Finder = Callable[[str, int], AnyGame]
"""Finds the rules of a game by id and rules version, or raises a Refusal."""


class Table:
    """A running game: its rules, seats, options, seed, log and state."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, Any], dice: Dice) -> None:
        self.game = game
        self.seats = seats
        self.options = read_options(game.options_type, dict(options))
        self.dice = dice
        self.log: list[MoveEntry | UndoEntry] = []
        self.state: Any = game.start(seats, self.options, dice)

    # Playing

    def moves(self, seat: Seat) -> Moves:
        """What this seat may do now."""
        return self.game.moves(self.state, self._seat(seat))

    def topics(self, seat: Seat | None) -> tuple[Topic, ...]:
        """What lies on the table to be answered, as this seat, or a spectator, sees it."""
        return self.game.topics(self.state, None if seat is None else self._seat(seat))

    def view(self, seat: Seat | None) -> View:
        """What this seat, or a spectator, may know."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def play(
        self, seat: Seat, action: Action | bytes | str | Mapping[str, object], decision: str | None = None
    ) -> list[Event]:
        """Play an action, given as such or as JSON; ``decision`` is the id of the decision that it answers."""
        if not isinstance(action, Action):
            action = self.game.read_action(action)
        if decision is not None:
            self._open_decision(seat, decision)
        return self._play(Move(seat=self._seat(seat), action=action))

    def skip(self, seat: Seat, decision: str) -> list[Event]:
        """Play the default of a decision whose time has run out."""
        answered = self._open_decision(seat, decision)
        action = self.game.default(self.state, seat, answered, self.dice)
        # In a reaction not even that somebody has answered is public, so neither is that he has not.
        told = (seat,) if answered.nature is Nature.REACTION else None
        return [Skipped(seat=seat, to=told), *self._play(Move(seat=seat, action=action, skipped=True))]

    def owed(self, seat: Seat) -> tuple[Decision, ...]:
        """The decisions of this seat for which the table waits, not listed."""
        return tuple(decision for decision in self.game.decisions(self.state, self._seat(seat)) if decision.owed)

    def awaited(self) -> tuple[tuple[Seat, Decision], ...]:
        """Whom the table waits for, as everybody may see it."""
        return self.game.awaited(self.state, self.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        return self.game.outcome(self.state) if self.over else None

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
        events = self.game.play(self.state, move, self.dice)
        self.log.append(MoveEntry(seat=move.seat, action=move.action.model_dump(mode="json"), skipped=move.skipped))
        return events

    # Taking back

    def standing(self) -> list[MoveEntry]:
        """The moves of the log that were not taken back."""
        return standing(self.log)

    def free_to_undo(self) -> int:
        """How many of the last moves can be taken back without giving knowledge away."""
        revealing = [any(event.reveals for event in played.events) for played in self.replay()]
        return next((count for count, reveals in enumerate(reversed(revealing)) if reveals), len(revealing))

    def undo(self, moves: int = 1) -> list[Event]:
        """Take the last moves back. Whose consent that needs is for the host to know."""
        left = len(self.standing()) - moves
        if moves < 1 or left < 0:
            raise Refusal(Reason.NOTHING_TO_UNDO, "", moves=moves)
        if moves > self.free_to_undo():
            raise Refusal(Reason.REVEALED, "", moves=moves)
        self.log.append(UndoEntry(moves=moves))
        self.rebuild()
        return [Undone(moves=moves)]

    # Replaying, saving, loading

    def opening_view(self, seat: Seat | None = None) -> View:
        """What this seat, or a spectator, saw before the first move."""
        return self.game.view(self.game.start(self.seats, self.options, self.dice), seat)

    def replay(self) -> Iterator[Replayed]:
        """Play the standing moves once more from the start, beside this table."""
        state = self.game.start(self.seats, self.options, self.dice)
        for entry in self.standing():
            move = Move(seat=entry.seat, action=self.game.read_action(entry.action), skipped=entry.skipped)
            yield Replayed(entry, self.game.play(state, move, self.dice), state)

    def ending(self) -> Ending:
        """How a finished game ended and how it went."""
        tally = self.game.tally
        start = tally(self.game.start(self.seats, self.options, self.dice))
        course = (start, *(tally(played.state) for played in self.replay()))
        return Ending(outcome=self.game.outcome(self.state), course=course)

    def repeat(self, entry: MoveEntry | UndoEntry) -> list[Event]:
        """Do here what an entry of another log says."""
        match entry:
            case MoveEntry():
                action = self.game.read_action(entry.action)
                return self._play(Move(seat=self._seat(entry.seat), action=action, skipped=entry.skipped))
            case UndoEntry():
                return self.undo(entry.moves)

    def _replayed_state(self) -> Any:  # noqa: ANN401 - the state of whichever game this is
        last = deque(self.replay(), maxlen=1)
        return last[0].state if last else self.game.start(self.seats, self.options, self.dice)

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

    @classmethod
    def load(cls, saved: SavedTable | bytes | str, find: Finder) -> "Table":
        """A table from what was kept, by replaying its log."""
        table = cls._empty(read_saved(saved), find)
        table.rebuild()
        return table

    def rebuild(self) -> None:
        """Make the state anew from the log."""
        try:
            self.state = self._replayed_state()
        except Refusal as refusal:
            raise Refusal(Reason.TAMPERED, refusal.clause, problem=str(refusal)) from refusal

    @classmethod
    def resume(cls, saved: SavedTable, state: bytes, find: Finder) -> "Table":
        """A table from what was kept and its last state, without replaying."""
        table = cls._empty(saved, find)
        table.state = table.game.load(state)
        return table

    @classmethod
    def _empty(cls, saved: SavedTable, find: Finder) -> "Table":
        game = find(saved.game, saved.rules_version)
        table = cls(game, saved.seats, saved.options, Dice(bytes.fromhex(saved.seed)))
        table.log = list(saved.log)
        return table


def standing(log: Iterable[MoveEntry | UndoEntry]) -> list[MoveEntry]:
    """The moves of a log that were not taken back."""
    moves: list[MoveEntry] = []
    for entry in log:
        match entry:
            case MoveEntry():
                moves.append(entry)
            case UndoEntry():
                if entry.moves > len(moves):
                    raise Refusal(Reason.TAMPERED, "", problem="undo")
                del moves[-entry.moves :]
    return moves


def read_saved(saved: SavedTable | bytes | str) -> SavedTable:
    """What was kept, from JSON."""
    if isinstance(saved, SavedTable):
        return saved
    try:
        return SavedTable.model_validate_json(saved)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(str(part) for part in first["loc"])
        reason = Reason.UNKNOWN_VERSION if field == "format" else Reason.UNREADABLE
        raise Refusal(reason, "", what="table", field=field, problem=first["type"]) from error
