"""The result of a game is written as it ends, and all that is derived from it comes out the same from the log."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from bot.host import lobby, seats
from bot.host.club.counting import recount
from bot.host.hosted import Place
from bot.store import Part, Person, Result, Status, Transaction
from bot.store.derived import DERIVED
from tests.host.house import House


async def people(house: House, *names: str) -> list[Person]:
    return [await house.person(number, name) for number, name in enumerate(names, 1)]


async def rated(house: House, seated: Sequence[Person], game: str = "lisboa", *, computers: int = 0) -> int:
    """A rated game that has begun."""
    place = Place(guild_id=1, channel_id=500 + house._deals, language="en")
    table = (await lobby.open_table(house.tables, seated[0], place, game, "daily")).record.id
    await house.do(table, lobby.set_rated, seated[0], rated=True)
    for other in seated[1:]:
        await house.do(table, lobby.join, other)
    for _ in range(computers):
        await house.do(table, lobby.add_computer, seated[0], manages=False)
    await house.do(table, lobby.begin, seated[0], manages=False)
    await house.keeper.tick()
    return table


async def play_on(house: House, table: int, seated: Sequence[Person], most: int = 500) -> None:
    """Go on until the game is over, or for so many moves."""
    known = {person.id: person for person in seated}
    for _ in range(most):
        if (await house.record(table)).status is not Status.RUNNING:
            return
        await house.move(table, known[(await house.owing(table))[0]])


async def result_of(house: House, table: int) -> Result | None:
    async with house.store.reading() as look:
        return await look.results.of_table(table)


async def derived(tx: Transaction) -> dict[str, list[dict[str, Any]]]:
    """All that is derived, by table."""
    rows = {}
    for table in DERIVED:
        rows[table.name] = await tx.derived._all(sa.select(table).order_by(*table.primary_key))
    return rows


async def test_a_game_is_in_the_log_with_all_who_sat_there_and_counts_at_once(house: House) -> None:
    ana, bruno = await people(house, "Ana", "Bruno")
    table = await rated(house, [ana, bruno], computers=1)
    assert await result_of(house, table) is None
    await play_on(house, table, [ana, bruno])
    result, hosted = await result_of(house, table), await house.table(table)
    assert result is not None
    outcome = hosted.running.outcome
    assert (result.rated, result.closed, result.place_id, result.game) == (True, False, 1, "lisboa")
    assert [(chair.place, chair.score) for chair in result.chairs] == [
        (standing.place, standing.score) for standing in outcome.standings
    ]
    assert {chair.person_id: chair.part for chair in result.chairs} == {
        None: Part.COMPUTER,
        ana.id: Part.WHOLE,
        bruno.id: Part.WHOLE,
    }
    assert result.best == max(standing.score for standing in outcome.standings)
    async with house.store.reading() as look:
        ratings = await look.derived.ratings("lisboa", [ana.id, bruno.id])
        tallies = [(await look.derived.tallies(who.id, 1))[0] for who in (ana, bruno)]
    assert {rating.games for rating in ratings.values()} == {1}
    assert [tally.games for tally in tallies] == [1, 1]
    assert [tally.points for tally in tallies] == [ratings[ana.id].points, ratings[bruno.id].points]


async def test_what_is_derived_comes_out_the_same_from_the_log(house: House) -> None:
    seated = await people(house, "Ana", "Bruno", "Chloé")
    for _ in range(2):
        await play_on(house, await rated(house, seated), seated)
    table = await rated(house, seated)
    await house.do(table, seats.leave, seated[0])
    await play_on(house, table, seated)
    async with house.store.reading() as look:
        before = await derived(look)
    assert all(before[name] for name in ("ratings", "rating_steps", "tallies", "reliability"))
    assert await recount(house.store) == 3
    async with house.store.reading() as look:
        assert await derived(look) == before


async def test_whoever_left_or_was_replaced_is_in_the_log_as_such(house: House) -> None:
    ana, bruno, chloe = await people(house, "Ana", "Bruno", "Chloé")
    table = await rated(house, [ana, bruno])
    await house.do(table, seats.leave, ana)
    seat = (await house.record(table)).seat_of(ana.id)
    assert seat is not None
    await house.do(table, seats.take, chloe, seat)
    await play_on(house, table, [bruno, chloe])
    result = await result_of(house, table)
    assert result is not None
    assert {(chair.name, chair.part) for chair in result.chairs} == {
        ("Ana", Part.LEFT),
        ("Bruno", Part.WHOLE),
        ("Chloé", Part.TOOK_OVER),
    }


async def test_whoever_came_back_is_known_to_have_been_away(house: House) -> None:
    ana, bruno = await people(house, "Ana", "Bruno")
    table = await rated(house, [ana, bruno])
    await house.do(table, seats.leave, ana)
    await house.do(table, seats.come_back, ana)
    await play_on(house, table, [ana, bruno])
    result = await result_of(house, table)
    assert result is not None
    assert {chair.person_id: chair.part for chair in result.chairs} == {ana.id: Part.BACK, bruno.id: Part.WHOLE}


async def test_the_last_one_to_leave_closes_a_table_that_has_a_result_without_winners(house: House) -> None:
    ana, bruno = await people(house, "Ana", "Bruno")
    table = await rated(house, [ana, bruno])
    await house.do(table, seats.leave, ana)
    await house.do(table, seats.leave, bruno)
    result = await result_of(house, table)
    assert result is not None
    assert result.closed
    assert {chair.person_id: (chair.part, chair.place) for chair in result.chairs} == {
        ana.id: (Part.LEFT, None),
        bruno.id: (Part.LEFT_LAST, None),
    }
    async with house.store.reading() as look:
        ratings = await look.derived.ratings("lisboa", [ana.id, bruno.id])
    assert ratings[ana.id].mu < ratings[bruno.id].mu == 25


async def test_whoever_took_a_seat_over_and_is_the_last_to_leave_has_only_passed_by(house: House) -> None:
    """With that the table closes; but they were not there from the beginning, and lose nothing."""
    ana, bruno, chloe = await people(house, "Ana", "Bruno", "Chloé")
    table = await rated(house, [ana, bruno])
    seat = (await house.record(table)).seat_of(ana.id)
    assert seat is not None
    await house.do(table, seats.leave, ana)
    await house.do(table, seats.take, chloe, seat)
    await house.do(table, seats.leave, bruno)
    await house.do(table, seats.leave, chloe)
    result = await result_of(house, table)
    assert result is not None
    assert {chair.person_id: chair.part for chair in result.chairs} == {
        ana.id: Part.LEFT,
        bruno.id: Part.LEFT,
        chloe.id: Part.PASSED_BY,
    }


async def test_alone_among_computers_nothing_is_rated(house: House) -> None:
    (ana,) = await people(house, "Ana")
    table = await rated(house, [ana], computers=2)
    await play_on(house, table, [ana])
    result = await result_of(house, table)
    assert result is not None
    assert not result.rated
    async with house.store.reading() as look:
        assert await look.derived.ratings("lisboa", [ana.id]) == {}


async def test_answers_are_counted_when_the_game_is_over_and_not_before(house: House) -> None:
    ana, bruno = await people(house, "Ana", "Bruno")
    table = await rated(house, [ana, bruno])
    owing = (await house.owing(table))[0]
    first, other = (ana, bruno) if owing == ana.id else (bruno, ana)
    await house.wait(minutes=15)
    await house.move(table, first, "coin")
    await house.wait(hours=30)  # the other one misses a deadline
    async with house.store.reading() as look:
        assert (await look.derived.reliability(first.id)).asked == 0
    await play_on(house, table, [ana, bruno])
    async with house.store.reading() as look:
        quick, slow = [await look.derived.reliability(person.id) for person in (first, other)]
    assert (quick.missed, quick.in_time) == (0, 100)
    assert (slow.missed, slow.asked) == (1, sum(slow.times) + 1)
    assert quick.times[4] == 1  # within twenty minutes
