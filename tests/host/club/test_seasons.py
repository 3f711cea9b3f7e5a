"""Seasons: what counts, who wins, that the end is posted once, and that a recount gives the same."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.host import privacy, seats
from bot.host.club import seasons
from bot.host.club.counting import recount
from bot.host.club.scoring import points
from bot.host.club.standing import season_page
from bot.messages.reasons import HouseReason
from bot.store import ALL_GAMES, Part, Person, Ranked, Result, ResultChair, Season, Server
from games.kernel import Level, Refusal
from tests.host.club.test_results import derived, people, play_on, rated
from tests.host.house import MONDAY, House
from tests.host.tournament.cup import to_the_end

HALL, HERE = 1, 700


async def begin(house: House, days: float = 30, name: str = "Summer", request: int = 1) -> Season:
    ends = house.clock.at + timedelta(days=days)
    return await seasons.begin(house.tables, request, HALL, HERE, "en", name, ends)


async def table_of(house: House, season: Season, game: str = ALL_GAMES) -> list[Ranked]:
    page = await season_page(house.store, HALL, season.id, game, 1, 0, 10)
    assert page is not None
    return list(page.lines)


async def posted(house: House) -> list[tuple[int | None, str]]:
    """What was said about seasons since the last look, and where."""
    found = [each for each in await house.posts() if each.table_id is None and each.message and each.channel_id]
    return [(each.channel_id, each.message.text) for each in found if each.message]


async def played(house: House, seated: list[Person], game: str = "lisboa") -> None:
    await house.do(await rated(house, seated, game), to_the_end)


# What a game is worth


def chair(seat: int, part: Part, place: int | None, person: int | None = None) -> ResultChair:
    level = Level.EASY if part is Part.COMPUTER else None
    return ResultChair(seat=seat, person_id=person, name="", level=level, part=part, place=place)


def result(*chairs: ResultChair, closed: bool = False) -> Result:
    facts = {"table_id": 1, "place_id": 1, "game": "lisboa", "variant": "", "rated": False, "ended_at": MONDAY}
    return Result.model_validate({**facts, "closed": closed, "chairs": chairs})


def test_a_game_brings_a_point_and_one_for_each_person_who_comes_in_behind() -> None:
    four = result(*(chair(seat, Part.WHOLE, seat + 1, seat + 1) for seat in range(4)))
    assert [points(four, each) for each in four.chairs] == [4, 3, 2, 1]
    tied = result(*(chair(seat, Part.WHOLE, place, seat + 1) for seat, place in enumerate((1, 1, 3))))
    assert [points(tied, each) for each in tied.chairs] == [2, 2, 1]


def test_computers_bring_nothing_and_whoever_leaves_is_behind_all_once() -> None:
    mixed = result(
        chair(0, Part.COMPUTER, 3),
        chair(1, Part.WHOLE, 2, 1),
        chair(2, Part.LEFT, 1, 2),
        chair(3, Part.LEFT, 4, 3),
        chair(3, Part.PASSED_BY, 4, 4),
        chair(3, Part.TOOK_OVER, 4, 5),
    )
    assert [points(mixed, each) for each in mixed.chairs] == [0, 3, 0, 0, 0, 2]
    closed = result(*(chair(seat, Part.WHOLE, None, seat + 1) for seat in range(2)), closed=True)
    assert [points(closed, each) for each in closed.chairs] == [0, 0]


# A season


async def test_a_season_counts_what_ends_in_it_in_each_game_and_in_all(house: House) -> None:
    seated = await people(house, "Ana", "Bruno", "Chloé")
    await played(house, seated[:2])  # before it
    season = await begin(house)
    assert await table_of(house, season) == []
    await played(house, seated[:2])
    await played(house, seated[:2], "turin")
    lisboa, turin, both = [await table_of(house, season, game) for game in ("lisboa", "turin", ALL_GAMES)]
    assert sum(each.points for each in lisboa) == sum(each.points for each in turin) == 3
    assert sum(each.points for each in both) == 6
    assert {each.games for each in both} == {2}
    await seasons.end(house.tables, season.id, HALL)
    await played(house, seated[:2])  # after it
    assert await table_of(house, season) == both


@pytest.mark.databases("sqlite", "postgresql")
async def test_what_a_season_has_comes_out_the_same_from_the_log(house: House) -> None:
    seated = await people(house, "Ana", "Bruno", "Chloé")
    first = await begin(house)
    await played(house, seated)
    table = await rated(house, seated)
    await house.do(table, seats.leave, seated[0])
    await play_on(house, table, seated)
    await seasons.end(house.tables, first.id, HALL)
    second = await begin(house, name="", request=2)
    assert second.name == "Season 2"
    await played(house, seated[1:])
    async with house.store.reading() as look:
        before = await derived(look)
    assert {row["season_id"] for row in before["season_scores"]} == {first.id, second.id}
    await recount(house.store)
    async with house.store.reading() as look:
        assert await derived(look) == before
    # Somebody who is forgotten is in no table; what the others have of beating them stays.
    await privacy.erase(house.tables, seated[2])
    kept = [row for row in before["season_scores"] if row["person_id"] != seated[2].id]
    await recount(house.store)
    async with house.store.reading() as look:
        assert (await derived(look))["season_scores"] == kept


@pytest.mark.databases("sqlite", "postgresql")
async def test_the_end_is_posted_once_with_the_winners_whoever_ends_it(house: House) -> None:
    seated = await people(house, "Ana", "Bruno")
    season = await begin(house, days=3)
    ((channel, text),) = await posted(house)
    assert channel == HERE
    assert text.splitlines()[:2] == [
        "## Summer begins",
        "From now until <t:1780524000:D>, every game on this server counts. Everyone starts at zero; ratings go on.",
    ]
    await played(house, seated)
    best = (await table_of(house, season))[0]
    await house.wait(days=2, hours=23)
    assert await posted(house) == []
    await house.wait(hours=2)
    ((channel, text),) = await posted(house)
    assert channel == HERE
    assert text.splitlines()[:2] == ["## Summer is over", f"🥇 **{best.name}** · 2 points in 1 game"]
    assert text.splitlines()[-1] == f"Mercado de Lisboa: **{best.name}**"
    with pytest.raises(Refusal) as over:
        await seasons.end(house.tables, season.id, HALL)
    assert over.value.reason is HouseReason.NO_SEASON
    await house.wait(days=30)
    assert await posted(house) == []


async def test_a_season_that_was_ended_earlier_does_not_end_again_and_goes_where_announcements_go(house: House) -> None:
    await people(house, "Ana")
    season = await begin(house)
    async with house.store.transaction() as tx:
        await tx.servers.keep(Server(id=HALL, announces_in=4000, language="de"))
    await posted(house)
    await seasons.end(house.tables, season.id, HALL)
    assert await posted(house) == [(4000, "## Summer ist vorbei\nNiemand hat Punkte.")]
    await house.wait(days=40)
    assert await posted(house) == []
    assert [timer for timer in await house.timers() if timer.decision == str(season.id)] == []


async def test_whoever_hides_is_in_no_table_and_wins_for_nobody_to_see(house: House) -> None:
    ana, bruno = await people(house, "Ana", "Bruno")
    season = await begin(house)
    await played(house, [ana, bruno])
    best = (await table_of(house, season))[0]
    await house.person(best.person_id, best.name, listed=False)
    assert best.name not in [each.name for each in await table_of(house, season)]
    await posted(house)
    await seasons.end(house.tables, season.id, HALL)
    ((_, text),) = await posted(house)
    assert best.name not in text


async def test_one_season_runs_at_a_time_and_has_an_end_that_can_be(house: House) -> None:
    await begin(house)
    for days, reason in (
        (30, HouseReason.SEASON_RUNS),
        (-1, HouseReason.UNKNOWN_DATE),
        (900, HouseReason.SEASON_TOO_LONG),
    ):
        with pytest.raises(Refusal) as refused:
            await begin(house, days=days, request=2)
        assert refused.value.reason is reason
    other = await seasons.begin(house.tables, 3, 2, HERE, "fr", "", house.clock.at + timedelta(days=1))
    assert other.name == "Saison 1"
    with pytest.raises(Refusal):
        await seasons.end(house.tables, other.id, HALL)  # managers end those of their own server


@pytest.mark.databases("sqlite", "postgresql")
async def test_ranks_are_shared_also_across_pages(house: House) -> None:
    season = await begin(house)
    async with house.store.transaction() as tx:
        for number, brought in enumerate((9, 7, 7, 7, 3), 1):
            await tx.people.add(Person(id=number, name=f"P{number}"))
            score = await tx.seasons.score(season.id, ALL_GAMES, number)
            await tx.seasons.keep_score(score.model_copy(update={"points": brought, "games": 5}))
    async with house.store.reading() as look:
        pages = [[line.rank for line in await look.seasons.top(season.id, ALL_GAMES, first, 3)] for first in (0, 3)]
        own = await look.seasons.rank_of(4, season.id, ALL_GAMES)
    assert pages == [[1, 2, 2], [2, 5]]
    assert own is not None
    assert own.rank == 2


def test_months_end_on_the_same_day_or_the_last_one_at_midnight_of_the_server() -> None:
    assert seasons.last_day(date(2026, 11, 18), 3) == date(2027, 2, 18)
    assert seasons.last_day(date(2026, 8, 31), 6) == date(2027, 2, 28)
    assert seasons.last_day(date(2026, 12, 31), 12) == date(2027, 12, 31)
    assert seasons.end_of(date(2027, 3, 31), "Europe/Lisbon") == datetime(2027, 3, 31, 23, tzinfo=UTC)
