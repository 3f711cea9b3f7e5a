"""Nothing that the club shows tells anything of a game that runs, not even by when it changes."""

import pytest
import sqlalchemy as sa

from bot.host import lobby, seats
from bot.host.club import profile as club
from bot.host.hosted import Place
from bot.screens.club import profile, top
from bot.store import Person, Status, schema
from bot.store.derived import DERIVED
from games.registry import games
from tests.host.club.test_results import people, play_on, rated
from tests.host.house import House
from words import catalogue

SHOWN_FROM = (*DERIVED, schema.results, schema.result_chairs)
"""All that profiles, lists, records and announcements are made of, beside names and settings of people."""


async def shown(house: House, seated: list[Person]) -> list[object]:
    """Everything that anybody can be shown, and all that it is made of."""
    words, seen = catalogue("en"), list[object]()
    for viewer in seated:
        for person in seated:
            found = await club.profile(house.store, person.id, person.name, viewer.id, 1)
            seen.append(profile(words, found, own=viewer == person, here=True, as_text=True).text)
        for game in games():
            page = await club.top(house.store, 1, game.id, viewer.id, 0, 10)
            seen.append(top(words, page, 0, [game.id]).text)
    async with house.store.reading() as look:
        seen += [await look.whole._all(sa.select(table)) for table in SHOWN_FROM]
    return seen


@pytest.mark.parametrize("game", ["central", "fishmarket", "turin"])
async def test_what_the_club_shows_stays_the_same_until_a_game_is_over(house: House, game: str) -> None:
    seated = await people(house, "Ana", "Bruno", "Chloé")
    before = await shown(house, seated)
    table = await rated(house, seated, game)
    for _ in range(3):  # turns, sealed answers, reactions
        await house.wait(minutes=7)
        await play_on(house, table, seated, most=2)
        assert await shown(house, seated) == before
    await house.wait(days=2)  # somebody has missed something
    assert (await house.record(table)).status is Status.RUNNING
    assert await shown(house, seated) == before


async def test_they_change_with_the_message_that_tells_of_the_end(house: House) -> None:
    seated = await people(house, "Ana", "Bruno")
    before = await shown(house, seated)
    table = await rated(house, seated)
    while True:
        running = (await house.record(table)).status is Status.RUNNING
        ends = [each.message.text for each in await house.posts() if each.message is not None and each.channel_id]
        assert any("Game over" in text for text in ends) is not running
        assert (await shown(house, seated) == before) is running
        if not running:
            return
        await play_on(house, table, seated, most=10)


async def test_that_somebody_left_or_a_table_waits_is_in_no_profile_before_its_end(house: House) -> None:
    seated = await people(house, "Ana", "Bruno", "Chloé")
    before = await shown(house, seated)
    table = await rated(house, seated)
    await house.do(table, seats.leave, seated[0])
    place = Place(guild_id=1, channel_id=990, language="en")
    await lobby.open_table(house.tables, seated[1], place, "turin", "daily")
    assert await shown(house, seated) == before
