"""The house without Discord: tables and the timekeeper, on a clock that a test moves."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa

from bot.host import lobby, people, playing
from bot.host.change import Change
from bot.host.health import Health
from bot.host.hosted import HostedTable, Place
from bot.host.leases import Leases
from bot.host.tables import Tables
from bot.host.time.timekeeper import Timekeeper
from bot.messages.message import Message
from bot.screens.house import HouseScreens
from bot.store import Notice, NoticeKind, Person, Store, TableRecord, Timer, schema
from games.kernel import Action, Decision, Dice
from tests.database import Database, open_database
from tests.patience import ROUNDS

T = TypeVar("T")
P = ParamSpec("P")

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
        self._deals = 0
        self.tables = Tables(store, self.clock, HouseScreens(), self._dice)
        self.health = Health(self.clock)
        self.keeper = Timekeeper(self.tables, self.health, Leases(store, self.health))
        self._read = 0

    def _dice(self) -> Dice:
        self._deals += 1
        return Dice.of(f"house:{self._deals}")

    async def person(self, number: int, name: str, **settings: object) -> Person:
        met = await people.meet(self.store, number, name, "en-US")
        return await people.change_settings(self.tables, met, **settings) if settings else met

    async def do(
        self, table: int, what: Callable[Concatenate[Change, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do something at a table."""
        return await self.tables.change(table, None, what, *args, **kwargs)

    async def begun(
        self, game: str, seated: Sequence[Person], pace: str = "daily", computers: int = 0, **agreed: object
    ) -> int:
        """A table at which these people play."""
        place = Place(guild_id=1, channel_id=100 + self._deals, language="en")
        hosted = await lobby.open_table(self.tables, seated[0], place, game, pace)
        table = hosted.record.id
        for other in seated[1:]:
            await self.do(table, lobby.join, other)
        for _ in range(computers):
            await self.do(table, lobby.add_computer, seated[0], manages=False)
        if agreed.pop("weekends_off", False):
            await self.do(table, lobby.set_pace, seated[0], None, weekends_off=True, manages=False)
        for name, value in agreed.items():
            await self.do(table, lobby.set_option, seated[0], name, value, manages=False)
        await self.do(table, lobby.begin, seated[0], manages=False)
        await self.keeper.tick()
        return table

    async def table(self, table: int) -> HostedTable:
        return await self.tables.find(table)

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
        return [person for seat, person in hosted.people() if hosted.owed(seat) and hosted.person_plays(seat)]

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
        await self.do(table, playing.play, person, chosen)
        await self.keeper.tick()

    # Time

    async def timers(self) -> list[Timer]:
        async with self.store.transaction() as tx:
            return await tx.timers._select()

    async def wait(self, **time: float) -> None:
        """Let time pass, doing whatever is due on the way at its own instant."""
        until = self.clock.at + timedelta(**time)
        for _ in range(ROUNDS):
            following = await self.keeper.tick()
            if following is None or following > until:
                break
            self.clock.at = following
        else:
            raise AssertionError(f"there is always something due: it is still {self.clock.at}, and should be {until}")
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
            found = [Notice.model_validate(row) for row in await tx.outbox._all(query)]
        self._read = found[-1].id if found else self._read
        return found

    async def posts(self) -> list[Notice]:
        return [notice for notice in await self.notices() if notice.kind is NoticeKind.POST]

    async def pings(self, person: Person) -> list[tuple[datetime, str]]:
        """When and with what a person was disturbed since the last look."""
        return [(notice.due_at, message.words) for notice, message in await self.told(person) if not message.quiet]

    async def told(self, person: Person) -> list[tuple[Notice, Message]]:
        """What was said to a person since the last look, aloud or without a sound."""
        return [
            (notice, notice.message)
            for notice in await self.posts()
            if notice.message is not None and (notice.person_id == person.id or person.id in notice.message.calls)
        ]


async def open_house(database: Database) -> House:
    return House(await open_database(database.with_suffix(".sqlite") if isinstance(database, Path) else database))


async def deadline(house: House, table: int) -> datetime:
    """Until when there is time for the one question that is open at a table."""
    (until,) = [window.deadline for window in (await house.record(table)).windows if window.open]
    assert until is not None
    return until
