"""A simulated month: people with habits at many tables, watched by somebody who counts every message they get."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.host import lobby, playing
from bot.host.hosted import HostedTable
from bot.host.time.hours import Hours, hours_of, reminding_hours
from bot.host.time.pace import DAY, length, share
from bot.store import Person as Known
from bot.store import Status, Timer, TimerKind, schema
from bot.store.timers import running
from games.kernel import Decision, Dice, Nature
from playground.clock import born
from playground.model import Channel, Message, MessageFlag
from playground.person import Person
from playground.seen import Seen
from tests.front.conftest import House, HouseClock
from tests.patience import ROUNDS

HALF, LAST, ASKED = "half your time is gone", "last reminder before your time is up", "): you’re up."
SECRET = "or type your answer here"
ROUNDED = timedelta(milliseconds=1)
"""Discord's ids are cut to milliseconds."""


@dataclass
class Habit:
    """How somebody plays."""

    name: str
    settings: dict[str, Any]
    hours: float
    """How long they take for an answer, on average."""
    vacation: tuple[int, int] | None = None
    """On which day they go on vacation, and for how many days."""
    gone: tuple[int, int] | None = None
    """From which day until which one they do not look at all."""
    leaves: int | None = None
    """On which day they leave a table."""


@dataclass
class Period:
    """A question to one person, from the instant it was put until it was answered or ran out."""

    asked_at: datetime
    promised: timedelta | None
    told: Counter[TimerKind] = field(default_factory=Counter)
    by_own_move: bool = False
    """Whether their own move led to it: they are here and read it, so they need not be told."""
    slept_until: datetime | None = None
    """Half the time was gone in what is night to them, or where the table stands: they are reminded then."""

    @property
    def is_short(self) -> bool:
        return self.promised is not None and self.promised < DAY


@dataclass
class Table:
    """A table as somebody sees it who watches everything."""

    id: int
    channel: Channel
    game: str
    periods: dict[tuple[str, int], Period] = field(default_factory=dict)
    """By decision and person."""
    over: bool = False


class Month:
    """Twenty tables, some people, one bot."""

    def __init__(self, house: House, habits: tuple[Habit, ...], seed: int) -> None:
        assert house.clock is not None
        self.house = house
        self.clock: HouseClock = house.clock
        self.random = random.Random(seed)
        self.begins = self.clock.now()
        self.habits = {int(house.person(habit.name).id): habit for habit in habits}
        self.people = {int(user.id): user for user in self._users()}
        self.tables: dict[int, Table] = {}
        self.by_channel: dict[str, Table] = {}
        self.plans: dict[tuple[int, int], datetime] = {}
        """When somebody looks at a table next."""
        self.seen: dict[str, int] = {}
        """By channel the id of the last message that was read; messages before it may be gone."""
        self.known: dict[int, Known] = {}
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []

    def _users(self) -> Iterator[Person]:
        names = {habit.name for habit in self.habits.values()}
        discord = self.house.discord
        for user in discord.world.users.values():
            if user.global_name in names:
                yield Person(discord.world, discord.watch, user, discord.channel)

    @property
    def now(self) -> datetime:
        return self.clock.now()

    def day(self, number: float) -> datetime:
        return self.begins + timedelta(days=number)

    # Beginning

    async def settle_in(self) -> None:
        for person_id, habit in self.habits.items():
            if habit.settings:
                await (await self.people[person_id].slash("market settings", **habit.settings)).done()
        await self.meet()

    async def meet(self) -> None:
        async with self.house.store.transaction() as tx:
            for person_id in self.habits:
                known = await tx.people.find(person_id)
                self.known[person_id] = known or Known(id=person_id, name="")

    async def open_table(self, game: str, players: list[int], computers: int, pace: str, weekends_off: bool) -> None:
        world = self.house.discord.world
        channel = world.add_channel(self.house.discord.guild, f"table-{len(self.tables)}")
        opener, *others = (self.people[player] for player in players)
        await (await opener.slash("market start", in_=channel, game=game, pace=pace)).done()
        hosted = await self.house.bot.tables.in_channel(int(channel.id))
        table = Table(hosted.record.id, channel, game)
        tables = self.house.bot.tables
        for other in others:
            await tables.change(table.id, None, lobby.join, self.known[int(other.id)])
        host = self.known[int(opener.id)]
        for _ in range(computers):
            await tables.change(table.id, None, lobby.add_computer, host, manages=False)
        if weekends_off:
            await tables.change(table.id, None, lobby.set_pace, host, None, weekends_off=True, manages=False)
        self.tables[table.id] = self.by_channel[channel.id] = table
        await tables.change(table.id, None, lobby.begin, host, manages=False)
        await self.look(table)

    # Looking

    async def look(self, *tables: Table) -> None:
        """See who is asked what now, close what was answered, and count the messages that came meanwhile."""
        await self.house.settled()
        found = [(table, await self.hosted(table)) for table in tables]
        for table, hosted in found:
            self._note_asked(table, hosted)
        self.read_all()
        for table, hosted in found:
            if hosted.record.status is Status.RUNNING:
                self._plan(table, hosted)
            else:
                table.over = True
                self.plans = {key: at for key, at in self.plans.items() if key[1] != table.id}

    def running(self) -> list[Table]:
        return [table for table in self.tables.values() if not table.over]

    async def hosted(self, table: Table) -> HostedTable:
        """A table as the bot has it in memory, to save time."""
        tables = self.house.bot.tables
        return tables._in_memory.get(table.id) or await tables.find(table.id)

    def _note_asked(self, table: Table, hosted: HostedTable) -> None:
        asked: dict[tuple[str, int], Decision] = {}
        if hosted.record.status is Status.RUNNING and not hosted.running.over:
            for seat, decision in hosted.running.awaited():
                chair = hosted.record.chairs[seat]
                if chair.person_plays and chair.person_id is not None:
                    asked[decision.id, chair.person_id] = decision
        for key in [key for key in table.periods if key not in asked]:
            del table.periods[key]
        for key, decision in asked.items():
            if key not in table.periods:
                table.periods[key] = Period(self.now, length(hosted.record.pace, share(decision)))

    def _plan(self, table: Table, hosted: HostedTable) -> None:
        for seat, person in hosted.people():
            key = (person, table.id)
            if hosted.person_plays(seat) and hosted.to_decide(seat):
                self.plans.setdefault(key, self._when(person))
            elif hosted.record.chairs[seat].computer_plays and key not in self.plans:
                self.plans[key] = self._when(person) + timedelta(hours=30)
            elif hosted.person_plays(seat):
                self.plans.pop(key, None)

    def _when(self, person: int) -> datetime:
        habit, hours = self.habits[person], self.hours(person)
        at = self.now + timedelta(hours=self.random.expovariate(1 / habit.hours), seconds=1)
        if habit.gone is not None and self.day(habit.gone[0]) <= at < self.day(habit.gone[1]):
            at = self.day(habit.gone[1]) + timedelta(minutes=self.random.randint(1, 600))
        return hours.after_quiet(at) + timedelta(seconds=self.random.randint(1, 900))

    def hours(self, person: int) -> Hours:
        return hours_of(self.known[person])

    # Messages

    def read_all(self) -> None:
        """Every new message: nobody may be disturbed by it who sleeps or is away, and what it says is counted."""
        world = self.house.discord.world
        for channel in [*(table.channel for table in self.tables.values()), *world.dms.values()]:
            for message in list(channel.messages.values()):
                if int(message.id) > self.seen.get(channel.id, 0):
                    self.seen[channel.id] = int(message.id)
                    if message.author is world.bot:
                        self._read(channel, message, Seen(world, message))

    def _read(self, channel: Channel, message: Message, seen: Seen) -> None:
        dm = next((int(user) for user, own in self.house.discord.world.dms.items() if own is channel), None)
        called = [int(user) for user in message.mentions] if dm is None else [dm]
        silent = bool(message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS)
        if "Seats:" in seen.text or (silent and _kind(seen.text) is not TimerKind.HALF):
            return
        at = datetime.fromtimestamp(born(message.id), UTC) + ROUNDED
        for person in called:
            if not silent and self.hours(person).is_quiet(at):
                self.problems.append(f"{self.habits[person].name} was disturbed at {at}: {seen.text[:80]}")
            self._count(person, seen, self._table_of(channel, seen))

    def _table_of(self, channel: Channel, seen: Seen) -> Table | None:
        if channel.id in self.by_channel:
            return self.by_channel[channel.id]
        urls = [each["url"] for each in seen.components if each.get("url")]
        return next((self.by_channel[part] for url in urls for part in url.split("/") if part in self.by_channel), None)

    def _count(self, person: int, seen: Seen, table: Table | None) -> None:
        kind = _kind(seen.text)
        if table is None or kind is None:
            return
        self.counts[kind] += 1
        for (_, asked), period in table.periods.items():
            if asked == person:
                period.told[kind] += 1

    # Time passes

    async def next_timers(self) -> list[Timer]:
        """The timers that go off next, at the same instant."""
        async with self.house.store.transaction() as tx:
            first = await tx.timers.earliest()
            if first is None:
                return []
            due = await tx.timers._all(running().where(schema.timers.c.at <= first.at))
            return [Timer.model_validate(row) for row in due]

    async def pass_to(self, at: datetime) -> None:
        """Let time pass up to an instant, looking at each table at which something happens on the way."""
        await self.house.settled()
        for _ in range(ROUNDS):
            timers = await self.next_timers()
            if not timers or timers[-1].at > at:
                break
            for timer in timers:
                self._before(timer)
            self._advance(timers[-1].at)
            await self.look(
                *{timer.table_id: self.tables[timer.table_id] for timer in timers if timer.table_id}.values()
            )
        else:
            raise AssertionError(f"there is always a timer: it is still {self.now}, and should be {at}")
        self._advance(at)
        await self.house.settled()
        self.read_all()

    def _advance(self, at: datetime) -> None:
        self.clock.hand.advance(max((at - self.now).total_seconds(), 0))
        self.house.bot.timekeeper.wake()

    def _before(self, timer: Timer) -> None:
        """What must hold in the instant before a timer goes off."""
        if timer.kind not in (TimerKind.OUT, TimerKind.HALF) or timer.table_id is None:
            return
        table = self.tables[timer.table_id]
        if timer.kind is TimerKind.HALF:
            self._note_night(table, timer)
            return
        self.counts["out"] += 1
        for (decision, person), period in table.periods.items():
            if decision == timer.decision and self._owes(table, person, decision):
                self._check_told(table, person, period, [])
                if period.promised is None or timer.at - period.asked_at < period.promised:
                    self.problems.append(f"table {table.id}: {decision} ran out too early")

    def _note_night(self, table: Table, half: Timer) -> None:
        record = self.house.bot.tables._in_memory[table.id].record
        person = None if half.seat is None else record.chairs[half.seat].person_id
        period = table.periods.get((half.decision, person or 0))
        if period is not None and person is not None:
            period.slept_until = reminding_hours(self.known[person], record).after_quiet(half.at)

    def _owes(self, table: Table, person: int, decision: str) -> bool:
        """Whether an answer is to be decided on and has not been given, which in a reaction they alone know.

        A market closes at its hour whoever comes when.
        """
        hosted = self.house.bot.tables._in_memory[table.id]
        owed = hosted.to_decide(hosted.record.seat_of(person) or 0)
        return any(each.id == decision and each.nature is not Nature.FREE for each in owed)

    def _check_told(self, table: Table, person: int, period: Period, to_come: list[Timer]) -> None:
        """Each reminder has come once, or will; nobody who wants none gets one."""
        pending = Counter(timer.kind for timer in to_come)
        night = period.slept_until
        told_in_the_morning = night is not None and any(
            timer.kind is TimerKind.LAST and timer.at <= night for timer in to_come
        )
        wanted = self.habits[person].settings.get("reminders") != "none"
        timed = period.promised is not None
        due = {TimerKind.ASKED: 1, TimerKind.HALF: int(timed), TimerKind.LAST: int(timed)}
        for kind, number in due.items():
            came = period.told[kind]
            if kind is TimerKind.ASKED and period.by_own_move and not came:
                continue
            slept_through_both = period.told[TimerKind.LAST] or told_in_the_morning
            if kind is TimerKind.HALF and not came + pending[kind] and (slept_through_both or period.is_short):
                continue  # or through most of it, and are told once
            if came + (pending[kind] if wanted else 0) != (number if wanted else 0):
                name = self.habits[person].name
                self.problems.append(f"table {table.id} ({table.game}), {name}: {kind} {came} times, {pending} to come")

    async def check_before_answer(self, table: Table, person: int) -> None:
        async with self.house.store.transaction() as tx:
            timers = await tx.timers.of_table(table.id)
        hosted = await self.hosted(table)
        seat = hosted.record.seat_of(person)
        for (decision, asked), period in table.periods.items():
            if asked == person and self._owes(table, person, decision):
                own = [timer for timer in timers if timer.seat == seat and timer.decision == decision]
                self._check_told(table, person, period, own)

    # Acting

    async def act(self, person: int, table: Table) -> None:
        """Somebody looks at a table: he takes his seat back, or answers as the computer would."""
        hosted = await self.hosted(table)
        seat = hosted.record.seat_of(person)
        if seat is None or hosted.record.status is not Status.RUNNING:
            return
        if hosted.record.chairs[seat].computer_plays:
            await (await self.people[person].slash("market seat back", in_=table.channel)).done()
            self.counts["back"] += 1
            await self.look(table)
            for (_, asked), period in table.periods.items():
                if asked == person:
                    period.told[TimerKind.ASKED] = 1  # they are here: nobody need tell them
        elif hosted.owed(seat):
            await self.check_before_answer(table, person)
            known = set(table.periods)
            await self._answer(person, table, hosted, seat)
            await self.look(table)
            for key, period in table.periods.items():
                if key not in known and key[1] == person:
                    period.by_own_move = True
        await self.look(table)

    async def _answer(self, person: int, table: Table, hosted: HostedTable, seat: int) -> None:
        running = hosted.running
        dice = Dice.of(f"{table.id}:{len(running.log)}")
        chosen = running.game.agent().choose(running.view(seat), running.moves(seat), dice)
        if isinstance(chosen, dict):
            chosen = running.game.read_action(chosen)
        if self.random.random() < TYPED:
            answer = await (await self.people[person].slash("market play", in_=table.channel, move=chosen.text)).done()
            assert not {"Why?", "Try again"}.intersection(answer.buttons), answer.text
            assert "I don’t know the move" not in answer.text
        else:
            await self.house.bot.tables.change(table.id, None, playing.play, self.known[person], chosen)
        self.counts["answers"] += 1


TYPED = 0.05
"""So many of the answers are typed into a command; the others go to the hall directly, to save time."""


def _kind(said: str) -> TimerKind | None:
    text = said.casefold()
    if HALF in text:
        return TimerKind.HALF
    if LAST in text:
        return TimerKind.LAST
    if ASKED in text or SECRET in text or "**<@" in text:
        return TimerKind.ASKED
    return None
