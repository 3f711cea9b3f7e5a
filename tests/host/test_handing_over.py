"""Whoever is concerned is told: replaced, offered, taken over, going on, closed (issue 18, item 11)."""

from datetime import timedelta

import pytest

from bot.host import consent, lobby, managing, seats
from bot.host.hosted import Place
from bot.store import Pause, Person, SeatWish, Status, Subject
from games.kernel import Refusal
from tests.host.house import House
from tests.host.test_attendance import with_an_absent_one

NAMES = ("Ana", "Bruno", "Chloé", "Dmitri")


async def seated(house: House, number: int, **settings: object) -> list[Person]:
    return [await house.person(place + 1, name, **settings) for place, name in enumerate(NAMES[:number])]


async def paused(house: House, number: int, days: int = 0) -> tuple[int, list[Person]]:
    people = await seated(house, number)
    table = await house.begun("lisboa", people)
    await house.do(table, consent.ask_pause, people[0], days)
    for person in people[1:]:
        await house.do(table, consent.answer, person, Subject.PAUSE, agrees=True)
    assert (await house.record(table)).pause is Pause.CONSENT
    await house.notices()
    return table, people


# Seats


async def test_a_seat_that_is_offered_calls_the_people_of_the_table_and_nobody_else(house: House) -> None:
    people = await seated(house, 3)
    table, late, others = await with_an_absent_one(house, (people[0], people[1], people[2]))
    await house.do(table, seats.vote, others[0], SeatWish.OFFER)
    await house.notices()
    await house.do(table, seats.vote, others[1], SeatWish.OFFER)
    (offer,) = await house.posts()
    assert offer.message is not None
    assert offer.message.calls == (late.id, others[0].id)
    assert f"<@{late.id}>, you can have it back." in offer.message.text
    assert f"<@{others[0].id}>, know somebody? Invite them" in offer.message.text


@pytest.mark.parametrize("dms", [True, False], ids=["directly", "in the channel"])
async def test_whoever_is_replaced_is_told_and_the_newcomer_sees_what_they_take_over(house: House, dms: bool) -> None:
    people = await seated(house, 3, dms=dms)
    table = await house.begun("lisboa", people)
    leaver = people[(await house.owing(table))[0] - 1]
    seat = (await house.record(table)).seat_of(leaver.id)
    assert seat is not None
    await house.do(table, seats.leave, leaver)
    moves = len((await house.table(table)).running.standing())
    await house.notices()
    await house.do(table, seats.take, await house.person(9, "Eve"), seat)
    posts = await house.posts()
    (told,) = [post for post in posts if post.message and "Eve plays in your seat now" in post.message.text]
    assert told.message is not None
    assert (told.person_id, told.message.calls) == ((leaver.id, ()) if dms else (None, (leaver.id,)))
    (mine,) = [post.message for post in posts if post.person_id == 9 and post.message]
    assert f"You take over from {leaver.name}, after {['', '1 move'][moves]}" in mine.text
    assert mine.picture is not None


async def test_who_gets_no_direct_messages_is_called_when_the_computer_takes_their_seat(house: House) -> None:
    people = await seated(house, 3, dms=False)
    _, late, _ = await with_an_absent_one(house, (people[0], people[1], people[2]))
    taken = [post.message for post in await house.posts() if post.message and "twice in a row" in post.message.text]
    assert [message.calls for message in taken if "I’m back" in str(message.rows)] == [(late.id,)]


# Pauses


async def test_a_pause_with_an_end_goes_on_by_itself_and_calls_who_is_asked(house: House) -> None:
    table, people = await paused(house, 3, days=4)
    (asked,) = await house.owing(table)
    await house.wait(days=3, hours=23)
    assert await house.posts() == []
    await house.wait(hours=1)
    record = await house.record(table)
    assert (record.pause, record.pause_until) == (None, None)
    assert len(await house.pings(people[asked - 1])) == 1
    (window,) = [window for window in record.windows if window.open]
    assert window.deadline == house.clock.at + timedelta(days=1)


async def test_more_than_half_go_on_and_fewer_do_not(house: House) -> None:
    table, people = await paused(house, 4)
    await house.do(table, consent.ask_to_go_on, people[0])
    await house.do(table, consent.answer, people[1], Subject.RESUME, agrees=False)
    await house.notices()
    await house.do(table, consent.answer, people[2], Subject.RESUME, agrees=False)  # two of four: it is lost
    (told,) = await house.posts()
    assert told.message is not None
    assert told.message.text == "Not enough of you want to go on yet. The table stays paused."
    with pytest.raises(Refusal, match="not-your-undo"):
        await house.do(table, consent.answer, people[3], Subject.RESUME, agrees=True)
    await house.do(table, consent.ask_to_go_on, people[0])
    for person in people[1:3]:
        assert (await house.record(table)).pause is Pause.CONSENT
        await house.do(table, consent.answer, person, Subject.RESUME, agrees=True)
    assert (await house.record(table)).pause is None


async def test_a_pause_with_an_end_can_end_earlier_and_then_nothing_more_happens(house: House) -> None:
    table, people = await paused(house, 3, days=20)
    await house.do(table, consent.ask_to_go_on, people[0])
    await house.do(table, seats.leave, people[2])  # who leaves a paused table leaves its end where it was
    assert (await house.record(table)).pause_until is not None
    await house.do(table, consent.ask_to_go_on, people[0])
    await house.do(table, consent.answer, people[1], Subject.RESUME, agrees=True)
    assert (await house.record(table)).pause is None
    assert not any(timer.kind == "go-on" for timer in await house.timers())


async def test_what_a_manager_stops_does_not_go_on_by_itself(house: House) -> None:
    table, _ = await paused(house, 3, days=2)
    await house.do(table, managing.stop, 1)
    await house.wait(days=9)
    assert (await house.record(table)).pause is Pause.MANAGER


# The end


async def test_who_sits_at_a_table_that_is_closed_is_told_why(house: House) -> None:
    people = await seated(house, 3)
    table = await house.begun("lisboa", people)
    await house.notices()
    await house.do(table, managing.end, 1, "The channel\nmoves.", people[0].id)
    (told,) = [post.message for post in await house.posts() if post.message]
    assert "Reason: The channel moves." in told.text
    assert set(told.calls) == {2, 3}


async def test_closing_a_table_that_has_not_begun_tells_the_others(house: House) -> None:
    ana, bruno = await seated(house, 2)
    hosted = await lobby.open_table(house.tables, ana, Place(guild_id=1, channel_id=5, language="en"), "lisboa")
    await house.do(hosted.record.id, lobby.join, bruno)
    await house.notices()
    await house.do(hosted.record.id, lobby.cancel, ana, "Too few", manages=False)
    assert (await house.record(hosted.record.id)).status is Status.CANCELLED
    (told,) = [post.message for post in await house.posts() if post.message]
    assert told.calls == (bruno.id,)
    assert "Reason: Too few" in told.text
