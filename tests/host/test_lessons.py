"""Lessons in the house: a table of their own kind, which counts for nothing (issue 21, item 8)."""

from datetime import timedelta

import pytest

from bot.host import lessons, lobby, parking, playing, seats, unread
from bot.host.hosted import HostedTable, Place
from bot.host.waiting import oldest_first
from bot.messages.press import Verb, read_press
from bot.messages.reasons import HouseReason
from bot.store import Person, Status
from games.kernel import Level, Refusal
from tests.host.house import House

HERE = Place(guild_id=None, channel_id=77, language="en")


async def begun(house: House, person: Person, game: str = "lisboa") -> int:
    return (await lessons.begin(house.tables, person, HERE, game)).record.id


async def at(house: House, table: int) -> str:
    lesson = (await house.table(table)).lesson
    return "" if lesson is None else lesson.step.name


async def to_the_end(house: House, table: int, person: Person) -> HostedTable:
    """Read and play whatever is asked, until the lesson is over."""
    while (here := (await house.table(table)).lesson) is not None:
        if here.step.is_page:
            assert await house.do(table, lessons.read_on, person, here.number)
        else:
            await house.do(table, playing.play, person, here.step.accepts[0])
    return await house.table(table)


async def test_a_lesson_begins_on_its_deal_against_easy_computers(house: House) -> None:
    ana = await house.person(1, "Carlos")
    hosted = await house.table(await begun(house, ana))
    assert hosted.names == ("Carlos", "Beatriz", "Duarte"), "nobody has the name of the learner"
    assert {chair.level for chair in hosted.record.chairs if chair.person_id is None} == {Level.EASY}
    assert (hosted.record.status, hosted.record.rated) == (Status.RUNNING, False)


async def test_another_move_is_answered_kindly_and_loses_nothing(house: House) -> None:
    ana = await house.person(1, "Ana")
    table = await begun(house, ana)
    with pytest.raises(Refusal) as unread:
        await house.do(table, playing.play, ana, "coin")
    assert unread.value.figures["step"] == "welcome"
    await house.do(table, lessons.read_on, ana, 0)
    for move, answer in (
        ("coin", "coin"),
        ("open tomato A1 take fish", "cell"),
        ("open fish A1 take fish", "otherwise"),
    ):
        with pytest.raises(Refusal) as refused:
            await house.do(table, playing.play, ana, move)
        assert refused.value.reason is HouseReason.LESSON_ASKS_OTHERWISE
        assert refused.value.figures == {"step": "stand", "answer": answer}
    assert (await house.table(table)).running.log == []
    await house.do(table, playing.play, ana, "open tomato D2 take tomato")
    assert await at(house, table) == "restaurant"


async def test_a_page_is_read_once_however_often_it_is_pressed(house: House) -> None:
    ana = await house.person(1, "Ana")
    table = await begun(house, ana)
    assert await house.do(table, lessons.read_on, ana, 0)
    assert not await house.do(table, lessons.read_on, ana, 0)
    assert await at(house, table) == "stand"


async def test_after_its_last_step_a_lesson_is_a_game_that_counts_for_nothing(house: House) -> None:
    ana = await house.person(1, "Ana")
    table = await begun(house, ana)
    hosted = await to_the_end(house, table, ana)
    assert hosted.lesson is None
    while not (await house.table(table)).running.over:
        await house.move(table, ana)
    assert (await house.record(table)).status is Status.OVER
    end = (await house.posts())[-1].message
    assert end is not None
    verbs = {press.verb for press in map(read_press, end.presses) if press is not None}
    assert Verb.REMATCH in verbs
    assert Verb.VERIFY not in verbs, "its deal is the same for all who learn"
    async with house.store.reading() as look:
        assert await look.derived.tallies(ana.id) == []
    assert oldest_first([hosted], ana.id) == [], "no lesson waits for anybody"


async def test_a_lesson_stands_beside_another_table_and_another_lesson(house: House) -> None:
    ana = await house.person(1, "Ana")
    real = await lobby.open_alone(house.tables, ana, HERE, "turin")
    first, second = await begun(house, ana), await begun(house, ana, "central")
    assert len({real.record.id, first, second}) == 3
    await house.do(first, lessons.read_on, ana, 0)
    assert (await at(house, first), await at(house, second)) == ("stand", "welcome")
    with pytest.raises(Refusal) as refused:
        await lobby.open_alone(house.tables, ana, HERE, "lisboa")
    assert refused.value.reason is HouseReason.TABLE_OPEN


async def test_what_is_said_without_naming_a_table_is_meant_for_the_one_at_which_something_was_done_last(
    house: House,
) -> None:
    ana = await house.person(1, "Ana")
    real = await lobby.open_alone(house.tables, ana, HERE, "turin")
    await house.do(real.record.id, lobby.begin, ana, manages=False)
    lesson = await begun(house, ana)
    assert await house.tables.id_in_channel(HERE.channel_id) == lesson
    house.clock.at += timedelta(minutes=1)
    await house.move(real.record.id, ana)
    assert await house.tables.id_in_channel(HERE.channel_id) == real.record.id, "a lesson left for later is in no way"
    house.clock.at += timedelta(minutes=1)
    await house.do(lesson, lessons.read_on, ana, 0)
    assert await house.tables.id_in_channel(HERE.channel_id) == lesson


async def test_on_a_server_a_lesson_is_in_the_way_of_no_table(house: House) -> None:
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    real = await house.begun("lisboa", [bruno, await house.person(3, "Carla")])
    channel = (await house.record(real)).channel_id
    thread = Place(guild_id=1, channel_id=78, language="en")
    lesson = (await lessons.begin(house.tables, ana, thread, "lisboa")).record.id
    with pytest.raises(Refusal) as refused:
        await house.do(lesson, parking.move, channel, ana, manages=False)
    assert refused.value.reason is HouseReason.TABLE_OPEN
    hosted = await lobby.open_alone(house.tables, bruno, thread, "turin")
    house.clock.at += timedelta(minutes=1)
    await house.do(lesson, lessons.read_on, ana, 0)
    assert await house.tables.id_in_channel(thread.channel_id) == hosted.record.id


async def test_when_a_channel_is_gone_everything_there_stands_still(house: House) -> None:
    ana = await house.person(1, "Ana")
    real = await lobby.open_alone(house.tables, ana, HERE, "turin")
    await house.do(real.record.id, lobby.begin, ana, manages=False)
    tables = [real.record.id, await begun(house, ana), await begun(house, ana, "central")]
    await parking.lose_channel(house.tables, HERE.channel_id)
    assert [(await house.record(table)).status for table in tables] == [Status.PARKED] * 3


async def test_lessons_do_not_count_among_the_tables_that_somebody_may_open(house: House) -> None:
    ana = await house.person(1, "Ana")
    await begun(house, ana)
    async with house.store.reading() as look:
        assert await look.tables.count_open(opener_id=ana.id) == 0


async def test_who_leaves_can_begin_anew(house: House) -> None:
    ana = await house.person(1, "Ana")
    table = await begun(house, ana)
    await house.do(table, lessons.read_on, ana, 0)
    await house.do(table, seats.leave, ana)
    assert (await house.record(table)).status is Status.CANCELLED
    assert await lessons.running(house.tables, ana, "lisboa") is None
    assert await at(house, await begun(house, ana)) == "welcome"


async def test_there_is_no_lesson_of_a_game_without_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "lesson_of", lambda _: None)
    ana = await house.person(1, "Ana")
    with pytest.raises(Refusal) as refused:
        await begun(house, ana)
    assert refused.value.reason is HouseReason.NO_LESSON


async def test_whom_a_lesson_asks_has_not_typed_an_answer_that_others_wait_for(house: House) -> None:
    await begun(house, await house.person(1, "Ana"))
    assert [person async for some in unread.who_is_asked(house.tables) for person in some] == []
