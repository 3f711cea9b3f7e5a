"""Why a deadline lies where it does, reminders that let people sleep and go when answered (issue 18, item 10)."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.host.people import go_on_vacation
from bot.host.time.zones import guessed_zone, read_night, read_zone, zone_of
from bot.store import Notice, NoticeKind, Person, Server
from games.kernel import Nature
from tests.host.house import MONDAY, House, deadline
from tests.host.worlds import answer, in_a_reaction, met, nothing, world

DAY = timedelta(days=1)


async def three(house: House, game: str = "turin") -> tuple[int, list[Person]]:
    people = [await house.person(number, name) for number, name in ((1, "Ana"), (2, "Bruno"), (3, "Chloé"))]
    return await house.begun(game, people), people


async def board(house: House, table: int) -> str:
    post = (await house.record(table)).post
    async with house.store.reading() as look:
        notice = None if post is None else await look.outbox.find(post)
    assert notice is not None
    assert notice.message is not None
    return notice.message.words


async def test_everybody_sees_whom_a_deadline_waits_for_and_it_comes_forward_when_they_have_answered(
    house: House,
) -> None:
    table, (ana, bruno, chloe) = await three(house)
    await go_on_vacation(house.tables, bruno, 5)
    back = MONDAY + timedelta(days=5)
    assert await deadline(house, table) == back + DAY
    assert f"Bruno is away until <t:{int(back.timestamp())}:D>." in await board(house, table)
    await house.move(table, ana)
    assert await deadline(house, table) == back + DAY  # it is Bruno who keeps it
    await house.move(table, bruno)
    assert await deadline(house, table) == MONDAY + DAY
    assert "is away" not in await board(house, table)
    await house.notices()
    await house.wait(hours=23)
    assert ["ast reminder" in text for _, text in await house.pings(chloe)] == [True]
    await house.wait(hours=1)
    assert sum(move.skipped for move in (await house.table(table)).running.standing()) == 1


@pytest.mark.defect(76)
async def test_who_is_back_earlier_is_no_more_said_to_be_away(house: House) -> None:
    table, (ana, bruno, chloe) = await three(house)
    await go_on_vacation(house.tables, bruno, 5)
    until = await deadline(house, table)
    await house.wait(days=1)
    await go_on_vacation(house.tables, bruno, 0)
    assert "is away" not in await board(house, table)
    assert await deadline(house, table) == until
    await house.move(table, bruno)
    await house.move(table, chloe)
    assert await deadline(house, table) == house.clock.at + DAY / 2
    assert await house.owing(table) == [ana.id]


async def test_who_relied_on_the_later_deadline_has_half_their_time_at_least(house: House) -> None:
    table, (ana, bruno, _) = await three(house)
    await go_on_vacation(house.tables, bruno, 9)
    await house.move(table, ana)
    await house.wait(days=4)
    await house.move(table, bruno)
    assert await deadline(house, table) == house.clock.at + DAY / 2


async def test_a_night_and_a_weekend_are_named_too(house: House) -> None:
    people = [await house.person(1, "Ana", quiet_from=9, quiet_until=12), await house.person(2, "Bruno")]
    night = await house.begun("lisboa", people)
    if await house.owing(night) == [2]:
        await house.move(night, people[1], "coin")
    assert "Quiet hours: Ana." in await board(house, night)
    house.clock.at = MONDAY + timedelta(days=4)
    weekend = await house.begun("lisboa", people, weekends_off=True)
    assert "Weekends don’t count." in await board(house, weekend)


async def test_a_reaction_does_not_come_forward_whoever_has_answered(tmp_path: Path) -> None:
    """That somebody on vacation has answered there nobody may know."""

    async def on_vacation(house: House, table: int) -> None:
        """Nothing more happens: the deadline is looked at."""

    async def away_and_answers(house: House, table: int, person: Person) -> None:
        await go_on_vacation(house.tables, person, 5)
        await answer(house, table, await met(house, person.id))

    async def away(house: House, table: int, person: Person) -> None:
        await go_on_vacation(house.tables, person, 5)
        await nothing(house, table, person)

    seen = [
        await world(tmp_path / name, "central", in_a_reaction, secret, on_vacation)
        for name, secret in (("one", away_and_answers), ("other", away))
    ]
    assert seen[0] == seen[1]


# Reminders


async def test_nobody_is_reminded_at_night_although_they_have_set_nothing(house: House) -> None:
    table, people = await three(house, "lisboa")
    async with house.store.transaction() as tx:
        await tx.tables.use_zone((await house.record(table)).guild_id or 0, "Europe/Paris")
    (first,) = await house.owing(table)
    await house.wait(hours=11)  # 23 o'clock in Paris
    await house.notices()
    await house.move(table, people[first - 1], "coin")
    (following,) = await house.owing(table)
    asked = people[following - 1]
    ((at, _),) = await house.pings(asked)
    assert at == house.clock.at  # who is asked is told at once: people do play in the evening
    assert await deadline(house, table) == house.clock.at + DAY
    await house.wait(hours=23)
    reminded = [(notice.due_at + timedelta(hours=2)).hour for notice, _ in await house.told(asked)]
    assert len(reminded) == 2
    assert all(8 <= hour < 22 for hour in reminded)


async def test_who_wants_no_quiet_hours_is_reminded_at_night(house: House) -> None:
    people = [await house.person(number, name, quiet_from=0, quiet_until=0) for number, name in ((1, "Ana"), (2, "Bo"))]
    table = await house.begun("lisboa", people)
    (first,) = await house.owing(table)
    await house.notices()
    await house.wait(hours=23)
    told = await house.told(people[first - 1])
    assert [notice.due_at - MONDAY for notice, _ in told] == [DAY / 2, timedelta(hours=21)]


async def test_what_leaves_no_time_by_day_is_reminded_of_at_night(house: House) -> None:
    house.clock.at = MONDAY.replace(hour=23)
    table = await house.begun("lisboa", [await house.person(1, "Ana"), await house.person(2, "Bruno")], "live")
    (first,) = await house.owing(table)
    await house.notices()
    await house.wait(minutes=9)
    assert len(await house.pings(await met(house, first))) == 2


def deleted(notices: list[Notice]) -> list[int | None]:
    return [notice.about for notice in notices if notice.kind is NoticeKind.DELETE]


async def test_a_reminder_in_the_channel_goes_when_its_question_is_answered(house: House) -> None:
    table, people = await three(house, "lisboa")
    (first,) = await house.owing(table)
    await house.notices()
    await house.wait(hours=20)
    (reminder,) = await house.posts()
    await house.move(table, people[first - 1], "coin")
    assert deleted(await house.notices()) == [reminder.id]


async def test_a_reminder_of_a_reaction_stays_until_the_window_closes(tmp_path: Path) -> None:
    async def answers_after_half_time(house: House, table: int) -> None:
        await house.wait(hours=8)
        asked = [person for person, decision in await house.asked(table) if decision.nature is Nature.REACTION]
        assert len(asked) > 1
        assert any("half your time" in post.message.text for post in await house.posts() if post.message)
        for person in asked[:-1]:
            await answer(house, table, await met(house, person))
        assert deleted(await house.notices()) == []

    await world(tmp_path / "one", "central", in_a_reaction, nothing, answers_after_half_time, dms=False)


# What people type, and what is guessed


@pytest.mark.parametrize(
    ("typed", "zone"),
    [("Paris", "Europe/Paris"), ("são paulo", "America/Sao_Paulo"), ("new york", "America/New_York"), ("GMT-5", None)],
)
def test_a_city_is_a_time_zone(typed: str, zone: str | None) -> None:
    assert read_zone(typed) == zone


@pytest.mark.parametrize(
    "typed",
    [
        *("22-8", "22h-8h", "22 h – 8 h", "22:00-08:00", "22h à 8h", "22h00-8h00"),
        *("22–8 Uhr", "22 Uhr bis 8 Uhr", "von 22 bis 8 Uhr", "from 22 to 8", "de 22 heures à 8 heures"),
    ],
)
def test_quiet_hours_as_people_write_them(typed: str) -> None:
    assert read_night(typed) == (22, 8)


def test_the_zone_of_a_server_is_chosen_or_follows_from_its_language() -> None:
    assert guessed_zone("fr") == "Europe/Paris"
    assert zone_of(Server(id=1), guessed_zone("de")) == "Europe/Berlin"
    assert zone_of(Server(id=1, language="fr"), guessed_zone("en-US")) == "Europe/Paris"
    assert zone_of(Server(id=1, language="fr", zone="Asia/Tokyo"), "UTC") == "Asia/Tokyo"
