"""A tournament in the house without Discord: threads are numbers, and are there as soon as they are asked for."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta

import pytest

from bot.host.change import Change
from bot.host.finishing import proceed
from bot.host.hosted import Place
from bot.host.tournament import pods, scoring, signing_up
from bot.host.tournament.desk import at_desk
from bot.host.tournament.scoring import Line
from bot.host.tournament.signing_up import Wish
from bot.messages.reasons import HouseReason
from bot.store import NoticeKind, Person, Status, System, Tournament
from bot.store.tournaments import PodState
from games.kernel import Refusal
from tests.host.house import House

HERE = Place(guild_id=1, channel_id=7, language="en")
THREADS = 9000
"""The thread of a pod has this number and that of the notice that asked for it."""
OLGA = 871_203_555_000
"""Ids of people are large, as Discord's are: else they could be taken for seats."""


class Cup:
    """A tournament and its people."""

    def __init__(self, house: House, number: int, people: Sequence[Person]) -> None:
        self.house, self.id, self.people = house, number, {person.id: person for person in people}

    def nth(self, number: int) -> Person:
        return self.people[OLGA + number]

    async def tournament(self) -> Tournament:
        async with self.house.store.reading() as look:
            found = await look.tournaments.find(self.id)
        assert found is not None
        return found

    async def pods(self, number: int | None = None) -> list[PodState]:
        tournament = await self.tournament()
        async with self.house.store.reading() as look:
            return await look.tournaments.pods(self.id, number or tournament.round)

    async def tables(self, number: int | None = None) -> list[int]:
        return [state.pod.table_id for state in await self.pods(number) if state.pod.table_id is not None]

    async def lines(self) -> list[Line]:
        tournament = await self.tournament()
        async with self.house.store.reading() as look:
            return scoring.standings(tournament.entrants, await look.tournaments.pairings(self.id))

    async def start(self) -> None:
        await at_desk(self.house.tables, self.id, None, signing_up.start_now)
        await self.settle()

    async def join(self, person: Person) -> None:
        await at_desk(self.house.tables, self.id, None, signing_up.join, person)

    async def leave(self, person: Person) -> None:
        await at_desk(self.house.tables, self.id, None, signing_up.leave, person)
        await self.settle()

    async def make_rooms(self) -> None:
        """Make the threads that are asked for, as the front does."""
        async with self.house.store.reading() as look:
            waiting = [each for each in await look.outbox.waiting() if each.kind is NoticeKind.ROOM]
        for notice in waiting:
            await pods.move_in(self.house.tables, notice.id, THREADS + notice.id)
            async with self.house.store.transaction() as tx:
                await tx.outbox.done(notice, self.house.clock.now())

    async def settle(self) -> None:
        """Do what is due, and make the threads that are asked for."""
        await self.house.keeper.tick()
        await self.make_rooms()
        await self.house.keeper.tick()

    async def play(self, table: int, moves: int | None = None) -> None:
        """Everybody at a table plays as the computer would, for so many moves, or at one go to the end."""
        if moves is None and (await self.house.record(table)).status is Status.RUNNING:
            await self.house.do(table, to_the_end)
        for _ in range(moves or 0):
            await self.house.move(table, self.people[(await self.house.owing(table))[0]])

    async def play_round(self) -> None:
        """Play all pods of the round to their end."""
        for table in await self.tables():
            await self.play(table)
        await self.settle()


async def to_the_end(change: Change) -> None:
    """Computers play the rest of a game for everybody."""
    await change.play_out()
    await proceed(change)


@contextmanager
def refuses(reason: HouseReason) -> Iterator[None]:
    """What is done inside is refused for this reason."""
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.reason is reason


async def opened(house: House, people: int, **wish: object) -> Cup:
    """A tournament for which so many people have signed up."""
    olga = await house.person(OLGA, "Olga")
    names = [await house.person(OLGA + number, f"Person {number}") for number in range(1, people + 1)]
    wanted = Wish.model_validate(
        {"game": "turin", "pace": "daily", "system": System.SWISS, "seats": 4, "sign_up": timedelta(days=3), **wish}
    )
    tournament = await signing_up.open_tournament(house.tables, olga, HERE, wanted)
    cup = Cup(house, tournament.id, names)
    for person in names:
        await cup.join(person)
    return cup
