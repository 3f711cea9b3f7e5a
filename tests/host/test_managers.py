"""Managers: pausing and going on are two things, whoever else does either at the same time."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.host import consent, managing, seats
from bot.host.change import Change
from bot.store import About, NoteKind, Pause, Person, Subject
from games.kernel import Refusal
from tests.host.house import House

pytestmark = pytest.mark.defect(27)

SERVER = 1
Manage = Callable[[Change, int], Awaitable[None]]


async def running(house: House) -> tuple[int, Person, Person]:
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    return await house.begun("lisboa", [ana, bruno]), ana, bruno


async def kinds(house: House, table: int) -> list[NoteKind]:
    return [note.kind for note in (await house.record(table)).notes]


async def test_two_managers_who_pause_at_once_do_not_undo_each_other(house: House) -> None:
    table, _, _ = await running(house)
    both = (house.do(table, managing.stop, SERVER) for _ in range(2))
    done = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(str(each) for each in done) == ["None", "paused"]
    assert (await house.record(table)).pause is Pause.MANAGER
    assert await kinds(house, table) == [NoteKind.PAUSED]


async def test_two_managers_who_let_it_go_on_at_once_do_not_undo_each_other(house: House) -> None:
    table, _, _ = await running(house)
    with pytest.raises(Refusal, match="not-paused"):
        await house.do(table, managing.resume, SERVER)
    await house.do(table, managing.stop, SERVER)
    both = (house.do(table, managing.resume, SERVER) for _ in range(2))
    done = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(str(each) for each in done) == ["None", "not-paused"]
    assert (await house.record(table)).pause is None
    assert await kinds(house, table) == [NoteKind.PAUSED, NoteKind.RESUMED]


async def test_a_manager_pauses_what_is_paused_by_agreement_and_then_only_a_manager_ends_it(house: House) -> None:
    table, ana, bruno = await running(house)
    await house.do(table, consent.ask_pause, ana)
    await house.do(table, consent.answer, bruno, Subject.PAUSE, agrees=True)
    since = house.clock.now()
    await house.do(table, consent.ask_to_go_on, ana)
    await house.wait(days=1)
    await house.do(table, managing.stop, SERVER)
    record = await house.record(table)
    assert (record.pause, record.paused_at, record.consents) == (Pause.MANAGER, since, ())
    (prompt,) = [prompt for prompt in record.prompts if prompt.asks.about is not About.HAND]
    assert (prompt.asks.about, prompt.asks.subject) == (About.PAUSE, Pause.MANAGER), (
        "the others have lost their buttons"
    )
    with pytest.raises(Refusal, match="not-your-undo"):
        await house.do(table, consent.answer, bruno, Subject.RESUME, agrees=True)
    with pytest.raises(Refusal, match="moves-wait"):
        await house.do(table, consent.ask_to_go_on, ana)
    await house.do(table, managing.resume, SERVER)
    assert (await house.record(table)).pause is None


@pytest.mark.parametrize("do", [managing.stop, managing.resume, managing.end])
async def test_who_manages_another_server_does_nothing_to_a_table_of_this_one(house: House, do: Manage) -> None:
    table, _, _ = await running(house)
    before = await house.record(table)
    with pytest.raises(Refusal, match="no-such-table"):
        await house.do(table, do, SERVER + 1)
    assert await house.record(table) == before


async def test_the_computer_of_who_left_in_a_pause_plays_when_it_is_over(house: House) -> None:
    people = [await house.person(number, f"Person {number}") for number in (1, 2, 3)]
    table = await house.begun("lisboa", people)
    (asked,) = await house.owing(table)
    await house.do(table, managing.stop, SERVER)
    await house.do(table, seats.leave, people[asked - 1])
    assert (await house.table(table)).running.log == [], "in a pause nobody moves"
    await house.do(table, managing.resume, SERVER)
    (following,) = await house.owing(table)
    assert following != asked
