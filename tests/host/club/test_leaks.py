"""Nothing that the club shows tells anything of a game that runs, not even by when it changes.

What is announced of a table that looks for players, and what people are told of free seats, is made while games run:
it may say what the table's own channel says, and may change only when that does.
"""

import json
from typing import Any

import pytest
import sqlalchemy as sa

from bot.host import lobby, seats, seeking
from bot.host.club import profile as club
from bot.host.club import seasons
from bot.host.club.standing import season_page
from bot.host.hosted import Place
from bot.messages.message import PictureKind
from bot.screens.club import profile, top
from bot.screens.seasons import season as season_screen
from bot.store import ALL_GAMES, Notice, Person, Server, Status, schema
from bot.store.derived import DERIVED
from games.registry import games
from tests.host.club.test_results import people, play_on, rated
from tests.host.club.test_seasons import begin
from tests.host.house import House
from words import catalogue

SHOWN_FROM = (*DERIVED, schema.results, schema.result_chairs, schema.seasons)
"""All that profiles, lists, records, seasons and announcements are made of, beside names and settings of people."""
BOARD = 4000
"""Where things are announced."""


async def shown(house: House, seated: list[Person]) -> list[object]:
    """Everything that anybody can be shown, and all that it is made of."""
    words, seen = catalogue("en"), list[object]()
    known = [game.id for game in games()]
    for viewer in seated:
        for person in seated:
            found = await club.profile(house.store, person.id, person.name, viewer.id, 1)
            seen.append(profile(words, found, own=viewer == person, here=True, as_text=True).text)
        for game in known:
            page = await club.top(house.store, 1, game, viewer.id, 0, 10)
            seen.append(top(words, page, 0, [game]).text)
        for game in (ALL_GAMES, *known):
            table = await season_page(house.store, 1, None, game, viewer.id, 0, 10)
            seen.append(None if table is None else season_screen(words, table, 0, known).text)
    async with house.store.reading() as look:
        seen += [await look.whole._all(sa.select(table)) for table in SHOWN_FROM]
    return seen


async def said_elsewhere(house: House, table: int) -> list[dict[str, Any]]:
    """All that was ever to be said outside the channel of a table, and not in private to whoever sits there."""
    record = await house.record(table)
    seated = {chair.person_id for chair in record.chairs} | {hand.person_id for hand in record.known_hands}
    async with house.store.reading() as look:
        rows = await look.whole._all(sa.select(schema.outbox).order_by(schema.outbox.c.id))
    notices = [Notice.model_validate(row) for row in rows]
    return [
        {"to": (each.channel_id, each.person_id), "kind": each.kind, "edits": each.edits, "says": each.message}
        for each in notices
        if each.channel_id != record.channel_id and each.person_id not in seated
    ]


@pytest.mark.parametrize("game", ["central", "fishmarket", "turin"])
async def test_what_the_club_shows_stays_the_same_until_a_game_is_over(house: House, game: str) -> None:
    seated = await people(house, "Ana", "Bruno", "Chloé")
    await begin(house)
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
    await begin(house)
    before = await shown(house, seated)
    table = await rated(house, seated)
    while True:
        running = (await house.record(table)).status is Status.RUNNING
        told = [each.message for each in await house.posts() if each.message is not None and each.channel_id]
        ends = [picture for message in told for picture in message.pictures if picture.kind is PictureKind.END]
        assert bool(ends) is not running
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


async def test_a_season_that_ends_while_a_game_runs_says_nothing_of_it(house: House) -> None:
    seated = await people(house, "Ana", "Bruno")
    season = await begin(house)
    table = await rated(house, seated)
    await play_on(house, table, seated, most=6)
    await house.posts()
    await seasons.end(house.tables, season.id, 1)
    (over,) = [each for each in await house.posts() if each.table_id is None]
    assert over.message is not None
    assert over.message.words == "## Summer is over\nNobody has any points."


# What is said elsewhere while a game runs


async def announced_seat(house: House, game: str) -> tuple[int, list[Person], list[Person]]:
    """A game in which a seat is offered and announced; who plays there still, and who likes the game."""
    seated = await people(house, "Ana", "Bruno", "Chloé", "Dora")
    async with house.store.transaction() as tx:
        await tx.servers.keep(Server(id=1, announces_in=BOARD))
        await tx.wishes.like(seated[3].id, [game])
        await tx.wishes.visit(seated[3].id, 1)
    table = await rated(house, seated[:3], game)
    await play_on(house, table, seated[:3], most=4)
    await house.do(table, seats.leave, seated[2])
    seat = (await house.record(table)).seat_of(seated[2].id)
    await house.do(table, seeking.announce, seated[0], seat, manages=False)
    await house.wait(minutes=6)
    return table, seated[:2], [seated[3]]


@pytest.mark.parametrize("game", ["central", "fishmarket", "turin"])
async def test_what_is_announced_stays_the_same_while_the_game_goes_on(house: House, game: str) -> None:
    table, seated, _ = await announced_seat(house, game)
    before = await said_elsewhere(house, table)
    assert {each["to"] for each in before} == {(BOARD, None), (None, 4)}
    for _ in range(3):
        await house.wait(minutes=11)
        await play_on(house, table, seated, most=2)
        assert await said_elsewhere(house, table) == before


async def test_an_announcement_of_a_game_knows_nothing_of_the_game(house: House) -> None:
    """The same words whatever has been played: they name the game, its place, a name and what was agreed on."""
    table, seated, _ = await announced_seat(house, "fishmarket")
    hosted = await house.table(table)
    screens = house.tables.screens
    dora = await house.person(4, "Dora")
    (seat,) = [number for number, chair in enumerate(hosted.record.chairs) if chair.offered]
    said = [screens.seat_card(hosted, seat, None), screens.open_seats(dora, [hosted])]
    await play_on(house, table, seated, most=12)
    later = await house.table(table)
    assert (await house.record(table)).status is Status.RUNNING
    assert [screens.seat_card(later, seat, None), screens.open_seats(dora, [later])] == said
    written = json.dumps([message.model_dump(mode="json") for message in said])
    assert hosted.record.seed is not None
    assert hosted.record.seed not in written
