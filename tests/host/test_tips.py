"""Tips: once for each kind of decision, to who has not finished the game, and to nobody else (issue 21, item 8)."""

import pytest

from bot.host import people as persons
from bot.store import About, Notice, Person
from bot.store.people import People
from tests.host.house import House

SIGN = "💡"


async def slips(house: House, table: int) -> dict[int, Notice]:
    """What stands on the slips of a table, by person."""
    found: dict[int, Notice] = {}
    async with house.store.reading() as look:
        for prompt in (await house.record(table)).prompts:
            notice = await look.outbox.find(prompt.notice) if prompt.asks.about is About.HAND else None
            if notice is not None and prompt.person_id is not None:
                found[prompt.person_id] = notice
    return found


async def tipped(house: House, table: int) -> set[int]:
    return {
        person for person, slip in (await slips(house, table)).items() if slip.message and SIGN in slip.message.text
    }


async def three(house: House, **settings: object) -> list[Person]:
    return [await house.person(number, name, **settings) for number, name in enumerate(("Ana", "Bruno", "Chloé"), 1)]


async def test_everybody_is_told_about_a_kind_of_decision_once(house: House) -> None:
    people = await three(house)
    table = await house.begun("turin", people)
    assert await tipped(house, table) == {1, 2, 3}, "all are asked to put a card up"
    for person in people:
        await house.move(table, person)
    assert (await house.record(table)).tips[0].kind == "bid"
    second = await house.begun("turin", people)
    assert await tipped(house, second) == set(), "they were told about that at the first table"
    assert await tipped(house, table) == {1, 2, 3}, "and there it still stands beside the question"


async def test_who_wants_none_gets_none(house: House) -> None:
    people = await three(house)
    await persons.change_settings(house.tables, people[1], tips=False)
    table = await house.begun("turin", people)
    assert await tipped(house, table) == {1, 3}


async def test_who_has_finished_a_game_is_told_nothing_about_it(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    while not (await house.table(table)).running.over:
        (owing, *_) = await house.owing(table)
        await house.move(table, people[owing - 1])
    async with house.store.transaction() as tx:
        for person in people:
            await tx.people.change(person.id, tips_told=())
    following = await house.begun("lisboa", people)
    assert (await house.record(following)).tips == ()
    async with house.store.reading() as look:
        told = [each.tips_told for each in (await look.people.find_all([1, 2, 3])).values()]
    assert ("lisboa",) in told, "it is not looked up again"


async def test_nobody_else_can_see_that_somebody_is_told_something(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    (asked,) = await house.owing(table)
    assert await tipped(house, table) == {asked}
    async with house.store.reading() as look:
        board = await look.outbox.find((await house.record(table)).post or 0)
    assert board is not None
    assert board.message is not None
    assert SIGN not in board.message.text


async def test_what_people_were_told_is_written_in_the_order_of_their_numbers_however_they_sit(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else two tables of the same people, changed at the same time, would each wait for the other."""
    written: list[int] = []

    async def change(_: People, person_id: int, **__: object) -> None:
        written.append(person_id)

    monkeypatch.setattr(People, "change", change)
    people = [await house.person(number, f"Person {number}") for number in (5, 4, 3, 2, 1)]
    table = await house.begun("turin", people)
    assert [person for _, person in (await house.table(table)).people()] != [1, 2, 3, 4, 5]
    assert written == [1, 2, 3, 4, 5]
