"""One change of one table: what people, computers and the clock do to it, written in one transaction."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from bot.host.hosted import HostedTable
from bot.host.screens import Screens
from bot.messages.reasons import HouseReason
from bot.store import STANDING_STILL, Chair, KnownHand, Note, NoteKind, Person, Transaction
from games.kernel import Action, Agent, Decision, Dice, Event, Refusal, Seat
from games.kernel.lesson import is_taken
from games.kernel.log import MoveEntry
from games.kernel.notation import read
from games.kernel.table import Table

COMPUTER_MOVES = 2000
"""More than computers can have to do in one go: between two answers of people."""


AnyMove = tuple[Seat, Action | dict[str, object]]


def check_step(hosted: HostedTable, choices: Sequence[Action]) -> None:
    """Refuse in a lesson what its step does not ask for, if these are all that can be meant.

    What the rules do not allow, they refuse themselves: there is something to learn from it.
    """
    lesson = hosted.lesson
    if lesson is None or is_taken(lesson.step, choices):
        return
    seat = next(seat for seat, _ in hosted.people())
    if any(hosted.running.allows(seat, choice) for choice in choices):
        answer = lesson.step.answer_to([choice.text for choice in choices])
        raise Refusal(HouseReason.LESSON_ASKS_OTHERWISE, "", step=lesson.step.name, answer=answer)


def computer_dice(table: Table) -> Dice:
    """The chance of the next move of a computer: the same game goes the same way."""
    return Dice.of(f"{table.dice.seed.hex()}:computer:{len(table.log)}")


class ComputersEndlessError(Exception):
    """Computer players went on and on; a bug in a game or an agent."""


@dataclass(slots=True)
class Change:
    """A table in the middle of being changed."""

    tx: Transaction
    hosted: HostedTable
    screens: Screens
    now: datetime
    fresh_dice: Callable[[], Dice]
    expected_number: int
    played: list[list[Event]] = field(default_factory=list)
    """What has happened in the game, move by move."""
    opening: list[str] = field(default_factory=list)
    """What is said before anything that happened in the game."""
    own_move: tuple[Seat, list[Event]] | None = None
    """Who has moved, and what their move itself did."""
    given: set[Seat] = field(default_factory=set)
    """The seats that have got a new slip."""
    _met: dict[int, Person] = field(default_factory=dict)

    @property
    def events(self) -> list[Event]:
        """What has happened in the game."""
        return [event for move in self.played for event in move]

    # The record

    @property
    def table_id(self) -> int:
        """The table's id."""
        return self.hosted.record.id

    def update(self, **values: object) -> None:
        """Change the record."""
        self.hosted.record = self.hosted.record.model_copy(update=values)

    async def sit(self, chairs: Sequence[Chair]) -> None:
        """Change who sits where. What somebody was to agree to who no longer plays, or had asked for, is void."""
        stood_in_for = (chair.person_id for chair in chairs if chair.computer_plays and chair.person_id is not None)
        known = (*self.hosted.record.stood_in_for, *stood_in_for)
        self.update(chairs=tuple(chairs), stood_in_for=tuple(dict.fromkeys(known)))
        playing = set(self.hosted.players())
        consents = self.hosted.record.consents
        self.update(consents=tuple(each for each in consents if playing.issuperset((each.by, *each.waiting))))
        await self.tx.tables.seat(self.hosted.record)

    def know_hands(self) -> None:
        """Whoever sits here now knows what lies in their seat, and may have no other one at this table."""
        known = self.hosted.record.known_hands
        seated = (KnownHand(person_id=person_id, seat=seat) for seat, person_id in self.hosted.people())
        self.update(known_hands=(*known, *(hand for hand in seated if hand not in known)))

    async def change_chair(self, seat: Seat, chair: Chair) -> None:
        """Somebody else, or somebody again, plays in a seat."""
        chairs = self.hosted.record.chairs
        await self.sit([chair if other == seat else old for other, old in enumerate(chairs)])

    def note(self, kind: NoteKind, name: str = "", other: str = "") -> None:
        """Write into the log what has happened beside the game, and say it with what happened in it."""
        table = self.hosted.table
        note = Note(kind=kind, moves=0 if table is None else len(table.standing()), name=name, other=other)
        self.update(notes=(*self.hosted.record.notes, note))
        self.opening.append(self.screens.note(self.hosted, note))

    async def save(self) -> None:
        """Write the record; fails if somebody else has changed the table since."""
        table = self.hosted.table
        following = self.expected_number + 1
        stands_still = self.hosted.record.status in STANDING_STILL  # since when is known, whatever is done to it now
        self.update(
            number=following if table is None else max(following, len(table.log)),
            state=None if table is None else table.dump(),
            moved_at=self.hosted.record.moved_at if stands_still else self.now,
        )
        await self.tx.tables.change(self.hosted.record, self.expected_number)

    # People

    async def person(self, person_id: int) -> Person:
        """Somebody who sits here."""
        if not self._met:
            self._met = await self.tx.people.find_all(seated for _, seated in self.hosted.people())
        if person_id not in self._met:
            self._met[person_id] = await self.tx.people.find(person_id) or Person(id=person_id, name="")
        return self._met[person_id]

    async def person_in(self, seat: Seat) -> Person:
        """Who sits there."""
        person_id = self.hosted.record.chairs[seat].person_id
        if person_id is None:
            raise LookupError(f"nobody sits in seat {seat} of table {self.table_id}")
        return await self.person(person_id)

    # Moves

    async def play(self, seat: Seat, action: Action | str | dict[str, object], decision: str | None) -> None:
        """A person's move, given as an action, as notation or as the values of a form; then the computers'."""
        table = self.hosted.running
        if isinstance(action, str):
            action = read(action, table.moves(seat))
        if not isinstance(action, Action):
            action = table.game.read_action(action)
        table.check_meant(seat, action)
        check_step(self.hosted, [action])
        self.own_move = (seat, table.play(seat, action, decision))
        await self._happened(self.own_move[1])
        await self.computers_play()

    async def computer_answers(self, seat: Seat, action: Action, decision: str) -> None:
        """The move of a computer that has thought about it; then those of the others."""
        await self._happened(self.hosted.running.play(seat, action, decision))
        await self.computers_play()

    async def skip(self, seat: Seat, decision: str) -> None:
        """The default for somebody whose time has run out."""
        await self._happened(self.hosted.running.skip(seat, decision))

    async def settle(self, seat: Seat, forced: Decision) -> None:
        """The only answer that somebody has; it is their move like any other."""
        answer = forced.sole_answer()
        assert answer is not None  # noqa: S101 - else it would not be forced
        self.own_move = (seat, self.hosted.running.play(seat, answer, forced.id))
        await self._happened(self.own_move[1])

    async def computers_play(self) -> None:
        """All that needs nobody: what computers have to do, and what people must do, as everybody can tell.

        Where nobody may move, they rest like everybody.
        """
        if not self.hosted.moves_allowed:
            return
        table = self.hosted.running
        for _ in range(COMPUTER_MOVES):
            if table.over:
                return
            move = self._next_move()
            if move is None:
                return
            await self._happened(table.play(*move))
        raise ComputersEndlessError(self.table_id)

    async def play_out(self) -> None:
        """Let computers play for everybody until the game is over."""
        table = self.hosted.running
        for _ in range(COMPUTER_MOVES):
            if table.over:
                return
            seat = next(seat for seat in range(table.seats) if table.owed(seat))
            await self._happened(table.play(seat, table.chosen_by(table.game.agent(), seat, computer_dice(table))))
        raise ComputersEndlessError(self.table_id)

    def _next_move(self) -> AnyMove | None:
        """What is done next that needs nobody; in a lesson what was written down, and nothing else."""
        lesson = self.hosted.lesson
        if lesson is None:
            return self._computer_move() or self._forced_move()
        if lesson.due is None:
            return None
        return lesson.due.seat, read(lesson.due.move, self.hosted.running.moves(lesson.due.seat))

    def _computer_move(self) -> AnyMove | None:
        """What a computer player does next that need not think."""
        table = self.hosted.running
        for seat in self.hosted.computer_seats():
            if table.owed(seat) and isinstance(computer := self.hosted.computer_in(seat), Agent):
                return seat, table.chosen_by(computer, seat, computer_dice(table))
        return None

    def _forced_move(self) -> AnyMove | None:
        """What a person does next who, as everybody can tell, can do nothing else."""
        for seat, _ in self.hosted.people():
            forced = self.hosted.settled_at_once(seat) if self.hosted.person_plays(seat) else None
            answer = None if forced is None else forced.sole_answer()
            if answer is not None:
                return seat, answer
        return None

    async def undo(self, moves: int) -> list[Event]:
        """Take moves back, and what that tells; what happened beside the game stands after those that are left."""
        told = self.hosted.running.undo(moves)
        await self._happened(told)
        stood = len(self.hosted.running.standing())
        notes = (note.model_copy(update={"moves": min(note.moves, stood)}) for note in self.hosted.record.notes)
        self.update(notes=tuple(notes))
        return told

    async def repeat(self, entry: MoveEntry) -> None:
        """Play a secret move of somebody once more that went with another's; a Refusal if that cannot be."""
        self.hosted.running.play(entry.seat, entry.action)
        await self._write_log()

    async def _happened(self, events: list[Event]) -> None:
        """Something was done in the game, and this has come of it."""
        self.played.append(events)
        await self._write_log()

    async def _write_log(self) -> None:
        """Keep the newest entry of the log."""
        log = self.hosted.running.log
        await self.tx.tables.add_move(self.table_id, len(log), log[-1].model_dump(mode="json"), self.now)
