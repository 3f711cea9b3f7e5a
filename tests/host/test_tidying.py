"""Tidying: the messages of tables that were over long ago go, and whatever is still needed stays."""

from datetime import datetime, timedelta

import pytest
import sqlalchemy as sa

from bot.host import lessons, parking, tidying
from bot.host.hosted import Place
from bot.host.tidying import KEPT, Tidying
from bot.messages.message import Message
from bot.store import Status, schema
from tests.host.house import House
from tests.patience import patience

pytestmark = pytest.mark.databases("sqlite", "postgresql")


async def played_out(house: House) -> int:
    """A table at which two have played to the end, and everything has been sent."""
    people = [await house.person(1, "Ana"), await house.person(2, "Bruno")]
    table = await house.begun("turin", people)
    while not (await house.table(table)).running.over:
        for person in people:
            if person.id in await house.owing(table):
                await house.move(table, person)
    async with house.store.transaction() as tx:
        for notice in await tx.outbox.waiting():
            await tx.outbox.done(notice, house.clock.now(), 9000 + notice.id)
    return table


async def kept(house: House, table: int) -> list[int]:
    async with house.store.reading() as look:
        rows = await look.outbox._all(
            sa.select(schema.outbox.c.id).where(schema.outbox.c.table_id == table).order_by(schema.outbox.c.id)
        )
    return [row["id"] for row in rows]


async def test_a_month_after_the_end_the_board_and_the_hash_are_left(house: House) -> None:
    table = await played_out(house)
    hosted = await house.table(table)
    before = await kept(house, table)
    tidy = Tidying(house.tables, house.health)
    house.clock.at += KEPT - timedelta(hours=1)
    assert await tidy.tidy() == 0
    assert await kept(house, table) == before
    house.clock.at += timedelta(hours=2)
    assert await tidy.tidy() == 1
    left = await kept(house, table)
    assert len(left) == 2 < len(before)
    assert hosted.record.post in left
    assert await house.tables.message_saying(hosted, hosted.running.dice.commitment) is not None
    assert await house.tables.board_message(hosted) is not None
    assert (await house.table(table)).running.over
    assert await tidy.tidy() == 0


async def test_what_waits_for_a_locked_thread_does_not_wait_for_ever(house: House) -> None:
    table = await played_out(house)
    async with house.store.transaction() as tx:
        await tx.outbox.post(Message(text="Hello"), house.clock.now(), table_id=table, channel_id=100)
    house.clock.at += KEPT + timedelta(hours=1)
    await Tidying(house.tables, house.health).tidy()
    async with house.store.reading() as look:
        assert await look.outbox.waiting() == []


async def test_a_table_that_runs_is_left_alone(house: House) -> None:
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    table = await house.begun("turin", [ana, bruno], pace="free")
    before = await kept(house, table)
    house.clock.at += 3 * KEPT
    assert await Tidying(house.tables, house.health).tidy() == 0
    assert await kept(house, table) == before


async def test_requests_of_the_day_before_are_forgotten(house: House) -> None:
    await house.tables.claim_to_carry_out(77)
    house.clock.at += timedelta(days=2)
    await Tidying(house.tables, house.health).tidy()
    await house.tables.claim_to_carry_out(77)


async def test_a_month_later_messages_about_no_table_go_unless_they_may_still_change(house: House) -> None:
    table = await house.begun("turin", [await house.person(1, "Ana"), await house.person(2, "Bruno")])
    hello = Message(text="Hello")
    async with house.store.transaction() as tx:
        digest, call, waiting = [
            await tx.outbox.post(hello, house.clock.now(), table_id=None, person_id=person) for person in (1, 2, 1)
        ]
        standings = await tx.outbox.post(hello, house.clock.now(), table_id=None, channel_id=7)
        await tx.wishes.called(2, [table], call, house.clock.now())
        for notice in await tx.outbox.waiting():
            if notice.id != waiting:
                await tx.outbox.done(notice, house.clock.now(), 9000 + notice.id)
    about_none = (schema.outbox.c.table_id.is_(None),)

    async def left() -> list[int]:
        async with house.store.reading() as look:
            return [row["id"] for row in await look.outbox._all(sa.select(schema.outbox.c.id).where(*about_none))]

    house.clock.at += KEPT - timedelta(hours=1)
    await Tidying(house.tables, house.health).tidy()
    assert digest in await left()
    house.clock.at += timedelta(hours=2)
    await Tidying(house.tables, house.health).tidy()
    assert sorted(await left()) == [call, waiting, standings]


@pytest.mark.defect(36)
async def test_whoever_has_much_to_tidy_does_not_wait_an_hour_after_every_hundred(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "AT_ONCE", 1)
    tables = [await played_out(house), await played_out(house)]
    before = {table: await kept(house, table) for table in tables}
    house.clock.at += KEPT + timedelta(hours=1)
    slept: list[timedelta] = []
    tidy = Tidying(house.tables, house.health)

    async def sleep_until(at: datetime) -> None:
        slept.append(at - house.clock.now())
        house.clock.at = at
        if slept[-1] == tidying.EVERY:
            tidy.close()

    monkeypatch.setattr(house.clock, "sleep_until", sleep_until)
    async with patience("all is tidied"):
        await tidy.run()
    assert slept == [tidying.REST, tidying.REST, tidying.EVERY]
    for table, messages in before.items():
        assert len(await kept(house, table)) < len(messages)


@pytest.mark.defect(29)
async def test_a_lesson_that_nobody_goes_on_with_is_closed_without_a_sound(house: House) -> None:
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    place = Place(guild_id=None, channel_id=50, language="en")
    left = (await lessons.begin(house.tables, ana, place, "lisboa")).record.id
    house.clock.at += KEPT - timedelta(hours=1)
    there = place.model_copy(update={"channel_id": 51})
    other = (await lessons.begin(house.tables, bruno, there, "lisboa")).record.id
    await Tidying(house.tables, house.health).tidy()
    assert (await house.record(left)).status is Status.RUNNING
    house.clock.at += timedelta(hours=2)
    await house.notices()
    await Tidying(house.tables, house.health).tidy()
    assert [(await house.record(each)).status for each in (left, other)] == [Status.CANCELLED, Status.RUNNING]
    assert await house.tables.of_person(ana.id) == []
    assert await house.told(ana) == []


@pytest.mark.parametrize("gone", [False, True])
@pytest.mark.defect(29)
async def test_a_parked_lesson_is_closed_too(house: House, gone: bool) -> None:
    ana = await house.person(1, "Ana")
    place = Place(guild_id=1, channel_id=50, language="en")
    left = (await lessons.begin(house.tables, ana, place, "lisboa")).record.id
    await house.do(left, parking.park, 50, gone=gone)
    assert (await house.record(left)).status is Status.PARKED
    house.clock.at += KEPT + timedelta(hours=1)
    await Tidying(house.tables, house.health).tidy()
    assert (await house.record(left)).status is Status.CANCELLED


@pytest.mark.databases("sqlite")
@pytest.mark.defect(16)
async def test_a_table_that_cannot_be_read_keeps_no_other_from_being_tidied(house: House) -> None:
    spoilt, table = await played_out(house), await played_out(house)
    before = await kept(house, spoilt)
    async with house.store.transaction() as tx:
        await tx.tables._connection.execute(sa.text(f"UPDATE tables SET options = '{{' WHERE id = {spoilt}"))
    house.clock.at += KEPT + timedelta(hours=1)
    assert await Tidying(house.tables, house.health).tidy() == 2
    assert await kept(house, spoilt) == before
    assert len(await kept(house, table)) == 2
    assert await Tidying(house.tables, house.health).tidy() == 0
