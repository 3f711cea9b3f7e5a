"""Deadlines and reminders at a table, and what happens when time runs out."""

from datetime import timedelta

import pytest

from bot.host import playing, seats
from bot.host.people import go_on_vacation
from bot.host.time.run_out import MOST_MISSES
from bot.store import Call, NoteKind, Pause, Person, Status
from games.kernel import Refusal
from tests.host.house import MONDAY, House


async def two(house: House, **settings: object) -> tuple[Person, Person]:
    return await house.person(1, "Ana", **settings), await house.person(2, "Bruno", **settings)


async def first_and_other(house: House, table: int, people: tuple[Person, ...]) -> tuple[Person, Person]:
    """Who is asked now, and the other one."""
    owing = await house.owing(table)
    first = next(person for person in people if person.id == owing[0])
    return first, next(person for person in people if person.id != first.id)


async def test_the_deadline_stands_in_the_message_in_everybodys_own_time(house: House) -> None:
    await house.begun("lisboa", await two(house))
    _lobby, turn = [notice.message for notice in await house.posts() if notice.channel_id is not None]
    assert turn is not None
    seconds = int((MONDAY + timedelta(days=1)).timestamp())
    assert f"<t:{seconds}:R>" in turn.words
    assert "I make a default move" in turn.words


async def test_one_message_when_asked_a_silent_one_at_half_time_one_before_the_end(house: House) -> None:
    people = await two(house, quiet_from=0, quiet_until=0)
    table = await house.begun("lisboa", people)
    first, other = await first_and_other(house, table, people)
    await house.notices()
    await house.move(table, first)
    asked = MONDAY
    await house.wait(hours=23, minutes=59)
    told = await house.told(other)
    assert [notice.due_at - asked for notice, _ in told] == [timedelta(), timedelta(hours=12), timedelta(hours=21)]
    assert [message.quiet for _, message in told] == [False, True, False]
    for _, message in told[1:]:
        assert f"Mercado de Lisboa** (table {table})" in message.text
        assert "Your turn" in message.text
    assert "alf your time" in told[1][1].text
    assert "ast reminder" in told[2][1].text


async def test_a_reminder_leads_to_the_table(house: House) -> None:
    table = await house.begun("lisboa", await two(house))
    await house.notices()
    await house.wait(hours=12)
    (reminder,) = await house.posts()
    assert reminder.message is not None
    assert [control.kind for row in reminder.message.rows for control in row] == ["button", "link"]
    assert reminder.channel_id == (await house.record(table)).channel_id


async def test_reminders_come_as_the_person_chose(house: House) -> None:
    people = await house.person(1, "Ana", reminders=Call.DM), await house.person(2, "Bruno", reminders=Call.NONE)
    table = await house.begun("lisboa", people)
    if (await house.owing(table))[0] == 2:
        await house.wait(hours=22)
        hand = [post for post in await house.posts() if post.person_id == 2]
        assert [post.message.quiet for post in hand if post.message] == [True], "it came without a sound"
        await house.move(table, people[1], "coin")
    await house.notices()
    await house.move(table, people[0], "coin")
    await house.wait(hours=23)
    assert await house.pings(people[1]) == []
    await house.move(table, people[1], "coin")
    await house.wait(hours=23)
    posts = await house.posts()
    assert [post.person_id for post in posts if post.message and "Mercado" in post.message.text] == [1, 1, 1]
    assert all(not post.message.calls for post in posts if post.message)


async def test_nobody_is_disturbed_in_the_night(house: House) -> None:
    sleeper = await house.person(1, "Ana", zone="Europe/Paris", quiet_from=22, quiet_until=8)
    people = (sleeper, await house.person(2, "Bruno"))
    table = await house.begun("lisboa", people)
    first, _ = await first_and_other(house, table, people)
    if first is sleeper:
        await house.move(table, first)
    await house.wait(hours=11)  # 23:00 in Paris
    await house.notices()
    await house.move(table, people[1])
    assert await house.pings(sleeper) == []
    await house.wait(hours=48)
    pings = [at for at, _ in await house.pings(sleeper)]
    morning = MONDAY.replace(hour=6) + timedelta(days=1)
    # The day begins in the morning, and neither half time nor the last hours are in the night.
    assert pings[0] == morning
    assert [8 <= (at.hour + 2) % 24 < 22 for at in pings] == [True] * len(pings)
    window = (await house.record(table)).windows
    assert any(each.deadline == morning + timedelta(days=1) for each in window)


async def test_when_time_runs_out_the_default_is_played_and_said(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    first, _ = await first_and_other(house, table, people)
    await house.wait(hours=23, minutes=59)
    assert (await house.table(table)).running.log == []
    await house.notices()
    await house.wait(minutes=1)
    (entry,) = (await house.table(table)).running.standing()
    assert entry.skipped
    told = (await house.posts())[0].message
    assert told is not None
    assert f"{first.name}** ran out of time" in told.text


async def test_after_two_in_a_row_the_computer_takes_the_seat_and_one_press_gives_it_back(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    late, other = await first_and_other(house, table, people)
    await house.wait(hours=24)
    await house.move(table, other)
    await house.wait(hours=24)
    seat = (await house.record(table)).seat_of(late.id)
    assert seat is not None
    assert (await house.record(table)).chairs[seat].computer_plays
    assert [note.kind for note in (await house.record(table)).notes] == [NoteKind.COMPUTER_TOOK_OVER]
    with pytest.raises(Refusal, match="held"):
        await house.do(table, playing.play, late, "coin")
    moves = len((await house.table(table)).running.log)
    await house.move(table, other)
    assert len((await house.table(table)).running.log) >= moves + 2  # the computer answers at once
    await house.do(table, seats.come_back, late)
    await house.move(table, other)
    assert await house.owing(table) == [late.id]
    assert (await house.record(table)).chairs[seat].misses == 0


async def test_one_answer_makes_a_miss_good(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    late, other = await first_and_other(house, table, people)
    for _ in range(2):
        await house.wait(hours=24)
        await house.move(table, other)
        await house.move(table, late)
        await house.move(table, other)
    assert not any(chair.computer_plays or chair.misses for chair in (await house.record(table)).chairs)
    assert MOST_MISSES == 2


async def test_when_nobody_answers_any_more_the_clock_stops(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    await house.wait(days=30)
    record = await house.record(table)
    assert record.pause is Pause.ABSENCE
    assert len((await house.table(table)).running.log) == 1
    assert not any(chair.computer_plays for chair in record.chairs)
    first, _ = await first_and_other(house, table, people)
    await house.move(table, first)
    record = await house.record(table)
    assert record.pause is None
    assert [window.deadline for window in record.windows if window.open] == [house.clock.at + timedelta(days=1)]


async def test_without_a_deadline_nobody_is_hurried(house: House) -> None:
    people = await two(house)
    for table in (
        await house.begun("lisboa", people, "free"),
        await house.begun("lisboa", people[:1], computers=2),
        await house.begun("lisboa", people[:1]),
    ):
        await house.notices()
        await house.wait(days=60)
        assert await house.posts() == []
        assert (await house.record(table)).status is Status.RUNNING


async def test_weekends_do_not_count_if_the_table_wants_that(house: House) -> None:
    people = await two(house)
    house.clock.at = MONDAY + timedelta(days=4)  # Friday
    table = await house.begun("lisboa", people, weekends_off=True)
    await house.wait(hours=71)
    assert (await house.table(table)).running.log == []
    await house.wait(hours=1)
    assert len((await house.table(table)).running.log) == 1


async def test_a_vacation_stops_the_clock_everywhere(house: House) -> None:
    people = await two(house)
    table = await house.begun("lisboa", people)
    away, _ = await first_and_other(house, table, people)
    await house.notices()
    await house.wait(hours=1)
    await go_on_vacation(house.tables, away, 10)
    await house.wait(days=10)
    assert (await house.table(table)).running.log == []
    assert await house.pings(away) == []
    await house.wait(hours=22, minutes=59)
    assert (await house.table(table)).running.log == []
    assert len(await house.told(away)) == 2
    await house.wait(minutes=1)
    assert len((await house.table(table)).running.log) == 1


async def test_there_are_so_many_days_of_vacation_and_no_more(house: House) -> None:
    ana, _ = await two(house)
    ana = await go_on_vacation(house.tables, ana, 20)
    ana = await go_on_vacation(house.tables, ana, 0)
    assert ana.away_until == house.clock.at
    with pytest.raises(Refusal, match="vacation-spent"):
        await go_on_vacation(house.tables, ana, 11)
    house.clock.at += timedelta(days=365)
    await go_on_vacation(house.tables, ana, 30)


async def test_the_windows_of_a_spec_have_their_own_length(house: House) -> None:
    people = (*(await two(house)), await house.person(3, "Chloé"))
    table = await house.begun("fishmarket", people, bid_deadline_hours=48)
    (window,) = (await house.record(table)).windows
    assert window.deadline == MONDAY + timedelta(hours=48)
    assert window.asked == (0, 1, 2)


async def test_secret_questions_come_directly_and_once(house: House) -> None:
    people = (*(await two(house)), await house.person(3, "Chloé"))
    await house.begun("fishmarket", people)
    for notice in await house.posts():
        assert notice.message is not None
        assert notice.message.calls == ()


async def test_a_late_answer_to_others_calls_nobody_twice(house: House) -> None:
    people = (*(await two(house, dms=False)), await house.person(3, "Chloé", dms=False))
    table = await house.begun("fishmarket", people)
    called = [post.message.calls for post in await house.posts() if post.message and post.message.calls]
    assert [sorted(calls) for calls in called] == [[1, 2, 3]]
    await house.wait(hours=2)  # the message is too old to be edited, so a new one is posted
    await house.move(table, people[0])
    assert [post.message.calls for post in await house.posts() if post.message] == [()]
