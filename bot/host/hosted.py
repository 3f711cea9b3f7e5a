"""A table as the house keeps it: who sits there, and the game that runs on it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.host.calling import Stage
from bot.message import Message
from bot.refusals import HouseReason
from bot.store import Note, Pause, Person, TableRecord
from games.kernel import AnyGame, Decision, Event, Nature, Record, Refusal, SavedTable, Seat, Table
from games.registry import find_rules


class Place(Record):
    """Where a table stands."""

    guild_id: int | None
    channel_id: int
    language: str


@dataclass(slots=True)
class Hosted:
    """A table: its record, and its game once it has begun."""

    record: TableRecord
    table: Table | None = None

    @property
    def game(self) -> AnyGame:
        """The rules that are played."""
        return find_rules(self.record.game, self.record.rules_version)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all who sit there, by seat."""
        return tuple(chair.name for chair in self.record.chairs)

    @property
    def running(self) -> Table:
        """The game; only asked when it has begun."""
        if self.table is None:
            raise LookupError(f"table {self.record.id} has not begun")
        return self.table

    def people(self) -> Iterator[tuple[Seat, int]]:
        """The seats of people, with their ids."""
        for seat, chair in enumerate(self.record.chairs):
            if chair.person_id is not None:
                yield seat, chair.person_id

    def computers(self) -> Iterator[Seat]:
        """The seats in which the computer plays, be it for somebody who is away."""
        return (seat for seat, chair in enumerate(self.record.chairs) if not chair.active)

    def is_active(self, seat: Seat) -> bool:
        """Whether a person plays in this seat."""
        return self.record.chairs[seat].active

    def is_held(self, person_id: int) -> bool:
        """Whether the computer plays for this person."""
        seat = self.record.seat_of(person_id)
        return seat is not None and self.record.chairs[seat].held

    def active(self) -> list[int]:
        """The people who play here themselves."""
        return [chair.person_id for chair in self.record.chairs if chair.active and chair.person_id is not None]

    @property
    def rests(self) -> bool:
        """Whether nobody may move until the pause is over; one for absence ends with the next move."""
        return self.record.pause in (Pause.CONSENT, Pause.MANAGER)

    def check_awake(self) -> None:
        """Refuse while nobody may move, with why."""
        if self.rests:
            raise Refusal(HouseReason.MOVES_WAIT, "", pause=str(self.record.pause))

    def asked_of(self, seat: Seat) -> list[Decision]:
        """What this seat is asked, as everybody may see it."""
        return [decision for other, decision in self.running.awaited() if other == seat]

    def owed(self, seat: Seat) -> tuple[Decision, ...]:
        """The decisions for which the table waits in this seat."""
        return self.running.owed(seat)

    def point(self) -> str:
        """The decisions that are asked for now, whoever has answered; of a turn also whose it is."""
        return ",".join(
            sorted(
                {
                    f"{decision.id}@{seat}" if decision.nature is Nature.TURN else decision.id
                    for seat, decision in self.running.awaited()
                }
            )
        )


def restore(record: TableRecord, log: Sequence[dict[str, object]]) -> Hosted:
    """A table from what the store keeps."""
    if record.seed is None or record.state is None:
        return Hosted(record)
    saved = SavedTable.model_validate(
        {
            "game": record.game,
            "rules_version": record.rules_version,
            "seats": len(record.chairs),
            "options": record.options,
            "seed": record.seed,
            "log": log,
        }
    )
    return Hosted(record, Table.resume(saved, record.state, find_rules))


class Screens(Protocol):
    """What the house has shown. The screens themselves are made elsewhere, from views alone."""

    def lobby(self, hosted: Hosted) -> Message:
        """The table before it begins, or after it was cancelled."""
        ...

    def turn(self, hosted: Hosted, calls: tuple[int, ...]) -> Message:
        """What has happened since the last such message (the record's lines), the board, and who is asked what."""
        ...

    def note(self, hosted: Hosted, note: Note) -> str:
        """What has happened beside the game."""
        ...

    def reminder(
        self, hosted: Hosted, person: Person, decision: Decision, stage: Stage, place: int | None, in_channel: bool
    ) -> Message:
        """Somebody is asked, or still is; ``place`` is the message with the board."""
        ...

    def held(self, hosted: Hosted, seat: Seat) -> Message:
        """The computer plays for somebody: what he and the others can do about it."""
        ...

    def your_seat(self, hosted: Hosted, person: Person) -> Message:
        """To the person for whom the computer plays."""
        ...

    def offered(self, hosted: Hosted, seat: Seat) -> Message:
        """Anybody may take this seat."""
        ...

    def invited(self, hosted: Hosted, by: int, guest: int) -> Message:
        """Somebody is called to a free seat."""
        ...

    def paused(self, hosted: Hosted) -> Message:
        """The clock stands still, and how it goes on."""
        ...

    def ended(self, hosted: Hosted) -> Message:
        """The table was closed before its game was over."""
        ...

    def consent_asked(self, hosted: Hosted, subject: str, by: int, others: Sequence[int]) -> Message:
        """Somebody would like to stop the clock, or to let it go on."""
        ...

    def secret_lost(self, hosted: Hosted, person: Person) -> Message:
        """What somebody had left in secret went with a move that was taken back."""
        ...

    def not_agreed(self, hosted: Hosted, subject: str) -> Message:
        """Not everybody agreed."""
        ...

    def opening(self, hosted: Hosted) -> list[str]:
        """What is said when the game begins."""
        ...

    def end(self, hosted: Hosted) -> Message:
        """How the game ended."""
        ...

    def lines(self, hosted: Hosted, events: Sequence[Event], person: Person | None, seat: Seat | None) -> list[str]:
        """What happened, one line per event that this person in this seat, or everybody, may know."""
        ...

    def dealt(self, hosted: Hosted, seat: Seat, person: Person) -> Message:
        """The hand of a player, when the game begins."""
        ...

    def asked(self, hosted: Hosted, seat: Seat, person: Person) -> Message:
        """A secret decision, for a direct message."""
        ...

    def told(self, hosted: Hosted, person: Person, lines: Sequence[str]) -> Message:
        """Something that happened and that only this player may know."""
        ...

    def undo_asked(self, hosted: Hosted) -> Message:
        """Somebody would like to take moves back."""
        ...

    def parked(self, hosted: Hosted, person: Person) -> Message:
        """The channel of the table cannot be written to any more."""
        ...

    def dms_closed(self, hosted: Hosted, person: Person) -> Message:
        """A player cannot get direct messages."""
        ...
