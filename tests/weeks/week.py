"""A whole game by correspondence through the local Discord, lived through visit by visit."""

import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from typing import NamedTuple
from unittest import mock
from zoneinfo import ZoneInfo

from bot.host import slips
from bot.host.hosted import HostedTable
from bot.messages.press import Press, Verb
from games.kernel import AnyGame, Dice
from playground import HandClock, Playground
from playground.person import Person
from tests.front.conftest import House, HouseClock
from tests.weeks.player import Player
from tests.weeks.received import How, Postbag, Where

BEGINS = datetime(2026, 6, 1, 13, tzinfo=UTC)
"""A Monday: morning in New York, afternoon in Paris."""
LONGEST = 200
"""So many days no game takes."""
MANY = 1000
SEED = "weeks"
THINKING = 7
"""Seconds that an answer takes in one evening."""
ROUNDS = ("round", "day", "month")
"""What games call the parts in which they are played and planned."""


class Habit(NamedTuple):
    """At which hours somebody looks in, day by day."""

    name: str
    hours: tuple[float, ...]


HABITS = (Habit("Ana", (8, 18.5)), Habit("Bruno", (20,)), Habit("Chloé", (12.5, 21)), Habit("Dmitri", (13, 22)))


IN_ALL = "**all**"


class Figures(NamedTuple):
    """What somebody got in a round."""

    person: str
    round: str
    days: str
    new: int
    """Direct messages."""
    edits: int
    """Of direct messages."""
    happened: int
    """So much happened to them."""
    pings: int
    in_channel: int
    """So many of the pings."""


class Week:
    """A table and its people, lived through visit by visit."""

    def __init__(self, house: House, game: AnyGame, people: int, locale: str, pace: str, seed: str) -> None:
        house.discord.guild.locale = locale
        self.house = house
        self.game = game
        self.pace = pace
        self.seed = seed
        self.habits = HABITS[:people]
        self.people = [house.person(habit.name, locale) for habit in self.habits]
        self.postbag = Postbag(house.discord.world, self.people)
        self.zone = ZoneInfo("UTC")
        self.rounds: list[datetime] = []
        """When each of them began."""
        self.happened: list[tuple[datetime, str]] = []
        """When something happened to somebody, and their id."""

    async def hosted(self) -> HostedTable:
        """The table as it is now."""
        return await self.house.bot.tables.in_channel(int(self.house.discord.channel.id))

    async def play(self, rounds: int = MANY) -> None:
        """From the lobby to the end, or until so many rounds are over."""
        await self._begin()
        players = [Player(person, self.hosted) for person in self.people]
        for at, place in self._visits():
            assert self.house.clock is not None
            await self.house.wait(seconds=(at - self.house.clock.now()).total_seconds())
            await players[place].look()
            if await self._ended(rounds):
                return
        raise AssertionError(f"no end after {LONGEST} days")

    async def play_in_one_evening(self) -> None:
        """From the lobby to the end; nobody plans, and whoever is asked answers after a few seconds."""
        await self._begin()
        players = {int(person.id): Player(person, self.hosted, plans=False) for person in self.people}
        for number in range(MANY):
            hosted = await self.hosted()
            asked = [person for seat, person in hosted.people() if hosted.owed(seat)]
            await players[asked[number % len(asked)]].look(answers=1)
            await self.house.wait(seconds=THINKING)
            if await self._ended(MANY):
                return
        raise AssertionError(f"no end after {MANY} answers")

    async def _ended(self, rounds: int) -> bool:
        """Whether the game is over, or so many rounds are, once all that was to be sent has arrived."""
        await self.house.settled()
        hosted = await self.hosted()
        self._note_round(hosted)
        ended = hosted.running.over or len(self.rounds) > rounds
        if ended:
            await self._note_what_happened(hosted)
        return ended

    def _visits(self) -> Iterator[tuple[datetime, int]]:
        """Who looks in when, day by day, in the time zone of the server."""
        for day in range(LONGEST):
            midnight = datetime.combine(BEGINS.date() + timedelta(days=day), time(), self.zone)
            hours = ((hour, place) for place, habit in enumerate(self.habits) for hour in habit.hours)
            visits = ((midnight + timedelta(hours=hour), place) for hour, place in sorted(hours))
            yield from (visit for visit in visits if visit[0] > BEGINS)

    async def _begin(self) -> None:
        self.house.bot.tables.fresh_dice = lambda: Dice.of(self.seed)
        opener, *others = self.people
        await (await opener.slash("market start", game=self.game.id, pace=self.pace)).done()
        record = (await self.hosted()).record
        table, self.zone = record.id, ZoneInfo(record.zone)
        for other in others:
            await (await other.click(str(Press(Verb.JOIN, table)))).done()
        await (await opener.click(str(Press(Verb.BEGIN, table)))).done()
        await self.house.settled()
        self._note_round(await self.hosted())

    def _note_round(self, hosted: HostedTable) -> None:
        assert self.house.clock is not None
        view = hosted.running.view(None)
        number = next((getattr(view, name) for name in ROUNDS if hasattr(view, name)), 1)
        while len(self.rounds) < number:
            self.rounds.append(self.house.clock.now())

    async def _note_what_happened(self, hosted: HostedTable) -> None:
        times = await self.house.bot.tables.move_times(hosted.record.id)
        people = {seat: str(person) for seat, person in hosted.people()}
        for move in hosted.running.happened():
            for seat in (seat for event in move.events for seat in event.addressed):
                self.happened.append((times[move.number], people[seat]))

    # What came of it

    def figures(self) -> Iterator[Figures]:
        """What each person got in each round, and in all."""
        assert self.house.clock is not None
        end = self.house.clock.now() + timedelta(seconds=1)
        rounds = [*zip(self.rounds, [*self.rounds[1:], end], strict=True), (self.rounds[0], end)]
        names = [*map(str, range(1, len(rounds))), IN_ALL]
        for person in self.people:
            for name, (begins, until) in zip(names, rounds, strict=True):
                yield self._figures(person, name, begins, until)

    def _figures(self, person: Person, name: str, begins: datetime, until: datetime) -> Figures:
        got = [each for each in self.postbag.of(person) if begins <= each.at < until]
        direct = [each.how for each in got if each.where is Where.DIRECT]
        pings = [each.where for each in got if person.id in each.called]
        return Figures(
            person=person.name,
            round=name,
            days=f"{(until - begins) / timedelta(days=1):.1f}",
            new=direct.count(How.NEW),
            edits=direct.count(How.EDITED),
            happened=sum(begins <= at < until and to == person.id for at, to in self.happened),
            pings=len(pings),
            in_channel=pings.count(Where.CHANNEL),
        )

    def transcript(self, person: Person) -> Iterator[str]:
        """All that somebody gets, in order."""
        day = None
        for each in self.postbag.of(person):
            at = each.at.astimezone(self.zone)
            if day != at.date():
                day = at.date()
                yield f"\n======== day {(day - BEGINS.date()).days + 1} ({day:%A %d %B}) ========"
            bell = " 🔔" if person.id in each.called else ""
            yield f"\n--- {at:%H:%M} {each.where}, {each.how}{bell}"
            yield from each.lines


@asynccontextmanager
async def a_week(game: AnyGame, people: int, locale: str, pace: str = "daily", seed: str = SEED) -> AsyncIterator[Week]:
    """A table of people with habits that has not been opened yet. Nothing that Discord refuses is overlooked.

    While somebody looks in the clock stands still: so no direct message rests before it is edited again.
    """
    hand = HandClock(BEGINS.timestamp())
    with tempfile.TemporaryDirectory() as database, mock.patch.object(slips, "REST", timedelta(0)):
        async with Playground(clock=hand) as discord:
            house = House(discord, Path(database) / "house.sqlite", HouseClock(hand))
            await house.open()
            yield Week(house, game, people, locale, pace, seed)
            await house.close()
            discord.check()
