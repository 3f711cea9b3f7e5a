"""What a pod does tells nobody outside of it anything of the deal, nor of itself, before the round is over."""

import json
from datetime import timedelta
from pathlib import Path

import pytest

from bot.host import privacy
from bot.host.club import profile as club
from bot.host.club import seasons
from bot.host.club.counting import recount
from bot.host.club.standing import season_page
from bot.host.tournament import pods, signing_up
from bot.host.tournament.desk import at_desk
from bot.messages.reasons import HouseReason
from bot.screens.house import HouseScreens
from bot.store import ALL_GAMES, Person, Result
from tests.host.house import House, open_house
from tests.host.tournament.cup import HERE, Cup, opened, refuses

FEW, MANY = 5, 50
SERVER = 1
"""Where the tournament is held."""


async def told_outside(house: House, room: int, inside: set[int]) -> list[str]:
    """All that was to be sent since the last look, but to one pod."""
    return [
        f"{notice.kind} {notice.channel_id} {notice.person_id} {notice.due_at} {notice.message}"
        for notice in await house.notices()
        if notice.channel_id != room and notice.person_id not in inside
    ]


async def lived(folder: Path, moves: tuple[int | None, int]) -> tuple[list[str], list[str]]:
    """A round in which the first pod plays so many moves (None: all) and the second so many: what others are told."""
    house = await open_house(folder)
    await begin_season(house)
    cup = await opened(house, 8, rounds=2, rated=True)
    await cup.start()
    first, second = await cup.tables()
    inside = set((await house.table(first)).players())
    room = (await house.record(first)).channel_id
    await house.notices()
    if moves[0] is None:
        await cup.play(first)
    else:
        await cup.play(first, moves[0])
    await cup.play(second, moves[1])
    await cup.settle()
    told = await told_outside(house, room, inside)
    shown = await shown_outside(house, cup, inside)
    await house.store.close()
    return told, shown


async def shown_outside(house: House, cup: Cup, inside: set[int]) -> list[str]:
    """What people outside of the first pod are shown when they ask."""
    tournament, lines = await cup.tournament(), await cup.lines()
    screens = HouseScreens()
    looks = next(person for person in cup.people if person not in inside)
    profiles = [
        await club.profile(house.store, person.id, person.name, looks, SERVER) for person in cup.people.values()
    ]
    best = await club.top(house.store, SERVER, "turin", looks, 0, MANY)
    season = await season_page(house.store, SERVER, None, ALL_GAMES, looks, 0, MANY)
    assert season is not None
    return [screens.tournaments.sign_up(tournament).words, repr(lines), repr(profiles), repr(best), repr(season)]


async def begin_season(house: House) -> None:
    ends = house.clock.now() + timedelta(days=90)
    await seasons.begin(house.tables, 1, SERVER, HERE.channel_id, HERE.language, "Autumn", ends)


async def results(house: House) -> list[Result]:
    """The log of results."""
    async with house.store.reading() as look:
        return [result async for result in look.results.in_order()]


@pytest.mark.databases("sqlite")
async def test_what_others_are_told_and_shown_is_the_same_however_a_pod_plays(tmp_path: Path) -> None:
    nothing = await lived(tmp_path / "a", (0, FEW))
    some = await lived(tmp_path / "b", (FEW, FEW))
    all_ = await lived(tmp_path / "c", (None, FEW))
    assert nothing[0], "the second pod has played"
    assert nothing == some == all_


async def test_a_pod_that_is_over_is_sealed_until_the_last_of_its_round_is(house: House) -> None:
    cup = await opened(house, 8, rounds=2)
    await cup.start()
    first, second = await cup.tables()
    await cup.play(first)
    record = await house.record(first)
    with refuses(HouseReason.SEALED):
        await pods.check_unsealed(house.tables, record)
    await cup.play(second)
    await cup.settle()
    await pods.check_unsealed(house.tables, record)
    ordinary = await house.begun("turin", [Person(id=1, name="Ana"), Person(id=2, name="Bruno")])
    await pods.check_unsealed(house.tables, await house.record(ordinary))


async def test_a_tournament_that_was_closed_keeps_the_deal_of_games_that_run(house: House) -> None:
    cup = await opened(house, 8, rounds=2)
    await cup.start()
    first, second = await cup.tables()
    await cup.play(first)
    await at_desk(house.tables, cup.id, None, signing_up.close)
    with refuses(HouseReason.SEALED):
        await pods.check_unsealed(house.tables, await house.record(first))
    await cup.play(second)
    await pods.check_unsealed(house.tables, await house.record(first))


# What came of it


async def test_results_of_a_round_are_written_and_counted_when_its_last_pod_is_over(house: House) -> None:
    cup = await opened(house, 8, rounds=2, rated=True)
    await cup.start()
    first, second = await cup.tables()
    await cup.play(second)
    house.clock.at += timedelta(hours=1)
    assert await results(house) == []
    await cup.play(first)
    assert await results(house) == [], "the tournament has not been looked after yet"
    await cup.settle()
    assert [result.table_id for result in await results(house)] == [second, first], "in the order of their ends"
    counted = await club.top(house.store, SERVER, "turin", cup.nth(1).id, 0, MANY)
    assert len(counted.lines) == 8
    await recount(house.store)
    assert await club.top(house.store, SERVER, "turin", cup.nth(1).id, 0, MANY) == counted
    await cup.settle()
    assert len(await results(house)) == 2


async def test_results_of_a_closed_tournament_are_written_when_its_last_game_is_over(house: House) -> None:
    cup = await opened(house, 8, rounds=2)
    await cup.start()
    first, second = await cup.tables()
    await cup.play(first)
    await at_desk(house.tables, cup.id, None, signing_up.close)
    await cup.settle()
    assert await results(house) == []
    await cup.play(second)
    await cup.settle()
    assert [result.table_id for result in await results(house)] == [first, second]


async def test_results_are_written_if_a_tournament_is_closed_after_its_last_game(house: House) -> None:
    cup = await opened(house, 4, rounds=2)
    await cup.start()
    (only,) = await cup.tables()
    await cup.play(only)
    await at_desk(house.tables, cup.id, None, signing_up.close)
    await cup.settle()
    assert [result.table_id for result in await results(house)] == [only]


async def test_whoever_is_erased_is_in_no_sealed_result_and_before_that_their_copy_has_it(house: House) -> None:
    cup = await opened(house, 8, rounds=2)
    await cup.start()
    first, second = await cup.tables()
    await cup.play(first)
    erased = cup.people[next(iter((await house.table(first)).players()))]
    (kept,) = json.loads(await privacy.export(house.tables, erased))["results"]
    assert (kept["table_id"], kept["own"][0]["name"]) == (first, erased.name)
    await privacy.erase(house.tables, erased)
    await cup.play(second)
    await cup.settle()
    of_first = (await results(house))[0]
    assert erased.id not in {chair.person_id for chair in of_first.chairs}
    (nobody,) = [chair for chair in of_first.chairs if (chair.person_id or 0) < 0]
    assert (nobody.name, nobody.asked) == ("former player", 0)
