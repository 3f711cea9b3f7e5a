"""Requests to take moves back: they name the very moves, and never outlive them."""

import pytest

from bot.host import consent, managing, pauses, playing, seats
from bot.host.change import Change
from bot.screens.history import log
from bot.screens.scene import Scene
from bot.store import About, Pause, Person, Subject
from games.kernel import Refusal, Table
from games.kernel.notation import read
from tests.host.house import House

SERVER = 1


async def asked_to_take_back(house: House, *names: str) -> tuple[int, list[Person]]:
    """A table at which the first two have moved, and the first one would like their move back."""
    people = [await house.person(number, name) for number, name in enumerate(names, 1)]
    table = await house.begun("lisboa", people)
    seated = (await house.record(table)).chairs
    (first,) = await house.owing(table)
    order = [chair.person_id for chair in seated]
    people.sort(key=lambda person: (order.index(person.id) - order.index(first)) % len(order))
    for person in people[:2]:
        await house.move(table, person, "coin")
    assert not await house.do(table, consent.ask_undo, people[0])
    return table, people


async def open_stand(house: House, table: int, person: Person) -> None:
    """A whole turn that is no coin: four of those in a row end the game."""
    while await house.owing(table) == [person.id]:
        hosted = await house.table(table)
        seat = hosted.record.seat_of(person.id)
        assert seat is not None
        choices = [choice for decision in hosted.running.moves(seat) for choice in decision.choices]
        await house.move(table, person, next(choice.text for choice in choices if choice.kind != "coin"))


async def agree(house: House, table: int, person: Person) -> bool:
    return await house.do(table, consent.answer, person, Subject.UNDO, agrees=True)


async def moves(house: House, table: int) -> int:
    return len((await house.table(table)).running.standing())


async def prompts(house: House, table: int) -> int:
    prompts = (await house.record(table)).prompts
    return len([prompt for prompt in prompts if prompt.asks.about is not About.HAND])


async def test_the_moves_that_were_asked_for_are_taken_back(house: House) -> None:
    table, (_, bruno) = await asked_to_take_back(house, "Ana", "Bruno")
    assert await agree(house, table, bruno)
    assert await moves(house, table) == 0


@pytest.mark.defect(8)
async def test_a_request_that_has_become_impossible_goes_with_its_buttons(house: House) -> None:
    table, (ana, bruno) = await asked_to_take_back(house, "Ana", "Bruno")
    assert await prompts(house, table) == 1
    await house.move(table, ana, "coin")
    assert not await agree(house, table, bruno), "the move that stands there now is another one"
    assert (await house.record(table)).consents == ()
    assert await prompts(house, table) == 0
    assert await moves(house, table) == 3


@pytest.mark.defect(23)
async def test_a_stale_vote_takes_back_no_other_moves_though_they_are_as_many(house: House) -> None:
    table, (ana, bruno) = await asked_to_take_back(house, "Ana", "Bruno")
    for person in (ana, bruno):
        await open_stand(house, table, person)
    for person in (ana, bruno):
        await house.move(table, person, "coin")
    before = await moves(house, table)
    assert not await agree(house, table, bruno)
    assert await moves(house, table) == before


async def test_a_vote_is_stale_once_somebody_else_has_moved(house: House) -> None:
    table, (_, bruno, chloe) = await asked_to_take_back(house, "Ana", "Bruno", "Chloé")
    await open_stand(house, table, chloe)
    assert not await agree(house, table, bruno)
    assert (await house.record(table)).consents == ()


async def test_a_move_that_nobody_can_know_of_leaves_a_request_as_it_is(house: House) -> None:
    table, (_, bruno, chloe) = await asked_to_take_back(house, "Ana", "Bruno", "Chloé")
    await house.move(table, bruno, "wish first coin")
    assert await agree(house, table, bruno)
    assert await agree(house, table, chloe)
    assert await moves(house, table) == 1, "the plan stands again"


@pytest.mark.defect(23)
async def test_nothing_is_taken_back_during_a_managers_pause(house: House) -> None:
    table, (_, bruno) = await asked_to_take_back(house, "Ana", "Bruno")
    await house.do(table, managing.stop, SERVER)
    with pytest.raises(Refusal, match="not-your-undo"):
        await agree(house, table, bruno)
    assert await moves(house, table) == 2


async def test_nothing_is_taken_back_during_a_pause_that_was_agreed_on_and_the_request_waits(house: House) -> None:
    table, (ana, bruno) = await asked_to_take_back(house, "Ana", "Bruno")
    await house.do(table, consent.ask_pause, ana)
    await house.do(table, consent.answer, bruno, Subject.PAUSE, agrees=True)
    with pytest.raises(Refusal, match="moves-wait"):
        await agree(house, table, bruno)
    assert await moves(house, table) == 2
    await house.do(table, consent.ask_to_go_on, ana)
    await house.do(table, consent.answer, bruno, Subject.RESUME, agrees=True)
    assert await agree(house, table, bruno)
    assert await moves(house, table) == 0


async def test_a_request_to_somebody_who_no_longer_plays_is_void(house: House) -> None:
    table, (_, bruno, chloe) = await asked_to_take_back(house, "Ana", "Bruno", "Chloé")
    await agree(house, table, chloe)
    await house.do(table, seats.leave, bruno)
    record = await house.record(table)
    assert record.consents == ()
    assert [prompt.asks.about for prompt in record.prompts if prompt.asks.about is not About.HAND] == ["seat"]


async def test_who_agrees_to_a_pause_at_a_table_that_nobody_answered_keeps_the_time_since(house: House) -> None:
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno"), 1)]
    table = await house.begun("lisboa", people)
    await house.do(table, consent.ask_pause, people[0])

    async def nobody_answers(change: Change) -> None:
        await pauses.pause(change, Pause.ABSENCE)

    await house.do(table, nobody_answers)
    since = house.clock.now()
    await house.wait(days=3)
    await house.do(table, consent.answer, people[1], Subject.PAUSE, agrees=True)
    record = await house.record(table)
    assert (record.pause, record.paused_at) == (Pause.CONSENT, since)


@pytest.mark.defect(81)
async def test_the_computer_answers_again_for_who_has_left_since_and_the_log_still_says_that_they_did(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was taken back was left for later, in somebody's turn for whom the computer plays now."""
    monkeypatch.setattr(Table, "chosen_by", lambda table, _agent, seat, _dice: read("coin", table.moves(seat)))
    people = [await house.person(number, name) for number, name in enumerate(("Ana", "Bruno", "Chloé"), 1)]
    table = await house.begun("lisboa", people)
    (first,) = await house.owing(table)
    order = [chair.person_id for chair in (await house.record(table)).chairs]
    people.sort(key=lambda person: (order.index(person.id) - order.index(first)) % len(order))
    left, other, planner = people
    await house.do(table, playing.play, planner, "wish first coin")
    await house.do(table, seats.leave, left)
    assert await house.do(table, consent.ask_undo, planner)
    assert await house.owing(table) == [other.id]
    hosted = await house.table(table)
    assert f"{left.name} left." in log(Scene(hosted, "en", hosted.record.seat_of(other.id)), {}).text
