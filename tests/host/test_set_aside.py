"""A table that cannot be read is set aside: its people and the operator are told, nobody is harmed."""

import logging
import re
from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.host import consent, lessons, lobby, managing, parking, people, playing, privacy, unread
from bot.host.hosted import Place
from bot.host.tournament import looking_after
from bot.store import Person, Status
from games.kernel import Refusal
from tests.host.house import House
from tests.host.test_downtime import restarted
from tests.host.tournament.cup import HERE, opened
from tests.variants import ALL

pytestmark = pytest.mark.databases("sqlite")  # which lets itself be spoilt

BROKEN = {
    "state": "UPDATE tables SET state = x'00ff' WHERE id = 1",
    "another state": "UPDATE tables SET state = '{}' WHERE id = 1",
    "json": "UPDATE tables SET windows = '{' WHERE id = 1",
    "another shape": """UPDATE tables SET consents = '[{"subject": "secret"}]' WHERE id = 1""",
    "instant": "UPDATE tables SET opened_at = 'yesterday' WHERE id = 1",
    "game": "UPDATE tables SET game = 'chess' WHERE id = 1",
    "rules": "UPDATE tables SET rules_version = 99 WHERE id = 1",
    "seed": "UPDATE tables SET seed = 'none' WHERE id = 1",
    "options": """UPDATE tables SET options = '{"secret": 1}' WHERE id = 1""",
    "log": "UPDATE moves SET entry = '{' WHERE table_id = 1",
    "chairs": "UPDATE chairs SET misses = 'many' WHERE table_id = 1",
}
every_way = pytest.mark.parametrize("how", BROKEN)
some_ways = pytest.mark.parametrize("how", BROKEN if ALL else ("state", "json", "chairs"))
"""For what does not depend on how: one way for each of what is read last, first, and from another table."""


async def run(house: House, statement: str) -> None:
    """Do something to the database behind the back of the house, which forgets what it had in memory."""
    async with house.store.transaction() as tx:
        await tx.tables._connection.execute(sa.text(statement))
    house.tables._in_memory.clear()


async def broken(house: House, how: str) -> tuple[Person, Person]:
    """Two tables of the same people, of which the first cannot be read any more."""
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    for table in (1, 2):
        assert await house.begun("lisboa", [ana, bruno]) == table
        (first,) = await house.owing(table)
        await house.move(table, ana if first == 1 else bruno, "coin")
    await house.notices()
    await run(house, BROKEN[how])
    return ana, bruno


async def told(house: House) -> list[tuple[int | None, int | None]]:
    """To which channels and people it was said that a table is set aside."""
    posts = [(notice, notice.message) for notice in await house.posts() if notice.message is not None]
    return [(notice.channel_id, notice.person_id) for notice, message in posts if "I’ve put it aside" in message.words]


WHY = re.compile(r"\w+( [(][\w -]+(, [\w -]+)*[)])? in [\w/]+[.]py, line \d+")
"""What whoever runs the bot is told: the kind of an error, fields that are wrong, a place; nothing that was read."""


@every_way
@pytest.mark.defect(20)
async def test_lists_go_on_without_it_and_its_people_are_told_once(
    house: House, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bruno = await broken(house, how)
    for _ in range(2):
        assert [hosted.record.id for hosted in await house.tables.of_person(ana.id)] == [2]
        assert [hosted.record.id for hosted in await house.tables.in_server(1)] == [2]
    assert await told(house) == [(100, None), (None, ana.id), (None, bruno.id)]
    (logged,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    table, _, why = logged.getMessage().partition(": ")
    assert (table, logged.exc_info) == ("table 1 cannot be read and is set aside", None)
    assert WHY.fullmatch(why), why
    assert "secret" not in why


@every_way
async def test_whoever_needs_it_is_refused_with_why(house: House, how: str) -> None:
    ana, _ = await broken(house, how)
    for _ in range(2):
        with pytest.raises(Refusal, match="set-aside") as refused:
            await house.tables.find(1)
        assert refused.value.__suppress_context__, "nothing of what was read is logged with it"
        with pytest.raises(Refusal, match="set-aside"):
            await house.do(1, playing.play, ana, "coin")
        with pytest.raises(Refusal, match="set-aside"):
            await house.do(1, managing.end, 1)
    assert len(await told(house)) == 3


@some_ways
@pytest.mark.defect(20)
async def test_its_channel_can_have_another_table(house: House, how: str) -> None:
    ana, _ = await broken(house, how)
    place = Place(guild_id=1, channel_id=100, language="en")
    opened = await lobby.open_table(house.tables, ana, place, "lisboa", "daily")
    assert (await house.tables.in_channel(100)).record.id == opened.record.id
    with pytest.raises(Refusal, match="table-open"):
        await lobby.open_table(house.tables, ana, place, "lisboa", "daily")


@some_ways
async def test_other_tables_are_played_and_their_clocks_run(house: House, how: str) -> None:
    ana, bruno = await broken(house, how)
    (owing,) = await house.owing(2)
    deadline = (await house.record(2)).windows[-1].deadline
    await people.go_on_vacation(house.tables, ana if owing == 1 else bruno, 3)
    later = (await house.record(2)).windows[-1].deadline
    assert deadline is not None
    assert later is not None
    assert later > deadline
    await house.wait(days=5)
    assert (await house.table(2)).running.standing()[1].skipped


@some_ways
async def test_closed_direct_messages_about_it_are_remembered(house: House, how: str) -> None:
    ana, _ = await broken(house, how)
    await parking.remember_closed_dms(house.tables, ana.id, 1)
    async with house.store.reading() as look:
        known = await look.people.find(ana.id)
    assert known is not None
    assert known.dms_closed


async def test_if_it_can_be_read_again_it_goes_on(house: House) -> None:
    ana, bruno = await broken(house, "rules")
    with pytest.raises(Refusal, match="set-aside"):
        await house.tables.find(1)
    await run(house, "UPDATE tables SET rules_version = 1 WHERE id = 1")
    await house.wait(days=2)
    assert (await house.record(1)).status is Status.SET_ASIDE, "nobody wants it yet"
    await house.do(1, parking.unpark)
    record = await house.record(1)
    assert record.status is Status.RUNNING
    assert [window.deadline > house.clock.now() for window in record.windows if window.open and window.deadline] == [
        True
    ]
    (owing,) = await house.owing(1)
    await house.move(1, ana if owing == 1 else bruno, "coin")


async def test_it_does_not_go_on_where_another_has_been_opened(house: House) -> None:
    ana, _ = await broken(house, "rules")
    await lobby.open_table(house.tables, ana, Place(guild_id=1, channel_id=100, language="en"), "lisboa", "daily")
    await run(house, "UPDATE tables SET rules_version = 1 WHERE id = 1")
    with pytest.raises(Refusal, match="table-open"):
        await house.do(1, parking.unpark)
    assert (await house.record(1)).status is Status.SET_ASIDE


async def test_a_database_that_does_not_answer_sets_nothing_aside(house: House) -> None:
    ana, _ = await house.person(1, "Ana"), await house.person(2, "Bruno")
    table = await house.begun("lisboa", [ana], computers=1)
    house.tables._in_memory.clear()
    async with house.store.transaction() as tx:
        await tx.tables._connection.execute(sa.text("ALTER TABLE moves RENAME TO elsewhere"))
    with pytest.raises(sa.exc.DatabaseError):
        await house.tables.find(table)
    async with house.store.transaction() as tx:
        await tx.tables._connection.execute(sa.text("ALTER TABLE elsewhere RENAME TO moves"))
    assert (await house.record(table)).status is Status.RUNNING
    assert await told(house) == []
    await house.do(table, consent.ask_pause, ana)


@pytest.mark.parametrize("how", ["json", "chairs"])
@pytest.mark.defect(20)
async def test_who_is_asked_at_tables_beside_it_is_found(house: House, how: str) -> None:
    await broken(house, how)
    asked = [person async for some in unread.who_is_asked(house.tables) for person in some]
    assert asked == await house.owing(2)


async def test_a_lesson_beside_it_does_not_keep_its_channel_closed(house: House) -> None:
    ana = await house.person(1, "Ana")
    here = Place(guild_id=None, channel_id=77, language="en")
    await lobby.open_alone(house.tables, ana, here, "turin")
    await lessons.begin(house.tables, ana, here, "lisboa")
    await run(house, BROKEN["game"])
    await lobby.open_alone(house.tables, ana, here, "turin")
    assert (await house.tables.in_channel(77)).record.id == 3


@pytest.mark.parametrize("how", ["options = '{'", "system = 'lots'"])
@pytest.mark.defect(16)
async def test_a_tournament_that_cannot_be_read_keeps_no_time_from_anybody_else(house: House, how: str) -> None:
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    table = await house.begun("lisboa", [ana, bruno])
    spoilt = await opened(house, 3)
    await house.keeper.tick()
    before = (await house.record(table)).windows[-1].deadline
    assert before is not None
    await run(house, f"UPDATE tournaments SET {how} WHERE id = {spoilt.id}")
    house.clock.at += timedelta(hours=3)
    again = await restarted(house)
    await again.keeper.tick()
    assert (await again.record(table)).windows[-1].deadline == before + timedelta(hours=3)
    await again.wait(days=5)
    assert (await again.table(table)).running.log, "the time has run out at the healthy table"


@pytest.mark.parametrize("how", ["options = '{'", "system = 'lots'"])
@pytest.mark.defect(16)
async def test_the_channel_of_a_tournament_that_cannot_be_read_can_be_lost(house: House, how: str) -> None:
    ana, bruno = await house.person(1, "Ana"), await house.person(2, "Bruno")
    table = await house.begun("lisboa", [ana, bruno])
    spoilt = await opened(house, 3)
    await run(house, f"UPDATE tournaments SET {how} WHERE id = {spoilt.id}")
    await looking_after.lose_home(house.tables, HERE.channel_id)
    await parking.lose_channel(house.tables, (await house.record(table)).channel_id)
    assert (await house.record(table)).status is Status.PARKED


@pytest.mark.parametrize("how", ["options = '{'", "system = 'lots'"])
@pytest.mark.defect(16)
async def test_who_is_in_a_tournament_that_cannot_be_read_can_be_erased(house: House, how: str) -> None:
    spoilt = await opened(house, 3)
    erased = spoilt.nth(1)
    await run(house, f"UPDATE tournaments SET {how} WHERE id = {spoilt.id}")
    await privacy.erase(house.tables, erased)
    async with house.store.reading() as look:
        assert await look.people.find(erased.id) is None
        assert await look.tournaments.entries_of(erased.id) == []
