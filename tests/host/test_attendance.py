"""Leaving, coming back, seats that are offered and taken, pauses by consent, what managers can do."""

from datetime import timedelta

import pytest

from bot.host.attendance import Fate, Subject
from bot.store import NoteKind, Pause, Person, Status
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
    return any(chair.held and chair.person_id == person.id for chair in (await house.record(table)).chairs)


async def kinds(house: House, table: int) -> list[NoteKind]:
    return [note.kind for note in (await house.record(table)).notes]


async def test_more_than_half_of_the_others_offer_the_seat_and_anybody_takes_it(house: House) -> None:
    people = await three(house)
    table, late, others = await with_an_absent_one(house, people)
    eve = await house.person(9, "Eve")
    with pytest.raises(Refusal, match="not-offered"):
        await house.attendance.take(table, eve)
    await house.attendance.vote(table, others[0], Fate.OFFER)
    with pytest.raises(Refusal, match="not-offered"):
        await house.attendance.take(table, eve)
    await house.notices()
    await house.attendance.vote(table, others[1], Fate.OFFER)
    (offer,) = await house.posts()
    assert offer.message is not None
    assert "Take the seat" in str(offer.message.rows)
    hand = (await house.table(table)).running.view((await house.record(table)).seat_of(late.id))
    await house.attendance.take(table, eve)
    record = await house.record(table)
    assert record.seat_of(late.id) is None
    seat = record.seat_of(eve.id)
    assert seat is not None
    assert (await house.table(table)).running.view(seat) == hand
    assert (await kinds(house, table))[-1] is NoteKind.TAKEN
    with pytest.raises(Refusal, match="not-seated"):
        await house.attendance.come_back(table, late)


async def test_votes_are_private_until_they_decide(house: House) -> None:
    people = await three(house)
    table, _, others = await with_an_absent_one(house, people)
    await house.notices()
    await house.attendance.vote(table, others[0], Fate.END)
    assert await house.posts() == []
    await house.attendance.vote(table, others[1], Fate.KEEP)
    assert await house.posts() == []
    assert (await house.record(table)).status is Status.RUNNING
    await house.attendance.vote(table, others[1], Fate.END)
    record = await house.record(table)
    assert record.status is Status.CANCELLED
    assert await house.timers() == []


async def test_who_leaves_can_come_back_until_somebody_sits_there(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    leaver = people[(await house.owing(table))[0] - 1]
    await house.attendance.leave(table, leaver)
    assert leaver.id not in await house.owing(table)
    assert (await kinds(house, table))[-1] is NoteKind.LEFT
    await house.attendance.come_back(table, leaver)
    assert not await is_held(house, table, leaver)
    await house.attendance.leave(table, leaver)
    await house.attendance.take(table, await house.person(9, "Eve"))
    with pytest.raises(Refusal, match="not-seated"):
        await house.attendance.come_back(table, leaver)


async def test_when_the_last_one_leaves_the_table_is_closed(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    for person in people:
        await house.attendance.leave(table, person)
    assert (await house.record(table)).status is Status.CANCELLED
    assert await house.timers() == []


async def test_a_pause_needs_everybody_and_gives_the_time_back(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    await house.wait(hours=6)
    assert not await house.attendance.ask(table, people[0], Subject.PAUSE)
    await house.attendance.consent(table, people[1], Subject.PAUSE, agrees=True)
    assert (await house.record(table)).pause is None
    await house.attendance.consent(table, people[2], Subject.PAUSE, agrees=True)
    assert (await house.record(table)).pause is Pause.CONSENT
    await house.notices()
    await house.wait(days=20)
    assert await house.posts() == []
    assert not await house.attendance.ask(table, people[1], Subject.RESUME)
    for person in (people[0], people[2]):
        await house.attendance.consent(table, person, Subject.RESUME, agrees=True)
    (window,) = [window for window in (await house.record(table)).windows if window.open]
    assert window.deadline == house.clock.at + timedelta(hours=18)


async def test_a_no_is_told_when_all_have_answered_and_not_whose_it_was(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    await house.attendance.ask(table, people[0], Subject.PAUSE)
    await house.notices()
    await house.attendance.consent(table, people[1], Subject.PAUSE, agrees=False)
    assert await house.posts() == []
    await house.attendance.consent(table, people[2], Subject.PAUSE, agrees=True)
    (told,) = await house.posts()
    assert told.message is not None
    assert told.message.text == "Not everybody agreed to a pause. The game goes on."
    with pytest.raises(Refusal, match="not-your-undo"):
        await house.attendance.consent(table, people[2], Subject.PAUSE, agrees=True)


async def test_in_a_pause_the_computer_rests_for_who_has_left(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    await house.attendance.ask(table, people[0], Subject.PAUSE)
    for person in people[1:]:
        await house.attendance.consent(table, person, Subject.PAUSE, agrees=True)
    (asked,) = await house.owing(table)
    first = next(person for person in people if person.id == asked)
    await house.attendance.leave(table, first)
    assert (await house.table(table)).running.log == []
    others = [person for person in people if person is not first]
    await house.attendance.ask(table, others[0], Subject.RESUME)
    await house.attendance.consent(table, others[1], Subject.RESUME, agrees=True)
    assert len((await house.table(table)).running.log) == 1


async def test_people_cannot_agree_their_way_out_of_a_managers_pause(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    await house.attendance.ask(table, people[0], Subject.PAUSE)
    await house.attendance.stop(table)
    with pytest.raises(Refusal, match="not-your-undo"):
        await house.attendance.consent(table, people[1], Subject.PAUSE, agrees=True)
    with pytest.raises(Refusal, match="moves-wait"):
        await house.attendance.ask(table, people[0], Subject.RESUME)
    (asked,) = await house.owing(table)
    with pytest.raises(Refusal, match="moves-wait"):
        await house.move(table, next(person for person in people if person.id == asked))
    assert (await house.record(table)).pause is Pause.MANAGER


async def test_a_manager_stops_the_clock_and_closes_a_table(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    await house.attendance.stop(table)
    await house.wait(days=5)
    assert (await house.table(table)).running.log == []
    await house.attendance.stop(table)
    assert (await house.record(table)).pause is None
    await house.attendance.end(table)
    assert (await house.record(table)).status is Status.CANCELLED
    with pytest.raises(Refusal, match="no-table"):
        await house.attendance.end(table)


async def test_an_invitation_calls_somebody_to_a_free_seat(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    with pytest.raises(Refusal, match="full"):
        await house.attendance.invite(table, people[0], 9)
    await house.attendance.leave(table, people[2])
    await house.notices()
    await house.attendance.invite(table, people[0], 9)
    (post,) = await house.posts()
    assert post.message is not None
    assert post.message.calls == (9,)


async def test_the_clock_is_not_given_back_by_an_undo(house: House) -> None:
    people = await three(house)
    table = await house.begun("lisboa", people)
    asked = house.clock.at
    mover = people[(await house.owing(table))[0] - 1]
    await house.wait(hours=10)
    await house.move(table, mover, "coin")
    await house.wait(hours=1)
    await house.hall.undo(table, mover)
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
    ana = await house.hall.settle(people[0], digest_hour=8, zone="Europe/Lisbon")
    await house.digest.plan(ana)
    await house.notices()
    await house.wait(hours=24)
    ((at, text),) = await house.pings(ana)
    assert at.hour == 7  # 8:00 in Lisbon, in summer
    assert "2 tables wait for you" in text
    assert text.index(f"#{first}") < text.index(f"#{second}")
    for table in (first, second):
        await house.move(table, ana)
    await house.notices()
    await house.wait(hours=24)
    assert await house.pings(ana) == []
    await house.digest.plan(await house.hall.settle(ana, digest_hour=None))
    assert await house.timers() == []
