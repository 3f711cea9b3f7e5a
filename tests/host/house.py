"""The house without Discord: tables, attendance and the timekeeper, on a clock that a test moves."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import sqlalchemy as sa

from bot.host import Attendance, Digest, Hall, Hosted, Place, Timekeeper
from bot.screens.house import HouseScreens
from bot.store import Notice, NoticeKind, Person, Store, TableRecord, Timer, open_store, schema
from games.kernel import Action, Decision, Dice

MONDAY = datetime(2026, 6, 1, 10, tzinfo=UTC)


@dataclass
class FakeClock:
    """Stands still until it is set."""

    at: datetime = MONDAY
    longest_sleep: timedelta = field(default=timedelta(days=1000))

    def now(self) -> datetime:
        return self.at

    async def sleep_until(self, at: datetime) -> None:
        raise AssertionError("these tests move the clock themselves")


class House:
    """Everything of the bot but Discord."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = FakeClock()
        screens = HouseScreens()
        self._deals = 0
        self.hall = Hall(store, self.clock, screens, lambda: None, self._dice)
        self.attendance = Attendance(self.hall, store, self.clock)
        self.digest = Digest(self.hall, store, self.clock, screens.digest)
        self.keeper = Timekeeper(self.hall, self.digest, store, self.clock)
        self._read = 0

    def _dice(self) -> Dice:
        self._deals += 1
        return Dice.of(f"house:{self._deals}")

    async def person(self, number: int, name: str, **settings: object) -> Person:
        met = await self.hall.meet(number, name, "en-US")
        return await self.hall.settle(met, **settings) if settings else met

    async def begun(
        self, game: str, people: Sequence[Person], pace: str = "daily", computers: int = 0, **agreed: object
    ) -> int:
        """A table at which these people play."""
        place = Place(guild_id=1, channel_id=100 + self._deals, language="en")
        hosted = await self.hall.open(people[0], place, game, pace)
        table = hosted.record.id
        for other in people[1:]:
            await self.hall.join(table, other)
        for _ in range(computers):
            await self.hall.add_computer(table)
        if agreed.pop("weekends_off", False):
            await self.hall.set_pace(table, None, weekends_off=True)
        for name, value in agreed.items():
            await self.hall.set_option(table, name, value)
        await self.hall.begin(table, people[0], manager=False)
        await self.keeper.tick()
        return table

    async def table(self, table: int) -> Hosted:
        return await self.hall.table(table)

    async def record(self, table: int) -> TableRecord:
        return (await self.table(table)).record

    async def asked(self, table: int) -> list[tuple[int, Decision]]:
        """Who is asked what at a table, by person."""
        hosted = await self.table(table)
        chairs = hosted.record.chairs
        return [(chairs[seat].person_id or 0, decision) for seat, decision in hosted.running.awaited()]

    async def owing(self, table: int) -> list[int]:
        """The people who owe an answer, in the order of their seats."""
        hosted = await self.table(table)
        return [person for seat, person in hosted.people() if hosted.owed(seat) and hosted.is_active(seat)]

    async def move(self, table: int, person: Person, text: str | None = None) -> None:
        """Play as typed, or as the computer would."""
        hosted = await self.table(table)
        seat = hosted.record.seat_of(person.id)
        assert seat is not None
        chosen: Action | str | dict[str, object] = text or ""
        if text is None:
            running = hosted.running
            dice = Dice.of(f"move:{len(running.log)}")
            chosen = hosted.game.agent().choose(running.view(seat), running.moves(seat), dice)
        await self.hall.play(table, person, chosen)
        await self.keeper.tick()

    # Time

    async def timers(self) -> list[Timer]:
        async with self.store.transaction() as tx:
            return await tx.timers._select()

    async def wait(self, **time: float) -> None:
        """Let time pass, doing whatever is due on the way at its own instant."""
        until = self.clock.at + timedelta(**time)
        while True:
            following = await self.keeper.tick()
            if following is None or following > until:
                break
            self.clock.at = following
        self.clock.at = until
        await self.keeper.tick()

    async def jump(self, **time: float) -> None:
        """Set the clock forward, or sleep too long."""
        self.clock.at += timedelta(**time)
        await self.keeper.tick()

    # Messages

    async def notices(self) -> list[Notice]:
        """What was to be sent since the last look."""
        async with self.store.transaction() as tx:
            query = sa.select(schema.outbox).where(schema.outbox.c.id > self._read).order_by(schema.outbox.c.id)
            found = [Notice.model_validate(row) for row in await tx._all(query)]
        self._read = found[-1].id if found else self._read
        return found

    async def posts(self) -> list[Notice]:
        return [notice for notice in await self.notices() if notice.kind is NoticeKind.POST]

    async def pings(self, person: Person) -> list[tuple[datetime, str]]:
        """When and with what a person was disturbed since the last look."""
        return [
            (notice.due_at, notice.message.text)
            for notice in await self.posts()
            if notice.message is not None
            and not notice.message.quiet
            and (notice.person_id == person.id or person.id in notice.message.calls)
        ]


async def open_house(place: Path) -> House:
    store = await open_store(f"sqlite+aiosqlite:///{place.with_suffix('.sqlite')}")
    return House(store)
