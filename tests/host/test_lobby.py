"""Before a game begins: opening a table, who may change what, whose it is, what computers are called.

Issue 16, items 6, 14 and 26.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.host import lobby, managing, seats
from bot.host.change import Change
from bot.host.hosted import Place
from bot.host.lobby import named_apart
from bot.host.tables import Repeated
from bot.store import Chair, Person, Status
from games.kernel import Refusal
from games.kernel.seats import COMPUTERS, MOST_SEATS, computer_name
from tests.host.house import House, open_house
from tests.patience import patience
from words import catalogue

pytestmark = pytest.mark.databases("sqlite", "postgresql")

ROOT = Path(__file__).parent.parent.parent
HERE = Place(guild_id=1, channel_id=5, language="en")


async def opened(house: House, *names: str) -> tuple[int, list[Person]]:
    """A table that has not begun, with these people."""
    people = [await house.person(number, name) for number, name in enumerate(names, 1)]
    table = (await lobby.open_table(house.tables, people[0], HERE, "lisboa", "daily")).record.id
    for person in people[1:]:
        await house.do(table, lobby.join, person)
    return table, people


async def names(house: House, table: int) -> list[str]:
    return [chair.name for chair in (await house.record(table)).chairs]


# Opening

KILLED_BEFORE_ITS_MESSAGE = """
import asyncio, os, sys
from pathlib import Path
from bot.host import lobby
from bot.screens.house import HouseScreens
from tests.host.house import open_house
from tests.host.test_lobby import HERE

HouseScreens.lobby = lambda *_: os._exit(9)

async def main():
    house = await open_house(Path(sys.argv[1]))
    await lobby.open_table(house.tables, await house.person(1, "Ana"), HERE, "lisboa", "daily")

asyncio.run(main())
"""


@pytest.mark.defect(26)
async def test_a_table_whose_opening_is_killed_in_between_is_not_there(tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED_BEFORE_ITS_MESSAGE, str(tmp_path / "house")]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
    async with patience("the process is killed"):
        assert await process.wait() == 9
    house = await open_house(tmp_path / "house")
    assert await house.tables.of_person(1) == []
    ana = await house.person(1, "Ana")
    opened = await lobby.open_table(house.tables, ana, HERE, "lisboa", "daily")
    assert opened.record.post is not None
    await house.store.close()


async def test_a_request_is_claimed_once(house: House) -> None:
    await house.tables.claim_to_carry_out(7)
    with pytest.raises(Repeated):
        await house.tables.claim_to_carry_out(7)
    ana = await house.person(1, "Ana")
    with pytest.raises(Repeated):
        await lobby.open_table(house.tables, ana, HERE, "lisboa", "daily", 7)


@pytest.mark.defect(18)
async def test_what_a_request_asks_for_is_done_once_also_by_another_process(house: House) -> None:
    table, (ana,) = await opened(house, "Ana")
    another = House(house.store)
    await house.tables.change(table, 7, lobby.add_computer, ana, manages=False)
    with pytest.raises(Repeated):
        await another.tables.change(table, 7, lobby.add_computer, ana, manages=False)
    assert len((await house.record(table)).chairs) == 2


# Who may change what


async def _pace(change: Change, person: Person, *, manages: bool) -> None:
    await lobby.set_pace(change, person, "weekly", manages=manages)


async def _option(change: Change, person: Person, *, manages: bool) -> None:
    await lobby.set_option(change, person, "money_visibility", "open", manages=manages)


async def _fill_again(change: Change, person: Person, *, manages: bool) -> None:
    await change.sit(change.hosted.record.chairs[:2])
    await lobby.fill(change, person, manages=manages)


CHANGES: dict[str, Callable[..., Awaitable[object]]] = {
    "pace": _pace,
    "option": _option,
    "computer": lobby.add_computer,
    "computers": _fill_again,
}


@pytest.mark.parametrize("what", CHANGES)
@pytest.mark.defect(6)
async def test_a_bystander_changes_nothing(house: House, what: str) -> None:
    table, (_, bruno) = await opened(house, "Ana", "Bruno")
    eve = await house.person(9, "Eve")
    before = await house.record(table)
    with pytest.raises(Refusal, match="not-seated"):
        await house.do(table, CHANGES[what], eve, manages=False)
    assert await house.record(table) == before
    await house.do(table, CHANGES[what], bruno, manages=False)
    changed = await house.record(table)
    assert changed != before
    await house.do(table, CHANGES[what], eve, manages=True)


# Whose table it is


@pytest.mark.defect(6)
async def test_an_opener_who_leaves_hands_the_table_on(house: House) -> None:
    table, (ana, bruno, chloe) = await opened(house, "Ana", "Bruno", "Chloé")
    await house.notices()
    await house.do(table, lobby.leave, ana)
    record = await house.record(table)
    assert (record.status, record.opener_id) == (Status.LOBBY, bruno.id)
    (told,) = [notice.message for notice in await house.posts() if notice.message is not None]
    assert told.calls == (bruno.id,)
    assert told.text == "<@2>, you’re the host now: start the game or close the table."
    with pytest.raises(Refusal, match="not-opener"):
        await house.do(table, lobby.begin, ana, manages=False)
    await house.do(table, lobby.begin, bruno, manages=False)
    assert (await house.record(table)).seat_of(chloe.id) is not None


async def test_somebody_else_who_leaves_hands_nothing_on(house: House) -> None:
    table, (ana, bruno) = await opened(house, "Ana", "Bruno")
    await house.notices()
    await house.do(table, lobby.leave, bruno)
    assert (await house.record(table)).opener_id == ana.id
    assert await house.posts() == []


@pytest.mark.defect(6)
async def test_a_table_that_the_last_person_leaves_is_closed_though_computers_sit_there(house: House) -> None:
    table, (ana,) = await opened(house, "Ana")
    await house.do(table, lobby.add_computer, ana, manages=False)
    await house.do(table, lobby.leave, ana)
    assert (await house.record(table)).status is Status.CANCELLED
    assert (await lobby.open_table(house.tables, ana, HERE, "lisboa", "daily")).record.id != table


# A lobby to which nobody comes


@pytest.mark.parametrize("language", ["en", "fr", "de"])
async def test_a_lobby_that_nobody_joins_or_begins_closes_and_says_why(house: House, language: str) -> None:
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    place = HERE.model_copy(update={"language": language})
    table = (await lobby.open_table(house.tables, ana, place, "lisboa", "daily")).record.id
    await house.wait(days=6)
    await house.do(table, lobby.join, bruno)
    await house.wait(days=6)
    assert (await house.record(table)).status is Status.LOBBY, "the time began anew when somebody joined"
    await house.notices()
    await house.wait(days=1)
    assert (await house.record(table)).status is Status.CANCELLED
    why = catalogue(language).say("screen-unjoined", days=7)
    (told,) = [post.message for post in await house.posts() if post.message is not None and why in post.message.text]
    assert set(told.calls) == {ana.id, bruno.id}
    assert (await lobby.open_table(house.tables, ana, place, "lisboa", "daily")).record.id != table


# Managers


@pytest.mark.defect(6)
async def test_a_number_that_no_table_of_the_server_has(house: House) -> None:
    table, _ = await opened(house, "Ana")
    for number, server in ((99, 1), (table, 2)):
        with pytest.raises(Refusal, match=f"no-such-table table={number}"):
            await house.do(number, managing.end, server)
    await house.do(table, managing.end, 1)


# What computers are called


async def test_a_computer_is_never_called_like_a_person(house: House) -> None:
    table, (ana, _) = await opened(house, "Ana", "carlos")
    await house.do(table, lobby.add_computer, ana, manages=False)
    await house.do(table, lobby.add_computer, ana, manages=False)
    assert await names(house, table) == ["Ana", "carlos", "Beatriz", "Duarte"]


async def test_a_computer_gives_its_name_up_to_a_person_who_comes_later(house: House) -> None:
    table, (ana,) = await opened(house, "Ana")
    await house.do(table, lobby.add_computer, ana, manages=False)
    await house.do(table, lobby.add_computer, ana, manages=False)
    await house.do(table, lobby.join, await house.person(2, "BEATRIZ"))
    assert await names(house, table) == ["Ana", "Duarte", "Carlos", "BEATRIZ"]


async def test_so_it_is_in_the_middle_of_a_game(house: House) -> None:
    people = [await house.person(1, "Ana"), await house.person(2, "Bruno")]
    table = await house.begun("lisboa", people, computers=1)
    await house.do(table, seats.leave, people[1])
    seat = (await house.record(table)).seat_of(2)
    assert seat is not None
    await house.do(table, seats.take, await house.person(3, "Beatriz"), seat)
    assert sorted(await names(house, table)) == ["Ana", "Beatriz", "Carlos"]


@pytest.mark.parametrize("person", [*COMPUTERS, "Ana"])
@pytest.mark.defect(14)
def test_there_are_names_for_as_many_computers_as_there_can_be(person: str) -> None:
    chairs = [Chair(person_id=1, name=person)]
    for _ in range(MOST_SEATS):
        chairs.append(Chair(person_id=None, name=computer_name({chair.name for chair in chairs})))
    assert len({chair.name.casefold() for chair in chairs}) == len(chairs)
    assert named_apart(chairs) == chairs
