"""One change of one table: everything that follows from a click, written in one transaction."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.host.hosted import Hosted, Screens
from bot.message import Message
from bot.store import Chair, Person, Status, Transaction
from games.kernel import Action, Dice, Event, Nature, Refusal, Seat, Table, seen_by
from games.kernel.notation import read

EDITABLE = timedelta(minutes=50)
"""Discord lets older messages be edited only rarely."""
LINES_KEPT = 25
COMPUTER_MOVES = 2000
"""More than computers can have to do in one go: between two answers of people."""
SECRET = frozenset({Nature.SEALED, Nature.REACTION})


class ComputersEndlessError(Exception):
    """Computer players went on and on; a bug in a game or an agent."""


@dataclass(slots=True)
class Change:
    """A table in the middle of being changed."""

    tx: Transaction
    hosted: Hosted
    screens: Screens
    now: datetime
    expected: int
    events: list[Event] = field(default_factory=list)
    opening: list[str] = field(default_factory=list)
    """What is said before anything has happened."""
    own: tuple[Seat, list[Event]] | None = None
    """Who has moved, and what his move itself did."""

    @property
    def record_id(self) -> int:
        """The table's id."""
        return self.hosted.record.id

    def update(self, **values: object) -> None:
        """Change the record."""
        self.hosted.record = self.hosted.record.model_copy(update=values)

    async def sit(self, chairs: Sequence[Chair]) -> None:
        """Change who sits where."""
        self.update(chairs=tuple(chairs))
        await self.tx.change_chairs(self.hosted.record)

    async def save(self) -> None:
        """Write the record; fails if somebody else has changed the table since."""
        table = self.hosted.table
        self.update(
            number=self.expected + 1 if table is None else max(self.expected + 1, len(table.log)),
            state=None if table is None else table.game.dump(table.state),
            moved_at=self.now,
        )
        await self.tx.change_table(self.hosted.record, self.expected)

    # Moves

    async def play(self, seat: Seat, action: Action | str | dict[str, object], decision: str | None) -> None:
        """A person's move, given as an action, as notation or as the values of a form; then the computers'."""
        table = self.hosted.running
        if isinstance(action, str):
            action = read(action, table.moves(seat))
        self.own = (seat, table.play(seat, action, decision))
        self.events += self.own[1]
        await self._log()
        await self.computers_play()

    async def computers_play(self) -> None:
        """All that computer players have to do now."""
        table = self.hosted.running
        agent = table.game.agent()
        for _ in range(COMPUTER_MOVES):
            seat = next((seat for seat in self.hosted.computers() if table.owed(seat)), None)
            if table.over or seat is None:
                return
            dice = Dice.of(f"{table.dice.seed.hex()}:computer:{len(table.log)}")
            self.events += table.play(seat, agent.choose(table.view(seat), table.moves(seat), dice))
            await self._log()
        raise ComputersEndlessError(self.record_id)

    async def undo(self, moves: int) -> None:
        """Take moves back."""
        self.events += self.hosted.running.undo(moves)
        await self._log()
        self.update(undo=None)

    async def _log(self) -> None:
        log = self.hosted.running.log
        entry = log[-1].model_dump(mode="json")
        await self.tx.add_move(self.record_id, len(log), entry, self.now)

    # Messages

    async def post(self, message: Message) -> None:
        """A new message with buttons in the channel; the one before loses its own."""
        before = self.hosted.record.post
        notice = await self.tx.post(
            message, self.now, table_id=self.record_id, channel_id=self.hosted.record.channel_id
        )
        if before is not None:
            await self.tx.strip(before, self.now)
        self.update(post=notice, post_at=self.now)

    async def refresh(self, message: Message) -> None:
        """Put a message in the place of the last one, unless that says the same; a new one if that is too old."""
        post, at = self.hosted.record.post, self.hosted.record.post_at
        if post is None or at is None or self.now - at > EDITABLE:
            await self.post(message)
            return
        shown = await self.tx.notice(post)
        if shown is None or shown.message != message:
            await self.tx.edit(post, message, self.now)

    async def send(self, person: Person, message: Message) -> None:
        """A direct message, if the person wants and gets any."""
        if person.dms and not person.dms_closed:
            await self.tx.post(message, self.now, table_id=self.record_id, person_id=person.id)

    async def announce(self, asked_before: dict[Seat, set[str]]) -> None:
        """Show what has happened to everybody whom it concerns."""
        await self._announce_in_channel()
        for seat, person_id in self.hosted.people():
            person = await self.tx.person(person_id)
            if person is not None:
                await self._tell(seat, person, asked_before.get(seat, set()))

    async def _announce_in_channel(self) -> None:
        lines = self.opening + self.screens.lines(self.hosted, self.events, None, None)
        if self.hosted.running.over:
            self.update(status=Status.OVER, post_key="", post_lines=tuple(lines[-LINES_KEPT:]), undo=None)
            await self.post(self.screens.end(self.hosted))
            return
        point = self.hosted.point()
        if point == self.hosted.record.post_key:
            self.update(post_lines=(*self.hosted.record.post_lines, *lines)[-LINES_KEPT:])
            await self.refresh(self.screens.turn(self.hosted))
        else:
            self.update(post_key=point, post_lines=tuple(lines[-LINES_KEPT:]))
            await self.post(self.screens.turn(self.hosted))

    async def _tell(self, seat: Seat, person: Person, asked_before: set[str]) -> None:
        known = self._known(seat)
        private = [event for event in seen_by(seat, self.events) if not event.visible_to(None) and event not in known]
        if private:
            lines = self.screens.lines(self.hosted, private, person, seat)
            await self.send(person, self.screens.told(self.hosted, person, lines))
        newly = [decision for decision in self.hosted.owed(seat) if decision.id not in asked_before]
        if any(decision.nature in SECRET for decision in newly):
            await self.send(person, self.screens.asked(self.hosted, seat, person))

    def _known(self, seat: Seat) -> list[Event]:
        """What this player knows, because he did it himself and learned nothing by it."""
        if self.own is None or self.own[0] != seat:
            return []
        return [event for event in self.own[1] if not event.reveals]


def asked(table: Table) -> dict[Seat, set[str]]:
    """What each seat owes now."""
    return {seat: {decision.id for decision in table.owed(seat)} for seat in range(table.seats)}


def undo_length(table: Table, seat: Seat, computers: set[Seat]) -> int | None:
    """How many moves back a person's own last move lies, if only computers have moved since; else None."""
    for count, entry in enumerate(reversed(table.standing()), 1):
        if entry.seat == seat:
            return count
        if entry.seat not in computers:
            return None
    return None


def refused_undo(table: Table, moves: int) -> Refusal | None:
    """Why moves cannot be taken back, even if everybody agrees."""
    trial = Table.load(table.save(), lambda _id, _version: table.game)
    try:
        trial.undo(moves)
    except Refusal as refusal:
        return refusal
    return None
