"""Two worlds that differ in a secret only: what everybody else sees of them, to be compared."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from bot.host import playing
from bot.store import Notice, Person
from games.kernel import Nature
from tests.database import copy_database
from tests.host.house import House, open_house
from tests.host.test_downtime import restarted

Secret = Callable[[House, int, Person], Awaitable[None]]
Until = Callable[[House, int], Awaitable[Person | None]]
MOVES = 400


class Moment(NamedTuple):
    """A house as it is kept before somebody has a secret."""

    kept: bytes
    at: datetime
    table: int
    holder: Person


_moments: dict[tuple[object, ...], Moment] = {}
"""By game, what is waited for and how people want it: worlds that are compared have the same past, lived once."""


async def nothing(house: House, table: int, person: Person) -> None:
    """The person keeps his secret to himself: there is none."""


def without_ids(notices: list[Notice], eyes: int) -> list[tuple[object, ...]]:
    """All that reaches the channel, or the person who looks on. A nonce, which reaches them too, is drawn by lot."""
    return [
        (
            notice.kind,
            notice.channel_id,
            notice.due_at,
            len(notice.nonce),
            notice.message and notice.message.model_dump(),
        )
        for notice in notices
        if notice.person_id is None or notice.person_id == eyes
    ]


async def world(
    folder: Path,
    game: str,
    until: Until,
    secret: Secret,
    afterwards: Callable[[House, int], Awaitable[None]],
    **settings: object,
) -> list[tuple[object, ...]]:
    """What Ana and the channel see of a table at which somebody else has a secret."""
    wanted = (game, until, *settings.items())
    if wanted not in _moments:
        _moments[wanted] = await _lived_until(folder.with_name(f"{folder.name}-before"), game, until, settings)
    kept, at, table, holder = _moments[wanted]
    folder.with_suffix(".sqlite").write_bytes(kept)
    house = await open_house(folder)
    house.clock.at = at
    house = await restarted(house)
    await house.notices()
    await secret(house, table, holder)
    await house.keeper.tick()
    await afterwards(house, table)
    seen = without_ids(await house.notices(), eyes=1)
    seen.append(tuple((window.decision, window.deadline) for window in (await house.record(table)).windows))
    await house.store.close()
    return seen


async def _lived_until(folder: Path, game: str, until: Until, settings: Mapping[str, object]) -> Moment:
    """A game up to the moment that is waited for."""
    house = await open_house(folder)
    people = [await house.person(number, name, **settings) for number, name in ((1, "Ana"), (2, "Bruno"), (3, "Chloé"))]
    table = await house.begun(game, people)
    for _ in range(MOVES):
        holder = await until(house, table)
        if holder is not None:
            kept = folder.with_suffix(".kept")
            copy_database(folder.with_suffix(".sqlite"), kept)
            await house.store.close()
            return Moment(kept.read_bytes(), house.clock.at, table, holder)
        (owing, *_) = await house.owing(table)
        await house.move(table, people[owing - 1])
    raise AssertionError("the moment never came")


async def met(house: House, person_id: int) -> Person:
    async with house.store.reading() as look:
        found = await look.people.find(person_id)
    assert found is not None
    return found


async def in_a_reaction(house: House, table: int) -> Person | None:
    """The moment at which at least two people other than Ana are asked whether they react."""
    asked = [person for person, decision in await house.asked(table) if decision.kind == "rot"]
    others = [person for person in asked if person not in (0, 1)]
    return await met(house, others[0]) if len(others) > 1 else None


async def answer(house: House, table: int, person: Person) -> None:
    """They answer in secret: they do not react."""
    hosted = await house.table(table)
    seat = hosted.record.seat_of(person.id)
    assert seat is not None
    (reaction,) = [decision for decision in hosted.running.moves(seat) if decision.nature is Nature.REACTION]
    no = next(choice for choice in reaction.choices if choice.kind in ("decline", "aside"))
    await house.do(table, playing.play, person, no, reaction.id)
