"""One change of one table: everything that follows from a click, written in one transaction."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.host.calling import SECRET, Stage, way
from bot.host.clockwork import Clockwork, hours_of
from bot.host.hosted import Hosted, Screens
from bot.host.prompts import is_settled
from bot.message import Message
from bot.store import About, Asks, Call, Chair, Note, NoteKind, Person, Prompt, Status, Transaction
from games.kernel import Action, Decision, Dice, Event, Refusal, Seat, seen_by
from games.kernel.notation import read
from games.kernel.table import MoveEntry

EDITABLE = timedelta(minutes=50)
"""Discord lets older messages be edited only rarely."""
LINES_KEPT = 25
COMPUTER_MOVES = 2000
"""More than computers can have to do in one go: between two answers of people."""


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
    _met: dict[int, Person] = field(default_factory=dict)

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

    async def person(self, person_id: int) -> Person:
        """Somebody who sits here."""
        if not self._met:
            self._met = await self.tx.people(seated for _, seated in self.hosted.people())
        if person_id not in self._met:
            self._met[person_id] = await self.tx.person(person_id) or Person(id=person_id, name="")
        return self._met[person_id]

    async def disturbs(self, person_id: int) -> bool:
        """Whether somebody is not to be called now."""
        return hours_of(await self.person(person_id), self.hosted.record.weekends_off).disturbs(self.now)

    async def clockwork(self) -> Clockwork:
        """The clock of this table."""
        active = [(seat, person_id) for seat, person_id in self.hosted.people() if self.hosted.is_active(seat)]
        people = {seat: await self.person(person_id) for seat, person_id in active}
        return Clockwork(self.tx, self.hosted, self.now, people)

    def note(self, kind: NoteKind, name: str = "", other: str = "") -> None:
        """Write into the log what has happened beside the game, and say it with what happened in it."""
        table = self.hosted.table
        note = Note(kind=kind, moves=0 if table is None else len(table.standing()), name=name, other=other)
        self.update(notes=(*self.hosted.record.notes, note))
        self.opening.append(self.screens.note(self.hosted, note))

    async def save(self) -> None:
        """Write the record; fails if somebody else has changed the table since."""
        await self._strip_settled()
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

    async def skip(self, seat: Seat, decision: str) -> None:
        """The default for somebody whose time has run out."""
        self.events += self.hosted.running.skip(seat, decision)
        await self._log()

    async def computers_play(self) -> None:
        """All that computer players have to do now; in a pause they rest like everybody."""
        if self.hosted.rests:
            return
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

    async def restore(self, entry: MoveEntry) -> None:
        """Play a secret move of somebody once more, for it went with another's; he is told if that cannot be."""
        table = self.hosted.running
        try:
            table.play(entry.seat, entry.action)
        except Refusal:
            if self.hosted.is_active(entry.seat):
                person = await self.person_in(entry.seat)
                await self.send(person, self.screens.secret_lost(self.hosted, person))
        else:
            await self._log()

    async def _log(self) -> None:
        log = self.hosted.running.log
        entry = log[-1].model_dump(mode="json")
        await self.tx.add_move(self.record_id, len(log), entry, self.now)

    # Messages

    async def post(self, message: Message) -> None:
        """A new message with buttons in the channel; the one before loses its own."""
        before = self.hosted.record.post
        place = {"table_id": self.record_id, "channel_id": self.hosted.record.channel_id}
        notice = await self.tx.post(message, self.now, **place)
        if before is not None:
            await self.tx.strip(before, self.now, **place)
        self.update(post=notice, post_at=self.now)

    async def refresh(self, message: Message) -> bool:
        """Put a message in the place of the last one, unless that says the same; whether a new one was needed."""
        post, at = self.hosted.record.post, self.hosted.record.post_at
        if post is None or at is None or self.now - at > EDITABLE:
            await self.post(message)
            return True
        shown = await self.tx.notice(post)
        if shown is None or shown.message is None:
            await self.tx.edit(post, message, self.now)
        elif (edited := message.model_copy(update={"calls": shown.message.calls})) != shown.message:
            await self.tx.edit(post, edited, self.now)
        return False

    async def send(self, person: Person, message: Message, asks: Asks | None = None) -> None:
        """A direct message, if the person wants and gets any; without a sound while he is not to be disturbed."""
        if person.reachable:
            sent = message.model_copy(update={"quiet": await self.disturbs(person.id)})
            notice = await self.tx.post(sent, self.now, table_id=self.record_id, person_id=person.id)
            self._prompt(notice, asks, person.id)

    async def say(self, message: Message, asks: Asks | None = None) -> None:
        """A message in the channel beside the one with the board; it calls nobody who is not to be disturbed."""
        calls = tuple([person for person in message.calls if not await self.disturbs(person)])
        said = message.model_copy(update={"calls": calls})
        channel = self.hosted.record.channel_id
        notice = await self.tx.post(said, self.now, table_id=self.record_id, channel_id=channel)
        self._prompt(notice, asks)

    def _prompt(self, notice: int, asks: Asks | None, person_id: int | None = None) -> None:
        """Remember what a message asks for: it has its buttons until that is settled."""
        if asks is not None:
            prompt = Prompt(notice=notice, asks=asks, person_id=person_id)
            self.update(prompts=(*self.hosted.record.prompts, prompt))

    async def _strip_settled(self) -> None:
        record = self.hosted.record
        over = [prompt for prompt in record.prompts if is_settled(self.hosted, prompt.asks)]
        for prompt in over:
            channel = record.channel_id if prompt.person_id is None else None
            await self.tx.strip(
                prompt.notice, self.now, table_id=record.id, channel_id=channel, person_id=prompt.person_id
            )
        if over:
            self.update(prompts=tuple(prompt for prompt in record.prompts if prompt not in over))

    async def announce(self, *, by: int | None = None, reopened: bool = False) -> None:
        """Show what has happened to everybody whom it concerns; ``by`` need not be told what he is asked."""
        fresh = await (await self.clockwork()).keep(reopened)
        asked = [
            (seat, decision) for seat, decision in self.hosted.running.awaited() if seat in fresh.get(decision.id, ())
        ]
        ways = [(seat, decision, await self._way(seat, decision)) for seat, decision in asked if not self._is(seat, by)]
        await self._announce_in_channel([(seat, decision) for seat, decision, call in ways if call is Call.MENTION])
        for seat, person_id in self.hosted.people():
            await self._tell(seat, await self.person(person_id))
        for seat, decision, call in ways:
            if call is Call.DM:
                await self.ask_directly(seat, decision, Stage.ASKED)

    def _is(self, seat: Seat, person_id: int | None) -> bool:
        return person_id is not None and self.hosted.record.chairs[seat].person_id == person_id

    async def _way(self, seat: Seat, decision: Decision) -> Call | None:
        person = await self.person_in(seat)
        return way(person, decision, hours_of(person, self.hosted.record.weekends_off), self.now)

    async def person_in(self, seat: Seat) -> Person:
        """Who sits there."""
        person_id = self.hosted.record.chairs[seat].person_id
        if person_id is None:
            raise LookupError(f"nobody sits in seat {seat} of table {self.record_id}")
        return await self.person(person_id)

    async def _announce_in_channel(self, called: Sequence[tuple[Seat, Decision]]) -> None:
        lines = self.opening + self.screens.lines(self.hosted, self.events, None, None)
        if self.hosted.running.over:
            self.update(status=Status.OVER, post_key="", post_lines=tuple(lines[-LINES_KEPT:]), undo=None, vote=None)
            await self.post(self.screens.end(self.hosted))
            return
        people = dict(self.hosted.people())
        calls = tuple(dict.fromkeys(people[seat] for seat, _ in called))
        point = self.hosted.point()
        if point == self.hosted.record.post_key:
            self.update(post_lines=(*self.hosted.record.post_lines, *lines)[-LINES_KEPT:])
            posted = await self.refresh(self.screens.turn(self.hosted, calls))
        else:
            self.update(post_key=point, post_lines=tuple(lines[-LINES_KEPT:]))
            await self.post(self.screens.turn(self.hosted, calls))
            posted = True
        if not posted:
            await self._call_beside(called)

    async def _call_beside(self, called: Sequence[tuple[Seat, Decision]]) -> None:
        """Editing a message calls nobody, so whoever is newly asked gets a message of his own."""
        for seat, decision in called:
            await self.remind(seat, decision, Stage.ASKED)

    async def remind(self, seat: Seat, decision: Decision, stage: Stage) -> None:
        """Tell somebody in the channel that he is asked, or still is."""
        message = await self._reminder(seat, decision, stage, in_channel=True)
        await self.say(message, Asks(about=About.QUESTION, seat=seat, subject=decision.id))

    async def _reminder(self, seat: Seat, decision: Decision, stage: Stage, *, in_channel: bool) -> Message:
        post = self.hosted.record.post
        notice = None if post is None else await self.tx.notice(post)
        place = None if notice is None else notice.message_id
        return self.screens.reminder(self.hosted, await self.person_in(seat), decision, stage, place, in_channel)

    async def _tell(self, seat: Seat, person: Person) -> None:
        known = self._known(seat)
        private = [event for event in seen_by(seat, self.events) if not event.visible_to(None) and event not in known]
        if private:
            lines = self.screens.lines(self.hosted, private, person, seat)
            await self.send(person, self.screens.told(self.hosted, person, lines))

    async def ask_directly(self, seat: Seat, decision: Decision, stage: Stage) -> None:
        """Tell somebody in a direct message that he is asked; who has answered in secret need not be told again."""
        if all(owed.id != decision.id for owed in self.hosted.owed(seat)):
            return
        person = await self.person_in(seat)
        if stage is Stage.ASKED and decision.nature in SECRET:
            message = self.screens.asked(self.hosted, seat, person)
        else:
            message = await self._reminder(seat, decision, stage, in_channel=False)
        await self.send(person, message, Asks(about=About.QUESTION, seat=seat, subject=decision.id))

    def _known(self, seat: Seat) -> list[Event]:
        """What this player knows, because he did it himself and learned nothing by it."""
        if self.own is None or self.own[0] != seat:
            return []
        return [event for event in self.own[1] if not event.reveals]
