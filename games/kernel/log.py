"""The log of a table: moves and what was taken back, as they are kept, and what is told of them by the table itself.

It is only ever added to. Taking moves back is an entry too, so that undone branches stay on record.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from games.kernel.dice import Dice
from games.kernel.event import Event
from games.kernel.record import Record, Seat
from games.kernel.refusal import Reason, Refusal


class Skipped(Event):
    """A seat's time had run out, and its default was played. Where it had to do nothing, it has missed nothing."""

    seat: Seat


class Undone(Event):
    """The last moves were taken back."""

    moves: int


class TakenBack(Undone):
    """The same for people: whose move it was, and what everybody was told when they made it."""

    seat: Seat
    done: tuple[Event, ...]
    followed: bool = False
    """Whether everybody was told more since, which is taken back with it."""


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


class SavedTable(Record):
    """A table as it is kept: all that is needed to replay it."""

    format: Literal[1] = 1
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    seed: Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
    log: tuple[Entry, ...]

    @property
    def dice(self) -> Dice:
        """The dice of the seed."""
        return Dice(bytes.fromhex(self.seed))


def standing(log: Iterable[MoveEntry | UndoEntry]) -> list[MoveEntry]:
    """The moves of a log that were not taken back."""
    return [entry for _, entry in numbered(log)]


def numbered(log: Iterable[MoveEntry | UndoEntry]) -> list[tuple[int, MoveEntry]]:
    """The moves of a log that were not taken back, each with its number in it, which no other entry ever gets."""
    moves: list[tuple[int, MoveEntry]] = []
    for number, entry in enumerate(log, 1):
        match entry:
            case MoveEntry():
                moves.append((number, entry))
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
