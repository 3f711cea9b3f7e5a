"""Leaving, coming back, seats that are offered and taken, pauses by consent, what managers can do."""

import asyncio
from datetime import timedelta

import pytest

from bot.host import consent, managing, seats
from bot.host.people import change_settings
from bot.host.time import digest
from bot.store import About, NoteKind, Pause, Person, SeatWish, Status, Subject
from games.kernel import Refusal
from tests.host.house import House

People = tuple[Person, Person, Person]


async def three(house: House) -> People:
    return (
        await house.person(1, "Ana"),
        await house.person(2, "Bruno"),
        await house.person(3, "Chloé"),
    )


async def with_an_absent_one(house: House, people: People) -> tuple[int, Person, list[Person]]:
    """A table at which the computer has taken somebody's seat."""
    table = await house.begun("lisboa", people)
    late = people[(await house.owing(table))[0] - 1]
    others = [person for person in people if person.id != late.id]
    for _ in range(2):
        await house.wait(hours=24)
        while (owing := (await house.owing(table))[0]) != late.id and not await is_held(house, table, late):
            await house.move(table, people[owing - 1])
            if owing == others[-1].id and await is_held(house, table, late):
                break
    assert await is_held(house, table, late)
    return table, late, others


async def is_held(house: House, table: int, person: Person) -> bool:
    return any(chair.computer_plays and chair.person_id == person.id for chair in (await house.record(table)).chairs)


async def kinds(house: House, table: int) -> list[NoteKind]:
    return [note.kind for note in (await house.record(table)).notes]


async def test_more_than_half_of_the_others_offer_the_seat_and_anybody_takes_it(house: House) -> None:
    people = await three(house)
    table, late, others = await with_an_absent_one(house, people)
    eve = await house.person(9, "Eve")
    seat = (await house.record(table)).seat_of(late.id)
    assert seat is not None
    with pytest.raises(Refusal, match="seat-gone"):
        await house.do(table, seats.take, eve, seat)
    await house.do(table, seats.vote, others[0], SeatWish.OFFER)
    with pytest.raises(Refusal, match="seat-gone"):
        await house.do(table, seats.take, eve, seat)
    await house.notices()
    await house.do(table, seats.vote, others[1], SeatWish.OFFER)
    (offer,) = await house.posts()
    assert offer.message is not None
    assert "Take the seat" in str(offer.message.rows)
    hand = (await house.table(table)).running.view(seat)
    await house.do(table, seats.take, eve, seat)
    record = await house.record(table)
    assert (record.seat_of(late.id), record.seat_of(eve.id)) == (None, seat)
    assert (await house.table(table)).running.view(seat) == hand
    assert (await kinds(house, table))[-1] is NoteKind.TAKEN
    with pytest.raises(Refusal, match="not-seated"):
        await house.do(table, seats.come_back, late)


async def test_votes_are_private_until_they_decide(house: House) -> None:
    people = await three(house)
    table, _, others = await with_an_absent_one(house, people)
    await house.notices()
    await house.do(table, seats.vote, others[0], SeatWish.END)
    assert await house.posts() == []
    await house.do(table, seats.vote, others[1], SeatWish.KEEP)
    assert await house.posts() == []
    assert (await house.record(table)).status is Status.RUNNING
    await house.do(table, seats.vote, others[1], SeatWish.END)
    record = await house.record(table)
    assert record.status is Status.CANCELLED
    assert await house.timers() == []


async def test_who_leaves_can_come_back_until_somebody_sits_there(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    leaver = people[(await house.owing(table))[0] - 1]
    await house.do(table, seats.leave, leaver)
    assert leaver.id not in await house.owing(table)
    assert (await kinds(house, table))[-1] is NoteKind.LEFT
    await house.do(table, seats.come_back, leaver)
    assert not await is_held(house, table, leaver)
    await house.do(table, seats.leave, leaver)
    seat = (await house.record(table)).seat_of(leaver.id)
    assert seat is not None
    await house.do(table, seats.take, await house.person(9, "Eve"), seat)
    with pytest.raises(Refusal, match="not-seated"):
        await house.do(table, seats.come_back, leaver)


async def test_when_the_last_one_leaves_the_table_is_closed(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    for person in people:
        await house.do(table, seats.leave, person)
    assert (await house.record(table)).status is Status.CANCELLED
    assert await house.timers() == []


async def test_a_pause_needs_everybody_and_gives_the_time_back(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    await house.wait(hours=6)
    assert not await house.do(table, consent.ask_pause, people[0])
    await house.do(table, consent.answer, people[1], Subject.PAUSE, agrees=True)
    assert (await house.record(table)).pause is None
    await house.do(table, consent.answer, people[2], Subject.PAUSE, agrees=True)
    assert (await house.record(table)).pause is Pause.CONSENT
    await house.notices()
    await house.wait(days=20)
    assert await house.posts() == []
    assert not await house.do(table, consent.ask_to_go_on, people[1])
    await house.do(table, consent.answer, people[0], Subject.RESUME, agrees=True)  # two of three
    (window,) = [window for window in (await house.record(table)).windows if window.open]
    assert window.deadline == house.clock.at + timedelta(hours=18)


async def test_a_no_is_told_when_all_have_answered_and_not_whose_it_was(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    await house.do(table, consent.ask_pause, people[0])
    await house.notices()
    await house.do(table, consent.answer, people[1], Subject.PAUSE, agrees=False)
    assert await house.posts() == []
    await house.do(table, consent.answer, people[2], Subject.PAUSE, agrees=True)
    (told,) = await house.posts()
    assert told.message is not None
    assert told.message.text == "Not everyone wanted a pause. The game goes on."
    with pytest.raises(Refusal, match="not-your-undo"):
        await house.do(table, consent.answer, people[2], Subject.PAUSE, agrees=True)


async def test_in_a_pause_the_computer_rests_for_who_has_left(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    await house.do(table, consent.ask_pause, people[0])
    for person in people[1:]:
        await house.do(table, consent.answer, person, Subject.PAUSE, agrees=True)
    (asked,) = await house.owing(table)
    first = next(person for person in people if person.id == asked)
    await house.do(table, seats.leave, first)
    assert (await house.table(table)).running.log == []
    others = [person for person in people if person is not first]
    await house.do(table, consent.ask_to_go_on, others[0])
    await house.do(table, consent.answer, others[1], Subject.RESUME, agrees=True)
    assert len((await house.table(table)).running.log) == 1


async def test_people_cannot_agree_their_way_out_of_a_managers_pause(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    await house.do(table, consent.ask_pause, people[0])
    await house.do(table, managing.stop, 1)
    with pytest.raises(Refusal, match="not-your-undo"):
        await house.do(table, consent.answer, people[1], Subject.PAUSE, agrees=True)
    with pytest.raises(Refusal, match="moves-wait"):
        await house.do(table, consent.ask_to_go_on, people[0])
    (asked,) = await house.owing(table)
    with pytest.raises(Refusal, match="moves-wait"):
        await house.move(table, next(person for person in people if person.id == asked))
    assert (await house.record(table)).pause is Pause.MANAGER


async def test_a_manager_stops_the_clock_and_closes_a_table(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    await house.do(table, managing.stop, 1)
    await house.wait(days=5)
    assert (await house.table(table)).running.log == []
    await house.do(table, managing.resume, 1)
    assert (await house.record(table)).pause is None
    await house.do(table, managing.end, 1)
    assert (await house.record(table)).status is Status.CANCELLED
    with pytest.raises(Refusal, match="closed"):
        await house.do(table, managing.end, 1)


async def test_an_invitation_calls_somebody_to_a_free_seat(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    with pytest.raises(Refusal, match="full"):
        await house.do(table, seats.invite, people[0], 9)
    await house.do(table, seats.leave, people[2])
    await house.notices()
    await house.do(table, seats.invite, people[0], 9)
    (post,) = await house.posts()
    assert post.message is not None
    assert post.message.calls == (9,)


@pytest.mark.defect(29)
async def test_nobody_is_called_twice_and_not_everybody_is_invited_at_once(house: House) -> None:
    """Twenty invitations were twenty calls."""
    people = await three(house)
    table = await house.begun("lisboa", people)
    await house.do(table, seats.leave, people[2])
    await house.notices()
    await house.do(table, seats.invite, people[0], 9)
    with pytest.raises(Refusal, match="guest-invited"):
        await house.do(table, seats.invite, people[1], 9)
    for guest in range(10, 14):
        await house.do(table, seats.invite, people[0], guest)
    for guest in range(14, 30):
        with pytest.raises(Refusal, match="enough-invited"):
            await house.do(table, seats.invite, people[0], guest)
    assert len(await house.posts()) == seats.MOST_INVITED
    seat = (await house.record(table)).seat_of(people[2].id)
    assert seat is not None
    await house.do(table, seats.take, await house.person(9, "Gil"), seat)
    assert all(prompt.asks.about is not About.INVITATION for prompt in (await house.record(table)).prompts)


async def test_the_clock_is_not_given_back_by_an_undo(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    asked = house.clock.at
    mover = people[(await house.owing(table))[0] - 1]
    await house.wait(hours=10)
    await house.move(table, mover, "coin")
    await house.wait(hours=1)
    await house.do(table, consent.ask_undo, mover)
    (window,) = [window for window in (await house.record(table)).windows if window.open]
    assert window.deadline == asked + timedelta(hours=24)
    await house.move(table, mover, "coin")
    (window,) = [window for window in (await house.record(table)).windows if window.open]
    assert window.deadline == house.clock.at + timedelta(hours=24)  # the next one pays nothing for it


async def test_the_digest_comes_at_its_hour_and_only_if_something_waits(house: House) -> None:
    people = await three(house)
    first = await house.begun("lisboa", people, "free")
    await house.wait(hours=1)
    second = await house.begun("lisboa", people, "free")
    for table in (first, second):
        while (owing := (await house.owing(table))[0]) != 1:
            await house.move(table, people[owing - 1])
    ana = await change_settings(house.tables, people[0], digest_hour=8, zone="Europe/Lisbon")
    await house.notices()
    await house.wait(hours=24)
    ((at, text),) = await house.pings(ana)
    assert at.hour == 7  # 8:00 in Lisbon, in summer
    assert "It’s your turn at 2 tables, longest wait first:" in text
    assert text.index(f"#{first}") < text.index(f"#{second}")
    for table in (first, second):
        await house.move(table, ana)
    await house.notices()
    await house.wait(hours=24)
    assert await house.pings(ana) == []
    await change_settings(house.tables, ana, digest_hour=None)
    assert await house.timers() == []


@pytest.mark.defect(27)
async def test_a_digest_is_sent_once_and_its_timer_set_once_though_two_look_at_it(house: House) -> None:
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    for _ in range(2):
        table = await house.begun("lisboa", [ana, bruno], "free")
        if await house.owing(table) != [ana.id]:
            await house.move(table, bruno, "coin")
    ana = await change_settings(house.tables, ana, digest_hour=8)
    (timer,) = await house.timers()
    house.clock.at = timer.at
    await house.notices()
    await asyncio.gather(*(digest.send(house.tables, timer) for _ in range(3)))
    (told,) = await house.posts()
    assert told.person_id == ana.id
    (following,) = await house.timers()
    assert following.at == timer.at + timedelta(days=1)
