"""A table as the house keeps it: who sits there, and the game that runs on it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.messages.reasons import HouseReason
from bot.store import NO_ZONE, Chair, Pause, Status, TableRecord, UnreadableError
from games.kernel import (
    Agent,
    Answers,
    AnyGame,
    Decision,
    Level,
    Nature,
    Record,
    Refusal,
    SavedTable,
    Seat,
    Table,
    Thinker,
)
from games.kernel.advice import searcher_of
from games.kernel.lesson import At, lesson_of
from games.registry import find_rules


class Place(Record):
    """Where a table stands."""

    guild_id: int | None
    channel_id: int
    parent_id: int | None = None
    """The channel of the thread that was made for a table, where a card tells of it."""
    language: str
    zone: str = NO_ZONE
    """The time zone in which it is likely to be."""


def new_record(game: AnyGame, place: Place, opener_id: int, chairs: Sequence[Chair], now: datetime) -> TableRecord:
    """The record of a table that has not begun, on which nothing is agreed yet."""
    return TableRecord(
        id=0,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        opener_id=opener_id,
        language=place.language,
        game=game.id,
        rules_version=game.rules_version,
        options={},
        status=Status.LOBBY,
        zone=place.zone,
        opened_at=now,
        moved_at=now,
        chairs=tuple(chairs),
    )


@dataclass(slots=True)
class HostedTable:
    """A table: its record, and its game once it has begun."""

    record: TableRecord
    table: Table | None = None

    @property
    def game(self) -> AnyGame:
        """The rules that are played here, in the version with which the table was opened."""
        return find_rules(self.record.game, self.record.rules_version) if self.table is None else self.table.game

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

    def copy(self) -> "HostedTable":
        """The same table once more: what is done at one is not done at the other."""
        return HostedTable(self.record, None if self.table is None else self.table.copy())

    # Who plays

    def chair_of(self, person_id: int) -> Chair | None:
        """Where a person sits."""
        seat = self.record.seat_of(person_id)
        return None if seat is None else self.record.chairs[seat]

    def people(self) -> Iterator[tuple[Seat, int]]:
        """The seats of people, with their ids."""
        for seat, chair in enumerate(self.record.chairs):
            if chair.person_id is not None:
                yield seat, chair.person_id

    def computer_seats(self) -> Iterator[Seat]:
        """The seats in which the computer plays, be it for somebody who is away."""
        return (seat for seat, chair in enumerate(self.record.chairs) if not chair.person_plays)

    def computer_in(self, seat: Seat) -> Agent | Thinker:
        """The computer player of a seat: one of its level, for a person who is away a normal one."""
        chair = self.record.chairs[seat]
        level = Level.NORMAL if chair.person_id is not None else chair.level
        return self.game.agents().get(level) or self.game.agent()

    def thinking(self) -> dict[Seat, Decision]:
        """The computers that think before they answer, and what they are asked; none where nobody may move."""
        if not self.moves_allowed or self.running.over:
            return {}
        thinkers = [seat for seat in self.computer_seats() if not isinstance(self.computer_in(seat), Agent)]
        return {seat: owed[0] for seat in thinkers if (owed := self.owed(seat))}

    @property
    def has_free_seat(self) -> bool:
        """Whether somebody more could sit down: in a lobby that is not full, or where a seat is offered."""
        if self.table is None:
            return len(self.record.chairs) < self.game.seat_counts[-1]
        return any(chair.offered for chair in self.record.chairs)

    def has_left(self, chair: Chair) -> bool:
        """Whether whoever sits there has given the seat up; in a pod nobody else may have it, so it is not offered."""
        return chair.offered or (self.record.tournament is not None and chair.computer_plays)

    def players(self) -> list[int]:
        """The people who play here themselves."""
        return [chair.person_id for chair in self.record.chairs if chair.person_plays and chair.person_id is not None]

    def person_plays(self, seat: Seat) -> bool:
        """Whether a person plays in this seat, and not the computer."""
        return self.record.chairs[seat].person_plays

    def computer_plays_for(self, person_id: int) -> bool:
        """Whether the computer plays in the seat of this person."""
        chair = self.chair_of(person_id)
        return chair is not None and chair.computer_plays

    # Whether it can be played

    @property
    def moves_stopped(self) -> bool:
        """Whether nobody may move until the pause is over; one for absence ends with the next move."""
        return self.record.pause in (Pause.CONSENT, Pause.MANAGER)

    def check_moves_allowed(self) -> None:
        """Refuse while nobody may move, with why."""
        if self.moves_stopped:
            raise Refusal(HouseReason.MOVES_WAIT, "", pause=str(self.record.pause))

    @property
    def moves_allowed(self) -> bool:
        """Whether a game runs here, and anybody may move."""
        return self.record.status is Status.RUNNING and not self.moves_stopped

    def check_open(self) -> None:
        """Refuse where nothing is done any more, with why."""
        if self.record.status is Status.OVER:
            raise Refusal(HouseReason.OVER)
        if self.record.status is Status.CANCELLED:
            raise Refusal(HouseReason.CLOSED)

    def check_running(self) -> None:
        """Refuse unless a game runs here."""
        self.check_open()
        if self.record.status is not Status.RUNNING:
            raise Refusal(HouseReason.NOT_BEGUN)

    # What is asked

    def asked_of(self, seat: Seat) -> list[Decision]:
        """What this seat is asked, as everybody may see it."""
        return [decision for other, decision in self.running.awaited() if other == seat]

    def owed(self, seat: Seat) -> tuple[Decision, ...]:
        """The decisions for which the table waits in this seat."""
        return self.running.owed(seat)

    def to_decide(self, seat: Seat) -> list[Decision]:
        """What this seat is to decide: what it owes, but for what it can answer in one way only."""
        forced = self.running.forced(seat)
        return [decision for decision in self.owed(seat) if forced is None or decision.id != forced.id]

    @property
    def has_coach(self) -> bool:
        """Whether anybody can think ahead in this game: for hints, and to judge how it was played."""
        return searcher_of(self.game) is not None

    @property
    def lesson(self) -> At | None:
        """Where the learner is in a lesson; None where nobody learns, or plays on after the last step."""
        lesson = None if self.record.lesson is None else lesson_of(self.game)
        if lesson is None or self.table is None or self.table.over or self.record.lesson is None:
            return None
        return lesson.at(self.game, self.table.standing(), self.record.lesson)

    def may_hint(self, seat: Seat | None) -> bool:
        """Whether a seat can ask for a hint: they are on, it has something to decide, and no lesson says what."""
        if seat is None or not self.record.hints or not self.moves_allowed or not self.has_coach or self.lesson:
            return False
        return self.person_plays(seat) and bool(self.to_decide(seat))

    def is_veiled(self, seat: Seat, decision: Decision) -> bool:
        """Whether the others cannot know if this seat has more than one answer, and may not learn it."""
        return self.record.is_shared and self.running.foreseen(seat, decision) is Answers.HIDDEN

    def settled_at_once(self, seat: Seat) -> Decision | None:
        """What this seat can answer in one way only, as everybody knows or nobody asks; None if it has a choice."""
        forced = self.running.forced(seat)
        if forced is None or (self.record.is_shared and self.running.foreseen(seat, forced) is not Answers.ONE):
            return None
        return forced

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


def restore(record: TableRecord, log: Sequence[dict[str, object]]) -> HostedTable:
    """A table from what the store keeps; an UnreadableError if nothing can be made of it."""
    try:
        hosted = _restore(record, log)
        hosted.game  # noqa: B018 - there must be rules
        if hosted.table is not None:
            hosted.table.awaited()  # and a state that can say whom it waits for
    except Exception as error:
        raise UnreadableError.because(record.id, error) from None
    return hosted


def _restore(record: TableRecord, log: Sequence[dict[str, object]]) -> HostedTable:
    if record.seed is None or record.state is None:
        return HostedTable(record)
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
    return HostedTable(record, Table.resume(saved, record.state, find_rules))
